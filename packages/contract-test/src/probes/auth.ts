import type { Case, RequestParts, Tampering } from '../case.ts';
import type { Operation } from '../model.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import type { RuleName } from '../rules.ts';
import { baseRequest } from './base-request.ts';
import { caseOf } from './case-of.ts';
import { operationProbe, riskyPhase } from './operation-probe.ts';
import { withFreshKeys } from './parameter-values.ts';

/**
 * Sends the base request of each operation that needs credentials without any, with some that nobody has, and, where
 * every way in needs a scope, with those that have none. Where a call without credentials is let through, nothing is
 * said about wrong ones.
 */
export function authProbes(operations: readonly Operation[]): Probe[] {
  return operations.filter(needsCredentials).map((operation) =>
    operationProbe(operation, 'auth', riskyPhase(operation), function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const unknown = operation.responses.has('401') ? [401] : [401, 403];
      const send = caseMaker(context, operation, id, base);
      const without = yield send('none', 'missing-auth', unknown, 'the call has no credentials');
      if (unknown.includes(without.status)) {
        yield send('wrong', 'wrong-auth', unknown, 'nobody has these credentials');
      }
      if (context.hasUnscoped && needsScope(operation)) {
        yield send('unscoped', 'missing-scope', [403], 'the credentials lack the scope');
      }
      return [];
    }),
  );
}

/** Whether an operation cannot be called without credentials of a kind that a request carries. */
export function needsCredentials({ security }: Operation): boolean {
  return security.length > 0 && security.every((schemes) => schemes.some(({ type }) => type !== 'mutualTLS'));
}

function needsScope({ security }: Operation): boolean {
  return security.every((schemes) => schemes.some(({ scopes }) => scopes.length > 0));
}

function caseMaker(context: ProbeContext, operation: Operation, id: string, base: RequestParts) {
  return (
    credentials: NonNullable<Tampering['credentials']>,
    rule: RuleName,
    statuses: readonly number[],
    because: string,
  ): Case =>
    caseOf(
      id,
      credentials,
      operation,
      withFreshKeys(context, operation, base),
      { kind: 'status', statuses, rule, because },
      { tampering: { credentials }, unchecked: true },
    );
}
