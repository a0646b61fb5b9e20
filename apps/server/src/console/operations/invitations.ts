import type { Services } from '../../services.ts';
import { success, UNCACHED } from '../answer.ts';
import { createdInvitationBody, invitationBody, membershipBody } from '../bodies.ts';
import { actOf, businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** Who is asked into the business (G94). */
export function invitationHandlers({
  accounts: { invitations, acceptance, businesses },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<
  'listInvitations' | 'createInvitation' | 'revokeInvitation' | 'acceptInvitation'
> {
  return {
    listInvitations: async ({ query }, context) => {
      const page = await listBody(
        {
          operation: 'listInvitations',
          read: (request) => invitations.list(businessIdOf(context), request),
          body: invitationBody,
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'Invitations retrieved.', ...page } };
    },
    createInvitation: async ({ body }, context) => {
      const invitation = await invitations.create(actOf(context), businessIdOf(context), body);
      return {
        status: 201,
        headers: UNCACHED,
        body: success('Invitation created. Its token is not shown again.', createdInvitationBody(invitation)),
      };
    },
    revokeInvitation: async ({ path }, context) => {
      const invitation = await invitations.revoke(actOf(context), businessIdOf(context), path.id);
      return { status: 200, body: success('Invitation withdrawn.', invitationBody(invitation)) };
    },
    acceptInvitation: async ({ body }, context) => {
      const member = await acceptance.accept(body, context);
      const { name } = await businesses.get(member.businessId);
      return {
        status: 200,
        body: success(`Joined ${name}. Sign in to go on.`, membershipBody(member)),
      };
    },
  };
}
