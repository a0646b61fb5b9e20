import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import {
  accepting,
  advancing,
  movedOn,
  sampleQuote,
  sampleTransfer,
} from '../../../test/harness/seed/sample-transfer.ts';
import {
  at,
  business,
  clearMoney,
  customer,
  foreign,
  holdings,
  move,
  newBalance,
  opening,
  own,
  seedHolders,
  unequalAccounts,
} from '../../../test/harness/worlds/test-ledger.ts';
import type { Holder } from '../../domain/balances/balance-store.ts';
import type { Commit, Ledger } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Database } from '../engine/database.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';
import type { Tables } from '../schema/tables.ts';
import { commitJson } from './commit-json.ts';
import { ledgerStore } from './postgres-ledger.ts';

const limits = { mostHeld: () => Decimal.parse('99999999999999999999') };
/** Unordered, so that rows read in physical order are unordered as well. */
const CURRENCIES = ['NGN', 'KES', 'GHS'];

/** Only on PostgreSQL: the second transaction meets the first between two of its statements, each time. */
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

  /**
   * The kinds of outcomes of two commits, the second of which starts before the transaction of the first is committed.
   */
  async function meeting(first: Commit, second: Commit): Promise<readonly string[]> {
    const made = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const earlier = others[0].transaction(async (kysely) => {
      const outcome = await ledgerStore({ kysely }, limits).commit(first);
      made.resolve();
      await released.promise;
      return outcome;
    });
    await made.promise;
    const later = ledgers[1].commit(second);
    await waitForLocks(database, 1).finally(released.resolve);
    return (await Promise.all([earlier, later])).map(({ kind }) => kind);
  }

  /** The outcomes of concurrent commits. */
  async function commitMoney(kysely: Kysely<Tables>, commits: readonly Commit[]) {
    const items = JSON.stringify(commits.map((commit) => commitJson(commit, limits)));
    const { rows } = await sql<{ outcomes: string[] }>`
      SELECT commit_batch(${business.businessId}, ${items}::jsonb) AS outcomes`.execute(kysely);
    return rows[0]?.outcomes;
  }

  it('take one quote that no balance is held for: the later one is told, and fails not', async () => {
    const quote = sampleQuote();
    await quoteStore(database).insert(quote);
    const taking = (): Commit => ({
      businessId: business.businessId,
      postings: [],
      records: accepting(sampleTransfer(quote)),
    });
    expect(await meeting(taking(), taking())).toEqual(['done', 'conflict']);
  });

  it('move one transfer on without money: the later one is stale', async () => {
    const quote = sampleQuote();
    await quoteStore(database).insert(quote);
    const transfer = sampleTransfer(quote);
    const { businessId } = business;
    await ledgers[0].commit({ businessId, postings: [], records: accepting(transfer) });
    const moving = (status: 'processing' | 'cancelled'): Commit => ({
      businessId,
      postings: [],
      records: advancing(movedOn(transfer, status)),
    });
    expect(await meeting(moving('processing'), moving('cancelled'))).toEqual(['done', 'conflict']);
  });

  const funding = (currency: string, holder: Holder = business): Commit => ({
    businessId: holder.businessId,
    postings: [move('1', opening, own('available', holder), { currency })],
  });

  /** Opens a balance in each currency. */
  async function fundAll(holder: Holder): Promise<void> {
    for (const currency of CURRENCIES) {
      const opens = [newBalance(holder, currency)];
      expect(await ledgers[0].commit({ ...funding(currency, holder), opens })).toEqual({ kind: 'done' });
    }
  }

  /** The balances not locked by any transaction. */
  async function freeBalances(): Promise<string[]> {
    const free = sql<{ name: string }>`
      SELECT profile_id || ' ' || currency AS name FROM balance ORDER BY name FOR UPDATE SKIP LOCKED`;
    return (await free.execute(database.kysely)).rows.map(({ name }) => name);
  }

  it('take more than a balance holds together: the later one is short, and fails not', async () => {
    const opens = [newBalance(business)];
    const funded = [move('100', opening, own('available'))];
    await ledgers[0].commit({ businessId: business.businessId, opens, postings: funded });
    const taking = (): Commit => ({
      businessId: business.businessId,
      postings: [move('80', own('available'), opening)],
    });
    expect(await meeting(taking(), taking())).toEqual(['done', 'insufficient']);
  });

  it('change the same balances in opposite orders: neither is given up by the database', async () => {
    await fundAll(business);
    const release = await openTransaction(
      database,
      sql`SELECT 1 FROM balance WHERE currency = 'KES' FOR UPDATE`,
    );
    let attempts = 0;
    const batches = [CURRENCIES, CURRENCIES.toReversed()].map((order, index) =>
      (others[index] ?? database).transaction((transaction) => {
        attempts += 1;
        return commitMoney(
          transaction,
          order.map((currency) => funding(currency)),
        );
      }),
    );
    await waitForLocks(database, 2).finally(release);
    expect(await Promise.all(batches)).toEqual(Array(2).fill(['done', 'done', 'done']));
    expect(attempts).toBe(2);
    for (const currency of CURRENCIES) {
      expect((await holdings(database, business, currency))?.[0]).toBe('3');
    }
  });

  it.each([
    [
      'one commit',
      [
        {
          businessId: business.businessId,
          postings: ['NGN', 'GHS'].map((currency) => move('1', opening, own('available'), { currency })),
        },
      ],
    ],
    ['several', [funding('NGN'), funding('GHS')]],
  ])(
    'lock balances in the order of their currencies: %s that waits for the first has no other',
    async (_, commits) => {
      await fundAll(business);
      const release = await openTransaction(
        database,
        sql`SELECT 1 FROM balance WHERE currency = 'GHS' FOR UPDATE`,
      );
      // An index, or a plan cached by a connection, would produce the order by itself.
      const committing = (await database.another()).transaction(async (transaction) => {
        await sql`SET LOCAL enable_indexscan = off`.execute(transaction);
        return commitMoney(transaction, commits);
      });
      const free = await waitForLocks(database, 1).then(freeBalances).finally(release);
      expect(await committing).toEqual(commits.map(() => 'done'));
      expect(free).toEqual(['BUS_one KES', 'BUS_one NGN']);
    },
  );

  it('lock no balances but those that they change', async () => {
    for (const holder of [business, customer, foreign]) await fundAll(holder);
    const items = JSON.stringify([funding('KES'), funding('KES')].map((one) => commitJson(one, limits)));
    const commit = await openTransaction(
      database,
      sql`SELECT commit_batch(${business.businessId}, ${items}::jsonb)`,
    );
    const free = await freeBalances().finally(commit);
    const all = [business, customer, foreign].flatMap(({ profileId }) =>
      CURRENCIES.map((currency) => `${profileId} ${currency}`),
    );
    expect(free).toEqual(all.filter((name) => name !== 'BUS_one KES').toSorted());
  });

  it('open balances in the order of their currencies: who waits for the first has opened no other', async () => {
    const opened = (currency: string) => sql`
      INSERT INTO balance (business_id, balance_id, profile_id, currency, show_zero, created_at)
      VALUES (${business.businessId}, ${`BAL_${currency}`}, ${business.profileId}, ${currency}, true, ${at})`;
    const release = await openTransaction(database, opened('GHS'));
    const committing = commitMoney(
      others[0].kysely,
      ['NGN', 'GHS'].map((currency) => ({ ...funding(currency), opens: [newBalance(business, currency)] })),
    );
    await waitForLocks(database, 1)
      .then(() =>
        others[1].transaction(async (transaction) => {
          await sql`SET LOCAL lock_timeout = '1s'`.execute(transaction);
          await opened('NGN').execute(transaction);
        }),
      )
      .finally(release);
    expect(await committing).toEqual(['done', 'done']);
  });
});
