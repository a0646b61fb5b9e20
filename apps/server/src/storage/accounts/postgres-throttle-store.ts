import { sql } from 'kysely';
import { FORGOTTEN_AFTER_MS, type ThrottleStore } from '../../domain/accounts/users/throttle-store.ts';
import type { Database } from '../engine/database.ts';

/**
 * Counts attempts in the database, for all processes together. Each count is one statement, so that many attempts on
 * one key do not hold connections for long.
 */
export function throttleStore({ kysely }: Pick<Database, 'kysely'>): ThrottleStore {
  return {
    async take(counted, now) {
      const keys = counted.map(({ key, pauses }) => ({ key: Buffer.from(key).toString('hex'), ...pauses }));
      const { rows } = await sql<{ readonly free_at: string | null }>`
        SELECT take_attempt(
          ${JSON.stringify(keys)}::jsonb, ${now.toISOString()}::timestamptz, ${FORGOTTEN_AFTER_MS} * interval '1 millisecond'
        ) AS free_at`.execute(kysely);
      const freeAt = rows[0]?.free_at ?? null;
      return freeAt === null ? undefined : new Date(freeAt);
    },
    clear: async (keys) => {
      await kysely
        .deleteFrom('login_throttle')
        .where('key_hash', 'in', [...keys])
        .execute();
    },
  };
}
