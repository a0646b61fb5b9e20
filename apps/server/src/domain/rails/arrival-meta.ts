import type { Money } from '../money/money.ts';
import { accountOf, type PayIn } from '../quotes/payment-leg.ts';
import type { TransactionMeta } from '../transactions/transaction.ts';

/** What the entry of a payment from outside tells of it: a phone has paid, an account was paid to. */
export function arrivalMeta(payIn: PayIn, fee: Money | undefined): { meta?: TransactionMeta } {
  const account = accountOf(payIn);
  const meta: TransactionMeta = {
    ...(fee && { fee }),
    ...(account && (payIn.type === 'mobile_money' ? { source: account } : { destination: account })),
  };
  return Object.keys(meta).length === 0 ? {} : { meta };
}
