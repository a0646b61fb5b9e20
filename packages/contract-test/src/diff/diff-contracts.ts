import type { Contract } from '../model.ts';
import { type Change, worstFirst } from './change.ts';
import { compareBodies } from './parts/bodies.ts';
import type { OperationPair } from './parts/operation-pair.ts';
import { addedOperation, compareOperation, operationKey, removedOperation } from './parts/operations.ts';
import { compareParameters } from './parts/parameters.ts';
import { compareResponses } from './parts/responses.ts';
import { compareSecurity } from './parts/security.ts';
import { openSchemaDiff } from './schema-diff.ts';

/**
 * Says what changed from one version of a contract to the next, the breaking changes first, then in the order of the
 * operations. What breaks is judged by direction: requests that are refused now, responses that were ruled out.
 *
 * @param today - `2026-11-21`; with it, a deprecated operation may go once its sunset is over
 */
export function diffContracts(old: Contract, next: Contract, today?: string): readonly Change[] {
  const contracts = { old, next };
  const schemas = {
    request: openSchemaDiff(old, next, 'request'),
    response: openSchemaDiff(old, next, 'response'),
  };
  const successors = new Map(next.operations.map((operation) => [operationKey(operation), operation]));
  const known = new Set(old.operations.map(operationKey));
  const changes = [
    ...old.operations.flatMap((operation): readonly Change[] => {
      const successor = successors.get(operationKey(operation));
      if (successor === undefined) return [removedOperation(contracts, operation, today)];
      return compare({ old: operation, next: successor, contracts, schemas });
    }),
    ...next.operations
      .filter((operation) => !known.has(operationKey(operation)))
      .map((operation) => addedOperation(next, operation)),
  ];
  return worstFirst(changes);
}

function compare(pair: OperationPair): readonly Change[] {
  return [
    ...compareOperation(pair),
    ...compareSecurity(pair),
    ...compareParameters(pair),
    ...compareBodies(pair),
    ...compareResponses(pair),
  ];
}
