import type { ApiKeyStore } from './api-key.ts';
import type { Action, AuditSink, AuditStore } from './audit-entry.ts';
import type { BusinessStore, PlatformStore } from './business.ts';
import type { Directory } from './directory.ts';
import type { InvitationStore } from './invitation.ts';
import type { MembershipStore } from './membership.ts';
import type { PublicKeyStore } from './public-key.ts';
import type { SessionStore } from './session.ts';
import type { UserStore } from './user.ts';

/** People and their sessions, within a transaction. */
export interface PersonRecords {
  readonly users: UserStore;
  readonly sessions: SessionStore;
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
  readonly platform: PlatformStore;
  /** The records of a business for single reads; of any text, for there need not be such a business. */
  of(businessId: string): BusinessRecords;
  /** Runs `work` on the records of one business in one transaction. It may run again, so it must have no other effects. */
  change<Result>(businessId: string, work: (records: BusinessRecords) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction on what belongs to no business. It may run again, too. */
  changePlatform<Result>(work: (records: PlatformRecords) => Promise<Result>): Promise<Result>;
}
