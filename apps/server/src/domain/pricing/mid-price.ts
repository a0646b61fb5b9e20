import { Decimal } from '../money/decimal.ts';
import { PriceUnavailable } from './price-unavailable.ts';
import type { Venue } from './venue.ts';

/**
 * Units of the counter currency per unit of the base at the instant; one for the same currency.
 *
 * @throws PriceUnavailable when the venue has no mid price of the two.
 */
export async function midPrice(
  base: string,
  counter: string,
  venue: Pick<Venue, 'mid'>,
  at: Date,
): Promise<Decimal> {
  if (base === counter) return Decimal.one;
  const mid = await venue.mid(base, counter, at);
  if (mid === undefined) throw new PriceUnavailable(base, counter);
  return mid;
}
