import type { Operation } from '../contract/model.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from './base-request.ts';
import { caseOf, documented } from './case-of.ts';
import { operationProbe } from './operation-probe.ts';

/** Sends the request of each operation that is likeliest to succeed. */
export function baseProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'base', 'shape', function* (context, id) {
      const parts = baseRequest(context, operation);
      if (parts !== undefined) yield caseOf(id, 'request', operation, parts, documented);
      return [];
    }),
  );
}
