import type { ProfileAccountName } from '../ledger/account.ts';
import type { Decimal } from '../money/decimal.ts';

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

/** What came of opening a balance: the one of the profile in that currency, and whether it was opened just now. */
export interface Opened<Of = Balance> {
  readonly balance: Of;
  readonly isNew: boolean;
}
