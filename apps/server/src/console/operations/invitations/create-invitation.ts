import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { createdInvitationBody } from './invitation-body.ts';

/** Invites a person to the business (G94). */
export const createInvitation =
  ({ accounts: { invitations } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'createInvitation'> =>
  async ({ body }, context) => {
    const invitation = await invitations.create(actOf(context), businessIdOf(context), body);
    return created(
      'Invitation created. Its token is not shown again.',
      createdInvitationBody(invitation),
      UNCACHED,
    );
  };
