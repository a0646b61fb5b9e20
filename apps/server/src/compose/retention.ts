import { deleteExpiredQuotes } from '../storage/money/expired-quotes.ts';
import { keepHistory } from '../storage/requests/keep-history.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** What ends by itself and belongs to no area alone (G281, G282). */
export function retentionArea({ database, clock, sweepMs }: Base) {
  return {
    services: {},
    jobs: [
      { name: 'tables by the day', restMs: sweepMs, run: () => keepHistory(database.kysely) },
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
