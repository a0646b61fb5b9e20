import type { Profile } from '../accounts/profile.ts';
import type { Quote } from './quote.ts';

/** Keeps quotes. That a transfer takes one is part of a commit of the ledger. */
export interface QuoteStore {
  /**
   * Writes a new quote.
   *
   * @param beforeCommit called inside the transaction, as its last step.
   */
  insert(quote: Quote, beforeCommit?: (transaction: object) => Promise<void>): Promise<void>;
  /** The quote, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<Quote | undefined>;
}
