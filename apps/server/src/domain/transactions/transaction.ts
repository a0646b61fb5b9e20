import type { components } from '@finops/contract';
import type { Decimal } from '../money/decimal.ts';

/** What an entry belongs to (G36). */
export type TransactionType = components['schemas']['TransactionType'];

/** Further facts about an entry, as the contract has them. */
export type TransactionMeta = components['schemas']['TransactionMeta'];

/** One settled change of what a profile holds in a currency (G36, G76). */
export interface Transaction {
  /** `TXN_` and 16 alphanumerics. */
  readonly id: string;
  readonly profileId: string;
  readonly type: TransactionType;
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
  readonly meta?: TransactionMeta;
  readonly createdAt: Date;
}
