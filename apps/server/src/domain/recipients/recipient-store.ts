import type { Page, PageRequest } from '../paging.ts';
import type { Recipient } from './recipient.ts';

/** Keeps the recipients of businesses. */
export interface RecipientStore {
  /**
   * Writes a new recipient.
   *
   * @param resets how often the sandbox had been reset when the profile was read.
   * @param beforeCommit called inside the transaction, as its last step.
   * @throws SandboxReset when it was reset since; nothing is written.
   */
  insert(
    recipient: Recipient,
    resets: number,
    beforeCommit?: (transaction: object) => Promise<void>,
  ): Promise<void>;
  /** The active recipient, or undefined when the business has none; text of any form may be asked for. */
  find(businessId: string, id: string): Promise<Recipient | undefined>;
  /** Active recipients, by age. */
  page(businessId: string, page: PageRequest): Promise<Page<Recipient>>;
  /** Takes the recipient out of use and returns it so; undefined when the business has no active one. */
  deactivate(businessId: string, id: string, at: Date): Promise<Recipient | undefined>;
}
