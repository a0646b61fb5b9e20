import { Decimal } from '../../money/decimal.ts';
import { amountsOfSource } from '../../quotes/amounts.ts';
import { chargedDeposit } from '../../quotes/charged.ts';
import { feesIn } from '../../quotes/fee.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { countedDeposits, type PaymentRequest } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

type Credited = Pick<RequestDeposit, 'credited' | 'rounding' | 'fee'>;
type Known = Pick<Currencies, 'known'>;

/** What a deposit credits that arrives while the request is open: converted at its rate, less the deposit fee. */
export function countedAmounts(request: PaymentRequest, amount: Decimal, currencies: Known): Credited {
  const { asked, targetCurrency } = request;
  if (countedDeposits(request).length === 0 && amount.equals(asked.source)) {
    const [fee] = asked.fees;
    return { credited: asked.target, rounding: asked.rounding, ...(fee && { fee }) };
  }
  const terms = conversionOf(request, currencies);
  const { gross } = amountsOfSource(amount, terms);
  const { fee } = request.payIn.type === 'balance' ? { fee: undefined } : chargedDeposit(amount, terms);
  if (fee === undefined) return { credited: gross, rounding: Decimal.zero };
  // A fee that takes all of the deposit takes all that it comes to, however both are rounded.
  const charged = feesIn(targetCurrency, [fee]);
  if (!charged.isGreaterThan(gross)) return { credited: gross.minus(charged), rounding: Decimal.zero, fee };
  return {
    credited: Decimal.zero,
    rounding: Decimal.zero,
    fee: { ...fee, converted: { ...fee.converted, amount: gross } },
  };
}

/** What a deposit credits that comes too late: what arrived, less the deposit fee. */
export function lateAmounts(request: PaymentRequest, amount: Decimal, currencies: Known): Credited {
  const { fee, net } = chargedDeposit(amount, conversionOf(request, currencies));
  return { credited: net, rounding: Decimal.zero, ...(fee && { fee }) };
}

function conversionOf({ sourceCurrency, targetCurrency, rate }: PaymentRequest, currencies: Known) {
  return {
    source: currencies.known(sourceCurrency),
    target: currencies.known(targetCurrency),
    rate,
  };
}
