import type { Contract, Operation } from '../../contract/model.ts';
import { caseOf, documented } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';

/**
 * Calls operations that need no credentials with unknown ones of the other operations' schemes. The response must be
 * declared, as for any request.
 */
export function publicProbes(contract: Contract, operations: readonly Operation[]): Probe[] {
  const schemes = contract.operations.flatMap(({ security }) => security.flat());
  if (schemes.length === 0) return [];
  return operations.filter(isPublic).map((operation) =>
    operationProbe(operation, 'public', 'shape', function* (context, id) {
      const parts = baseRequest(context, operation);
      const tampering = { credentials: 'wrong', schemes } as const;
      if (parts !== undefined) yield caseOf(id, 'wrong', operation, parts, documented, { tampering });
      return [];
    }),
  );
}

function isPublic({ security }: Operation): boolean {
  return security.length === 0 || security.some((schemes) => schemes.length === 0);
}
