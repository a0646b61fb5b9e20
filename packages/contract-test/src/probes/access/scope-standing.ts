import type { Contract, Operation, SecurityScheme } from '../../contract/model.ts';
import type { ScopedCredential } from '../../model/scoped-credential.ts';
import { needsScope } from './needs-scope.ts';
import { mayInclude } from './scope-names.ts';

/** Whether the scopes of a credential satisfy an operation; `open` if the document does not say. */
export type ScopeStanding =
  | { readonly kind: 'allowed' }
  /** `missing` lists the required scopes that the credential lacks. */
  | { readonly kind: 'refused'; readonly missing: readonly string[] }
  /** It requires `missing`, which a scope of the credential may include by its name. */
  | { readonly kind: 'included'; readonly missing: readonly string[] }
  | { readonly kind: 'open' };

/** Compares the scopes of a credential with those that an operation declares. */
export function scopeStanding(
  contract: Contract,
  operation: Operation,
  credential: ScopedCredential,
): ScopeStanding {
  const [header] = credential.line;
  const isCarried = (scheme: SecurityScheme): boolean =>
    scheme.in === 'header' && scheme.parameter.toLowerCase() === header.toLowerCase();
  const carried = (security: Operation['security']): readonly SecurityScheme[] =>
    security.flat().filter((scheme) => isCarried(scheme) && scheme.scopes.length > 0);
  const own = carried(operation.security);
  const isAlone = operation.security.every((all) => all.length === 1 || !all.some(isCarried));
  const isPlain = operation.security.flat().some((one) => isCarried(one) && one.scopes.length === 0);
  if (own.length === 0 || !isAlone || isPlain) return { kind: 'open' };
  // A credential that names no scheme is matched only if the contract has a single scheme.
  const known = new Set(
    contract.operations.flatMap(({ security }) => carried(security).map(({ name }) => name)),
  );
  const names = credential.scheme === undefined ? known : new Set([credential.scheme]);
  if (names.size > 1 || own.some(({ name }) => !names.has(name))) return { kind: 'open' };
  const missing = own.map(({ scopes }) => scopes.filter((scope) => !credential.scopes.includes(scope)));
  if (missing.some((scopes) => scopes.length === 0)) return { kind: 'allowed' };
  if (!needsScope(operation)) return { kind: 'open' };
  const isIncluded = (scope: string): boolean => credential.scopes.some((has) => mayInclude(has, scope));
  const all = [...new Set(missing.flat())];
  return { kind: missing.some((scopes) => scopes.every(isIncluded)) ? 'included' : 'refused', missing: all };
}
