import type { Operation } from '../../contract/model.ts';
import type { Tampering, WrongCredentials } from '../../model/case.ts';
import { caseOf } from '../../model/case-of.ts';
import type { RuleName } from '../../model/rules.ts';
import { operationProbe, riskyPhase } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { answerTypes } from '../protocol/accept.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { needsScope } from './needs-scope.ts';

/** One kind of credentials that an operation refuses. */
interface Refusal {
  readonly credentials: NonNullable<Tampering['credentials']>;
  readonly rule: RuleName;
  readonly statuses: readonly number[];
  readonly because: string;
}

const whyWrong: Readonly<Record<WrongCredentials, string>> = {
  wrong: 'the credentials are unknown',
  longer: 'the credentials are valid ones with characters appended',
  shorter: 'the credentials are valid ones cut short',
  changed: 'the credentials differ from valid ones in one character',
};

/**
 * Sends the base request of each operation that requires credentials: without any, with unknown ones made in the given
 * ways and, where a scope is required, with valid ones that have no scopes; then again for each of several `Accept`
 * values. If a call without credentials succeeds, wrong credentials are not reported as well.
 */
export function authProbes(operations: readonly Operation[], ways: readonly WrongCredentials[]): Probe[] {
  return operations.filter(needsCredentials).map((operation) =>
    operationProbe(operation, 'auth', riskyPhase(operation), function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const types = answerTypes(operation);
      const broken = new Set<RuleName>();
      for (const type of [undefined, ...(types.length > 1 ? types : [])]) {
        for (const { credentials, rule, statuses, because } of refusalsOf(context, operation, ways)) {
          const isWide = rule === 'wrong-auth' || type !== undefined;
          const isTold = broken.has(rule) || (isWide && broken.has('missing-auth'));
          const isNearly = rule === 'wrong-auth' && credentials !== 'wrong';
          if (isTold || (isNearly && type !== undefined)) continue;
          const asked = type === undefined ? {} : { headers: { Accept: type } };
          // A media type that cannot be produced may be refused before the credentials are checked.
          const allowed = type === undefined ? statuses : [...statuses, 406];
          const { status } = yield caseOf(
            id,
            type === undefined ? credentials : `${credentials}/${type}`,
            operation,
            withFreshKeys(context, operation, base),
            { kind: 'status', statuses: allowed, rule, because },
            { tampering: { credentials, ...asked }, unchecked: true },
          );
          if (!allowed.includes(status)) broken.add(rule);
        }
      }
      return [];
    }),
  );
}

/** Whether an operation always requires credentials of a kind that a request can carry. */
export function needsCredentials({ security }: Operation): boolean {
  return security.length > 0 && security.every((schemes) => schemes.some(({ type }) => type !== 'mutualTLS'));
}

function refusalsOf(
  context: ProbeContext,
  operation: Operation,
  ways: readonly WrongCredentials[],
): readonly Refusal[] {
  const unknown = operation.responses.has('401') ? [401] : [401, 403];
  const missing = {
    rule: 'missing-auth',
    statuses: unknown,
    because: 'the call has no credentials',
  } as const;
  const unscoped = {
    rule: 'missing-scope',
    statuses: [403],
    because: 'the credentials lack the scope',
  } as const;
  return [
    { ...missing, credentials: 'none' },
    ...ways.map(
      (way): Refusal => ({
        rule: 'wrong-auth',
        statuses: unknown,
        because: whyWrong[way],
        credentials: way,
      }),
    ),
    ...(context.hasUnscoped && needsScope(operation)
      ? [{ ...unscoped, credentials: 'unscoped' as const }]
      : []),
  ];
}
