import type { KeepReply } from '../idempotency-store.ts';
import type { NewBalance } from '../ledger/account.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Balance, Opened } from './balance.ts';

/** Whose balances: nobody finds those of another business or profile. */
export interface Holder {
  readonly businessId: string;
  readonly profileId: string;
}

/** Which balance of a holder: by its identifier, or by its currency. */
type BalanceKey = { readonly id: string } | { readonly currency: string };

/** Opens and reads balances; what they hold changes by commits of the ledger alone. */
export interface BalanceStore {
  /**
   * Opens the balance empty; one that the profile has in the currency already is returned as it is.
   *
   * @throws RequestTakenOver when another request has the key of the reply that is kept; nothing is written.
   */
  open(balance: NewBalance, keep?: KeepReply<Opened>): Promise<Opened>;
  /** The balance, or undefined when the holder has no such one. */
  find(holder: Holder, key: BalanceKey): Promise<Balance | undefined>;
  /** A page of the holder's balances, by age; of one currency alone when it is given. */
  page(holder: Holder, page: PageRequest, currency?: string): Promise<Page<Balance>>;
}
