import type { Quote } from '../../../domain/quotes/quote.ts';
import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { quoteBody } from './quote-body.ts';
import { quoteRequest } from './quote-request.ts';

/** Prices a movement of money and holds the price for 30 minutes (G30). */
export const createQuote =
  ({ quotes, currencies }: Pick<Services, 'quotes' | 'currencies'>): Handler<'createQuote'> =>
  async ({ body }, context) => {
    const { completion } = context;
    const reply = (quote: Quote) => {
      const data = quoteBody(quote, quote.createdAt, currencies);
      return {
        status: 201,
        headers: { Location: `/v1/quotes/${data.id}` },
        body: { status: 'success', message: 'Quote created.', data },
      } as const;
    };
    const quote = await quotes.create(
      profileOf(context),
      quoteRequest(body),
      completion && ((transaction, made) => completion.complete(transaction, reply(made))),
    );
    return reply(quote);
  };
