import type { Profile } from '../accounts/profile.ts';
import type { Quote } from './quote.ts';

/** How a quote is written. */
interface QuoteWriting {
  /** How often the sandbox had been reset when what the quote says was read. */
  readonly resets?: number;
  /** Called inside the transaction, as its last step. */
  readonly beforeCommit?: (transaction: object) => Promise<void>;
}

/** Keeps quotes. That a transfer takes one is part of a commit of the ledger. */
export interface QuoteStore {
  /**
   * Writes a new quote.
   *
   * @throws SandboxReset when the sandbox was reset more often than was seen; nothing is written.
   */
  insert(quote: Quote, writing?: QuoteWriting): Promise<void>;
  /** The quote, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<Quote | undefined>;
}
