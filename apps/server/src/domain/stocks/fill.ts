import type { Decimal } from '../money/decimal.ts';
import type { Side } from './stock.ts';

/** An order that was executed; it never changes. */
export interface Fill {
  /** `SBE_` and 16 alphanumerics (G68). */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly ticker: string;
  readonly side: Side;
  readonly tokens: Decimal;
  /** What the tokens cost or brought, in the currency of the price. */
  readonly amount: Decimal;
  readonly currency: string;
  /** With the spread. */
  readonly unitPrice: Decimal;
  /** What was taken from or put on the balance. */
  readonly fundingAmount: Decimal;
  readonly fundingCurrency: string;
  readonly createdAt: Date;
}
