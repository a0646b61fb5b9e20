import { Unavailable } from '../../domain/domain-error.ts';
import type { Venue } from '../../domain/pricing/venue.ts';
import type { StockVenue } from '../../domain/stocks/stock-venue.ts';

const RETRY_AFTER_SECONDS = 3600;

function unavailable(): never {
  throw new Unavailable('No price venue is connected, so that there are no prices.', RETRY_AFTER_SECONDS);
}

/** Stands where no venue is connected: what needs a price is answered 503. */
export const absentVenue: Venue = {
  mid: async () => unavailable(),
  price: async () => unavailable(),
};

/** The same for stocks. */
export const absentStockVenue: StockVenue = { observe: async () => unavailable() };
