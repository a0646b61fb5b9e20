import { randomInstance } from '../../branches/sample.ts';
import type { Operation } from '../../contract/model.ts';
import type { RequestParts } from '../../model/case.ts';
import { caseOf, documented } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { canCarry } from '../requests/body-values.ts';
import {
  isIdempotencyKey,
  ownParameters,
  randomValue,
  withFreshKeys,
  withParameter,
} from '../requests/parameter-values.ts';

/** The number of JSON characters from which a body counts as big. */
const bigBody = 600;

/** Sends random valid requests: 8 for each operation, or 3 if its bodies are big. */
export function randomProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'random', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined || !isVariable(operation)) return [];
      const count = JSON.stringify(base.body ?? null).length > bigBody ? 3 : 8;
      for (let at = 1; at <= count; at += 1) {
        const parts = randomParts(context, operation, base);
        yield caseOf(id, String(at), operation, parts, documented);
      }
      return [];
    }),
  );
}

function isVariable(operation: Operation): boolean {
  return operation.body !== undefined || ownParameters(operation).some((one) => one.in !== 'path');
}

/** Path values are kept, since random ones lead nowhere. */
function randomParts(context: ProbeContext, operation: Operation, base: RequestParts): RequestParts {
  let parts = { ...base, body: randomBody(context, operation) ?? base.body };
  for (const parameter of ownParameters(operation)) {
    if (parameter.in === 'path' || isIdempotencyKey(parameter)) continue;
    if (!parameter.required && context.random.next() < 0.5) continue;
    const value = randomValue(context, parameter, 3);
    if (value !== undefined) parts = withParameter(parts, parameter, value);
  }
  return withFreshKeys(context, operation, parts);
}

function randomBody(context: ProbeContext, { body }: Operation): RequestParts['body'] {
  if (body === undefined || body.content.size === 0) return undefined;
  const [mediaType, content] = context.random.pick([...body.content]);
  const value = randomInstance(context, content.schema, 'request', 3);
  if (value === undefined || !canCarry(context, mediaType, content, value, 'valid')) return undefined;
  return { mediaType, value };
}
