import type { Contract, Operation } from '../../contract/model.ts';
import type { Case, Exchange, Expectation, RawFinding } from '../../model/case.ts';
import { caseOf, documented, isSuccess } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { headOfRefusals } from './head-refusals.ts';

/** Headers that HEAD may omit or change because it has no content. */
const aboutContent: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'vary',
]);

/**
 * Sends HEAD between two successful GETs: it must return every header that both GETs return alike, and must be refused
 * where GET is. A server may refuse HEAD with 405 or 501, but not on some paths only.
 */
export function headProbes(contract: Contract, operations: readonly Operation[]): Probe[] {
  return operations
    .filter(({ method }) => method === 'GET')
    .map((operation) =>
      operationProbe(operation, 'head', 'shape', function* (context, id) {
        const parts = baseRequest(context, operation);
        if (parts === undefined) return [];
        const before = yield caseOf(id, 'before', operation, parts, documented);
        if (!isSuccess(before.status)) return [];
        const head = yield caseOf(
          id,
          'head',
          operation,
          parts,
          {
            kind: 'status',
            statuses: [before.status, 405, 501],
            rule: 'head-differs',
            because: `GET returns ${before.status}`,
          },
          { tampering: { method: 'HEAD' } },
        );
        if (head.status === 405 || head.status === 501) {
          const answered = yield* answersHead(context, id, operation, operations);
          return answered === undefined ? [] : [refusal(contract, head, answered)];
        }
        if (head.status !== before.status) return [];
        const after = yield caseOf(id, 'after', operation, parts, documented);
        const found = differences(contract, before, head, after);
        if (found.length === 0) yield* headOfRefusals(context, id, operation, parts);
        return found;
      }),
    );
}

/** Another operation whose HEAD succeeds, out of up to two whose GET did. */
function* answersHead(
  context: ProbeContext,
  id: string,
  operation: Operation,
  operations: readonly Operation[],
): Generator<Case, Operation | undefined, Exchange> {
  const others = operations
    .filter((other) => other.method === 'GET' && other.path !== operation.path)
    .map((other) => context.world.lastSuccess(other)?.case)
    .filter((sent) => sent !== undefined);
  for (const { operation: other, parts } of others.slice(0, 2)) {
    const expect: Expectation = {
      kind: 'status',
      statuses: [200, 204, 206, 405, 501],
      rule: 'head-differs',
      because: 'GET succeeds',
    };
    const tampering = { method: 'HEAD' };
    const { status } = yield caseOf(id, `beside/${other.id}`, other, parts, expect, { tampering });
    if (isSuccess(status)) return other;
  }
  return undefined;
}

function refusal(
  contract: Contract,
  { case: sent, request, status }: Exchange,
  other: Operation,
): RawFinding {
  const { operation } = sent;
  return {
    rule: 'head-differs',
    operation,
    cause: 'refused',
    shared: false,
    instancePath: '/status',
    expected: `HEAD to be supported, as it is for ${other.id}`,
    actual: `status ${status}`,
    place: contract.placeOf(operation.node),
    case: sent,
    request,
  };
}

function differences(contract: Contract, before: Exchange, head: Exchange, after: Exchange): RawFinding[] {
  const [first, given, second] = [before, head, after].map(headersOf);
  const { operation } = head.case;
  return [...(first ?? [])]
    .filter(
      ([name, value]) => !aboutContent.has(name) && second?.get(name) === value && given?.get(name) !== value,
    )
    .map(([name, value]) => ({
      rule: 'head-differs',
      operation,
      cause: name,
      shared: false,
      instancePath: `/headers/${name}`,
      expected: `${name}: ${value}, as GET returns`,
      actual: given?.has(name) ? `${name}: ${given.get(name)}` : 'nothing',
      place: contract.placeOf(operation.node),
      case: head.case,
      request: head.request,
    }));
}

function headersOf({ answer }: Exchange): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of answer.kind === 'none' ? [] : answer.headers) {
    const key = name.toLowerCase();
    const earlier = found.get(key);
    found.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return found;
}
