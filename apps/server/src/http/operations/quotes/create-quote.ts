import type { Quote } from '../../../domain/quotes/quote.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { quoteBody } from './quote-body.ts';
import { quoteRequest } from './quote-request.ts';

/** Prices a movement of money and holds the price for 30 minutes (G30). */
export const createQuote =
  ({ quotes, currencies }: Pick<ApiServices, 'quotes' | 'currencies'>): Handler<'createQuote'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => quotes.create(profileOf(context), quoteRequest(body), keep),
      (quote: Quote) =>
        created('Quote created.', quoteBody(quote, quote.createdAt, currencies), {
          Location: `/v1/quotes/${quote.id}`,
        }),
    );
