import type { Contract, Operation } from '../contract/model.ts';
import { type Change, worstFirst } from './change.ts';
import { compareBodies } from './parts/bodies.ts';
import { matchOperations } from './parts/matching.ts';
import type { OperationPair } from './parts/operation-pair.ts';
import { addedOperation, compareOperation, removedOperation, whereOf } from './parts/operations.ts';
import { compareOutgoing } from './parts/outgoing.ts';
import { compareParameters } from './parts/parameters.ts';
import { compareResponses } from './parts/responses.ts';
import { openSchemaDiff } from './parts/schema-diff.ts';
import { compareSecurity } from './parts/security.ts';
import { compareSecuritySchemes } from './parts/security-schemes.ts';
import { compareServers } from './parts/servers.ts';

/**
 * Lists the changes from one version of a contract to the next: breaking changes first, then in the order of the
 * operations, followed by the webhooks. Breaks are judged by direction: values that clients send and the API now
 * refuses, and values that the API now sends and were ruled out before.
 *
 * @param today - `2026-11-21`; if given, a deprecated operation may be removed after its sunset
 */
export function diffContracts(old: Contract, next: Contract, today?: string): readonly Change[] {
  const contracts = { old, next };
  const schemas = {
    request: openSchemaDiff(old, next, 'request'),
    response: openSchemaDiff(old, next, 'response'),
  };
  const pairOf = (where: string, before: Operation, after: Operation): OperationPair => ({
    where,
    old: before,
    next: after,
    contracts,
    schemas,
  });
  const outgoing = { contracts, today, pairOf };
  const successors = matchOperations(old, next);
  const known = new Set(successors.values());
  const changes = [
    ...compareServers(contracts, successors),
    ...compareSecuritySchemes(contracts),
    ...old.operations.flatMap((operation): readonly Change[] => {
      const successor = successors.get(operation);
      if (successor === undefined) return [removedOperation(contracts, operation, today)];
      return [
        ...compare(pairOf(whereOf(operation), operation, successor)),
        ...compareOutgoing(outgoing, { old: operation, next: successor }),
      ];
    }),
    ...next.operations
      .filter((operation) => !known.has(operation))
      .map((operation) => addedOperation(next, operation)),
    ...compareOutgoing(outgoing, undefined),
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
