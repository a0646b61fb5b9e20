import type { Decimal } from '../money/decimal.ts';
import type { Side } from './stock.ts';

/** An executed order; immutable. */
export interface Fill {
  /** `SBE_` and 16 alphanumerics (G68). */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly ticker: string;
  readonly side: Side;
  readonly tokens: Decimal;
  /** The cost or proceeds of the tokens, in the currency of the price. */
  readonly amount: Decimal;
  readonly currency: string;
  /** Includes the spread. */
  readonly unitPrice: Decimal;
  /** The amount debited from or credited to the balance. */
  readonly fundingAmount: Decimal;
  readonly fundingCurrency: string;
  readonly createdAt: Date;
}
