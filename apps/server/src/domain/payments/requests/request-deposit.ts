import type { Decimal } from '../../money/decimal.ts';
import type { Fee } from '../../quotes/fee.ts';
import type { PaymentRequestStatus } from './request-status.ts';

/** A deposit to a payment request. */
export interface RequestDeposit {
  /** What the rail knows it by: the same deposit is credited once. */
  readonly reference: string;
  /**
   * `counted`: it arrived while the request was open and was converted. `late`: it was credited as it came. `rejected`: the
   * rail has rejected it, so that nothing was credited.
   */
  readonly outcome: 'counted' | 'late' | 'rejected';
  /** What arrived, in the source currency. */
  readonly amount: Decimal;
  /** What was credited: in the target currency when it counted, else in the source currency. */
  readonly credited: Decimal;
  /** What rounding up the amount asked for has left over, in the target currency. */
  readonly rounding: Decimal;
  /** Absent where nothing is charged. */
  readonly fee?: Fee;
  /** The status of the request from then on. */
  readonly status: PaymentRequestStatus;
  readonly at: Date;
}
