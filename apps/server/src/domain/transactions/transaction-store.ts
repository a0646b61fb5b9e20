import type { TransactionType } from '@finops/contract/enumerations';
import type { Holders, Profile } from '../accounts/profile.ts';
import type { Decimal } from '../money/decimal.ts';
import type { AgeRange, Page, PageRequest } from '../paging.ts';
import type { Transaction } from './transaction.ts';

/** An entry as it stands in the books. */
export interface StoredTransaction extends Transaction {
  /** Whether it is a payment from outside that is not confirmed yet. */
  readonly isPending: boolean;
  /** The owner of the business. */
  readonly userId: string;
  /** What was available in the currency right after the entry. */
  readonly availableBalance: Decimal;
  /** The same with what was held for transfers. */
  readonly totalBalance: Decimal;
}

/** Which entries are meant; what is absent does not narrow. */
interface TransactionFilter extends AgeRange {
  readonly type?: TransactionType | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  readonly transferId?: string | undefined;
}

/** Reads entries; they are written by commits of the ledger and never change. */
export interface TransactionStore {
  /** The entry, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<StoredTransaction | undefined>;
  page(holders: Holders, filter: TransactionFilter, page: PageRequest): Promise<Page<StoredTransaction>>;
}
