import type { Kysely } from 'kysely';
import {
  type Counted,
  FORGOTTEN_AFTER_MS,
  pauseAfter,
  type ThrottleStore,
} from '../domain/accounts/throttle-store.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Counts attempts in the database, for all processes together. */
export function throttleStore({ kysely, transaction }: Database): ThrottleStore {
  return {
    take: (counted, now) =>
      transaction(async (rows) => {
        const attempts: number[] = [];
        for (const { key } of counted) {
          const found = await held(rows, key, now);
          if (found.freeAt > now) return found.freeAt;
          attempts.push(found.attempts + 1);
        }
        for (const [index, { key, pauses }] of counted.entries()) {
          await write(rows, { key, pauses }, attempts[index] ?? 1, now);
        }
        return undefined;
      }),
    clear: async (keys) => {
      await kysely
        .deleteFrom('login_throttle')
        .where('key_hash', 'in', [...keys])
        .execute();
    },
  };
}

/** What is counted under a key, which nobody else counts under until the transaction ends. */
async function held(rows: Kysely<Tables>, key: Uint8Array, now: Date) {
  const row = await rows
    .insertInto('login_throttle')
    .values({ key_hash: key, attempts: 0, free_at: now, expires_at: now })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(({ ref }) => ({ key_hash: ref('excluded.key_hash') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const isForgotten = Date.parse(row.expires_at) <= now.getTime();
  return { attempts: isForgotten ? 0 : row.attempts, freeAt: isForgotten ? now : new Date(row.free_at) };
}

async function write(
  rows: Kysely<Tables>,
  { key, pauses }: Counted,
  attempts: number,
  now: Date,
): Promise<void> {
  const freeAt = now.getTime() + pauseAfter(attempts, pauses);
  await rows
    .updateTable('login_throttle')
    .set({ attempts, free_at: new Date(freeAt), expires_at: new Date(freeAt + FORGOTTEN_AFTER_MS) })
    .where('key_hash', '=', key)
    .execute();
}
