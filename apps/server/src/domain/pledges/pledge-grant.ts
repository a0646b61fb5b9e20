import type { Caller } from '../accounts/caller.ts';
import { Forbidden } from '../domain-error.ts';
import type { PledgeGrant } from './pledge-quote.ts';

/**
 * The pledge grant of a caller.
 *
 * @throws Forbidden for anything but an access token with a beneficiary (G25).
 */
export function pledgeGrantOf(caller: Caller): PledgeGrant {
  if (caller.kind === 'access_token' && caller.beneficiaryId !== undefined) {
    const { clientId, userId, beneficiaryId } = caller;
    return { clientId, userId, beneficiaryId };
  }
  throw new Forbidden(
    'Pledge quotes need an access token of an app that is registered with a beneficiary. Ask an administrator to register one, then let the user authorize the app again.',
  );
}
