import type { EntryMeta } from '../ledger/entry.ts';
import type { Money } from '../money/money.ts';
import { present } from '../present.ts';
import { accountOf, type PayIn } from '../quotes/payment-leg.ts';

/** Facts in the entry of a payment from outside: the phone that paid, or the account that was paid. */
export function arrivalMeta(payIn: PayIn, fee: Money | undefined): { meta?: EntryMeta } {
  const account = accountOf(payIn);
  const meta: EntryMeta = {
    ...(fee && { fee }),
    ...(payIn.type === 'address' &&
      present({ blockchainHash: payIn.trace?.id, fromAddress: payIn.trace?.fromAddress })),
    ...(account && (payIn.type === 'mobile_money' ? { source: account } : { destination: account })),
  };
  return Object.keys(meta).length === 0 ? {} : { meta };
}
