import type { Decimal } from '../money/decimal.ts';
import type { Difference } from './difference.ts';

/** The sum of one account in one currency; accounts of all profiles are added up under one name. */
export interface AccountBalance {
  readonly currency: string;
  /**
   * `available`, `held`, `savings`, `investments`, `position`, `fees`, `rounding`, or `rail:` and the name of the
   * rail.
   */
  readonly account: string;
  readonly balance: Decimal;
}

/** The accounts of one currency. */
interface CurrencyAccounts {
  readonly currency: string;
  readonly accounts: readonly AccountBalance[];
  /** Zero if the books are sound. */
  readonly sum: Decimal;
}

/** The accounts of a business by currency, and where its records disagree. */
export interface TrialBalance {
  readonly currencies: readonly CurrencyAccounts[];
  readonly differences: readonly Difference[];
  /** When all checks last ran; undefined if they never did. */
  readonly checkedAt: string | undefined;
}
