import { PledgeQuotes } from '../domain/pledges/pledge-quotes.ts';
import { pledgeHandlers } from '../http/operations/pledges/index.ts';
import type { Services } from '../services.ts';
import { balanceStore } from '../storage/money/postgres-balance-store.ts';
import { ALL } from '../storage/sandbox/postgres-sandbox-store.ts';
import { pledgeQuoteStore } from '../storage/stocks/postgres-pledge-quote-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Pledge quotes for apps. */
export function pledgesArea({ database, clock, ids }: Base, { currencies }: Pick<Services, 'currencies'>) {
  const pledgeQuotes = new PledgeQuotes({
    store: pledgeQuoteStore(database),
    balances: balanceStore(database),
    currencies,
    clock,
    ids,
  });
  return {
    services: { pledgeQuotes },
    handlers: { api: pledgeHandlers({ pledgeQuotes, currencies }) },
    tables: [{ table: 'pledge_quote', isOver: ALL }],
  } satisfies Area;
}
