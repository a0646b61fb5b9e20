import type { NewBalance } from '../ledger/account.ts';
import type { Page, Position } from '../paging.ts';
import type { Balance, Opened } from './balance.ts';

/** Whose balances: nobody finds those of another business or profile. */
export interface Holder {
  readonly businessId: string;
  readonly profileId: string;
}

/** Which balance of a holder: by its identifier, or by its currency. */
type BalanceKey = { readonly id: string } | { readonly currency: string };

/** Which page of a holder's balances, by age; without `limit` all of them. */
export interface BalancePage {
  readonly sort: 'asc' | 'desc';
  readonly limit?: number;
  readonly position?: Position;
}

/** Opens and reads balances; what they hold changes by commits of the ledger alone. */
export interface BalanceStore {
  /**
   * Opens the balance empty; one that the profile has in the currency already is returned as it is.
   *
   * @param beforeCommit called inside the transaction, as its last step.
   */
  open(
    balance: NewBalance,
    beforeCommit?: (transaction: object, opened: Opened) => Promise<void>,
  ): Promise<Opened>;
  /** The balance, or undefined when the holder has no such one. */
  find(holder: Holder, key: BalanceKey): Promise<Balance | undefined>;
  page(holder: Holder, page: BalancePage): Promise<Page<Balance>>;
}
