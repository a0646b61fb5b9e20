import type { Action, AuditSink, AuditStore } from './audit-entry.ts';
import type { BusinessStore, PlatformStore } from './business.ts';
import type { Directory } from './directory.ts';
import type { ApiKeyStore } from './keys/api-key.ts';
import type { PublicKeyStore } from './keys/public-key.ts';
import type { InvitationStore } from './members/invitation.ts';
import type { MembershipStore } from './members/membership.ts';
import type { KnownAddressStore } from './users/known-address.ts';
import type { MailSink, MailStore } from './users/mail.ts';
import type { PasswordResetStore } from './users/password-reset.ts';
import type { SessionStore } from './users/session.ts';
import type { ThrottleStore } from './users/throttle-store.ts';
import type { UserStore } from './users/user.ts';

/** Users, their sessions and credentials, and the mail to them, within one transaction. */
export interface PersonRecords {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly passwordResets: PasswordResetStore;
  readonly knownAddresses: KnownAddressStore;
  readonly mails: MailSink;
}

/** Records that belong to no business. */
interface PlatformRecords extends PersonRecords {
  readonly audit: AuditSink<Action>;
}

/** The records of one business and of its users. */
export interface BusinessRecords extends PersonRecords {
  readonly businessId: string;
  readonly business: BusinessStore;
  readonly memberships: MembershipStore;
  readonly invitations: InvitationStore;
  readonly apiKeys: ApiKeyStore;
  readonly publicKeys: PublicKeyStore;
  readonly audit: AuditStore;
}

/** Stores accounts. */
export interface AccountStore {
  readonly directory: Directory;
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly passwordResets: PasswordResetStore;
  readonly knownAddresses: KnownAddressStore;
  readonly mails: MailStore;
  readonly throttle: ThrottleStore;
  readonly platform: PlatformStore;
  /** The records of a business for single reads. Accepts any text; the business need not exist. */
  of(businessId: string): BusinessRecords;
  /**
   * Runs `work` on the records of one business in one transaction. `work` can run more than once and must have no
   * other side effects.
   */
  change<Result>(businessId: string, work: (records: BusinessRecords) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction on records that belong to no business. `work` can run more than once. */
  changePlatform<Result>(work: (records: PlatformRecords) => Promise<Result>): Promise<Result>;
  /** Deletes expired mails, password resets, attempt counters and known addresses. */
  deleteExpired(now: Date): Promise<void>;
}
