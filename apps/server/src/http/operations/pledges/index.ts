import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createPledgeQuote } from './create-pledge-quote.ts';

/** Pledges of assets against a credit reference. */
export const pledgeHandlers = (services: Pick<ApiServices, 'pledgeQuotes' | 'currencies'>) =>
  ({ createPledgeQuote: createPledgeQuote(services) }) satisfies Partial<Handlers>;
