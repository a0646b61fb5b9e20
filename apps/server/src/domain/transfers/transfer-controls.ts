import type { TransferStatus } from '@finops/contract/enumerations';
import type { Profile } from '../accounts/profile.ts';
import type { Horizon } from '../due-work.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Transfer } from './transfer.ts';

/** A payment that arrives from outside. */
export interface Arrival {
  readonly currency: string;
  /** What arrives, before fees. */
  readonly amount: Decimal;
  /** What the rail knows the payment by; unique in the business. */
  readonly reference: string;
}

/** What makes transfers move: the rails, and in the sandbox whoever controls them. */
export interface TransferControls {
  /**
   * Lets a payment arrive for a transfer that is paid in from outside: the first moves it on; what comes once it is
   * paid or cancelled is credited as a plain deposit.
   *
   * @param profile any profile of the business.
   * @param keep makes a record that is written with it.
   * @throws ResourceNotFound when the business has no such transfer.
   * @throws FieldError for another currency than the transfer's source, or too many decimals.
   * @throws InvalidState for a transfer that is funded by the balance.
   * @throws BalanceLimitReached when the balance would exceed the maximum balance.
   */
  arrive(
    profile: Profile,
    transferId: string,
    arrival: Arrival,
    keep?: KeepReply<Transfer>,
  ): Promise<Transfer>;
  /**
   * Decides what becomes of a payout at once. `failed`: the rail refuses it (from `processing` or `funds_converted`);
   * `delivered` and `not_delivered`: from `outgoing_payment_sent`.
   *
   * @throws ResourceNotFound when the business has no such transfer.
   * @throws InvalidState when the state of the transfer does not allow it.
   */
  settlePayout(
    profile: Profile,
    transferId: string,
    outcome: 'delivered' | 'not_delivered' | 'failed',
  ): Promise<Transfer>;
  /**
   * Takes the steps of a transfer at once, whenever they are due, until it has reached the state.
   *
   * @throws ResourceNotFound when the business has no such transfer.
   * @throws InvalidState when it ends in another state, or cannot move on.
   */
  hasten(businessId: string, transferId: string, status: TransferStatus): Promise<void>;
  /** Takes every step of the business that is due by its clock and within the horizon, until none is; returns how many. */
  runDue(businessId: string, horizon?: Horizon): Promise<number>;
}
