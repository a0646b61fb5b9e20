import type { TransactionType } from '@finops/contract/enumerations';
import type { Holders, Profile } from '../accounts/profile.ts';
import type { Decimal } from '../money/decimal.ts';
import type { AgeRange, Page, PageRequest } from '../paging.ts';
import type { Transaction } from './transaction.ts';

/** A stored ledger entry. */
export interface StoredTransaction extends Transaction {
  /** Whether it is an unconfirmed payment from outside. */
  readonly isPending: boolean;
  /** The owner of the business. */
  readonly userId: string;
  /** The available balance in the currency right after the entry. */
  readonly availableBalance: Decimal;
  /** The same plus the amount held for transfers. */
  readonly totalBalance: Decimal;
}

/** A filter on entries; absent fields match everything. */
interface TransactionFilter extends AgeRange {
  readonly type?: TransactionType | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  readonly transferId?: string | undefined;
}

/** Reads entries, which commits of the ledger write and which never change. */
export interface TransactionStore {
  /** The entry, or undefined if the profile has none with this id; accepts any text. */
  find(profile: Profile, id: string): Promise<StoredTransaction | undefined>;
  page(holders: Holders, filter: TransactionFilter, page: PageRequest): Promise<Page<StoredTransaction>>;
}
