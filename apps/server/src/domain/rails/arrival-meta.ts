import type { AmountWithCurrency } from '../money/amount.ts';
import type { LegFacts } from '../quotes/quote.ts';
import type { TransactionMeta } from '../transactions/transaction.ts';

/** What the entry of a payment from outside tells of it: a phone has paid, an account was paid to. */
export function arrivalMeta(
  { type, recipient_details: account }: LegFacts,
  fee: AmountWithCurrency | undefined,
): { meta?: TransactionMeta } {
  const meta: TransactionMeta = {
    ...(fee && { fee }),
    ...(account && (type === 'mobile_money' ? { source: account } : { destination: account })),
  };
  return Object.keys(meta).length === 0 ? {} : { meta };
}
