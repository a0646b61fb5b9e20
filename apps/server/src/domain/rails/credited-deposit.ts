import type { Ids } from '../ids.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Commit } from '../ledger/ledger.ts';
import { type Posting, posting } from '../ledger/posting.ts';
import type { Decimal } from '../money/decimal.ts';

/** Money from outside that is credited as it is. */
export interface CreditedDeposit {
  readonly businessId: string;
  readonly profileId: string;
  /** The rail that it came by. */
  readonly rail: string;
  readonly currency: string;
  /** What arrived. */
  readonly amount: Decimal;
  /** What is credited: the amount less the fee. */
  readonly net: Decimal;
  /** What the rail knows it by; the same deposit is credited once. */
  readonly reference: string;
  /** What its entry tells beside the amount. */
  readonly entry: Pick<Entry, 'id' | 'transferId' | 'description' | 'subDescription' | 'meta'>;
  /** How often the sandbox had been reset when all this was read. */
  readonly resets: number;
  readonly at: Date;
}

/** Credits a deposit less its fee to the available balance. A deposit that its fee takes up has no entry. */
export function creditedDeposit(deposit: CreditedDeposit, { ids }: { ids: Ids }): Commit {
  const { businessId, profileId, rail, currency, amount, net, reference, at } = deposit;
  const available = { account: 'available', profileId } as const;
  const fee = amount.minus(net);
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
    entries: net.isPositive()
      ? [
          {
            ...facts,
            profileId,
            type: 'deposits',
            amount: net,
            isCredit: true,
            statusDescription: 'The amount was credited to the balance.',
            ...deposit.entry,
          },
        ]
      : [],
  };
}
