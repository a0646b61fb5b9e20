import type { Decimal } from '../money/decimal.ts';
import type { Difference } from './difference.ts';

/** What one account holds in one currency; accounts of profiles stand together under one name. */
export interface AccountBalance {
  readonly currency: string;
  /** `available`, `held`, `savings`, `investments`, `position`, `fees`, `rounding`, or `rail:` and its name. */
  readonly account: string;
  readonly balance: Decimal;
}

/** The accounts of one currency. */
interface CurrencyAccounts {
  readonly currency: string;
  readonly accounts: readonly AccountBalance[];
  /** Zero in sound books. */
  readonly sum: Decimal;
}

/** The accounts of a business, by currency, and where its records disagree. */
export interface TrialBalance {
  readonly currencies: readonly CurrencyAccounts[];
  readonly differences: readonly Difference[];
  /** When all checks were last made; undefined when they never were. */
  readonly checkedAt: string | undefined;
}
