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

/** People, what lets them in and what is mailed to them, within a transaction. */
export interface PersonRecords {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly passwordResets: PasswordResetStore;
  readonly knownAddresses: KnownAddressStore;
  readonly mails: MailSink;
}

/** What belongs to no business. */
interface PlatformRecords extends PersonRecords {
  readonly audit: AuditSink<Action>;
}

/** The records of one business, and the users who belong to it. */
export interface BusinessRecords extends PersonRecords {
  readonly businessId: string;
  readonly business: BusinessStore;
  readonly memberships: MembershipStore;
  readonly invitations: InvitationStore;
  readonly apiKeys: ApiKeyStore;
  readonly publicKeys: PublicKeyStore;
  readonly audit: AuditStore;
}

/** Where accounts are kept. */
export interface AccountStore {
  readonly directory: Directory;
  readonly sessions: SessionStore;
  readonly users: UserStore;
  readonly passwordResets: PasswordResetStore;
  readonly knownAddresses: KnownAddressStore;
  readonly mails: MailStore;
  readonly throttle: ThrottleStore;
  readonly platform: PlatformStore;
  /** The records of a business for single reads; of any text, for there need not be such a business. */
  of(businessId: string): BusinessRecords;
  /** Runs `work` on the records of one business in one transaction. It may run again, so it must have no other effects. */
  change<Result>(businessId: string, work: (records: BusinessRecords) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction on what belongs to no business. It may run again, too. */
  changePlatform<Result>(work: (records: PlatformRecords) => Promise<Result>): Promise<Result>;
  /** Deletes mails, password resets, counted attempts and known addresses that have expired. */
  deleteExpired(now: Date): Promise<void>;
}
