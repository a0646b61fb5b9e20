import type { PaymentRequestStatus } from '@finops/contract/enumerations';
import type { Decimal } from '../../money/decimal.ts';
import type { Fee } from '../../quotes/fee.ts';

/** The part of a counted deposit that is credited in the source currency. */
export interface Surplus {
  readonly amount: Decimal;
  /** The deducted fee; absent if none. */
  readonly fee?: Fee;
}

/** A deposit to a payment request. */
export interface RequestDeposit {
  /** The reference at the rail; a deposit is credited once per reference. */
  readonly reference: string;
  /**
   * `counted`: arrived while the request was open and was converted. `late`: was credited unconverted. `rejected`:
   * the rail rejected it and nothing was credited.
   */
  readonly outcome: 'counted' | 'late' | 'rejected';
  /** The amount that arrived, in the source currency. */
  readonly amount: Decimal;
  /**
   * The credited amount without the surplus: in the target currency if counted, otherwise in the source currency.
   */
  readonly credited: Decimal;
  /** The part of the amount that the rate of the request does not cover (G325). */
  readonly surplus?: Surplus;
  /** The remainder of rounding up the requested amount, in the target currency. */
  readonly rounding: Decimal;
  /** The fee deducted from the credited amount, without the surplus; absent if none. */
  readonly fee?: Fee;
  /** The status of the request after the deposit. */
  readonly status: PaymentRequestStatus;
  readonly at: Date;
}
