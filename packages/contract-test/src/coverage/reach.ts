import type { Operation, Parameter } from '../contract/model.ts';
import type { Profile } from '../model/profile.ts';

export interface Reach {
  readonly profile: Profile;
  /** Whether there is a second credential without scopes. */
  readonly hasUnscoped: boolean;
  /** The operations that must refuse another credential because of its scopes. */
  readonly scopeRefusing?: ReadonlySet<Operation>;
  /** The operations that are not called since they could only change things that the run did not create. */
  readonly foreign: ReadonlySet<Operation>;
}

const readOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Why an operation cannot be called; undefined for one that can. */
export function operationBarrier({ profile, foreign }: Reach, operation: Operation): string | undefined {
  if (profile === 'upstream' && !readOnly.has(operation.method)) return 'an upstream is only read';
  return foreign.has(operation)
    ? 'it changes what the run did not create, which requires --allow-existing'
    : undefined;
}

/** Why a declared status cannot be reached; undefined for one that can. */
export function statusBarrier(reach: Reach, operation: Operation, status: string): string | undefined {
  const barrier = operationBarrier(reach, operation);
  if (barrier !== undefined) return barrier;
  if (status === 'default') return 'stands for every undeclared status';
  if (reach.profile === 'mock')
    return /^\d+$/.test(status) ? undefined : 'a mock is asked for single statuses';
  if (status.startsWith('5')) return 'needs a fault outside of the request';
  if (status === '429') return 'needs the rate limit to be used up';
  if (status === '403' && !reach.hasUnscoped && reach.scopeRefusing?.has(operation) !== true)
    return 'needs a second credential without scopes';
  return undefined;
}

/** Why a parameter cannot be sent in one of the ways that count; undefined for one that can. */
export function parameterBarrier(
  reach: Reach,
  operation: Operation,
  way: 'valid' | 'absent' | 'invalid',
): string | undefined {
  const barrier = operationBarrier(reach, operation);
  if (barrier !== undefined) return barrier;
  return way === 'invalid' && reach.profile !== 'server'
    ? 'only a server is sent invalid requests'
    : undefined;
}

/** Header parameters that OpenAPI ignores (3.1, Parameter Object). */
export function isOfTheProtocol(parameter: Parameter): boolean {
  const names = ['accept', 'content-type', 'authorization'];
  return parameter.in === 'header' && names.includes(parameter.name.toLowerCase());
}
