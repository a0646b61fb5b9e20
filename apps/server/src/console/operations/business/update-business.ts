import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from './business-body.ts';

/** Sets the contact address of the business (G343). */
export const updateBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'updateBusiness'> =>
  async ({ body }, context) => {
    const change = { contactEmail: body.contact_email };
    const business = await businesses.update(actOf(context), businessIdOf(context), change);
    return ok('Business updated.', businessBody(business));
  };
