import type { Caller } from '../../../domain/accounts/caller.ts';
import { NotFound } from '../../../domain/domain-error.ts';

/**
 * Lets public keys see their own link alone (G24): for the key of another link, or one of the business, there is none.
 *
 * @throws NotFound as for a link that nobody has.
 */
export function demandOwnLink(caller: Caller, id: string): void {
  if (caller.kind === 'public_key' && caller.link?.id !== id) {
    throw new NotFound(`payment link ${id.slice(0, 64)}`);
  }
}
