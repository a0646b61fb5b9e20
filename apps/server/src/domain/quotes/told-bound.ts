import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { inSource, inTarget } from '../pricing/conversion.ts';
import type { Exchange } from '../pricing/exchange.ts';
import { movedBound, movedWorth } from '../pricing/moved-bound.ts';
import { amountsOfSource, amountsOfTarget, type Terms } from './amounts.ts';
import { feesIn } from './fee.ts';
import type { GivenAmount } from './given-amount.ts';
import { type Bound, passedBound } from './limits.ts';

/** What determines the amounts of a movement, and the exchange. */
export type MovementTerms = Terms & Exchange;

/** One of the amounts of a movement. */
export type LimitedAmount = 'source' | 'gross' | 'target';

/**
 * A limit of one amount of a movement, expressed in the amount that was given: converted through the fees, with a
 * margin for each price in between, so that it will be accepted (G85).
 */
export function toldBound(
  bound: Bound,
  of: LimitedAmount,
  { side, worth }: Pick<GivenAmount, 'side' | 'worth'>,
  terms: MovementTerms,
): Bound {
  const { end } = bound;
  const amount = boundOfSide(bound, of, side, terms);
  return { end, amount: worth === undefined ? amount : movedWorth(amount, end, worth) };
}

/** The currency of the given amount, for messages. */
export function givenCurrency({ side, worth }: GivenAmount, terms: Terms): AmountCurrency {
  return worth?.currency ?? currencyOf(side, terms);
}

function boundOfSide(
  bound: Bound,
  of: LimitedAmount,
  side: GivenAmount['side'],
  terms: MovementTerms,
): Decimal {
  const { end, amount } = bound;
  const currency = currencyOf(side, terms);
  const rounded = (value: Decimal) => roundAmount(value, currency, roundingTo(end));
  if (of === side) return rounded(amount);
  const source = sourceAt(bound, of, terms);
  const { fees, target } = amountsOfSource(source, terms);
  const gross = of === 'gross' ? amount : inTarget(source, terms, roundingTo(end));
  const net = gross.minus(feesIn(terms.target.code, fees));
  const worth = side === 'source' ? source : net;
  if (isPriced(of, side, terms)) return movedBound(worth, end, currency);
  const told = rounded(worth);
  if (side === 'source' || passedBound({ [end]: amount }, amountsOfTarget(told, terms)[of]) === undefined) {
    return told;
  }
  // With rounded fees, less of the source may bring as much; with a coarse source, it may bring more than required.
  return end === 'min' ? rounded(target).plus(Decimal.ofUnits(1n, currency.decimals)) : rounded(target);
}

/** The source amount that reaches the limit. */
function sourceAt({ end, amount }: Bound, of: LimitedAmount, terms: Terms): Decimal {
  switch (of) {
    case 'source':
      return amount;
    case 'gross':
      return roundAmount(
        inSource(amount, terms, roundingTo(end)),
        currencyOf('source', terms),
        roundingTo(end),
      );
    case 'target':
      return amountsOfTarget(amount, terms).source;
  }
}

/**
 * Whether a price lies between the two; between the gross amount and the target, only a fee in the source currency
 * involves one.
 */
function isPriced(
  of: LimitedAmount,
  side: GivenAmount['side'],
  { trade, depositFee }: MovementTerms,
): boolean {
  return trade !== undefined && (of === 'source' || side === 'source' || depositFee !== undefined);
}

function currencyOf(side: GivenAmount['side'], { source, target, paidIn, paidOut }: Terms): AmountCurrency {
  return side === 'source' ? (paidIn ?? source) : (paidOut ?? target);
}

function roundingTo(end: Bound['end']): 'up' | 'down' {
  return end === 'min' ? 'up' : 'down';
}
