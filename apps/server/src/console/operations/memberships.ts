import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { membershipBody } from '../bodies.ts';
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
      const member = await memberships.setRole(actOf(context), businessId, path.user_id, body.role);
      return { status: 200, body: success('Membership updated.', membershipBody(member)) };
    },
    deleteMembership: async ({ path }, context) => {
      const member = await memberships.remove(actOf(context), businessIdOf(context), path.user_id);
      return { status: 200, body: success('Membership removed.', membershipBody(member)) };
    },
  };
}
