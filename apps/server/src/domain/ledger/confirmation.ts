import type { Decimal } from '../money/decimal.ts';
import type { RecordChange } from '../record.ts';

/** The kind of the record of a payment that is not confirmed yet. */
export const UNCONFIRMED = 'unconfirmed_payment';

/** A payment from outside that is held until its rail confirms it. */
export interface UnconfirmedPayment {
  readonly businessId: string;
  /** What it is confirmed by: the transfer that it pays, or the reference of a deposit. */
  readonly id: string;
  /** Its entry, which is `pending` until then. */
  readonly entryId: string;
  /** What is released then, by the clock of the business; absent where a transfer goes on instead. */
  readonly release?: {
    readonly profileId: string;
    readonly currency: string;
    readonly amount: Decimal;
    readonly at: Date;
    readonly dueAt: Date;
  };
}

/** The record of a payment that has to be confirmed. */
export function unconfirmed({ businessId, id, entryId, release }: UnconfirmedPayment): RecordChange {
  return {
    kind: UNCONFIRMED,
    id,
    expects: 'absent',
    row: {
      business_id: businessId,
      payment_id: id,
      transaction_id: entryId,
      ...(release && {
        profile_id: release.profileId,
        currency: release.currency,
        amount: release.amount,
        created_at: release.at,
        due_at: release.dueAt,
      }),
    },
  };
}

/** Ends that a payment is unconfirmed. */
export function confirmed(id: string): RecordChange {
  return { kind: UNCONFIRMED, id, expects: 'present', row: {} };
}
