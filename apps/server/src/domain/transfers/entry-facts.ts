import type { TransactionType } from '@finops/contract/enumerations';
import type { EntryMeta } from '../ledger/entry.ts';
import type { Decimal } from '../money/decimal.ts';
import { feesIn } from '../quotes/fee.ts';
import { accountOf } from '../quotes/payment-leg.ts';
import type { Quote } from '../quotes/quote.ts';
import { arrivalMeta } from '../rails/arrival-meta.ts';
import { carrierOf } from './descriptions.ts';
import { needsExchange, type Transfer } from './transfer.ts';

/** Facts in the entries of an exchange (G36, G76). */
export function conversionMeta({
  quote,
  sourceAmount,
  targetAmount,
}: Transfer): Required<Pick<EntryMeta, 'conversion'>> {
  return {
    conversion: {
      source: { amount: sourceAmount, currency: quote.sourceCurrency },
      target: { amount: targetAmount, currency: quote.targetCurrency },
      rate: quote.rate.price,
    },
  };
}

/** Facts in the entry of a payout (G36, G76). */
export function payoutMeta(transfer: Transfer): EntryMeta {
  const [fee] = transfer.fees;
  const destination = accountOf(transfer.payOut);
  return {
    ...(fee && { fee: fee.amount }),
    ...(destination && { destination }),
    ...(needsExchange(transfer) && conversionMeta(transfer)),
  };
}

/** Facts in the entry of a received payment (G36, G76). */
export function arrivedMeta({ fees: [fee], payIn }: Transfer): { meta?: EntryMeta } {
  return arrivalMeta(payIn, fee?.amount);
}

/** Facts in the entry of a refund. */
export function refundFacts({ error, payOut }: Transfer) {
  const carrier = carrierOf(payOut);
  return {
    type: 'refunds',
    isCredit: true,
    description: 'Refund of a payout',
    subDescription: error === 'payout_returned' ? `Returned by ${carrier}` : `Refused by ${carrier}`,
    statusDescription: 'The amount was returned to the balance.',
  } as const;
}

/** The type of the regular entries of a quote (G76). */
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

/** Facts in the entry of a payment from outside that a transfer continues with. */
export function intakeFacts(transfer: Transfer) {
  const { quote, sourceAmount } = transfer;
  return {
    type: entryType(quote),
    currency: quote.sourceCurrency,
    amount: sourceAmount,
    isCredit: true,
    ...(!needsExchange(transfer) && arrivedMeta(transfer)),
  };
}

/** The amount of a payout without its fees, in the source currency. */
export function withoutFees({ quote, sourceAmount, fees }: Transfer): Decimal {
  return sourceAmount.minus(feesIn(quote.sourceCurrency, fees));
}
