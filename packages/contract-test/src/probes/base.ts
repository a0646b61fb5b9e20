import type { Operation } from '../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../model/case.ts';
import { caseOf, documented, numbered } from '../model/case-of.ts';
import { createsByName } from '../world/creations.ts';
import { operationProbe } from './operation-probe.ts';
import type { Probe } from './probe.ts';
import { baseRequest } from './requests/base-request.ts';
import { withFreshKeys } from './requests/parameter-values.ts';
import { putCreation } from './requests/put-creation.ts';
import { untaken } from './requests/untaken.ts';

/**
 * Sends the request of each operation that is most likely to succeed; a PUT that creates gets an unused name. A
 * creation that is refused because its values are taken is sent again with others.
 */
export function baseProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'base', 'shape', function* (context, id) {
      const named = numbered();
      const send = function* (
        name: string,
        to: Operation,
        sent: RequestParts,
      ): Generator<Case, Exchange, Exchange> {
        return yield caseOf(id, named(name), to, sent, documented);
      };
      const isByName = createsByName(context.contract, operation);
      const parts = isByName ? yield* putCreation(context, operation, send) : baseRequest(context, operation);
      if (parts === undefined) return [];
      const { status } = yield caseOf(
        id,
        'request',
        operation,
        withFreshKeys(context, operation, parts),
        documented,
      );
      if (status !== 409) return [];
      yield* untaken(context, operation, parts, (name, other) =>
        send(name, operation, withFreshKeys(context, operation, other)),
      );
      return [];
    }),
  );
}
