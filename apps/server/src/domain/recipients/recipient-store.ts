import type { InsertOptions } from '../insert-options.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Recipient } from './recipient.ts';

/** Which recipients are meant; what is absent does not narrow. */
export interface RecipientFilter {
  readonly currency?: string | undefined;
}

/** Keeps the recipients of businesses. */
export interface RecipientStore {
  /**
   * Writes a new recipient.
   *
   * @throws SandboxReset when the sandbox was reset more often than the options say; nothing is written.
   */
  insert(recipient: Recipient, options: InsertOptions): Promise<void>;
  /** The active recipient, or undefined when the business has none; text of any form may be asked for. */
  find(businessId: string, id: string): Promise<Recipient | undefined>;
  /** Active recipients, by age. */
  page(businessId: string, filter: RecipientFilter, page: PageRequest): Promise<Page<Recipient>>;
  /** Takes the recipient out of use and returns it so; undefined when the business has no active one. */
  deactivate(businessId: string, id: string, at: Date): Promise<Recipient | undefined>;
}
