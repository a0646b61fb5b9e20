import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Quote } from '../../src/domain/quotes/quote.ts';
import { loadReference } from '../../src/reference/load-reference.ts';
import { openDatabase } from '../../src/storage/engine/database.ts';
import { commitJson } from '../../src/storage/ledger/commit-json.ts';
import { ledgerStore } from '../../src/storage/ledger/postgres-ledger.ts';
import { migrate } from '../../src/storage/schema/migrate.ts';
import { systemClock } from '../../src/system.ts';
import { load } from '../load.ts';
import { startMeasuredServer } from '../measured-server.ts';
import type { Subject } from './figures.ts';
import { transactionsPerSecond } from './pgbench.ts';
import { type Payer, payers, takeOf } from './prepared.ts';

/** Callers at the same time, whatever is measured. */
export const CLIENTS = 32;
/** Enough for callers to meet on one balance only now and then. */
const MANY = 8 * CLIENTS;

const SCRIPT = `\\set i :i + 1
\\set n :client_id * :transactions + :i
SELECT commit_batch(business_id, item::jsonb) FROM bench_item WHERE n = :n;
`;

/** Everything that is measured, on one database. */
export interface Subjects {
  /** One run of a subject: transactions per second. */
  run(subject: Subject): Promise<number>;
  /** @throws Error when a transfer that was counted is not there. */
  expectAllTaken(): Promise<void>;
  stop(): Promise<void>;
}

/** Quotes that are taken one after the other, each of another payer than the one before. */
class Supply {
  readonly #payers: readonly Payer[];
  #taken = 0;

  constructor(payers: readonly Payer[]) {
    this.#payers = payers;
  }

  get taken(): number {
    return this.#taken;
  }

  next(): { readonly payer: Payer; readonly quote: Quote } {
    const payer = this.#payers[this.#taken % this.#payers.length];
    const quote = payer?.quotes[Math.floor(this.#taken / this.#payers.length)];
    if (payer === undefined || quote === undefined) throw new Error('There are no more quotes to take.');
    this.#taken += 1;
    return { payer, quote };
  }
}

/**
 * Prepares the payers and their quotes, and starts the server.
 *
 * @param transactions of each client in one run.
 */
export async function startSubjects(url: string, transactions: number, rounds: number): Promise<Subjects> {
  const database = await openDatabase({ url, maxConnections: CLIENTS });
  await migrate(database);
  await sql`CREATE TABLE bench_item (n integer PRIMARY KEY, business_id text NOT NULL, item text NOT NULL)`.execute(
    database.kysely,
  );
  const { currencies } = loadReference();
  const amount = CLIENTS * transactions;
  const means = { database, currencies, clock: systemClock };
  // Three subjects take quotes of each kind, and HTTP with a key a fourth time, in every round and once to warm up.
  const quotes = 4 * amount * (rounds + 1);
  const many = new Supply(await payers(means, MANY, Math.ceil(quotes / MANY)));
  const one = new Supply(await payers(means, 1, quotes));
  const server = await startMeasuredServer({
    DATABASE_URL: url,
    RATE_LIMIT_PER_MINUTE: '1000000000',
    BENCH_CLOCK: 'standing',
  });
  const ledger = ledgerStore(database, currencies);
  const directory = mkdtempSync(join(tmpdir(), 'bench-pgbench-'));
  const script = join(directory, 'commit-money.sql');
  writeFileSync(script, SCRIPT.replaceAll(':transactions', String(transactions)));

  const takes = (supply: Supply) =>
    Array.from({ length: amount }, () => takeOf(supply.next().quote, currencies, systemClock.now()));

  async function byFunction(supply: Supply): Promise<number> {
    const commits = takes(supply);
    const businesses = commits.map(({ businessId }) => businessId);
    const items = commits.map((commit) => JSON.stringify([commitJson(commit, currencies)]));
    await sql`TRUNCATE bench_item`.execute(database.kysely);
    await sql`
      INSERT INTO bench_item
      SELECT n, business_id, item
      FROM unnest(${businesses}::text[], ${items}::text[]) WITH ORDINALITY AS one (business_id, item, n)`.execute(
      database.kysely,
    );
    await sql`ANALYZE bench_item`.execute(database.kysely);
    return transactionsPerSecond(url, { clients: CLIENTS, transactions, script });
  }

  async function byLedger(supply: Supply): Promise<number> {
    const commits = takes(supply).values();
    const began = performance.now();
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (const commit of commits) {
          const { kind } = await ledger.commit(commit);
          if (kind !== 'done') throw new Error(`A transfer ended as ${kind}.`);
        }
      }),
    );
    return (1000 * amount) / (performance.now() - began);
  }

  async function byHttp(supply: Supply, withKey = false): Promise<number> {
    const { requestsPerSecond } = await load(
      server.url,
      amount,
      () => {
        const { payer, quote } = supply.next();
        return {
          method: 'POST',
          path: '/v1/transfers',
          headers: {
            Authorization: payer.authorization,
            'Content-Type': 'application/json',
            ...(withKey && { 'Idempotency-Key': randomUUID() }),
          },
          body: JSON.stringify({ quote_id: quote.id }),
        };
      },
      CLIENTS,
    );
    return requestsPerSecond;
  }

  const runs: Readonly<Record<Subject, () => Promise<number>>> = {
    'TPC-B': () => transactionsPerSecond(url, { clients: CLIENTS, transactions }),
    commit_batch: () => byFunction(many),
    ledger: () => byLedger(many),
    HTTP: () => byHttp(many),
    'HTTP with a key': () => byHttp(many, true),
    'commit_batch, one balance': () => byFunction(one),
    'ledger, one balance': () => byLedger(one),
    'HTTP, one balance': () => byHttp(one),
  };
  return {
    run: (subject) => runs[subject](),
    expectAllTaken: async () => {
      const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM transfer`.execute(
        database.kysely,
      );
      const wanted = many.taken + one.taken;
      if (Number(rows[0]?.count) !== wanted) {
        throw new Error(`${wanted} transfers were counted, and ${rows[0]?.count} are there.`);
      }
    },
    stop: async () => {
      await server.stop();
      await database.close();
      rmSync(directory, { recursive: true });
    },
  };
}
