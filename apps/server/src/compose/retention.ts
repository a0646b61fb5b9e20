import { deleteExpiredQuotes } from '../storage/money/expired-quotes.ts';
import { keepHistory } from '../storage/requests/keep-history.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Deletion of expired rows that belong to no single area (G281, G282). */
export function retentionArea({ database, clock, sweepMs }: Base) {
  return {
    services: {},
    jobs: [
      { name: 'daily partitions', restMs: sweepMs, run: () => keepHistory(database.kysely) },
      {
        name: 'expired quotes',
        restMs: sweepMs,
        run: async () => {
          await deleteExpiredQuotes(database.kysely, clock.now());
          return false;
        },
      },
    ],
  } satisfies Area;
}
