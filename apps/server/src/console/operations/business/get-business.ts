import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from './business-body.ts';

/** Returns the business of the session. */
export const getBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'getBusiness'> =>
  async (_input, context) => {
    const business = await businesses.get(businessIdOf(context));
    return ok('Business retrieved.', businessBody(business));
  };
