import type { Ids } from '../ids.ts';
import type { Commit } from '../ledger/ledger.ts';
import type { Charged } from '../quotes/charged.ts';
import type { PayIn } from '../quotes/payment-leg.ts';
import { arrivalMeta } from './arrival-meta.ts';
import { type CreditedDeposit, creditedDeposit } from './credited-deposit.ts';
import { railOf } from './rails.ts';

/** Money from outside that arrived by a pay-in and is credited unconverted. */
export interface PlainDeposit extends Omit<CreditedDeposit, 'rail' | 'net' | 'entry'> {
  /** Where it was paid to. */
  readonly payIn: PayIn;
  readonly charged: Charged;
  /** The transfer that it was meant for. */
  readonly transferId?: string;
}

/** Credits a deposit less its fee to the available balance. */
export function plainDeposit(
  { payIn, charged, transferId, ...deposit }: PlainDeposit,
  { ids }: { ids: Ids },
): Commit {
  const { currency, amount } = deposit;
  const { net } = charged;
  const fee = amount.minus(net);
  const entry = {
    id: ids.next('TXN_'),
    ...(transferId !== undefined && { transferId }),
    description: `Deposit of ${currency}`,
    subDescription:
      payIn.type === 'address' ? `To ${payIn.address} on ${payIn.network}` : 'To a temporary account',
    ...arrivalMeta(payIn, fee.isPositive() ? { amount: fee, currency } : undefined),
  };
  return creditedDeposit({ ...deposit, rail: railOf(payIn), net, entry }, { ids });
}
