import { type AmountWithCurrency, amountText, amountWithCurrency, rateText } from '../money/amount.ts';
import type { Fee } from '../quotes/fee.ts';
import type { LegFacts, Quote } from '../quotes/quote.ts';
import { arrivalMeta } from '../rails/arrival-meta.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { TransactionMeta, TransactionType } from '../transactions/transaction.ts';
import { carrierOf } from './narration.ts';
import type { Transfer } from './transfer.ts';

/** What settled entries tell of the transfer behind them (G36, G76). */
export class EntryFacts {
  readonly #currencies: Pick<Currencies, 'known'>;

  constructor(currencies: Pick<Currencies, 'known'>) {
    this.#currencies = currencies;
  }

  /** Of an exchange. */
  conversion({ quote, sourceAmount, targetAmount }: Transfer): Required<Pick<TransactionMeta, 'conversion'>> {
    const { sourceCurrency, targetCurrency, rate } = quote;
    return {
      conversion: {
        source_currency: sourceCurrency,
        source_amount: amountText(sourceAmount, this.#currencies.known(sourceCurrency)),
        target_currency: targetCurrency,
        target_amount: amountText(targetAmount, this.#currencies.known(targetCurrency)),
        rate: rateText(rate.rate),
      },
    };
  }

  /** Of a payout. */
  paid(transfer: Transfer): TransactionMeta {
    const { quote, fees } = transfer;
    const { recipient_details: destination }: LegFacts = transfer.payOut;
    const fee = this.#fee(fees);
    return {
      ...(fee && { fee }),
      ...(destination && { destination }),
      ...(quote.sourceCurrency !== quote.targetCurrency && this.conversion(transfer)),
    };
  }

  /** Of a payment that arrived. */
  received({ fees, payIn }: Transfer): { meta?: TransactionMeta } {
    return arrivalMeta(payIn, this.#fee(fees));
  }

  #fee([fee]: readonly Fee[]): AmountWithCurrency | undefined {
    return fee && amountWithCurrency(fee.amount.amount, this.#currencies.known(fee.amount.currency));
  }
}

/** What the entry of a refund says. */
export function refundFacts({ error, payOut }: Transfer) {
  const carrier = carrierOf(payOut);
  return {
    type: 'refunds',
    isCredit: true,
    description: 'Refund of a payout',
    subDescription: error === 'payout_returned' ? `Returned by ${carrier}` : `Refused by ${carrier}`,
    statusDescription: 'The money is back on the balance.',
  } as const;
}

/** The type of the entries that belong to a quote's own way (G76). */
export function entryType({ category }: Quote): TransactionType {
  switch (category) {
    case 'deposit':
      return 'deposits';
    case 'conversion':
      return 'converts';
    case 'buy':
      return 'buys';
    case 'sell':
      return 'sells';
    case 'withdrawal':
      return 'withdrawals';
  }
}
