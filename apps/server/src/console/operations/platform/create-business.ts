import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';
import { createdInvitationBody } from '../invitations/invitation-body.ts';

/** Creates a business and invites its owner. */
export const createBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'createBusiness'> =>
  async ({ body }, context) => {
    const { business, invitation } = await businesses.create(actOf(context, 'administrator'), {
      name: body.name,
      countryId: body.country_id,
      displayCurrency: body.display_currency,
      hasReusableKyc: body.reusable_kyc,
      ownerEmail: body.owner_email,
    });
    return created(
      'Business created. The token of its invitation is not shown again.',
      { business: businessBody(business), invitation: createdInvitationBody(invitation) },
      { ...UNCACHED, Location: `/console/v1/platform/businesses/${business.id}` },
    );
  };
