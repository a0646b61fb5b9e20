import { Rational } from './rational.ts';
import type { FeeRule, ModelCurrency } from './reference.ts';

const HUNDRED = Rational.of(100n);

/** What a pair costs and brings at one instant, in its counter currency. */
export interface ModelPrice {
  readonly buy: Rational;
  readonly sell: Rational;
}

/** The terms of an exchange. */
export interface ModelExchange {
  readonly source: ModelCurrency;
  readonly target: ModelCurrency;
  readonly product: string;
  readonly side: 'buy' | 'sell';
  /** As it is shown: units of the counter for one unit of the base. */
  readonly price: Rational;
  /** Units of the target for one unit of the source, with no digit lost. */
  readonly rate: Rational;
}

/** A charge of a quote, still without its amount. */
export interface Charge {
  readonly name: 'Deposit fee' | 'Payout fee' | 'Refund fee';
  readonly rule: FeeRule;
  /** Which side's currency it is in. */
  readonly in: 'source' | 'target';
}

/** A charge with its amount. */
export interface ModelFee {
  readonly name: string;
  readonly amount: Rational;
  readonly currency: string;
  readonly type: 'FIXED' | 'PERCENTAGE';
  readonly converted: Rational;
  readonly convertedCurrency: string;
}

export interface PricedAmounts {
  readonly source: Rational;
  /** What the source is worth, before fees. */
  readonly gross: Rational;
  readonly target: Rational;
  /** What rounding left over, in the target currency. */
  readonly rounding: Rational;
  readonly fees: readonly ModelFee[];
}

/** The exchange of two currencies; undefined where no pair leads from one to the other, or it has no price now. */
export function exchangeOf(
  source: ModelCurrency,
  target: ModelCurrency,
  priceOf: (base: string, counter: string) => ModelPrice | undefined,
): ModelExchange | undefined {
  if (source.code === target.code) {
    const price = Rational.one;
    return { source, target, product: `${source.code}${source.code}`, side: 'sell', price, rate: price };
  }
  const sold = priceOf(source.code, target.code);
  if (sold) {
    const price = sold.sell;
    return { source, target, product: `${source.code}${target.code}`, side: 'sell', price, rate: price };
  }
  const bought = priceOf(target.code, source.code);
  if (bought) {
    const price = bought.buy;
    const rate = Rational.one.dividedBy(price);
    return { source, target, product: `${target.code}${source.code}`, side: 'buy', price, rate };
  }
  return undefined;
}

/** The amount of a charge, off an amount in the charge's own currency. */
function feeOf({ name, rule, in: side }: Charge, off: Rational, exchange: ModelExchange): ModelFee {
  const { source, target, rate } = exchange;
  const [own, other] = side === 'source' ? [source, target] : [target, source];
  const amount =
    'fixed' in rule ? rule.fixed : off.times(rule.percent).dividedBy(HUNDRED).roundedUp(own.decimals);
  return feeLine({ name, rule, in: side }, amount, own, other, rate);
}

/** The same charge, never more than what it comes off. */
export function cappedFeeOf(charge: Charge, off: Rational, exchange: ModelExchange): ModelFee {
  const { source, target, rate } = exchange;
  const [own, other] = charge.in === 'source' ? [source, target] : [target, source];
  return feeLine(charge, feeOf(charge, off, exchange).amount.atMost(off), own, other, rate);
}

function feeLine(
  { name, rule, in: side }: Charge,
  amount: Rational,
  own: ModelCurrency,
  other: ModelCurrency,
  rate: Rational,
): ModelFee {
  const converted = side === 'source' ? amount.times(rate) : amount.dividedBy(rate);
  return {
    name,
    amount,
    currency: own.code,
    type: 'fixed' in rule ? 'FIXED' : 'PERCENTAGE',
    converted:
      'fixed' in rule ? converted.roundedHalfUp(other.decimals) : converted.roundedUp(other.decimals),
    convertedCurrency: other.code,
  };
}

/** In how many decimals the two ends of an exchange are paid. */
export interface PaidDecimals {
  readonly source: number;
  readonly target: number;
}

/** What is given buys: the worth of it, rounded down, less the fees. The target may turn out to be zero or less. */
export function amountsFromSource(
  source: Rational,
  charges: readonly Charge[],
  exchange: ModelExchange,
  paid?: PaidDecimals,
): PricedAmounts {
  const gross = source.times(exchange.rate).roundedDown(exchange.target.decimals);
  const fees = charges.map((charge) => feeOf(charge, charge.in === 'source' ? source : gross, exchange));
  const net = gross.minus(onTargetSide(fees, charges));
  const target = paid === undefined ? net : net.roundedDown(paid.target);
  return { source, gross, target, rounding: net.minus(target), fees };
}

/** The least source that leaves the target after fees; what it is worth beyond that is the rounding. */
export function amountsFromTarget(
  target: Rational,
  charges: readonly Charge[],
  exchange: ModelExchange,
  paid: PaidDecimals = { source: exchange.source.decimals, target: exchange.target.decimals },
): PricedAmounts {
  const unit = Rational.of(1n, 10n ** BigInt(paid.source));
  let source = lowerBoundOf(target, charges, exchange).roundedUp(paid.source);
  if (!source.isPositive()) source = unit;
  let amounts = amountsFromSource(source, charges, exchange, paid);
  while (amounts.target.isLessThan(target)) {
    source = source.plus(unit);
    amounts = amountsFromSource(source, charges, exchange, paid);
  }
  return { ...amounts, target, rounding: amounts.target.plus(amounts.rounding).minus(target) };
}

/** A source that no smaller one can do for, within a few units of the least that does. */
function lowerBoundOf(target: Rational, charges: readonly Charge[], exchange: ModelExchange): Rational {
  const { rate, source, target: wanted } = exchange;
  const unitOf = (decimals: number) => Rational.of(1n, 10n ** BigInt(decimals));
  const [charge] = charges;
  if (charge === undefined) return target.dividedBy(rate);
  if ('fixed' in charge.rule) {
    const fee = feeOf(charge, target, exchange);
    return target.plus(charge.in === 'source' ? fee.converted : fee.amount).dividedBy(rate);
  }
  const share = Rational.one.minus(charge.rule.percent.dividedBy(HUNDRED));
  if (charge.in === 'target') {
    // The gross target first, in whole units: with it the least source follows without a search.
    const unit = unitOf(wanted.decimals);
    let gross = target.dividedBy(share).roundedDown(wanted.decimals).minus(unit);
    while (gross.minus(feeOf(charge, gross, exchange).amount).isLessThan(target)) gross = gross.plus(unit);
    return gross.dividedBy(rate);
  }
  // Rounding the fee and its conversion moves the target by less than a unit of each side.
  const slack = unitOf(wanted.decimals).plus(unitOf(source.decimals).times(rate));
  return target.minus(slack).dividedBy(rate.times(share));
}

function onTargetSide(fees: readonly ModelFee[], charges: readonly Charge[]): Rational {
  return Rational.sum(
    fees.map(({ amount, converted }, index) => (charges[index]?.in === 'source' ? converted : amount)),
  );
}
