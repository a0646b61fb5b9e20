import type { GrantableScope } from '@finops/contract/console';
import { grantableScopes } from '../../domain/accounts/keys/scopes.ts';

const GRANTABLE = new Map<string, GrantableScope>(grantableScopes.map((scope) => [scope, scope]));

/** Scopes out of the database that keys can have now; one that was given before and is no more is left out. */
export function scopesOf(names: readonly string[]): GrantableScope[] {
  return names.flatMap((name) => GRANTABLE.get(name) ?? []);
}
