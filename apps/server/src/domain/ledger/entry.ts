import type { Decimal } from '../money/decimal.ts';

/** One settled change of what a profile holds in a currency, as its holder is told of it (G36, G76). */
export interface Entry {
  /** `TXN_` and 16 alphanumerics. */
  readonly id: string;
  readonly profileId: string;
  /** What the entry belongs to. */
  readonly type: string;
  readonly reference: string;
  readonly currency: string;
  /** Above zero. */
  readonly amount: Decimal;
  /** Whether the amount was added; otherwise it was taken. */
  readonly isCredit: boolean;
  readonly transferId?: string;
  readonly description: string;
  readonly subDescription: string;
  readonly statusDescription: string;
  readonly meta?: object;
  readonly createdAt: Date;
}
