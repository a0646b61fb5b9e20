import { businessTime } from '../../../domain/clock.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { quoteBody } from './quote-body.ts';

/** Lists the quotes of the profile, newest first by default (G311). */
export const listQuotes =
  ({
    quotes,
    currencies,
    clock,
    cursors,
  }: Pick<ApiServices, 'quotes' | 'currencies' | 'clock' | 'cursors'>): Handler<'listQuotes'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    const at = businessTime(clock, profile);
    const filter = {
      statuses: query.status,
      reference: query.reference,
      sourceCurrency: query.source_currency,
      targetCurrency: query.target_currency,
      createdFrom: query.created_after,
      createdBefore: query.created_before,
    };
    return page(
      'Quotes retrieved.',
      { call, query, cursors, reader: profile },
      (request) => quotes.list(profile, filter, request, at),
      (quote) => quoteBody(quote, at, currencies),
    );
  };
