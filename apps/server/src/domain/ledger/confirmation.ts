import type { Decimal } from '../money/decimal.ts';
import type { RecordChange } from '../record.ts';

/** Record kind of a payment that is not confirmed yet. */
export const UNCONFIRMED = 'unconfirmed_payment';

/** A payment from outside that is held until its rail confirms it. */
export interface UnconfirmedPayment {
  readonly businessId: string;
  /** What its confirmation refers to: the transfer that it pays, or the reference of a deposit. */
  readonly id: string;
  /** Its entry, `pending` until confirmation. */
  readonly entryId: string;
  /** What to release on confirmation, by the clock of the business; absent if a transfer continues instead. */
  readonly release?: {
    readonly profileId: string;
    readonly currency: string;
    readonly amount: Decimal;
    readonly at: Date;
    readonly dueAt: Date;
  };
}

/** The record of a payment that awaits confirmation. */
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

/** The record that a payment is confirmed. */
export function confirmed(id: string): RecordChange {
  return { kind: UNCONFIRMED, id, expects: 'present', row: {} };
}
