import { businessTime } from '../../../domain/clock.ts';
import type { Services } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { quoteBody } from './quote-body.ts';

/** One quote of the profile, as it stands by the clock of the business. */
export const getQuote =
  ({ quotes, currencies, clock }: Pick<Services, 'quotes' | 'currencies' | 'clock'>): Handler<'getQuote'> =>
  async ({ path }, context) => {
    const profile = profileOf(context);
    const quote = await quotes.get(profile, path.id);
    return ok('Quote retrieved.', quoteBody(quote, businessTime(clock, profile), currencies));
  };
