import { InvalidState } from '../domain-error.ts';
import type { Side, Stock } from './stock.ts';
import type { StockObservation, StockPrice } from './stock-venue.ts';

/**
 * Throws unless an order can be placed: the stock is listed and accepts the side, and the market is open and has a
 * price.
 *
 * @returns the price.
 * @throws InvalidState otherwise.
 */
export function demandTradeable(
  { ticker, isListed, takes }: Stock,
  side: Side,
  { market, opensAt, price }: StockObservation,
): StockPrice {
  if (!isListed) throw new InvalidState(`${ticker} is not listed and cannot be traded.`);
  if (!takes[side]) {
    throw new InvalidState(
      `${ticker} cannot be ${side === 'buy' ? 'bought, only sold' : 'sold, only bought'}.`,
    );
  }
  if (market === 'halted')
    throw new InvalidState(`The market for ${ticker} is halted. Trade another symbol.`);
  if (market === 'closed') {
    const until = opensAt === undefined ? '' : ` until ${opensAt.toISOString().replace('.000Z', 'Z')}`;
    throw new InvalidState(
      `The market for ${ticker} is closed${until}. Advance the clock, or trade a symbol with \`weekend_enabled\`.`,
    );
  }
  if (price === undefined) throw new InvalidState(`There is no price of ${ticker}. Trade another symbol.`);
  return price;
}
