import type { PaymentLinkStatus } from '@finops/contract/enumerations';
import type { Profile } from '../../accounts/profile.ts';
import type { Horizon } from '../../due-work.ts';
import type { InsertOptions } from '../../insert-options.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { PaymentLink } from './payment-link.ts';

/** Which links of a profile are meant; what is absent does not narrow. */
export interface PaymentLinkFilter {
  readonly statuses?: readonly PaymentLinkStatus[] | undefined;
  /** Found in name, title or identifier, whatever its case. */
  readonly text?: string | undefined;
}

/** Keeps payment links. */
export interface PaymentLinkStore {
  /**
   * Writes a new link; its public key leads to it from then on.
   *
   * @throws SandboxReset when the sandbox was reset more often than the options say; nothing is written.
   */
  insert(link: PaymentLink, options: InsertOptions): Promise<void>;
  /** The link, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<PaymentLink | undefined>;
  /** Links of the profile by age, by their statuses at the instant. */
  page(
    profile: Profile,
    filter: PaymentLinkFilter,
    at: Date,
    request: PageRequest,
  ): Promise<Page<PaymentLink>>;
  /** Writes what became of a link of the version before. @returns false when it is of another version; nothing changes. */
  replace(link: PaymentLink): Promise<boolean>;
  /**
   * Expires links of all businesses whose time has passed; those that somebody else is at are left to it.
   *
   * @param now the machine's time; each business adds what its clock is ahead.
   * @param limit of those due by the machine's clock, and once more of those due by a clock that is ahead.
   * @returns how many.
   */
  expireDue(now: Date, limit: number): Promise<number>;
  /** Expires links of one business whose time has passed. @returns how many. */
  expireDueOf(businessId: string, now: Date, limit: number, horizon?: Horizon): Promise<number>;
  /** When the next link of the business expires later than `after`, by its clock; undefined when none does. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest link of the business that will expire was created; undefined when there is none. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
