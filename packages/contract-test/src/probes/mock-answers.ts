import type { Operation, ResponseModel } from '../contract/model.ts';
import { caseOf, numbered } from '../model/case-of.ts';
import { operationProbe } from './operation-probe.ts';
import type { Probe } from './probe.ts';
import { baseRequest } from './requests/base-request.ts';
import { withFreshKeys } from './requests/parameter-values.ts';

/** Asks a mock for each declared response of an operation, by status and by the name of each example. */
export function mockProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'answers', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const named = numbered();
      for (const response of operation.responses.values()) {
        if (!/^\d{3}$/.test(response.status)) continue;
        const statuses = [Number(response.status)];
        for (const [name, preference] of preferences(response)) {
          yield caseOf(
            id,
            named(name),
            operation,
            withFreshKeys(context, operation, base),
            {
              kind: 'status',
              statuses,
              rule: 'missing-mock-answer',
              because: `requested by Prefer: ${preference}`,
            },
            { tampering: { headers: { Prefer: preference } } },
          );
        }
      }
      return [];
    }),
  );
}

/** `code=404`, and `code=404, example=unknown-thing` for each example. */
function preferences({
  status,
  content,
}: ResponseModel): readonly (readonly [name: string, preference: string])[] {
  const examples = new Set([...content.values()].flatMap((each) => each.examples.map(({ name }) => name)));
  return [
    [status, `code=${status}`],
    ...[...examples]
      .filter((name) => /^[\x21-\x7e]+$/.test(name))
      .map((name) => [`${status}/${name}`, `code=${status}, example=${quoted(name)}`] as const),
  ];
}

function quoted(name: string): string {
  return /^[\w.~+!#$%&'*^`|-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`;
}
