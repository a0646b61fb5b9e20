import type { Caller } from '../../../domain/accounts/caller.ts';
import { NotFound } from '../../../domain/domain-error.ts';

/**
 * Restricts public keys to their own link (G24): the key of another link, or of the business, finds none.
 *
 * @throws NotFound as for a link that does not exist.
 */
export function demandOwnLink(caller: Caller, id: string): void {
  if (caller.kind === 'public_key' && caller.link?.id !== id) {
    throw new NotFound(`payment link ${id.slice(0, 64)}`);
  }
}
