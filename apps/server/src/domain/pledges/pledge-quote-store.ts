import type { InsertOptions } from '../insert-options.ts';
import type { PledgeQuote } from './pledge-quote.ts';

/** Stores pledge quotes. */
export interface PledgeQuoteStore {
  /**
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   * @throws ResourceNotFound when the customer was erased since then.
   */
  insert(quote: PledgeQuote, options: InsertOptions): Promise<void>;
}
