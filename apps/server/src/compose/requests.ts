import { sql } from 'kysely';
import { signedCursors } from '../http/cursor.ts';
import { idempotencyStore } from '../storage/requests/postgres-idempotency-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/**
 * Dependencies of the pipeline of every request: time, identifiers, cursors, rate windows and replies stored for
 * idempotency keys.
 */
export function requestsArea({ config, database, customerSeals, clock, ids, rateWindows, sweepMs }: Base) {
  const keptReplies = idempotencyStore(database.kysely, customerSeals);
  return {
    services: {
      clock,
      ids,
      cursors: signedCursors(Buffer.from(config.secretKey.reveal(), 'base64')),
      rateWindows: rateWindows.windows,
      idempotencyStore: keptReplies,
    },
    jobs: [
      {
        name: 'expired replies and rate windows',
        restMs: sweepMs,
        run: async () => {
          const now = clock.now();
          await Promise.all([keptReplies.deleteExpired(now), rateWindows.deleteExpired(now)]);
          return false;
        },
      },
    ],
    tables: [{ table: 'idempotency_record', isOver: sql`state = 'done'` }],
  } satisfies Area;
}
