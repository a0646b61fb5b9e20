import type { Kysely } from 'kysely';
import type { AccountStore, BusinessRecords, PersonRecords } from '../domain/accounts/account-store.ts';
import { apiKeyStore } from './api-key-store.ts';
import { auditStore, platformAuditSink } from './audit-store.ts';
import { businessStore, platformStore } from './business-store.ts';
import type { Database } from './database.ts';
import { directoryStore } from './directory-store.ts';
import { deleteExpiredAccounts } from './expired-accounts.ts';
import { invitationStore } from './invitation-store.ts';
import { knownAddressStore } from './known-address-store.ts';
import { mailStore } from './mail-store.ts';
import { membershipStore } from './membership-store.ts';
import { passwordResetStore } from './password-reset-store.ts';
import { publicKeyStore } from './public-key-store.ts';
import { sessionStore } from './session-store.ts';
import type { Tables } from './tables.ts';
import { throttleStore } from './throttle-store.ts';
import { userStore } from './user-store.ts';

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
