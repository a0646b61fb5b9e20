import type { TransactionType } from '@finops/contract';
import type { Decimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import type { AccountDetails } from '../quotes/payment-leg.ts';

/** Further facts about an entry; what does not apply to it is absent. */
export interface TransactionMeta {
  readonly fee?: Money;
  /** The account that paid. */
  readonly source?: AccountDetails;
  /** The account that was paid. */
  readonly destination?: AccountDetails;
  readonly conversion?: {
    readonly source: Money;
    readonly target: Money;
    readonly rate: Decimal;
  };
}

/** One settled change of what a profile holds in a currency (G36, G76). */
export interface Transaction {
  /** `TXN_` and 16 alphanumerics. */
  readonly id: string;
  readonly profileId: string;
  /** What it belongs to (G36). */
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
