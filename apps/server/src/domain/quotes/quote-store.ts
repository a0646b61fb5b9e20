import type { Profile } from '../accounts/profile.ts';
import type { InsertOptions } from '../insert-options.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Quote } from './quote.ts';
import type { QuoteFilter, StoredKind } from './quote-filter.ts';

/** A filter on the quotes of a profile, in stored terms. */
interface StoredQuoteFilter extends Pick<QuoteFilter, 'reference' | 'sourceCurrency' | 'targetCurrency'> {
  readonly kinds: readonly StoredKind[];
}

/** Options for writing a quote. */
interface QuoteInsertOptions extends InsertOptions {
  /** Maximum number of rates that its profile can hold, including this one (G326). */
  readonly mostHeld?: number | undefined;
}

/** Stores quotes. A commit of the ledger marks a quote as accepted. */
export interface QuoteStore {
  /**
   * Inserts a quote.
   *
   * @throws HeldRatesReached when the profile holds the maximum number of rates; nothing is written.
   * @throws SandboxReset when the sandbox was reset more often than the options say; nothing is written.
   */
  insert(quote: Quote, options?: QuoteInsertOptions): Promise<void>;
  /** The quote, or undefined if the profile has none with this id; accepts any text. */
  find(profile: Profile, id: string): Promise<Quote | undefined>;
  page(profile: Profile, filter: StoredQuoteFilter, page: PageRequest): Promise<Page<Quote>>;
}
