import { Unavailable } from '../../domain/domain-error.ts';
import type { Venue } from '../../domain/pricing/venue.ts';
import type { StockVenue } from '../../domain/stocks/stock-venue.ts';

const RETRY_AFTER_SECONDS = 3600;

function unavailable(): never {
  throw new Unavailable('No price venue is connected, so there are no prices.', RETRY_AFTER_SECONDS);
}

/** Used when no venue is connected: operations that need a price answer 503. */
export const absentVenue: Venue = {
  mid: async () => unavailable(),
  price: async () => unavailable(),
};

/** The same for stocks. */
export const absentStockVenue: StockVenue = { observe: async () => unavailable() };
