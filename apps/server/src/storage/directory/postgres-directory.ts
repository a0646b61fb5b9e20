import type { Kysely } from 'kysely';
import type { ApiKeyEntry, Directory } from '../../domain/accounts/directory.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';
import { admissionStore } from './postgres-admission-store.ts';

/** The directory tables, which map credentials, e-mail addresses and tokens to their owners. */
export function directoryStore(database: Database): Directory {
  const { kysely } = database;
  return {
    admissions: admissionStore(kysely),
    apiKeys: apiKeyDirectory(database),
    publicKeys: publicKeyDirectory(kysely),
    emails: emailDirectory(kysely),
    memberships: membershipDirectory(kysely),
    invitations: invitationDirectory(kysely),
  };
}

function apiKeyDirectory({ kysely, transaction }: Database): Directory['apiKeys'] {
  return {
    insert: async (keyHash, entry) => {
      await kysely.insertInto('api_key_directory').values(rowOf(keyHash, entry)).execute();
    },
    replace: (seen, keyHash, entry) =>
      transaction(async (directory) => {
        if (seen.length > 0) {
          // Of two concurrent calls the second waits here, and then finds fewer than it has seen.
          const present = await directory
            .selectFrom('api_key_directory')
            .select('key_hash')
            .where('key_hash', 'in', seen)
            .orderBy('key_hash')
            .forUpdate()
            .execute();
          if (present.length < seen.length) return false;
          await directory.deleteFrom('api_key_directory').where('key_hash', 'in', seen).execute();
        }
        await directory.insertInto('api_key_directory').values(rowOf(keyHash, entry)).execute();
        return true;
      }),
    hashesOf: async (businessId, apiKeyId) => {
      const rows = await kysely
        .selectFrom('api_key_directory')
        .select('key_hash')
        .where('business_id', '=', businessId)
        .where('api_key_id', '=', apiKeyId)
        .execute();
      return rows.map((row) => row.key_hash);
    },
    remove: async (keyHashes) => {
      if (keyHashes.length === 0) return;
      await kysely.deleteFrom('api_key_directory').where('key_hash', 'in', keyHashes).execute();
    },
  };
}

function rowOf(keyHash: Uint8Array, { businessId, apiKeyId, secretHash, scopes, rateLimit }: ApiKeyEntry) {
  return {
    key_hash: keyHash,
    business_id: businessId,
    api_key_id: apiKeyId,
    secret_hash: secretHash,
    scopes,
    rate_limit: rateLimit ?? null,
  };
}

function publicKeyDirectory(kysely: Kysely<Tables>): Directory['publicKeys'] {
  return {
    insert: async (publicKey, businessId, publicKeyId) => {
      await kysely
        .insertInto('public_key_directory')
        .values({ public_key: publicKey, business_id: businessId, public_key_id: publicKeyId })
        .execute();
    },
    remove: async (publicKey) => {
      await kysely.deleteFrom('public_key_directory').where('public_key', '=', publicKey).execute();
    },
  };
}

function emailDirectory(kysely: Kysely<Tables>): Directory['emails'] {
  const find: Directory['emails']['find'] = async (email) => {
    const row = await kysely
      .selectFrom('email_directory')
      .select(['user_id', 'business_id'])
      .where('email', '=', email)
      .executeTakeFirst();
    return row && { userId: row.user_id, businessId: row.business_id ?? undefined };
  };
  return {
    find,
    claim: async (email, entry) => {
      await kysely
        .insertInto('email_directory')
        .values({ email, user_id: entry.userId, business_id: entry.businessId ?? null })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute();
      return (await find(email)) ?? entry;
    },
  };
}

function membershipDirectory(kysely: Kysely<Tables>): Directory['memberships'] {
  return {
    insert: async (userId, businessId) => {
      await kysely
        .insertInto('membership_directory')
        .values({ user_id: userId, business_id: businessId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    remove: async (userId, businessId) => {
      await kysely
        .deleteFrom('membership_directory')
        .where('user_id', '=', userId)
        .where('business_id', '=', businessId)
        .execute();
    },
  };
}

function invitationDirectory(kysely: Kysely<Tables>): Directory['invitations'] {
  return {
    find: async (tokenHash) => {
      const row = await kysely
        .selectFrom('invitation_directory')
        .select(['business_id', 'invitation_id', 'is_mailed'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && { businessId: row.business_id, invitationId: row.invitation_id, isMailed: row.is_mailed };
    },
    insert: async (tokenHash, { businessId, invitationId, isMailed }) => {
      await kysely
        .insertInto('invitation_directory')
        .values({
          token_hash: tokenHash,
          business_id: businessId,
          invitation_id: invitationId,
          is_mailed: isMailed,
        })
        .execute();
    },
    remove: async (businessId, invitationId) => {
      await kysely
        .deleteFrom('invitation_directory')
        .where('business_id', '=', businessId)
        .where('invitation_id', '=', invitationId)
        .execute();
    },
  };
}
