import type { Decimal } from '../money/decimal.ts';
import type { Conversion } from '../pricing/conversion.ts';
import { feeOffTarget } from '../quotes/charge.ts';
import { type Charged, chargedDeposit } from '../quotes/charged.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Transfer } from './transfer.ts';

/** What is charged on the way of a transfer, beside what its quote has agreed on. */
export class Charges {
  readonly #currencies: Currencies;

  constructor(currencies: Currencies) {
    this.#currencies = currencies;
  }

  /** The deposit fee of what really arrived, in the source currency. */
  ofDeposit(quote: Quote, arrived: Decimal): Charged {
    return chargedDeposit(arrived, this.#conversion(quote));
  }

  /** The refund fee of a payout that is given back, in the target currency. */
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
