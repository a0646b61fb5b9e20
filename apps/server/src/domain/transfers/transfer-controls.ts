import type { TransferStatus } from '@finops/contract/enumerations';
import type { Profile } from '../accounts/profile.ts';
import type { Horizon } from '../due-work.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Transfer } from './transfer.ts';

/** A payment that arrives from outside. */
export interface Arrival {
  readonly currency: string;
  /** The amount that arrives, before fees. */
  readonly amount: Decimal;
  /** The reference at the rail; unique in the business. */
  readonly reference: string;
}

/** Controls that advance transfers: for the rails and, in the sandbox, its controls. */
export interface TransferControls {
  /**
   * Books a payment for an externally funded transfer. The first advances it; payments after it is paid or
   * cancelled are credited as plain deposits.
   *
   * @param profile any profile of the business.
   * @param keep creates a record that is written with it.
   * @throws ResourceNotFound when the business has no such transfer.
   * @throws FieldError for a currency other than the transfer's source, or too many decimals.
   * @throws InvalidState for a transfer that is funded from the balance.
   * @throws BalanceLimitReached when the balance would exceed the maximum balance.
   */
  arrive(
    profile: Profile,
    transferId: string,
    arrival: Arrival,
    keep?: KeepReply<Transfer>,
  ): Promise<Transfer>;
  /**
   * Decides the outcome of a payout immediately. `failed`: the rail refuses it (from `processing` or
   * `funds_converted`); `delivered` and `not_delivered`: from `outgoing_payment_sent`.
   *
   * @throws ResourceNotFound when the business has no such transfer.
   * @throws InvalidState when the status of the transfer does not allow it.
   */
  settlePayout(
    profile: Profile,
    transferId: string,
    outcome: 'delivered' | 'not_delivered' | 'failed',
  ): Promise<Transfer>;
  /**
   * Makes the steps of a transfer immediately, due or not, until it has reached the status.
   *
   * @throws ResourceNotFound when the business has no such transfer.
   * @throws InvalidState when it ends in another status, or cannot advance.
   */
  hasten(businessId: string, transferId: string, status: TransferStatus): Promise<void>;
  /**
   * Makes all steps of the business that are due by its clock and within the horizon, until none is; returns their
   * number.
   */
  runDue(businessId: string, horizon?: Horizon): Promise<number>;
}
