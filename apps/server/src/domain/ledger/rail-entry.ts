import type { Decimal } from '../money/decimal.ts';

/** A line of a rail's statement: money received from outside, or paid out. */
export interface RailEntry {
  /** `RLE_` and 16 alphanumerics. */
  readonly id: string;
  /** The rail, for example `bank`. */
  readonly rail: string;
  readonly direction: 'in' | 'out';
  readonly currency: string;
  readonly amount: Decimal;
  /** The reference of the payment at the rail: a transfer or a deposit. */
  readonly reference: string;
  readonly createdAt: Date;
}
