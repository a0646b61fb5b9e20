import type { Ids } from '../ids.ts';
import { unconfirmed } from '../ledger/confirmation.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Commit } from '../ledger/ledger.ts';
import { type Posting, posting } from '../ledger/posting.ts';
import type { Decimal } from '../money/decimal.ts';

/** Money from outside that is credited unconverted. */
export interface CreditedDeposit {
  readonly businessId: string;
  readonly profileId: string;
  /** The rail that it arrived by. */
  readonly rail: string;
  readonly currency: string;
  /** The amount that arrived. */
  readonly amount: Decimal;
  /** The credited amount: the amount less the fee. */
  readonly net: Decimal;
  /** The reference at the rail; a deposit is credited once per reference. */
  readonly reference: string;
  /** Facts for its entry besides the amount. */
  readonly entry: Pick<Entry, 'id' | 'transferId' | 'description' | 'subDescription' | 'meta'>;
  /** When its rail confirms it; until then it is held. Absent if it is confirmed already. */
  readonly confirmedAt?: Date;
  /** How often the sandbox had been reset when these facts were read. */
  readonly resets: number;
  readonly at: Date;
}

/** Credits a deposit less its fee to the available balance, or holds it until it is confirmed. */
export function creditedDeposit(deposit: CreditedDeposit, { ids }: { ids: Ids }): Commit {
  const { businessId, profileId, rail, currency, amount, net, reference, confirmedAt, at } = deposit;
  const isHeld = confirmedAt !== undefined;
  const account = { account: isHeld ? 'held' : 'available', profileId } as const;
  const fee = amount.minus(net);
  const facts = { currency, reference, createdAt: at };
  const postings: Posting[] = [
    posting({ ...facts, id: `${reference}.1`, amount, from: { account: 'rail', rail }, to: account }),
  ];
  if (fee.isPositive()) {
    postings.push(
      posting({ ...facts, id: `${reference}.2`, amount: fee, from: account, to: { account: 'fees' } }),
    );
  }
  return {
    businessId,
    opens: [{ id: ids.next('BAL_'), businessId, profileId, currency, createdAt: at }],
    postings,
    unlessPosted: `${reference}.1`,
    resets: deposit.resets,
    railEntries: [{ ...facts, id: ids.next('RLE_'), rail, direction: 'in', amount }],
    entries: [
      {
        ...facts,
        profileId,
        type: 'deposits',
        amount,
        isCredit: true,
        isHeld,
        statusDescription: 'The amount was credited to the balance.',
        ...deposit.entry,
      },
      ...(fee.isPositive() ? [feeEntry(deposit, fee, isHeld, ids)] : []),
    ],
    ...(isHeld && {
      records: [
        unconfirmed({
          businessId,
          id: reference,
          entryId: deposit.entry.id,
          release: { profileId, currency, amount: net, at, dueAt: confirmedAt },
        }),
      ],
    }),
  };
}

function feeEntry(
  { profileId, currency, reference, entry, at }: CreditedDeposit,
  amount: Decimal,
  isHeld: boolean,
  ids: Ids,
): Entry {
  return {
    id: ids.next('TXN_'),
    profileId,
    type: 'fees',
    reference,
    currency,
    amount,
    isCredit: false,
    isHeld,
    ...(entry.transferId !== undefined && { transferId: entry.transferId }),
    description: 'Deposit fee',
    subDescription: entry.description,
    statusDescription: 'The fee was charged.',
    createdAt: at,
  };
}
