import { Decimal } from '../../money/decimal.ts';
import { type Conversion, inSource } from '../../pricing/conversion.ts';
import type { Pairs } from '../../pricing/pairs.ts';
import { amountsOfSource } from '../../quotes/amounts.ts';
import { chargedDeposit } from '../../quotes/charged.ts';
import { type Fee, feesIn } from '../../quotes/fee.ts';
import { TOLERATED_PART } from '../../quotes/tolerance.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { countedDeposits, type PaymentRequest } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

type Credited = Pick<RequestDeposit, 'credited' | 'rounding' | 'fee' | 'surplus'>;
type Known = Pick<Currencies, 'known'>;

/** What determines how much of a deposit is converted. */
export interface ConversionTerms {
  readonly currencies: Known;
  readonly pairs: Pick<Pairs, 'get'>;
}

/**
 * The amounts that a deposit to an open request credits. It is converted at the request's rate up to the amount the
 * rate covers, less the deposit fee; the rest is credited unconverted, less what remains of the fee of the whole
 * deposit.
 */
export function countedAmounts(request: PaymentRequest, amount: Decimal, terms: ConversionTerms): Credited {
  const { asked, targetCurrency } = request;
  if (countedDeposits(request).length === 0 && amount.equals(asked.source)) {
    const [fee] = asked.fees;
    return { credited: asked.target, rounding: asked.rounding, ...(fee && { fee }) };
  }
  const conversion = conversionOf(request, terms.currencies);
  const converted = convertedOf(request, amount, conversion, terms);
  const { gross } = amountsOfSource(converted, conversion);
  const fee = converted.isPositive() ? chargedDeposit(converted, conversion).fee : undefined;
  const facts = {
    rounding: Decimal.zero,
    ...surplusOf(amount.minus(converted), chargedDeposit(amount, conversion).fee, fee),
  };
  if (fee === undefined) return { ...facts, credited: gross };
  // If the fee takes the whole deposit, it also takes the whole converted amount, however both are rounded.
  const charged = feesIn(targetCurrency, [fee]);
  if (!charged.isGreaterThan(gross)) return { ...facts, credited: gross.minus(charged), fee };
  return {
    ...facts,
    credited: Decimal.zero,
    fee: { ...fee, converted: { ...fee.converted, amount: gross } },
  };
}

/** The amount that a late deposit credits: what arrived, less the deposit fee. */
export function lateAmounts(request: PaymentRequest, amount: Decimal, currencies: Known): Credited {
  const { fee, net } = chargedDeposit(amount, conversionOf(request, currencies));
  return { credited: net, rounding: Decimal.zero, ...(fee && { fee }) };
}

/**
 * How much of a deposit is converted: what earlier deposits have left of the amount that the rate covers (G325).
 * Without an exchange, all of it.
 */
function convertedOf(
  request: PaymentRequest,
  amount: Decimal,
  conversion: Conversion,
  { pairs }: ConversionTerms,
): Decimal {
  const { asked, rate, sourceCurrency, targetCurrency } = request;
  if (sourceCurrency === targetCurrency) return amount;
  const tolerated = asked.source.plus(
    asked.source.dividedBy(TOLERATED_PART, conversion.source.decimals, 'down'),
  );
  const most = pairs.get(rate.base, rate.counter)?.[rate.side].max;
  const tradeable = most && (rate.side === 'sell' ? most : inSource(most, conversion, 'down'));
  const earlier = Decimal.sum(
    countedDeposits(request).map((one) => one.amount.minus(one.surplus?.amount ?? Decimal.zero)),
  );
  const left = lesser(tolerated, tradeable ?? tolerated).minus(earlier);
  return left.isPositive() ? lesser(left, amount) : Decimal.zero;
}

/**
 * The unconverted part, less what remains of the fee of the whole deposit.
 *
 * @param taken the fee of the converted part.
 */
function surplusOf(
  amount: Decimal,
  whole: Fee | undefined,
  taken: Fee | undefined,
): Pick<Credited, 'surplus'> {
  if (!amount.isPositive()) return {};
  if (whole === undefined) return { surplus: { amount } };
  const left = (side: 'amount' | 'converted') => ({
    ...whole[side],
    amount: whole[side].amount.minus(taken?.[side].amount ?? Decimal.zero),
  });
  const fee = { ...whole, amount: left('amount'), converted: left('converted') };
  return { surplus: { amount, ...(fee.amount.amount.isPositive() && { fee }) } };
}

function lesser(one: Decimal, other: Decimal): Decimal {
  return one.isLessThan(other) ? one : other;
}

function conversionOf({ sourceCurrency, targetCurrency, rate }: PaymentRequest, currencies: Known) {
  return {
    source: currencies.known(sourceCurrency),
    target: currencies.known(targetCurrency),
    rate,
  };
}
