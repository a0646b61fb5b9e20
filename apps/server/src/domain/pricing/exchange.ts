import { FieldError } from '../domain-error.ts';
import type { Currency } from '../reference/currency.ts';
import type { PairSide } from './pair.ts';
import type { Pairs } from './pairs.ts';
import { PriceUnavailable } from './price-unavailable.ts';
import { evenRate, type Rate } from './rate.ts';
import type { Venue } from './venue.ts';

/** Source, target and rate of an exchange. */
export interface Exchange {
  readonly source: Currency;
  readonly target: Currency;
  readonly rate: Rate;
  /** The pair that is traded, and its side; absent if both currencies are the same. */
  readonly trade?: { readonly base: Currency; readonly limits: PairSide };
}

/** Dependencies of pricing. */
export interface Exchanges {
  readonly pairs: Pick<Pairs, 'get'>;
  readonly venue: Pick<Venue, 'price'>;
}

/**
 * The exchange of the source for the target at the instant. A source that is the base of a pair is sold at its sell
 * price; a target that is the base is bought at its buy price. The same currency has the rate one.
 *
 * @param field the field of the request that names the exchange.
 * @throws FieldError on that field when no pair trades the two, or not in this direction.
 * @throws PriceUnavailable when the venue has no price of the pair at the instant.
 */
export async function exchangeAt(
  source: Currency,
  target: Currency,
  at: Date,
  { pairs, venue }: Exchanges,
  field = 'target_currency',
): Promise<Exchange> {
  if (source.code === target.code) return { source, target, rate: evenRate(source.code) };
  const sold = pairs.get(source.code, target.code);
  const pair = sold ?? pairs.get(target.code, source.code);
  const side = sold === undefined ? 'buy' : 'sell';
  if (pair === undefined || !pair[side].supported) {
    throw new FieldError({
      [field]: [
        `${source.code} cannot be converted to ${target.code}. GET /v1/pairs lists the supported pairs.`,
      ],
    });
  }
  const [base, counter] = [pair.base.code, pair.counter.code];
  const price = (await venue.price(base, counter, at))?.[side];
  if (price === undefined) throw new PriceUnavailable(base, counter);
  return {
    source,
    target,
    rate: { base, counter, price, side },
    trade: { base: pair.base, limits: pair[side] },
  };
}
