import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { inSource, inTarget } from '../pricing/conversion.ts';
import type { Exchange } from '../pricing/exchange.ts';
import { movedBound, movedWorth } from '../pricing/moved-bound.ts';
import { amountsOfSource, amountsOfTarget, type Terms } from './amounts.ts';
import { feesIn } from './fee.ts';
import type { GivenAmount } from './given-amount.ts';
import { type Bound, passedBound } from './limits.ts';

/** What the amounts of a movement follow from, and where it is exchanged. */
export type MovementTerms = Terms & Exchange;

/** One of the amounts of a movement. */
export type LimitedAmount = 'source' | 'gross' | 'target';

/**
 * The bound of an amount of a movement, told of the amount that was given: through the fees, and with room for each price
 * between the two, so that it is accepted (G85).
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

/** The currency of the amount that was given, as it is told. */
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
  // Rounded fees let less of the source bring as much, and a coarse source brings more than it is to.
  return end === 'min' ? rounded(target).plus(Decimal.ofUnits(1n, currency.decimals)) : rounded(target);
}

/** The source amount that reaches the bound. */
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

/** Whether a price is between the two; between what an exchange brings and what arrives, only a fee of the source brings one in. */
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
