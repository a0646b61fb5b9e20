import type { Ids } from '../ids.ts';
import type { Commit } from '../ledger/ledger.ts';
import { type Posting, posting } from '../ledger/posting.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Charged } from '../quotes/charged.ts';
import type { PayIn } from '../quotes/payment-leg.ts';
import { arrivalMeta } from './arrival-meta.ts';
import { railOf } from './rails.ts';

/** Money from outside that is credited as it is. */
export interface PlainDeposit {
  readonly businessId: string;
  readonly profileId: string;
  /** Where it was paid to. */
  readonly payIn: PayIn;
  readonly currency: string;
  /** What arrived. */
  readonly amount: Decimal;
  readonly charged: Charged;
  /** What the rail knows it by; the same deposit is credited once. */
  readonly reference: string;
  /** The transfer that it was meant for. */
  readonly transferId?: string;
  /** How often the sandbox had been reset when all this was read. */
  readonly resets: number;
  readonly at: Date;
}

/** Credits a deposit less its fee to the available balance. */
export function plainDeposit(deposit: PlainDeposit, { ids }: { ids: Ids }): Commit {
  const { businessId, profileId, payIn, currency, amount, charged, reference, at } = deposit;
  const available = { account: 'available', profileId } as const;
  const rail = railOf(payIn);
  const fee = amount.minus(charged.net);
  const facts = { currency, reference, createdAt: at };
  const postings: Posting[] = [
    posting({ ...facts, id: `${reference}.1`, amount, from: { account: 'rail', rail }, to: available }),
  ];
  if (fee.isPositive()) {
    postings.push(
      posting({ ...facts, id: `${reference}.2`, amount: fee, from: available, to: { account: 'fees' } }),
    );
  }
  return {
    businessId,
    opens: [{ id: ids.next('BAL_'), businessId, profileId, currency, createdAt: at }],
    postings,
    unlessPosted: `${reference}.1`,
    resets: deposit.resets,
    railEntries: [{ ...facts, id: ids.next('RLE_'), rail, direction: 'in', amount }],
    entries: charged.net.isPositive()
      ? [
          {
            ...facts,
            id: ids.next('TXN_'),
            profileId,
            type: 'deposits',
            amount: charged.net,
            isCredit: true,
            ...(deposit.transferId !== undefined && { transferId: deposit.transferId }),
            description: `Deposit of ${currency}`,
            subDescription:
              payIn.type === 'address' ? `To ${payIn.address} on ${payIn.network}` : 'To a temporary account',
            statusDescription: 'The amount was credited to the balance.',
            ...arrivalMeta(payIn, fee.isPositive() ? { amount: fee, currency } : undefined),
          },
        ]
      : [],
  };
}
