/**
 * Whether a server that takes in transfers, and carries them out, needs more and more memory: takes 100,000 of them over
 * 32 connections, in ten parts, and measures the heap each time all of them are over and all garbage is collected. Ends
 * with 1 when the heap keeps growing, when a transfer that was acknowledged does not reach its last state, and when the
 * books have a difference. SOAK_TRANSFERS makes it shorter.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { areaBooks } from '../../src/compose/area-books.ts';
import { Books } from '../../src/domain/books/books.ts';
import { loadReference } from '../../src/reference/load-reference.ts';
import { profileStore } from '../../src/storage/accounts/postgres-profiles.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { type Database, openDatabase } from '../../src/storage/engine/database.ts';
import { migrate } from '../../src/storage/schema/migrate.ts';
import { systemClock } from '../../src/system.ts';
import { startPostgres } from '../../test/harness/processes/postgres.ts';
import { load } from '../load.ts';
import { type MeasuredServer, startMeasuredServer } from '../measured-server.ts';
import { heapTrend } from './heap-trend.ts';
import { type Payer, payers } from './prepared.ts';

const PARTS = 10;
const PART = Math.ceil(Number(process.env.SOAK_TRANSFERS ?? 100_000) / PARTS);
const PAYERS = 50;
const CONNECTIONS = 32;
const MEGABYTE = 1_000_000;
const LOOK_MS = 250;
/** So long no transfer moves on before it counts as stuck; a step is due within seconds. */
const STUCK_MS = 60_000;

const { currencies } = loadReference();
const postgres = await startPostgres();
const faults = await measure(postgres.url('postgres')).finally(() => postgres.stop());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** @returns what is wrong, in sentences. */
async function measure(url: string): Promise<string[]> {
  const database = await openDatabase({ url });
  try {
    await migrate(database);
    const means = { database, currencies, clock: systemClock };
    const many = await payers(means, PAYERS, Math.ceil((PARTS * PART) / PAYERS));
    const server = await startMeasuredServer({ DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '1000000000' });
    try {
      const heaps = await heapsOf(server, database, many);
      return [...growthOf(heaps), ...(await unfinished(database)), ...(await differences(database, many))];
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}

/** The heap after each part, when all transfers so far are over. */
async function heapsOf(
  server: MeasuredServer,
  database: Database,
  many: readonly Payer[],
): Promise<readonly number[]> {
  const heaps: number[] = [];
  let taken = 0;
  for (let part = 1; part <= PARTS; part += 1) {
    const { requestsPerSecond } = await load(
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
    await allOver(database);
    const heap = await server.heap();
    heaps.push(heap);
    console.log(
      `  after ${part * PART} transfers: ${(heap / MEGABYTE).toFixed(2)} MB (${Math.round(requestsPerSecond)} a second)`,
    );
  }
  return heaps;
}

/** Resolves when no transfer has a step to take, or when none has moved on for a minute. */
async function allOver(database: Database): Promise<void> {
  let [before, since] = [-1, performance.now()];
  while (performance.now() - since < STUCK_MS) {
    const waiting = await countOf(database, sql`due_at IS NOT NULL`);
    if (waiting === 0) return;
    if (waiting !== before) [before, since] = [waiting, performance.now()];
    await pause(LOOK_MS);
  }
}

function growthOf(heaps: readonly number[]): string[] {
  const { growth, isFlat } = heapTrend(heaps);
  const percent = `${(growth * 100).toFixed(1)} %`;
  console.log(`  the heap after the last parts holds ${percent} more than after the first ones`);
  return isFlat
    ? []
    : [`The heap keeps growing, by ${percent}: something holds on to transfers that are over.`];
}

/** Every transfer here was acknowledged with 201, or `load` had failed, each of a quote of its own. */
async function unfinished(database: Database): Promise<string[]> {
  const wanted = PARTS * PART;
  const over = await countOf(database, sql`status = 'funds_converted' AND due_at IS NULL`);
  console.log(`  ${over} of ${wanted} acknowledged transfers are converted`);
  return over === wanted
    ? []
    : [`${wanted} transfers were acknowledged, and ${over} reached their last state.`];
}

async function differences(database: Database, many: readonly Payer[]): Promise<string[]> {
  const profiles = profileStore(database.kysely);
  const books = new Books({ store: booksStore(database, areaBooks), profiles, currencies });
  const found: string[] = [];
  for (const { businessId } of many) {
    const { currencies: moved, differences } = await books.trialBalance(businessId);
    if (moved.length === 0) found.push(`The books of ${businessId} are empty.`);
    found.push(...differences.map((one) => `The books of ${businessId} differ: ${JSON.stringify(one)}`));
  }
  console.log(`  the books of ${many.length} businesses have ${found.length} differences`);
  return found;
}

async function countOf({ kysely }: Database, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM transfer WHERE ${condition}`.execute(kysely);
  return Number(rows[0]?.count);
}
