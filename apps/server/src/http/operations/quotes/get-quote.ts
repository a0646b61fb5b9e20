import { businessTime } from '../../../domain/clock.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { quoteBody } from './quote-body.ts';

/** Returns one quote of the profile, with its status by the clock of the business. */
export const getQuote =
  ({
    quotes,
    currencies,
    clock,
  }: Pick<ApiServices, 'quotes' | 'currencies' | 'clock'>): Handler<'getQuote'> =>
  async ({ path }, context) => {
    const profile = profileOf(context);
    const quote = await quotes.get(profile, path.id);
    return ok('Quote retrieved.', quoteBody(quote, businessTime(clock, profile), currencies));
  };
