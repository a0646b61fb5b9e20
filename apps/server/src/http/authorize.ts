import type { OperationFacts } from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import { Forbidden } from '../domain/domain-error.ts';
import { InsufficientScope } from './refusals.ts';

const SCHEME_OF: Readonly<Record<Caller['kind'], string>> = {
  api_key: 'ApiKey',
  access_token: 'OAuth2',
  public_key: 'PublicKey',
};

/**
 * Checks that the contract's `security` allows a caller to use an operation (G23).
 *
 * @throws Forbidden when the operation does not accept this kind of credential, as pledges do not accept API keys
 * (G25).
 * @throws InsufficientScope naming the scopes that an API key or an access token lacks.
 */
export function authorize(operation: OperationFacts, caller: Caller): void {
  const scheme = SCHEME_OF[caller.kind];
  const demanded = operation.security.flatMap((alternative) => alternative[scheme] ?? []);
  if (!operation.security.some((alternative) => Object.hasOwn(alternative, scheme))) {
    throw new Forbidden(
      'This type of credential cannot call this operation. Use one of the types listed for it.',
    );
  }
  if (caller.kind === 'public_key') return;
  const held: ReadonlySet<string> = caller.scopes;
  const missing = demanded.filter((scope) => !held.has(scope));
  if (missing.length > 0) throw new InsufficientScope(missing);
}
