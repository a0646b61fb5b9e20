import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { membershipBody, removedMembershipBody } from '../bodies.ts';
import { actOf, businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** Who belongs to the business (G93). */
export function membershipHandlers({
  accounts: { memberships },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<
  'listMemberships' | 'updateMembership' | 'deleteMembership'
> {
  return {
    listMemberships: async ({ query }, context) => {
      const page = await listBody(
        {
          operation: 'listMemberships',
          read: (request) => memberships.list(businessIdOf(context), request),
          body: membershipBody,
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'Memberships retrieved.', ...page } };
    },
    updateMembership: async ({ path, body }, context) => {
      const businessId = businessIdOf(context);
      const member = await memberships.setRole(actOf(context), businessId, path.id, body.role);
      return { status: 200, body: success('Membership updated.', membershipBody(member)) };
    },
    deleteMembership: async ({ path, query }, context) => {
      const { revoke_api_keys: revokeApiKeys } = query;
      const businessId = businessIdOf(context);
      const removed = await memberships.remove(actOf(context), businessId, path.id, { revokeApiKeys });
      const message = revokeApiKeys ? 'Membership removed. Its API keys are revoked.' : 'Membership removed.';
      return { status: 200, body: success(message, removedMembershipBody(removed)) };
    },
  };
}
