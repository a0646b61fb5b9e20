import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { keyedRequest } from '../../../test/harness/seed/kept-reply.ts';
import { accepting, sampleQuote, sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import {
  business,
  clearMoney,
  customer,
  foreign,
  holdings,
  move,
  newBalance,
  opening,
  own,
  postedTo,
  seedHolders,
  unequalAccounts,
} from '../../../test/harness/worlds/test-ledger.ts';
import type { Commit, CommitOutcome, Ledger } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { RequestTakenOver } from '../../domain/request-taken-over.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';
import { ledgerStore } from './postgres-ledger.ts';

const limits = { mostHeld: () => Decimal.parse('99999999999999999999') };
const nothing = async () => {};

const postings = (...moved: Commit['postings']): Commit => ({
  businessId: business.businessId,
  postings: moved,
});

/** A hold of an amount of the business. */
const hold = (amount: string, id?: string): Commit =>
  postings(move(amount, own('available'), own('held'), id === undefined ? {} : { id }));

const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const countOf = (outcomes: readonly CommitOutcome[], kind: CommitOutcome['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

async function fund(ledger: Ledger, amount: string, holder = business): Promise<void> {
  const funding = move(amount, opening, own('available', holder));
  await ledger.commit({
    businessId: holder.businessId,
    opens: [newBalance(holder)],
    postings: [funding],
  });
}

describe.each(databases)('many commits on $name', ({ open }) => {
  let database: TestDatabase;
  let ledger: Ledger;

  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });
  beforeEach(async () => {
    await clearMoney(database);
    ledger = ledgerStore(database, limits);
  });
  afterEach(async () => expect(await unequalAccounts(database)).toEqual([]));
  afterAll(() => database.close());

  /** A ledger that counts its database calls and can make them fail. */
  function counted(fail: () => void = nothing): { ledger: Ledger; calls: () => number } {
    let count = 0;
    const kysely = database.kysely.withPlugin({
      transformQuery: ({ node }) => {
        count += 1;
        fail();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { ledger: ledgerStore({ kysely }, limits), calls: () => count };
  }

  it('get each its own outcome: of 200 at once as many pass as the balance holds', async () => {
    await fund(ledger, '120.5');
    const outcomes = await many(200, () => ledger.commit(hold('1')));
    expect([countOf(outcomes, 'done'), countOf(outcomes, 'insufficient')]).toEqual([120, 80]);
    expect(await holdings(database)).toEqual(['0.5', '120', '0', '0']);
  });

  it('are done in the order in which they come', async () => {
    await fund(ledger, '10');
    const outcomes = await many(21, (index) =>
      ledger.commit(index % 2 === 0 ? hold('10') : postings(move('10', own('held'), own('available')))),
    );
    expect(countOf(outcomes, 'done')).toBe(21);
  });

  it('of one profile go together', async () => {
    await fund(ledger, '150');
    const { ledger: one, calls } = counted();
    const outcomes = await many(200, () => one.commit(hold('1')));
    expect(countOf(outcomes, 'done')).toBe(150);
    expect(calls()).toBe(4);
  });

  it('are counted while they wait, and not when they are done', async () => {
    const waiting = ledgerStore(database, limits);
    await fund(waiting, '150');
    expect(waiting.waiting()).toBe(0);
    const outcomes = many(100, () => waiting.commit(hold('1')));
    expect(waiting.waiting()).toBe(100);
    await outcomes;
    expect(waiting.waiting()).toBe(0);
  });

  it.each([
    ['a posting whose identifier is used', (index: number) => hold('1', index === 17 ? 'used' : undefined)],
    [
      'a text that no column takes',
      (index: number) =>
        postings(move('1', own('available'), own('held'), index === 17 ? { reference: '\0' } : {})),
    ],
  ])('fail not with the one that fails for %s', async (_, commitOf) => {
    await fund(ledger, '100');
    await ledger.commit(hold('1', 'used'));
    const settled = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => ledger.commit(commitOf(index))),
    );
    const failed = settled.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(failed).toEqual([17]);
    expect(await holdings(database)).toEqual(['60', '40', '0', '0']);
    expect(await ledger.commit(hold('1'))).toEqual({ kind: 'done' });
  });

  it('keep their replies in one call, and fail not with the one whose key is lost', async () => {
    await fund(ledger, '100');
    const { ledger: one, calls } = counted();
    const requests = await many(20, () => keyedRequest(database, business.businessId));
    const settled = await Promise.allSettled(
      requests.map(({ keptReply, lateReply }, index) =>
        one.commit({ ...hold('1'), records: [index === 17 ? lateReply : keptReply] }),
      ),
    );
    const failed = settled.flatMap((given, index) =>
      given.status === 'rejected' ? [[index, given.reason]] : [],
    );
    expect(failed).toEqual([[17, new RequestTakenOver()]]);
    const kept = await Promise.all(requests.map(({ isKept }) => isKept()));
    expect(kept.flatMap((is, index) => (is ? [] : [index]))).toEqual([17]);
    expect(await holdings(database)).toEqual(['81', '19', '0', '0']);
    // Together, and then each by itself.
    expect(calls()).toBe(1);
  });

  it('keep no reply when they are refused', async () => {
    await fund(ledger, '1');
    const { keptReply, isKept } = await keyedRequest(database, business.businessId);
    expect(await ledger.commit({ ...hold('2'), records: [keptReply] })).toMatchObject({
      kind: 'insufficient',
    });
    expect(await isKept()).toBe(false);
  });

  it('fail together, each once, when the database is out of reach', async () => {
    await fund(ledger, '100');
    const { ledger: one, calls } = counted(() => {
      throw Object.assign(new Error('shutting down'), { code: '57P01' });
    });
    const settled = await Promise.allSettled(Array.from({ length: 40 }, () => one.commit(hold('1'))));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(calls()).toBe(1);
    expect(await holdings(database)).toEqual(['100', '0', '0', '0']);
  });

  it('open a balance only for those that are done', async () => {
    await fund(ledger, '1');
    const missing = newBalance(business, 'NGN');
    const naira = (amount: string) => move(amount, opening, own('available'), { currency: 'NGN' });
    const outcomes = await Promise.all([
      ledger.commit({ ...hold('2'), opens: [missing, newBalance(customer, 'KES')] }),
      ledger.commit({ ...postings(naira('5')), opens: [newBalance(business, 'NGN')] }),
      ledger.commit({ ...hold('3'), opens: [newBalance(business, 'NGN'), newBalance(business, 'KES')] }),
      ledger.commit(hold('0.1')),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['insufficient', 'done', 'insufficient', 'done']);
    expect(await holdings(database, business, 'NGN')).toEqual(['5', '0', '0', '0']);
    const opened = await database.kysely
      .selectFrom('balance')
      .select('currency')
      .orderBy('currency')
      .execute();
    expect(opened).toEqual([{ currency: 'NGN' }, { currency: 'USDT' }]);
  });

  it('add up exactly, there and back between two profiles and beside another business', async () => {
    await Promise.all([fund(ledger, '100'), fund(ledger, '100', customer), fund(ledger, '1', foreign)]);
    const pass = (amount: string, from: typeof business, to: typeof business) =>
      ledger.commit(
        postings(
          move(amount, own('available', from), own('available', to)),
          move('0.01', opening, own('available', from)),
        ),
      );
    const outcomes = await many(60, (index) => {
      if (index % 3 === 0) return pass('3.7', business, customer);
      if (index % 3 === 1) return pass('1.2', customer, business);
      return ledger.commit({
        businessId: foreign.businessId,
        postings: [move('0.01', opening, own('available', foreign))],
      });
    });
    expect(countOf(outcomes, 'done')).toBe(60);
    expect((await holdings(database))?.[0]).toBe('50.2');
    expect((await holdings(database, customer))?.[0]).toBe('150.2');
    expect((await holdings(database, foreign))?.[0]).toBe('1.2');
  });

  const commits = process.env.SOAK === undefined ? 10 : 1000;

  it(`sum ${commits * 1000} postings of 0.1 to exactly ${commits * 100}`, { timeout: 600_000 }, async () => {
    await fund(ledger, '0.1');
    const moved = Array.from({ length: 1000 }, () => move('0.1', opening, own('available')));
    for (let count = 0; count < commits; count += 1) {
      const batch = moved.map((one, index) => ({ ...one, id: `${count}.${index}` }));
      const outcome = await ledger.commit(postings(...batch.slice(count === 0 ? 1 : 0)));
      expect(outcome).toEqual({ kind: 'done' });
    }
    const sum = `${commits * 100}`;
    expect(await holdings(database)).toEqual([sum, '0', '0', '0']);
    expect(await postedTo(database, own('available'))).toBe(sum);
    expect(await postedTo(database, opening)).toBe(`-${sum}`);
    const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM posting`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ count: BigInt(commits * 1000) }]);
  });
});

describe('two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let ledgers: readonly [Ledger, Ledger];

  beforeAll(async () => {
    database = await postgres.open();
    ledgers = [ledgerStore(database, limits), ledgerStore(await database.another(), limits)];
    await seedHolders(database);
  });
  beforeEach(() => clearMoney(database));
  afterEach(async () => expect(await unequalAccounts(database)).toEqual([]));
  afterAll(() => database.close());

  const either = (index: number) => ledgers[index % 2 === 0 ? 0 : 1];

  it('overdraw no balance by 100 holds at once', async () => {
    await fund(ledgers[0], '33.3');
    const outcomes = await many(100, (index) => either(index).commit(hold('1')));
    expect([countOf(outcomes, 'done'), countOf(outcomes, 'insufficient')]).toEqual([33, 67]);
    expect(await holdings(database)).toEqual(['0.3', '33', '0', '0']);
  });

  it('overdraw no balance by holds that go one by one', async () => {
    await fund(ledgers[0], '12');
    const handles = await many(12, async () => ledgerStore(database, limits));
    const outcomes = await many(60, (index) => (handles[index % 12] ?? ledgers[0]).commit(hold('1')));
    expect([countOf(outcomes, 'done'), countOf(outcomes, 'insufficient')]).toEqual([12, 48]);
  });

  it('move crosswise between two balances without an error', async () => {
    await Promise.all([fund(ledgers[0], '100'), fund(ledgers[0], '100', customer)]);
    const pass = (from: typeof business, to: typeof business) =>
      postings(move('1', own('available', from), own('available', to)));
    const outcomes = await many(120, (index) =>
      either(index).commit(index % 4 < 2 ? pass(business, customer) : pass(customer, business)),
    );
    expect(countOf(outcomes, 'done')).toBe(120);
    expect((await holdings(database))?.[0]).toBe('100');
    expect((await holdings(database, customer))?.[0]).toBe('100');
  });

  it('open balances crosswise without an error, each once', async () => {
    const codes = ['NGN', 'KES', 'USD', 'GHS'];
    const outcomes = await many(40, (index) => {
      const order = index % 4 < 2 ? codes : codes.toReversed();
      return either(index).commit({
        ...postings(
          ...order.map((currency) =>
            move('1', opening, own('available'), { currency, id: `${index % 20}.${currency}` }),
          ),
        ),
        opens: order.map((currency) => newBalance(business, currency)),
        unlessPosted: `${index % 20}.NGN`,
      });
    });
    expect([countOf(outcomes, 'done'), countOf(outcomes, 'duplicate')]).toEqual([20, 20]);
    for (const code of codes) expect((await holdings(database, business, code))?.[0]).toBe('20');
  });

  it('take quotes crosswise without an error, each once, though no balance makes them wait', async () => {
    const quotes = Array.from({ length: 20 }, () => sampleQuote());
    for (const quote of quotes) await quoteStore(database).insert(quote);
    const outcomes = await Promise.all(
      [quotes, quotes.toReversed()].flatMap((order, side) =>
        order.map((quote) => {
          const transfer = sampleTransfer(quote);
          return either(side).commit({ ...postings(), records: accepting(transfer) });
        }),
      ),
    );
    expect(countOf(outcomes, 'done')).toBe(20);
    expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(20);
  });
});
