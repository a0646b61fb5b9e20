import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { createdInvitationBody } from '../invitations/invitation-body.ts';

/** Invites another owner to a business. */
export const createOwnerInvitation =
  ({
    accounts: { invitations },
  }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'createOwnerInvitation'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const invitation = await invitations.createOwner(act, path.id, body.owner_email);
    return created(
      'Invitation created. Its token is not shown again.',
      createdInvitationBody(invitation),
      UNCACHED,
    );
  };
