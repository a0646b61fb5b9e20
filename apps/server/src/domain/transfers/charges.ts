import type { Decimal } from '../money/decimal.ts';
import type { Conversion } from '../pricing/conversion.ts';
import { type Amounts, amountsOfSource } from '../quotes/amounts.ts';
import { feeOffTarget } from '../quotes/charge.ts';
import { type Charged, chargedDeposit } from '../quotes/charged.ts';
import type { Quote } from '../quotes/quote.ts';
import { TOLERATED_PART } from '../quotes/tolerance.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Transfer } from './transfer.ts';

/** Fees of a transfer that are not part of its quote. */
export class Charges {
  readonly #currencies: Currencies;

  constructor(currencies: Currencies) {
    this.#currencies = currencies;
  }

  /** The deposit fee of the amount that arrived, in the source currency. */
  ofDeposit(quote: Quote, arrived: Decimal): Charged {
    return chargedDeposit(arrived, this.#conversion(quote));
  }

  /**
   * The target amount of a payment at the quoted rate, with the fees of the amount that arrived; undefined for an
   * exchange whose payment deviates by more than 1 % from the quote or is consumed by fees (G33).
   */
  ofArrival(quote: Quote, arrived: Decimal): Pick<Amounts, 'target' | 'fees'> | undefined {
    const { sourceAmount, targetAmount, fees } = quote;
    if (arrived.equals(sourceAmount)) return { target: targetAmount, fees };
    const conversion = this.#conversion(quote);
    const { source, target } = conversion;
    const amounts = amountsOfSource(arrived, {
      ...conversion,
      depositFee: source.type === 'fiat' ? source.depositFee : undefined,
      payoutFee: target.type === 'fiat' && quote.payOut.type !== 'balance' ? target.payoutFee : undefined,
    });
    if (source.code === target.code) return amounts;
    const deviation = arrived.minus(sourceAmount).absolute().times(TOLERATED_PART);
    return deviation.isGreaterThan(sourceAmount) || !amounts.target.isPositive() ? undefined : amounts;
  }

  /** The refund fee of a failed payout, in the target currency. */
  ofRefund({ quote, targetAmount }: Transfer): Charged {
    const conversion = this.#conversion(quote);
    const { target } = conversion;
    const rule = target.type === 'fiat' ? target.refundFee : undefined;
    if (rule === undefined) return { fee: undefined, net: targetAmount };
    const fee = feeOffTarget('Refund fee', rule, targetAmount, conversion);
    return { fee, net: targetAmount.minus(fee.amount.amount) };
  }

  #conversion({ sourceCurrency, targetCurrency, rate }: Quote) {
    return {
      source: this.#currencies.known(sourceCurrency),
      target: this.#currencies.known(targetCurrency),
      rate,
    } satisfies Conversion;
  }
}
