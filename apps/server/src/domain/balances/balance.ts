import type { ProfileAccountName } from '../ledger/account.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';

/** What a profile holds in one currency. */
export interface Balance extends Readonly<Record<ProfileAccountName, Decimal>> {
  /** `BAL_` and 16 alphanumerics (G68). */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  /** The owner of the business. */
  readonly userId: string;
  readonly currency: string;
  /** Whether to list it while it is empty. */
  readonly showZero: boolean;
}

/** An amount of the balance's currency, and what it is worth in the profile's display currency. */
export interface ValuedAmount {
  readonly amount: Decimal;
  readonly fiat: Decimal;
}

/** A balance with the worth of its parts beside them. */
export interface ValuedBalance {
  readonly balance: Balance;
  readonly currency: Currency;
  readonly displayCurrency: Currency;
  readonly available: ValuedAmount;
  /** What is held for transfers under way. */
  readonly pending: ValuedAmount;
  readonly savings: ValuedAmount;
  readonly investments: ValuedAmount;
  /** The exact sum of the other four, and its worth, which need not be the sum of their rounded worths. */
  readonly total: ValuedAmount;
}

/** What came of opening a balance: the one of the profile in that currency, and whether it was opened just now. */
export interface Opened<Of = Balance> {
  readonly balance: Of;
  readonly isNew: boolean;
}
