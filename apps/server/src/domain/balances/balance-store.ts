import type { Page, Position } from '../paging.ts';
import type { Balance, NewBalance } from './balance.ts';
import type { Posting } from './posting.ts';

/** Whose balances: nobody finds those of another business or profile. */
export interface Holder {
  readonly businessId: string;
  readonly profileId: string;
}

/** Which balance of a holder: by its identifier, or by its currency. */
type BalanceKey = { readonly id: string } | { readonly currency: string };

/** Keeps balances and postings. */
export interface BalanceStore {
  /** Opens the balance empty; one that the profile has in the currency already is returned as it is. */
  open(balance: NewBalance): Promise<Balance>;
  /** The balance, or undefined when the holder has no such one. */
  find(holder: Holder, key: BalanceKey): Promise<Balance | undefined>;
  /** A page of the holder's balances, oldest first; without `limit` all of them. */
  page(holder: Holder, page: { limit?: number; position?: Position }): Promise<Page<Balance>>;
  /**
   * Writes the postings and changes the balances, all or nothing.
   * @throws InsufficientBalance when an account of a profile would fall below zero.
   * @throws BalanceLimitReached when a balance would grow and hold more than the most of its currency.
   * @throws Error when a profile has no balance in the currency.
   */
  post(businessId: string, postings: readonly Posting[]): Promise<void>;
  /** As `post`, unless its target already got a posting of this reference; says whether it was written. */
  postOnce(businessId: string, posting: Posting): Promise<boolean>;
}
