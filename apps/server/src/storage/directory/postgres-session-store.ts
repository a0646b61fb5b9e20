import type { Kysely } from 'kysely';
import type { SessionStore } from '../../domain/accounts/users/session.ts';
import type { Tables } from '../schema/tables.ts';

/** Sessions of the console in the database. */
export function sessionStore(kysely: Kysely<Tables>): SessionStore {
  return {
    find: async (tokenHash) => {
      const row = await kysely
        .selectFrom('session')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return (
        row && {
          tokenHash: row.token_hash,
          userId: row.user_id,
          businessId: row.business_id ?? undefined,
          createdAt: row.created_at,
          expiresAt: row.expires_at,
          lastSeenAt: row.last_seen_at,
        }
      );
    },
    insert: async ({ tokenHash, userId, businessId, createdAt, expiresAt, lastSeenAt }) => {
      await kysely
        .insertInto('session')
        .values({
          token_hash: tokenHash,
          user_id: userId,
          business_id: businessId ?? null,
          created_at: createdAt,
          expires_at: expiresAt,
          last_seen_at: lastSeenAt,
        })
        .execute();
    },
    hold: async (tokenHash) => {
      const row = await kysely
        .selectFrom('session')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .forKeyShare()
        .executeTakeFirst();
      return row !== undefined;
    },
    see: async (tokenHash, at) => {
      await kysely
        .updateTable('session')
        .set({ last_seen_at: at })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    remove: async (tokenHash) => {
      const { numDeletedRows } = await kysely
        .deleteFrom('session')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    removeOf: async (userId, kept) => {
      const sessions = kysely.deleteFrom('session').where('user_id', '=', userId);
      await (kept === undefined ? sessions : sessions.where('token_hash', '<>', kept)).execute();
    },
    removeIn: async (userId, businessId) => {
      await kysely
        .deleteFrom('session')
        .where('user_id', '=', userId)
        .where('business_id', '=', businessId)
        .execute();
    },
    removeExpired: async (now) => {
      await kysely.deleteFrom('session').where('expires_at', '<=', now.toISOString()).execute();
    },
  };
}
