import type { InsertOptions } from '../insert-options.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Recipient } from './recipient.ts';

/** A filter on recipients; absent fields match everything. */
export interface RecipientFilter {
  readonly currency?: string | undefined;
}

/** Stores the recipients of businesses. */
export interface RecipientStore {
  /**
   * Inserts a recipient.
   *
   * @throws SandboxReset when the sandbox was reset more often than the options say; nothing is written.
   */
  insert(recipient: Recipient, options: InsertOptions): Promise<void>;
  /** The active recipient, or undefined if the business has none with this id; accepts any text. */
  find(businessId: string, id: string): Promise<Recipient | undefined>;
  /** Active recipients, by age. */
  page(businessId: string, filter: RecipientFilter, page: PageRequest): Promise<Page<Recipient>>;
  /** Deactivates a recipient and returns it; undefined if the business has no active one with this id. */
  deactivate(businessId: string, id: string, at: Date): Promise<Recipient | undefined>;
}
