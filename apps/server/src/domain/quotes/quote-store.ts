import type { Profile } from '../accounts/profile.ts';
import type { InsertOptions } from '../insert-options.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Quote } from './quote.ts';
import type { QuoteFilter, StoredKind } from './quote-filter.ts';

/** Which quotes of a profile are meant, by what is stored of them. */
interface StoredQuoteFilter extends Pick<QuoteFilter, 'reference' | 'sourceCurrency' | 'targetCurrency'> {
  readonly kinds: readonly StoredKind[];
}

/** How a quote is written. */
interface QuoteInsertOptions extends InsertOptions {
  /** How many rates its profile can hold, with this one (G326). */
  readonly mostHeld?: number | undefined;
}

/** Keeps quotes. That a transfer takes one is part of a commit of the ledger. */
export interface QuoteStore {
  /**
   * Writes a new quote.
   *
   * @throws HeldRatesReached when the profile holds as many rates as it can; nothing is written.
   * @throws SandboxReset when the sandbox was reset more often than the options say; nothing is written.
   */
  insert(quote: Quote, options?: QuoteInsertOptions): Promise<void>;
  /** The quote, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<Quote | undefined>;
  page(profile: Profile, filter: StoredQuoteFilter, page: PageRequest): Promise<Page<Quote>>;
}
