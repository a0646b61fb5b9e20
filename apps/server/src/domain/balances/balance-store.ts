import type { KeepReply } from '../idempotency-store.ts';
import type { NewBalance } from '../ledger/account.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Balance, Opened } from './balance.ts';

/** The holder of balances; queries never return those of another business or profile. */
export interface Holder {
  readonly businessId: string;
  readonly profileId: string;
}

/** Identifies a balance of a holder, by id or by currency. */
type BalanceKey = { readonly id: string } | { readonly currency: string };

/** Opens and reads balances; only commits of the ledger change their amounts. */
export interface BalanceStore {
  /**
   * Opens an empty balance, or returns the existing one of the profile in this currency.
   *
   * @throws RequestTakenOver when another request has the idempotency key of the reply to keep; nothing is written.
   */
  open(balance: NewBalance, keep?: KeepReply<Opened>): Promise<Opened>;
  /** The balance, or undefined if the holder has none. */
  find(holder: Holder, key: BalanceKey): Promise<Balance | undefined>;
  /** A page of the holder's balances by age, optionally of one currency. */
  page(holder: Holder, page: PageRequest, currency?: string): Promise<Page<Balance>>;
}
