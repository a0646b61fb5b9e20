import type { Services } from '../../services.ts';
import { success, UNCACHED } from '../answer.ts';
import { businessBody, createdInvitationBody } from '../bodies.ts';
import { actOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** All businesses, for the administrators of the platform (G93, G95). */
export function platformHandlers({
  accounts: { businesses, invitations },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<
  | 'listPlatformBusinesses'
  | 'createBusiness'
  | 'getPlatformBusiness'
  | 'createOwnerInvitation'
  | 'approveBusiness'
  | 'rejectBusiness'
  | 'suspendBusiness'
  | 'reinstateBusiness'
> {
  return {
    listPlatformBusinesses: async ({ query }, context) => {
      const page = await listBody(
        {
          operation: 'listPlatformBusinesses',
          read: (request) => businesses.list(request, { kybStatus: query.kyb_status }),
          body: businessBody,
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'Businesses retrieved.', ...page } };
    },
    createBusiness: async ({ body }, context) => {
      const { business, invitation } = await businesses.create(actOf(context, 'administrator'), {
        name: body.name,
        countryId: body.country_id,
        displayCurrency: body.display_currency,
        ownerEmail: body.owner_email,
      });
      return {
        status: 201,
        headers: { ...UNCACHED, Location: `/console/v1/platform/businesses/${business.id}` },
        body: success('Business created. The token of its invitation is not shown again.', {
          business: businessBody(business),
          invitation: createdInvitationBody(invitation),
        }),
      };
    },
    getPlatformBusiness: async ({ path }) => {
      const business = await businesses.get(path.id);
      return { status: 200, body: success('Business retrieved.', businessBody(business)) };
    },
    createOwnerInvitation: async ({ path, body }, context) => {
      const act = actOf(context, 'administrator');
      const invitation = await invitations.createOwner(act, path.id, body.owner_email);
      return {
        status: 201,
        headers: UNCACHED,
        body: success('Invitation created. Its token is not shown again.', createdInvitationBody(invitation)),
      };
    },
    approveBusiness: async ({ path }, context) => {
      const act = actOf(context, 'administrator');
      const business = await businesses.verify(act, path.id, 'business.approved');
      return { status: 200, body: success('Business approved.', businessBody(business)) };
    },
    rejectBusiness: async ({ path, body }, context) => {
      const act = actOf(context, 'administrator');
      const business = await businesses.verify(act, path.id, 'business.rejected', body.reason);
      return { status: 200, body: success('Business rejected.', businessBody(business)) };
    },
    suspendBusiness: async ({ path, body }, context) => {
      const act = actOf(context, 'administrator');
      const business = await businesses.verify(act, path.id, 'business.suspended', body.reason);
      return { status: 200, body: success('Business suspended.', businessBody(business)) };
    },
    reinstateBusiness: async ({ path }, context) => {
      const act = actOf(context, 'administrator');
      const business = await businesses.verify(act, path.id, 'business.reinstated');
      return { status: 200, body: success('Business reinstated.', businessBody(business)) };
    },
  };
}
