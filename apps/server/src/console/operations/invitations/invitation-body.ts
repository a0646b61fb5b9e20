import type { components } from '@finops/contract/console';
import type { CreatedInvitation, Invitation } from '../../../domain/accounts/members/invitation.ts';

type Schemas = components['schemas'];

/** An invitation as the contract's `Invitation`. */
export function invitationBody(invitation: Invitation): Schemas['Invitation'] {
  const { id, email, role, createdAt, expiresAt } = invitation;
  return { id, email, role, created_at: createdAt, expires_at: expiresAt };
}

/** An invitation just created, with the token by which an existing user accepts it, shown this once (G126). */
export function createdInvitationBody(
  invitation: CreatedInvitation,
): Schemas['Invitation'] & { token: string } {
  return { ...invitationBody(invitation), token: invitation.token };
}
