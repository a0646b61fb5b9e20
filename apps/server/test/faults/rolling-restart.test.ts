import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaBooks } from '../../src/compose/area-books.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import { type Answer, type FundedBusiness, fundedBusiness } from './load/funded-business.ts';
import { type RoundRobinProxy, startRoundRobinProxy } from './load/round-robin-proxy.ts';

const [ROUNDS, PROCESSES] = process.env.SOAK === undefined ? [1, 2] : [5, 3];
/** Each with one caller. */
const BUSINESSES = process.env.SOAK === undefined ? 1 : 3;
/** Answers of a server that has joined before the next one is asked to stop. */
const LEAST_ANSWERS = 20;
/** Between two turns of a caller, so that the machine has room for processes that start. */
const PACE_MS = 20;
const CONVERSION = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '1' };

let database: TestDatabase;
let proxy: RoundRobinProxy;
let businesses: readonly FundedBusiness[];
const running = new Set<ListeningProcess>();

async function start(): Promise<ListeningProcess> {
  const environment = {
    DATABASE_URL: database.url ?? '',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DRAIN_SECONDS: '2',
  };
  const server = await listening(spawnServer(environment));
  running.add(server);
  await proxy.join(server);
  return server;
}

beforeAll(async () => {
  [database, proxy] = await Promise.all([postgres.open(), startRoundRobinProxy()]);
  businesses = await Promise.all(
    Array.from({ length: BUSINESSES }, () => fundedBusiness(database, { USDT: '1000000' })),
  );
});
afterAll(async () => {
  await proxy.close();
  await Promise.all([...running].map(({ child }) => kill(child)));
  await database.close();
});

/** Calls of every business, each checked, until it is stopped. */
class Load {
  readonly failures: object[] = [];
  readonly transfers: string[] = [];
  #isOver = false;
  readonly #workers: Promise<void>[];

  constructor() {
    this.#workers = businesses.map((business) => this.#work(business));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#workers);
  }

  async #work(business: FundedBusiness): Promise<void> {
    while (!this.#isOver) {
      await this.#call('balances', 200, business.get(proxy.url, '/v1/balances'));
      await this.#transfer(business);
      const [ofQuote, ofTransfer] = [randomUUID(), randomUUID()];
      const { quote, transfer } = await this.#transfer(business, ofQuote, ofTransfer);
      const again = business.post(proxy.url, '/v1/transfers', { quote_id: quote?.id }, ofTransfer);
      const { text, replayed } = (await this.#call('transfer again', 201, again)) ?? {};
      if (text !== transfer?.text || replayed !== true)
        this.failures.push({ what: 'replay', text, replayed });
      await pause(PACE_MS);
    }
  }

  async #transfer(business: FundedBusiness, ofQuote?: string, ofTransfer?: string) {
    const asked = business.post(proxy.url, '/v1/quotes', CONVERSION, ofQuote);
    const quote = await this.#call('quote', 201, asked);
    const made = business.post(proxy.url, '/v1/transfers', { quote_id: quote?.id }, ofTransfer);
    const transfer = await this.#call('transfer', 201, made);
    if (transfer?.id !== undefined) this.transfers.push(transfer.id);
    return { quote, transfer };
  }

  /** The answer, unless none came. */
  async #call(what: string, expected: number, answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      const { status, text } = await answer;
      if (status !== expected) this.failures.push({ what, status, text });
      return await answer;
    } catch (error) {
      this.failures.push({ what, error });
      return undefined;
    }
  }
}

test(`${PROCESSES} processes behind a proxy are replaced one after the other, and no request fails`, {
  timeout: ROUNDS * 240_000,
}, async () => {
  let servers = await Promise.all(Array.from({ length: PROCESSES }, start));
  const load = new Load();
  const hasAnswered = (server: ListeningProcess) =>
    expect.poll(() => proxy.answeredBy(server), { timeout: 30_000 }).toBeGreaterThan(LEAST_ANSWERS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const fresh: ListeningProcess[] = [];
    for (const server of servers) {
      await hasAnswered(server);
      const exited = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      running.delete(server);
      fresh.push(await start());
    }
    servers = fresh;
  }
  await Promise.all(servers.map(hasAnswered));
  await load.stop();

  expect(load.failures).toEqual([]);
  const stored = await database.kysely.selectFrom('transfer').select('transfer_id').execute();
  expect(stored.map(({ transfer_id }) => transfer_id).toSorted()).toEqual(load.transfers.toSorted());
  for (const { businessId } of businesses) {
    expect(
      (await booksStore(database, areaBooks).trialBalance(businessId, { mostDifferences: 100 })).differences,
    ).toEqual([]);
  }
});
