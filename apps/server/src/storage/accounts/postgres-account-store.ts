import type { Kysely } from 'kysely';
import type { AccountStore, BusinessRecords, PersonRecords } from '../../domain/accounts/account-store.ts';
import { directoryStore } from '../directory/postgres-directory.ts';
import { sessionStore } from '../directory/postgres-session-store.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';
import { deleteExpiredAccounts } from './expired-accounts.ts';
import { apiKeyStore } from './postgres-api-key-store.ts';
import { auditStore, platformAuditSink } from './postgres-audit-store.ts';
import { businessStore, platformStore } from './postgres-business-store.ts';
import { invitationStore } from './postgres-invitation-store.ts';
import { knownAddressStore } from './postgres-known-address-store.ts';
import { mailStore } from './postgres-mail-store.ts';
import { membershipStore } from './postgres-membership-store.ts';
import { passwordResetStore } from './postgres-password-reset-store.ts';
import { publicKeyStore } from './postgres-public-key-store.ts';
import { throttleStore } from './postgres-throttle-store.ts';
import { userStore } from './postgres-user-store.ts';

/** Accounts in the database. */
export function accountStore(database: Database): AccountStore {
  const { kysely } = database;
  return {
    directory: directoryStore(database),
    ...personsIn(kysely),
    mails: mailStore(kysely),
    throttle: throttleStore(database),
    platform: platformStore(kysely),
    of: (businessId) => recordsOf(kysely, businessId),
    change: (businessId, work) =>
      database.transaction((transaction) => work(recordsOf(transaction, businessId))),
    changePlatform: (work) =>
      database.transaction((transaction) =>
        work({ ...personsIn(transaction), audit: platformAuditSink(transaction) }),
      ),
    deleteExpired: (now) => deleteExpiredAccounts(kysely, now),
  };
}

/** The records of one business in a transaction, or for single reads. */
export function recordsOf(kysely: Kysely<Tables>, businessId: string): BusinessRecords {
  return {
    businessId,
    business: businessStore(kysely, businessId),
    memberships: membershipStore(kysely, businessId),
    invitations: invitationStore(kysely, businessId),
    apiKeys: apiKeyStore(kysely, businessId),
    publicKeys: publicKeyStore(kysely, businessId),
    audit: auditStore(kysely, businessId),
    ...personsIn(kysely),
  };
}

function personsIn(kysely: Kysely<Tables>): PersonRecords {
  return {
    users: userStore(kysely),
    sessions: sessionStore(kysely),
    passwordResets: passwordResetStore(kysely),
    knownAddresses: knownAddressStore(kysely),
    mails: mailStore(kysely),
  };
}
