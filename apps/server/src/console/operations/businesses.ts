import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { businessBody } from '../bodies.ts';
import { actOf, businessIdOf, sessionOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** The businesses of the user, and the verification of the present one (G95). */
export function businessHandlers({
  accounts: { businesses },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<'getBusiness' | 'listBusinesses' | 'submitBusiness'> {
  return {
    getBusiness: async (_input, context) => {
      const business = await businesses.get(businessIdOf(context));
      return { status: 200, body: success('Business retrieved.', businessBody(business)) };
    },
    listBusinesses: async ({ query }, context) => {
      const { user } = sessionOf(context);
      const page = await listBody(
        {
          operation: 'listBusinesses',
          read: (request) => businesses.listOf(user.id, request),
          body: (business) => ({ ...businessBody(business), role: business.role }),
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'Businesses retrieved.', ...page } };
    },
    submitBusiness: async (_input, context) => {
      const business = await businesses.verify(actOf(context), businessIdOf(context), 'business.submitted');
      return { status: 200, body: success('Business submitted for review.', businessBody(business)) };
    },
  };
}
