import type { Kysely } from 'kysely';
import type { PasswordResetStore } from '../../domain/accounts/users/password-reset.ts';
import type { Tables } from '../schema/tables.ts';

/** Password resets in the database. */
export function passwordResetStore(kysely: Kysely<Tables>): PasswordResetStore {
  return {
    find: async (tokenHash, now) => {
      const row = await kysely
        .selectFrom('password_reset')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row && { tokenHash: row.token_hash, userId: row.user_id, expiresAt: row.expires_at };
    },
    insert: async ({ tokenHash, userId, expiresAt }) => {
      await kysely
        .insertInto('password_reset')
        .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
        .execute();
    },
    use: async (tokenHash, now) => {
      const { numDeletedRows } = await kysely
        .deleteFrom('password_reset')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    removeOf: async (userId) => {
      await kysely.deleteFrom('password_reset').where('user_id', '=', userId).execute();
    },
  };
}
