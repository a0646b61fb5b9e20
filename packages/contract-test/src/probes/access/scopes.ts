import type { Operation } from '../../contract/model.ts';
import type { Case, Exchange, RawFinding, Tampering } from '../../model/case.ts';
import { caseOf, documented, isSuccess, numbered } from '../../model/case-of.ts';
import type { ScopedCredential } from '../../model/scoped-credential.ts';
import { operationProbe, riskyPhase } from '../operation-probe.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { scopeStanding } from './scope-standing.ts';

type Steps = Generator<Case, readonly RawFinding[], Exchange>;

/**
 * Calls operations with credentials of limited scope. A credential that lacks a declared scope must get 403; one that
 * has it must not, provided that the caller's own credential succeeds. Where one scope may include another, the
 * behaviour is reported as a question.
 */
export function scopeProbes(operations: readonly Operation[]): Probe[] {
  return operations.map((operation) =>
    operationProbe(operation, 'scopes', riskyPhase(operation), function* (context, id) {
      const nameOf = numbered();
      for (const credential of context.scoped) {
        const name = `${id}/${nameOf(credential.scopes.join('+'))}`;
        const found = yield* probeOf(context, operation, credential, name);
        if (found.length > 0) return found;
      }
      return [];
    }),
  );
}

function* probeOf(
  context: ProbeContext,
  operation: Operation,
  credential: ScopedCredential,
  name: string,
): Steps {
  const standing = scopeStanding(context.contract, operation, credential);
  switch (standing.kind) {
    case 'open':
      return [];
    case 'allowed':
      return operation.method === 'DELETE' ? [] : yield* letThrough(context, operation, credential, name);
    case 'refused':
      return yield* refused(context, operation, credential, standing.missing, name);
    case 'included':
      return yield* asked(context, operation, credential, standing.missing, name);
  }
}

/** A credential without a required scope must be refused. */
function* refused(
  context: ProbeContext,
  operation: Operation,
  credential: ScopedCredential,
  missing: readonly string[],
  name: string,
): Steps {
  const parts = baseRequest(context, operation);
  if (parts === undefined) return [];
  yield caseOf(
    name,
    'refused',
    operation,
    withFreshKeys(context, operation, parts),
    {
      kind: 'status',
      statuses: [403],
      rule: 'missing-scope',
      because: `the credentials have ${credential.scopes.join(' ')} and lack ${missing.join(' ')}`,
    },
    { tampering: scoped(credential), unchecked: true },
  );
  return [];
}

/** A credential with the scopes must succeed where the caller's own does, both before and after. */
function* letThrough(
  context: ProbeContext,
  operation: Operation,
  credential: ScopedCredential,
  name: string,
): Steps {
  for (let round = 1; ; round += 1) {
    const parts = baseRequest(context, operation);
    if (parts === undefined) return [];
    const fresh = () => withFreshKeys(context, operation, parts);
    const own = yield caseOf(name, `own/${round}`, operation, fresh(), documented, { unchecked: true });
    if (!isSuccess(own.status)) return [];
    const tampering = scoped(credential);
    const other = yield caseOf(name, `allowed/${round}`, operation, fresh(), documented, {
      tampering,
      unchecked: true,
    });
    if (other.status !== 403) return [];
    if (round === 2) return [needless(context, operation, credential, other)];
  }
}

function needless(
  { contract }: ProbeContext,
  operation: Operation,
  { scopes }: ScopedCredential,
  { case: sent, request }: Exchange,
): RawFinding {
  return {
    rule: 'valid-refused',
    operation,
    cause: 'scopes',
    shared: false,
    instancePath: '/status',
    expected: `not status 403: the credentials have ${scopes.join(' ')}, which the operation declares as sufficient`,
    actual: 'status 403',
    place: contract.placeOf(operation.node),
    case: sent,
    request,
  };
}

/** Whether a scope includes another is known only to the server. */
function* asked(
  context: ProbeContext,
  operation: Operation,
  credential: ScopedCredential,
  missing: readonly string[],
  name: string,
): Steps {
  const parts = operation.method === 'GET' ? baseRequest(context, operation) : undefined;
  if (parts === undefined) return [];
  const { status } = yield caseOf(name, 'included', operation, parts, documented, {
    tampering: scoped(credential),
    unchecked: true,
  });
  if (!isSuccess(status)) return [];
  context.onQuestion({
    operation,
    subject: 'security',
    text: `Credentials with ${credential.scopes.join(' ')} are accepted without ${missing.join(' ')}: does the one include the other?`,
    node: operation.node,
  });
  return [];
}

function scoped(credential: ScopedCredential): Tampering {
  return { credentials: 'scoped', scoped: credential };
}
