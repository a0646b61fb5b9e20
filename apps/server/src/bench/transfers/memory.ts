/**
 * Whether a server that takes in transfers, and carries them out, needs more and more memory: takes 100,000 of them over
 * 32 connections and prints the heap after each 10,000. Ends with 1 when the heap grows. SOAK_TRANSFERS makes it shorter.
 */
import { loadReference } from '../../reference/load-reference.ts';
import { openDatabase } from '../../storage/database.ts';
import { migrate } from '../../storage/migrate.ts';
import { systemClock } from '../../system.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { load } from '../load.ts';
import { payers } from './prepared.ts';
import { startTransferServer } from './server-process.ts';

const PARTS = 10;
const PART = Math.ceil(Number(process.env.SOAK_TRANSFERS ?? 100_000) / PARTS);
const PAYERS = 50;
const CONNECTIONS = 32;
/** What the heap may grow by from its first parts, which fill caches, to its last ones. */
const MOST_GROWTH = 1.1;
const MEGABYTE = 1_000_000;

const postgres = await startPostgres();
try {
  const heaps = await measure(postgres.url('postgres'));
  const [early, late] = [Math.max(...heaps.slice(0, 3)), Math.min(...heaps.slice(-3))];
  const growth = late / early;
  console.log(`  the heap after the last parts is ${growth.toFixed(2)} of that after the first`);
  process.exitCode = growth <= MOST_GROWTH ? 0 : 1;
} finally {
  await postgres.stop();
}

async function measure(url: string): Promise<number[]> {
  const database = await openDatabase({ url });
  await migrate(database);
  const means = { database, currencies: loadReference().currencies, clock: systemClock };
  const many = await payers(means, PAYERS, Math.ceil((PARTS * PART) / PAYERS));
  await database.close();
  const server = await startTransferServer(url, 'running');
  const heaps: number[] = [];
  let taken = 0;
  try {
    for (let part = 1; part <= PARTS; part += 1) {
      await load(
        server.url,
        PART,
        () => {
          const payer = many[taken % PAYERS];
          const quote = payer?.quotes[Math.floor(taken / PAYERS)];
          taken += 1;
          return {
            method: 'POST',
            path: '/v1/transfers',
            headers: { Authorization: payer?.authorization ?? '', 'Content-Type': 'application/json' },
            body: JSON.stringify({ quote_id: quote?.id }),
          };
        },
        CONNECTIONS,
      );
      const heap = await server.heap();
      heaps.push(heap);
      console.log(`  after ${part * PART} transfers: ${(heap / MEGABYTE).toFixed(1)} MB`);
    }
  } finally {
    await server.stop();
  }
  return heaps;
}
