import type { Decimal } from '../money/decimal.ts';

/** One line of the statement of a rail: what it took in from outside, or paid out. */
export interface RailEntry {
  /** `RLE_` and 16 alphanumerics. */
  readonly id: string;
  /** The rail, for example `bank`. */
  readonly rail: string;
  readonly direction: 'in' | 'out';
  readonly currency: string;
  readonly amount: Decimal;
  /** What the rail knows the payment by: a transfer, or a deposit. */
  readonly reference: string;
  readonly createdAt: Date;
}
