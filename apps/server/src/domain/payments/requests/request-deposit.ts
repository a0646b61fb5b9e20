import type { PaymentRequestStatus } from '@finops/contract/enumerations';
import type { Decimal } from '../../money/decimal.ts';
import type { Fee } from '../../quotes/fee.ts';

/** The part of a deposit that is credited in the source currency, though the deposit counted. */
export interface Surplus {
  readonly amount: Decimal;
  /** What is deducted from it; absent where nothing is. */
  readonly fee?: Fee;
}

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
  /** What was credited: in the target currency when it counted, apart from the surplus, else in the source currency. */
  readonly credited: Decimal;
  /** What of the amount is beyond what the rate of the request holds for (G325). */
  readonly surplus?: Surplus;
  /** What rounding up the amount asked for has left over, in the target currency. */
  readonly rounding: Decimal;
  /** What is deducted from what is credited, apart from the surplus; absent where nothing is. */
  readonly fee?: Fee;
  /** The status of the request from then on. */
  readonly status: PaymentRequestStatus;
  readonly at: Date;
}
