import type { components } from '@finops/contract/console';
import { csrfTokenOf } from '../../../domain/accounts/users/session-token.ts';
import type { SignedIn } from '../../../domain/accounts/users/sessions.ts';
import { businessBody } from '../business/business-body.ts';
import { userBody } from '../user/user-body.ts';

/** A session as the contract's `Session`. */
export function sessionBody(session: SignedIn): components['schemas']['Session'] {
  const { user, business, role, token, createdAt, expiresAt } = session;
  return {
    user: userBody(user),
    ...(business && { business: businessBody(business) }),
    ...(role && { role }),
    administrator: user.isAdministrator,
    csrf_token: csrfTokenOf(token),
    created_at: createdAt,
    expires_at: expiresAt,
  };
}
