import type { PaymentLinkStatus } from '@finops/contract/enumerations';
import type { Profile } from '../../accounts/profile.ts';
import type { Horizon } from '../../due-work.ts';
import type { InsertOptions } from '../../insert-options.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { PaymentLink } from './payment-link.ts';

/** A filter on the links of a profile; absent fields match everything. */
export interface PaymentLinkFilter {
  readonly statuses?: readonly PaymentLinkStatus[] | undefined;
  /** Part of a name, title or id, case-insensitive. */
  readonly text?: string | undefined;
}

/** Keeps payment links. */
export interface PaymentLinkStore {
  /**
   * Inserts a link; its public key works from then on.
   *
   * @throws SandboxReset when the sandbox was reset more often than the options say; nothing is written.
   */
  insert(link: PaymentLink, options: InsertOptions): Promise<void>;
  /** The link, or undefined if the profile has none with this id; accepts any text. */
  find(profile: Profile, id: string): Promise<PaymentLink | undefined>;
  /** Links of the profile by age, filtered by their status at the instant. */
  page(
    profile: Profile,
    filter: PaymentLinkFilter,
    at: Date,
    request: PageRequest,
  ): Promise<Page<PaymentLink>>;
  /**
   * Writes a changed link if the stored one has the previous version.
   *
   * @returns false, and changes nothing, otherwise.
   */
  replace(link: PaymentLink): Promise<boolean>;
  /**
   * Expires links of all businesses whose time has passed, skipping locked ones.
   *
   * @param now the machine's time; the offset of each business is added.
   * @param limit for links due by the machine's clock, and once more for those due by a clock ahead of it.
   * @returns their number.
   */
  expireDue(now: Date, limit: number): Promise<number>;
  /**
   * Expires links of one business whose time has passed.
   *
   * @returns their number.
   */
  expireDueOf(businessId: string, now: Date, limit: number, horizon?: Horizon): Promise<number>;
  /** When the next link of the business after `after` expires, by its clock; undefined if none does. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest link of the business that will expire was created; undefined if there is none. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
