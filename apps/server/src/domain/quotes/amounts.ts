import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { type Conversion, inSource, inTarget } from '../pricing/conversion.ts';
import type { FeeRule } from '../reference/currency.ts';
import { feeOffSource, feeOffTarget } from './charge.ts';
import { type Fee, feesIn } from './fee.ts';

/** What the amounts of a quote follow from, beside the one that is given. */
export interface Terms extends Conversion {
  /** The source as it is paid in, where that is in fewer decimals; a computed amount is rounded up to it (G324). */
  readonly paidIn?: AmountCurrency | undefined;
  /** The target as it is paid out, likewise, rounded down. */
  readonly paidOut?: AmountCurrency | undefined;
  /** Taken off what is paid in, in the source currency. */
  readonly depositFee?: FeeRule | undefined;
  /** Taken off what the exchange brings, in the target currency. */
  readonly payoutFee?: FeeRule | undefined;
}

/** The amounts of a quote; `target + fees + rounding` is the gross amount. */
export interface Amounts {
  readonly source: Decimal;
  /** The source at the rate, rounded down. */
  readonly gross: Decimal;
  /** What arrives, after the fees; not above zero when they eat it all. */
  readonly target: Decimal;
  readonly rounding: Decimal;
  readonly fees: readonly Fee[];
}

/** What a source amount brings. Only what cannot be paid out is left over: else what rounding takes is in the gross amount already. */
export function amountsOfSource(source: Decimal, terms: Terms): Amounts {
  const { gross, fees, charged } = brings(source, terms);
  const net = gross.minus(charged);
  const target = roundAmount(net, terms.paidOut ?? terms.target, 'down');
  return { source, gross, fees, target, rounding: net.minus(target) };
}

/** The least source amount that brings a target amount after the fees, and what it brings beyond that. */
export function amountsOfTarget(target: Decimal, terms: Terms): Amounts {
  const source = leastSource(target, terms);
  const { gross, fees, charged } = brings(source, terms);
  return { source, gross, fees, target, rounding: gross.minus(charged).minus(target) };
}

/**
 * Climbs from the source that the target takes without fees to the one that it takes with the fees of the step before.
 * Fees never fall as the source grows, so that no step passes the least source that suffices; where the fees stay the
 * same, it is reached.
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
