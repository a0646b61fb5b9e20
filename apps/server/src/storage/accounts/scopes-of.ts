import type { GrantableScope } from '@finops/contract/console';
import { grantableScopes } from '../../domain/accounts/keys/scopes.ts';

const GRANTABLE = new Map<string, GrantableScope>(grantableScopes.map((scope) => [scope, scope]));

/** Stored scopes that keys can currently have; scopes that no longer exist are omitted. */
export function scopesOf(names: readonly string[]): GrantableScope[] {
  return names.flatMap((name) => GRANTABLE.get(name) ?? []);
}
