import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { invitationBody } from './invitation-body.ts';

/** Withdraws an invitation. */
export const revokeInvitation =
  ({ accounts: { invitations } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'revokeInvitation'> =>
  async ({ path }, context) => {
    const invitation = await invitations.revoke(actOf(context), businessIdOf(context), path.id);
    return ok('Invitation revoked.', invitationBody(invitation));
  };
