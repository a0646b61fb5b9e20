import type { Money } from '../../money/money.ts';
import type { Exchange } from '../../pricing/exchange.ts';
import { midPrice } from '../../pricing/mid-price.ts';
import type { Rate } from '../../pricing/rate.ts';
import type { Venue } from '../../pricing/venue.ts';
import type { AskedAmount } from '../../quotes/given-amount.ts';

/** The amount in the currency of the request. */
export function requestedAmount(asked: AskedAmount, { source, target }: Exchange): Money {
  const { amount } = asked;
  if (asked.side === 'quote') return { amount, currency: asked.currency };
  return { amount, currency: (asked.side === 'source' ? source : target).code };
}

/**
 * The rate from the source currency to the one of the requested amount (G82); undefined if they are the same. For a
 * third currency it is the mid price, which determines the amount.
 *
 * @throws PriceUnavailable when the venue has no mid price of the two.
 */
export async function quoteRate(
  { source, target, rate }: Exchange,
  currency: string,
  at: Date,
  { venue }: { readonly venue: Pick<Venue, 'mid'> },
): Promise<Rate | undefined> {
  if (currency === source.code) return undefined;
  if (currency === target.code) return rate;
  const price = await midPrice(source.code, currency, venue, at);
  return { base: source.code, counter: currency, price, side: 'sell' };
}
