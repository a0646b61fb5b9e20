import type { Decimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import type { AccountDetails } from '../reference/account-details.ts';

/** Further facts about an entry; what does not apply to it is absent. */
export interface EntryMeta {
  readonly fee?: Money;
  /** What the payment of a deposit is known by on its chain, and the address that it came from. */
  readonly blockchainHash?: string;
  readonly fromAddress?: string;
  /** The account that paid. */
  readonly source?: AccountDetails;
  /** The account that was paid. */
  readonly destination?: AccountDetails;
  readonly conversion?: {
    readonly source: Money;
    readonly target: Money;
    /** The price in the words of the pair. */
    readonly rate: Decimal;
  };
}

/** One change of what a profile holds in a currency, as its holder is told of it (G36, G76). */
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
  /** Whether it is what is held that changes; otherwise what is available. */
  readonly isHeld?: boolean;
  readonly transferId?: string;
  readonly description: string;
  readonly subDescription: string;
  readonly statusDescription: string;
  readonly meta?: EntryMeta;
  readonly createdAt: Date;
}
