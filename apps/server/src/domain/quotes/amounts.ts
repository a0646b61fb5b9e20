import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { type Conversion, inSource, inTarget } from '../pricing/conversion.ts';
import type { FeeRule } from '../reference/currency.ts';
import { feeOffSource, feeOffTarget } from './charge.ts';
import { type Fee, feesIn } from './fee.ts';

/** What determines the amounts of a quote, besides the given amount. */
export interface Terms extends Conversion {
  /** The source as it is paid in, if that has fewer decimals; a computed amount is rounded up to them (G324). */
  readonly paidIn?: AmountCurrency | undefined;
  /** The target as it is paid out, likewise; rounded down. */
  readonly paidOut?: AmountCurrency | undefined;
  /** Deducted from the paid-in amount, in the source currency. */
  readonly depositFee?: FeeRule | undefined;
  /** Deducted from the exchanged amount, in the target currency. */
  readonly payoutFee?: FeeRule | undefined;
}

/** The amounts of a quote; `target + fees + rounding` is the gross amount. */
export interface Amounts {
  readonly source: Decimal;
  /** The source amount converted at the rate, rounded down. */
  readonly gross: Decimal;
  /** The amount after fees; not positive if the fees exceed it. */
  readonly target: Decimal;
  readonly rounding: Decimal;
  readonly fees: readonly Fee[];
}

/**
 * The amounts that follow from a source amount. Only what cannot be paid out remains as rounding; the gross amount
 * already includes any other rounding.
 */
export function amountsOfSource(source: Decimal, terms: Terms): Amounts {
  const { gross, fees, charged } = brings(source, terms);
  const net = gross.minus(charged);
  const target = roundAmount(net, terms.paidOut ?? terms.target, 'down');
  return { source, gross, fees, target, rounding: net.minus(target) };
}

/** The least source amount that brings a target amount after fees, and the remainder. */
export function amountsOfTarget(target: Decimal, terms: Terms): Amounts {
  const source = leastSource(target, terms);
  const { gross, fees, charged } = brings(source, terms);
  return { source, gross, fees, target, rounding: gross.minus(charged).minus(target) };
}

/**
 * Iterates from the source amount without fees, adding the fees of the previous step. Fees never decrease as the
 * source grows, so no step overshoots the least sufficient source; the iteration ends when the fees no longer
 * change.
 */
function leastSource(target: Decimal, terms: Terms): Decimal {
  const least = (gross: Decimal) =>
    roundAmount(inSource(gross, terms, 'up'), terms.paidIn ?? terms.source, 'up');
  let source = least(target);
  for (;;) {
    const next = least(target.plus(brings(source, terms).charged));
    if (next.equals(source)) return source;
    source = next;
  }
}

function brings(source: Decimal, terms: Terms) {
  const gross = inTarget(source, terms, 'down');
  const { depositFee, payoutFee } = terms;
  const fees = [
    ...(depositFee === undefined ? [] : [feeOffSource('Deposit fee', depositFee, source, terms)]),
    ...(payoutFee === undefined ? [] : [feeOffTarget('Payout fee', payoutFee, gross, terms)]),
  ];
  return { gross, fees, charged: feesIn(terms.target.code, fees) };
}
