import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createQuote } from './create-quote.ts';
import { getQuote } from './get-quote.ts';
import { listQuotes } from './list-quotes.ts';

/** Prices held for one transfer. */
export const quoteHandlers = (services: Pick<ApiServices, 'clock' | 'currencies' | 'cursors' | 'quotes'>) =>
  ({
    createQuote: createQuote(services),
    getQuote: getQuote(services),
    listQuotes: listQuotes(services),
  }) satisfies Partial<Handlers>;
