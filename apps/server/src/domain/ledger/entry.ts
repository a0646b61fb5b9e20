import type { Decimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import type { AccountDetails } from '../reference/account-details.ts';

/** Further facts about an entry; absent where they do not apply. */
export interface EntryMeta {
  readonly fee?: Money;
  /** Hash of the deposit on its chain, and the address that sent it. */
  readonly blockchainHash?: string;
  readonly fromAddress?: string;
  /** The paying account. */
  readonly source?: AccountDetails;
  /** The receiving account. */
  readonly destination?: AccountDetails;
  readonly conversion?: {
    readonly source: Money;
    readonly target: Money;
    /** The rate in the direction of the pair. */
    readonly rate: Decimal;
  };
}

/** One change of a profile's balance in a currency, as its holder sees it (G36, G76). */
export interface Entry {
  /** `TXN_` and 16 alphanumerics. */
  readonly id: string;
  readonly profileId: string;
  /** The kind of record that the entry belongs to. */
  readonly type: string;
  readonly reference: string;
  readonly currency: string;
  /** Positive. */
  readonly amount: Decimal;
  /** Whether the amount was credited rather than debited. */
  readonly isCredit: boolean;
  /** Whether the held amount changes rather than the available one. */
  readonly isHeld?: boolean;
  readonly transferId?: string;
  readonly description: string;
  readonly subDescription: string;
  readonly statusDescription: string;
  readonly meta?: EntryMeta;
  readonly createdAt: Date;
}
