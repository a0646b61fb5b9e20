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
  /** Whether to list it while empty. */
  readonly showZero: boolean;
}

/** An amount in the balance's currency, with its value in the profile's display currency. */
export interface ValuedAmount {
  readonly amount: Decimal;
  readonly fiat: Decimal;
}

/** A balance with the values of its parts. */
export interface ValuedBalance {
  readonly balance: Balance;
  readonly currency: Currency;
  readonly displayCurrency: Currency;
  readonly available: ValuedAmount;
  /** The amount on hold for transfers in progress. */
  readonly pending: ValuedAmount;
  readonly savings: ValuedAmount;
  readonly investments: ValuedAmount;
  /** The exact sum of the other four. Its value need not equal the sum of their rounded values. */
  readonly total: ValuedAmount;
}

/** The result of opening a balance: the profile's balance in that currency, and whether it is new. */
export interface Opened<Of = Balance> {
  readonly balance: Of;
  readonly isNew: boolean;
}
