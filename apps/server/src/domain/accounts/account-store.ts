import type { ApiKeyStore } from './api-key.ts';
import type { AuditStore } from './audit-entry.ts';
import type { BusinessStore, PlatformStore } from './business.ts';
import type { Directory } from './directory.ts';
import type { InvitationStore } from './invitation.ts';
import type { MembershipStore } from './membership.ts';
import type { PublicKeyStore } from './public-key.ts';
import type { SessionStore } from './session.ts';
import type { UserStore } from './user.ts';

/** The records of one business, and the users who belong to it. */
export interface BusinessRecords {
  readonly businessId: string;
  readonly business: BusinessStore;
  readonly memberships: MembershipStore;
  readonly invitations: InvitationStore;
  readonly apiKeys: ApiKeyStore;
  readonly publicKeys: PublicKeyStore;
  readonly audit: AuditStore;
  readonly users: UserStore;
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
}
