import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from './business-body.ts';

/** Submits the business for verification (G95). */
export const submitBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'submitBusiness'> =>
  async (_input, context) => {
    const business = await businesses.verify(actOf(context), businessIdOf(context), 'business.submitted');
    return ok('Business submitted for review.', businessBody(business));
  };
