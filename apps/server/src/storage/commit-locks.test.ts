import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Commit, Ledger } from '../domain/ledger/ledger.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { postgres, type TestDatabase } from '../testing/databases.ts';
import { movedOn, sampleQuote, sampleTransfer } from '../testing/sample-transfer.ts';
import {
  at,
  business,
  clearMoney,
  holdings,
  move,
  newBalance,
  opening,
  own,
  seedHolders,
  unequalAccounts,
} from '../testing/test-ledger.ts';
import { commitJson } from './commit-json.ts';
import type { Database } from './database.ts';
import { ledgerStore } from './ledger-store.ts';
import { quoteStore } from './quote-store.ts';

const limits = { mostHeld: () => Decimal.parse('99999999999999999999') };
const CURRENCIES = ['GHS', 'KES', 'NGN'];

/** What only PostgreSQL shows: the second transaction meets the first between two of its statements, each time. */
describe('two transactions at once', () => {
  let database: TestDatabase;
  let others: readonly [Database, Database];
  let ledgers: readonly [Ledger, Ledger];

  beforeAll(async () => {
    database = await postgres.open();
    others = [await database.another(), await database.another()];
    ledgers = [ledgerStore(others[0], limits), ledgerStore(others[1], limits)];
    await seedHolders(database);
  });
  beforeEach(() => clearMoney(database));
  afterEach(async () => expect(await unequalAccounts(database)).toEqual([]));
  afterAll(() => database.close());

  /** Resolves when so many transactions wait for the lock of another one. */
  async function waiting(count: number): Promise<void> {
    const waits = sql<{ pid: number }>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waits.execute(database.kysely)).rows.length).toBe(count);
  }

  /** The kinds of the outcomes of two commits, the second of which comes when the first is made and not yet committed. */
  async function meeting(first: Commit, second: Commit): Promise<readonly string[]> {
    const made = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const earlier = ledgers[0].commit(first, () => {
      made.resolve();
      return released.promise;
    });
    await made.promise;
    const later = ledgers[1].commit(second);
    await waiting(1).finally(released.resolve);
    return (await Promise.all([earlier, later])).map(({ kind }) => kind);
  }

  it('take one quote that no balance is held for: the later one is told, and fails not', async () => {
    const quote = sampleQuote();
    await quoteStore(database).insert(quote);
    const taking = (): Commit => ({
      businessId: business.businessId,
      postings: [],
      takes: { transfer: sampleTransfer(quote), at },
    });
    expect(await meeting(taking(), taking())).toEqual(['done', 'quote']);
  });

  it('move one transfer on without money: the later one is stale', async () => {
    const quote = sampleQuote();
    await quoteStore(database).insert(quote);
    const transfer = sampleTransfer(quote);
    const { businessId } = business;
    await ledgers[0].commit({ businessId, postings: [], takes: { transfer, at } });
    const moving = (status: 'processing' | 'cancelled'): Commit => ({
      businessId,
      postings: [],
      moves: movedOn(transfer, status),
    });
    expect(await meeting(moving('processing'), moving('cancelled'))).toEqual(['done', 'stale']);
  });

  it('change the same balances in opposite orders: neither is given up by the database', async () => {
    const { businessId } = business;
    const funding = (currency: string): Commit => ({
      businessId,
      postings: [move('1', opening, own('available'), { currency })],
    });
    for (const currency of CURRENCIES) {
      await ledgers[0].commit({ ...funding(currency), opens: [newBalance(business, currency)] });
    }
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const blocking = database.transaction(async (transaction) => {
      await sql`SELECT 1 FROM balance WHERE currency = 'KES' FOR UPDATE`.execute(transaction);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    let attempts = 0;
    const batches = [CURRENCIES, CURRENCIES.toReversed()].map((order, index) =>
      (others[index] ?? database).transaction(async (transaction) => {
        attempts += 1;
        const items = JSON.stringify(order.map((currency) => commitJson(funding(currency), limits)));
        const { rows } = await sql<{ outcomes: string[] }>`
          SELECT commit_money(${items}::jsonb) AS outcomes`.execute(transaction);
        return rows[0]?.outcomes;
      }),
    );
    await waiting(2).finally(released.resolve);
    await blocking;
    expect(await Promise.all(batches)).toEqual(Array(2).fill(['done', 'done', 'done']));
    expect(attempts).toBe(2);
    for (const currency of CURRENCIES) {
      expect((await holdings(database, business, currency))?.[0]).toBe('3');
    }
  });
});
