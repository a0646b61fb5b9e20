import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
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
  everyRow,
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
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { accountName, type ProfileAccountName, profileAccounts } from '../../domain/ledger/account.ts';
import type { Commit, CommitOutcome, Ledger } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import type { Transaction as Entry } from '../../domain/transactions/transaction.ts';
import { randomIds } from '../../system.ts';
import { bankAccountStore } from '../directory/postgres-bank-accounts.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';
import { commitJson } from './commit-json.ts';
import { ledgerStore } from './postgres-ledger.ts';

const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);

describe.each(databases)('the ledger on $name', ({ open }) => {
  let database: TestDatabase;
  let ledger: Ledger;

  const limitTo = (most: string) => ledgerStore(database, { mostHeld: () => Decimal.parse(most) });

  beforeAll(async () => {
    database = await open();
    ledger = limitTo('99999999999999999999');
    await seedHolders(database);
  });
  beforeEach(() => clearMoney(database));
  afterEach(async () => expect(await unequalAccounts(database)).toEqual([]));
  afterAll(() => database.close());

  const postings = (...moved: Commit['postings']): Commit => ({
    businessId: business.businessId,
    postings: moved,
  });

  async function fund(amount: string, holder = business, currency = 'USDT'): Promise<void> {
    const opens = [newBalance(holder, currency)];
    const funding = move(amount, opening, own('available', holder), { currency });
    const outcome = await ledger.commit({ businessId: holder.businessId, opens, postings: [funding] });
    expect(outcome).toEqual({ kind: 'done' });
  }

  /** The commit has this outcome, and not one row of any table is another one afterwards. */
  async function expectRefusal(commit: Commit, outcome: CommitOutcome, by = ledger): Promise<void> {
    const before = await everyRow(database);
    expect(await by.commit(commit)).toEqual(outcome);
    expect(await everyRow(database)).toEqual(before);
  }

  const short = (
    account: ProfileAccountName,
    currency: string,
    [has, needed]: readonly [string, string],
    { profileId } = business,
  ) => {
    const amounts = { has: Decimal.parse(has), needed: Decimal.parse(needed) };
    return { kind: 'short', account, currency, profileId, ...amounts } as const;
  };

  /** The commit fails with these words, and not one row of any table is another one afterwards. */
  async function expectFailure(commit: Commit, words: string): Promise<void> {
    const before = await everyRow(database);
    await expect(ledger.commit(commit)).rejects.toThrow(words);
    expect(await everyRow(database)).toEqual(before);
  }

  const entry = (facts: Partial<Entry>): Entry => ({
    id: randomIds.next('TXN_'),
    profileId: business.profileId,
    type: 'deposits',
    reference: 'test',
    currency: 'USDT',
    amount: Decimal.one,
    isCredit: true,
    description: 'A deposit',
    subDescription: 'From outside',
    statusDescription: 'The amount was credited to the balance.',
    createdAt: at,
    ...facts,
  });

  const entries = () =>
    database.kysely
      .selectFrom('transaction_entry')
      .selectAll()
      .orderBy('created_at')
      .orderBy('transaction_id')
      .execute();

  describe('done', () => {
    it('moves amounts from account to account, to the 18th decimal', async () => {
      await fund('12345678901234567890.000000000000000001');
      const outcome = await ledger.commit(
        postings(
          move('0.000000000000000001', own('available'), own('held')),
          move('90', own('available'), own('savings')),
          move('800', own('available'), own('investments')),
        ),
      );
      expect(outcome).toEqual({ kind: 'done' });
      expect(await holdings(database)).toEqual(['12345678901234567000', '0.000000000000000001', '90', '800']);
      const rows = await database.kysely.selectFrom('posting').select('amount').orderBy('amount').execute();
      expect(rows.map(({ amount }) => `${Decimal.parse(amount)}`)).toEqual([
        '0.000000000000000001',
        '90',
        '800',
        '12345678901234567890.000000000000000001',
      ]);
    });

    it('lets an account give what the same commit brings it', async () => {
      await fund('1');
      const passing = postings(
        move('5', own('available'), { account: 'position' }),
        move('4', opening, own('available')),
      );
      expect(await ledger.commit(passing)).toEqual({ kind: 'done' });
      expect(await holdings(database)).toEqual(['0', '0', '0', '0']);
      expect(await postedTo(database, { account: 'position' })).toBe('5');
    });

    it('opens balances that are missing, shown while they are empty, and leaves those that are there', async () => {
      await fund('3');
      const before = await database.kysely.selectFrom('balance').selectAll().executeTakeFirstOrThrow();
      const missing = newBalance(customer);
      await ledger.commit({
        ...postings(move('1', own('available'), own('available', customer))),
        opens: [newBalance(), missing],
      });
      const rows = await database.kysely.selectFrom('balance').selectAll().orderBy('profile_id').execute();
      expect(rows).toMatchObject([
        { ...before, available: '2.000000000000000000' },
        { balance_id: missing.id, profile_id: 'CUS_one', currency: 'USDT', show_zero: true },
      ]);
    });

    it('writes postings, entries, lines of rails and events together', async () => {
      const createdAt = later(7);
      await fund('10');
      const reversed = move('2', own('available'), own('held'));
      await ledger.commit(postings(reversed));
      const reversal = move('2', own('held'), own('available'), { reverses: reversed.id, createdAt });
      const meta = { fee: { amount: Decimal.parse('0.5'), currency: 'USDT' } };
      await ledger.commit({
        ...postings(reversal),
        entries: [entry({ id: 'TXN_1', transferId: 'TRF_1', meta, createdAt })],
        railEntries: [
          {
            id: 'RLE_1',
            rail: 'chain-TRX',
            direction: 'in',
            currency: 'USDT',
            amount: Decimal.parse('0.000000000000000001'),
            reference: 'DEP_1',
            createdAt,
          },
        ],
        events: [
          {
            id: 'EVT_1',
            kind: 'transfer.pending',
            profileId: business.profileId,
            resourceId: 'TRF_1',
            body: '{"a": "\\"é\\n"}',
            createdAt,
          },
        ],
      });
      const created_at = '2026-05-04T09:30:00.007000Z';
      expect(
        await database.kysely
          .selectFrom('posting')
          .selectAll()
          .where('posting_id', '=', reversal.id)
          .execute(),
      ).toEqual([
        {
          business_id: 'BUS_one',
          posting_id: reversal.id,
          currency: 'USDT',
          amount: '2.000000000000000000',
          from_account: 'held:BUS_one',
          to_account: 'available:BUS_one',
          reference: 'test',
          reverses: reversed.id,
          created_at,
        },
      ]);
      expect(await entries()).toEqual([
        {
          business_id: 'BUS_one',
          transaction_id: 'TXN_1',
          profile_id: 'BUS_one',
          type: 'deposits',
          reference: 'test',
          currency: 'USDT',
          amount: '1.000000000000000000',
          is_credit: true,
          available_balance: '10.000000000000000000',
          sum_after: '1.000000000000000000',
          transfer_id: 'TRF_1',
          description: 'A deposit',
          sub_description: 'From outside',
          status_description: 'The amount was credited to the balance.',
          meta: { fee: { amount: '0.5', currency: 'USDT' } },
          created_at,
        },
      ]);
      expect(await database.kysely.selectFrom('rail_entry').selectAll().execute()).toEqual([
        {
          business_id: 'BUS_one',
          rail_entry_id: 'RLE_1',
          rail: 'chain-TRX',
          direction: 'in',
          currency: 'USDT',
          amount: '0.000000000000000001',
          reference: 'DEP_1',
          created_at,
        },
      ]);
      expect(await database.kysely.selectFrom('event').selectAll().execute()).toEqual([
        {
          business_id: 'BUS_one',
          event_id: 'EVT_1',
          kind: 'transfer.pending',
          profile_id: 'BUS_one',
          resource_id: 'TRF_1',
          body: '{"a": "\\"é\\n"}',
          sealed_body: null,
          created_at,
          recorded_at: expect.any(String),
          reference: null,
          test: false,
        },
      ]);
    });
  });

  describe('entries', () => {
    it('tell each what was available right after it, by currency', async () => {
      await fund('10');
      await fund('100', business, 'NGN');
      const naira = { currency: 'NGN' };
      await ledger.commit({
        ...postings(
          move('3', own('available'), own('held')),
          move('5', opening, own('available')),
          move('50', opening, own('available'), naira),
          move('0.25', own('available'), { account: 'fees' }),
          move('20', own('available'), { account: 'fees' }, naira),
        ),
        entries: [
          entry({ amount: Decimal.parse('5') }),
          entry({ amount: Decimal.parse('50'), ...naira }),
          entry({ amount: Decimal.parse('0.25'), isCredit: false, type: 'fees' }),
          entry({ amount: Decimal.parse('20'), isCredit: false, type: 'fees', ...naira }),
        ],
      });
      expect(await holdings(database)).toEqual(['11.75', '3', '0', '0']);
      const told = (await entries()).map(({ currency, amount, available_balance }) =>
        [amount, available_balance, currency]
          .map((text) => (text === currency ? text : `${Decimal.parse(text)}`))
          .join(' '),
      );
      expect(told).toEqual(['5 12 USDT', '50 150 NGN', '0.25 11.75 USDT', '20 130 NGN']);
    });

    it('tell of the profile that each is of', async () => {
      await fund('10');
      await fund('1', customer);
      await ledger.commit({
        ...postings(move('4', own('available'), own('available', customer))),
        entries: [
          entry({ amount: Decimal.parse('4'), isCredit: false }),
          entry({ amount: Decimal.parse('4'), profileId: customer.profileId }),
        ],
      });
      const told = (await entries()).map(({ profile_id, available_balance }) => [
        profile_id,
        `${Decimal.parse(available_balance)}`,
      ]);
      expect(told).toEqual([
        ['BUS_one', '6'],
        ['CUS_one', '5'],
      ]);
    });

    it('keep their order, a microsecond apart, beyond a thousand of them', async () => {
      await fund('1');
      const transactions = Array.from({ length: 1002 }, (_, index) => entry({ reference: `${index}` }));
      await ledger.commit({ ...postings(), entries: transactions });
      const rows = await entries();
      expect(rows.map(({ reference }) => reference)).toEqual(transactions.map(({ reference }) => reference));
      expect([0, 1, 999, 1000, 1001].map((index) => rows[index]?.created_at)).toEqual([
        '2026-05-04T09:30:00.000000Z',
        '2026-05-04T09:30:00.000001Z',
        '2026-05-04T09:30:00.000999Z',
        '2026-05-04T09:30:00.001000Z',
        '2026-05-04T09:30:00.001001Z',
      ]);
    });

    it('sum up in their order, however the database joins them with their balances', async () => {
      const { kysely } = database;
      await fund('100');
      await sql`
        INSERT INTO balance (business_id, balance_id, profile_id, currency, show_zero, created_at)
        SELECT ${business.businessId}, 'BAL_' || n, ${business.profileId}, 'X' || n, true, now()
        FROM generate_series(1, 1000) AS n`.execute(kysely);
      await sql`ANALYZE balance`.execute(kysely);
      await sql`ALTER FUNCTION commit_item SET enable_nestloop = off SET enable_mergejoin = off`.execute(
        kysely,
      );
      await ledger.commit({
        ...postings(move('50', opening, own('available')), move('2', own('available'), { account: 'fees' })),
        entries: [
          entry({ amount: Decimal.parse('50') }),
          entry({ amount: Decimal.parse('2'), isCredit: false, type: 'fees' }),
        ],
      });
      await sql`ALTER FUNCTION commit_item RESET ALL`.execute(kysely);
      const { rows } = await sql<{ sum: string }>`
        SELECT trim_scale(sum_after)::text AS sum FROM transaction_entry ORDER BY created_at`.execute(kysely);
      expect(rows.map(({ sum }) => sum)).toEqual(['50', '48']);
    });

    it('of a balance run on, whatever the clocks of those who commit at once say', async () => {
      await fund('100');
      const depositing = (amount: string, createdAt: Date): Commit => ({
        ...postings(move(amount, opening, own('available'), { createdAt })),
        entries: [
          entry({ amount: Decimal.parse(amount).minus(Decimal.one), createdAt }),
          entry({ createdAt }),
        ],
      });
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          ledgerStore(database, { mostHeld: () => Decimal.parse('1000') }).commit(
            depositing(String(index + 2), later(index % 3 === 0 ? -5000 : 0)),
          ),
        ),
      );
      await ledger.commit(depositing('7', later(-60_000)));
      await ledger.commit(depositing('8', later(60_000)));
      let available = Decimal.parse('100');
      const rows = await entries();
      for (const row of rows) {
        available = available.plus(Decimal.parse(row.amount));
        expect(`${Decimal.parse(row.available_balance)}`).toBe(`${available}`);
      }
      expect(rows).toHaveLength(44);
      expect(rows.at(-1)?.created_at).toBe('2026-05-04T09:31:00.000001Z');
    });

    it('are not lost without a balance: the commit fails', async () => {
      await expectFailure({ ...postings(), entries: [entry({})] }, 'has no USDT balance');
    });
  });

  describe('posted', () => {
    it('moves nothing when the posting is there, whatever else would refuse the commit', async () => {
      await fund('10');
      const first = move('5', own('available'), own('held'), { id: 'once' });
      const commit = { ...postings(first), unlessPosted: 'once' };
      expect(await ledger.commit(commit)).toEqual({ kind: 'done' });
      await expectRefusal(commit, { kind: 'posted' });
      const short = postings(move('50', own('available'), own('held')));
      await expectRefusal({ ...short, unlessPosted: 'once' }, { kind: 'posted' });
    });

    it('posts once, however many ask at once, and knows other businesses not', async () => {
      const once = (holder = business) => ({
        businessId: holder.businessId,
        opens: [newBalance(holder)],
        postings: [move('5', opening, own('available', holder), { id: 'opening:1' })],
        unlessPosted: 'opening:1',
      });
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => ledger.commit(once())));
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', ...Array(9).fill('posted')]);
      expect(await ledger.commit(once(foreign))).toEqual({ kind: 'done' });
      expect(await holdings(database)).toEqual(['5', '0', '0', '0']);
      expect(await holdings(database, foreign)).toEqual(['5', '0', '0', '0']);
    });
  });

  describe('short', () => {
    it.each(profileAccounts)('moves nothing when %s would fall below zero', async (account) => {
      await fund('40');
      await fund('40', customer);
      await ledger.commit(
        postings(
          ...profileAccounts
            .filter((name) => name !== 'available')
            .map((name) => move('10', own('available'), own(name))),
        ),
      );
      const more = postings(
        move('4', own(account), own('available', customer)),
        move('6.000000000000000001', own(account), opening),
      );
      await expectRefusal(more, short(account, 'USDT', ['10', '10.000000000000000001']));
      const all = postings(
        move('4', own(account), own('available', customer)),
        move('6', own(account), opening),
      );
      expect(await ledger.commit(all)).toEqual({ kind: 'done' });
    });

    it.each(profileAccounts)('takes nothing from %s of a balance that is not open', async (account) => {
      await fund('40');
      const commit = postings(
        move('1', own('available'), opening),
        move('1', own(account, customer), opening, { currency: 'NGN' }),
      );
      await expectRefusal(commit, short(account, 'NGN', ['0', '1'], customer));
      await expectRefusal(
        { ...commit, opens: [newBalance(customer, 'NGN'), newBalance(customer, 'KES')] },
        short(account, 'NGN', ['0', '1'], customer),
      );
    });

    it('tells of the first currency of several', async () => {
      await fund('40');
      await fund('40', business, 'NGN');
      const both = ['USDT', 'NGN'].map((currency) => move('41', own('available'), opening, { currency }));
      await expectRefusal(postings(...both), short('available', 'NGN', ['40', '41']));
    });

    it('is told of before a posting to another balance that is not open fails', async () => {
      await expectRefusal(
        postings(
          move('5', own('available'), own('held'), { currency: 'NGN' }),
          move('3', opening, own('available'), { currency: 'KES' }),
        ),
        short('available', 'NGN', ['0', '5']),
      );
    });

    it('fails for a posting to a balance that is not open, or of another business', async () => {
      await fund('40');
      await fund('40', foreign);
      const to = (holder: typeof business) => postings(move('1', own('available'), own('available', holder)));
      await expectFailure(to(customer), 'CUS_one has no USDT balance to post to; open it first.');
      await expectFailure(to(foreign), 'BUS_two has no USDT balance');
      await expectRefusal(
        postings(move('1', own('available', foreign), own('available'))),
        short('available', 'USDT', ['0', '1'], foreign),
      );
    });
  });

  describe('full, at a limit of 100', () => {
    const into = (account: ProfileAccountName, amount: string) => move(amount, opening, own(account));
    const full = { kind: 'full', currency: 'USDT' } as const;

    beforeEach(async () => {
      await fund('60');
      expect(await limitTo('100').commit(postings(into('savings', '40')))).toEqual({ kind: 'done' });
    });

    it('lets a balance hold that much in all, and nothing more', async () => {
      await expectRefusal(postings(into('available', '0.000000000000000001')), full, limitTo('100'));
    });

    it.each(profileAccounts)('counts what all accounts hold, whatever is added to %s', async (account) => {
      const spread = [
        move('10', own('available'), own('held')),
        move('5', own('available'), own('investments')),
      ];
      expect(await ledger.commit(postings(...spread))).toEqual({ kind: 'done' });
      await expectRefusal(postings(into(account, '0.000000000000000001')), full, limitTo('100'));
    });

    it('opens no other balance for a refused commit', async () => {
      const opens = [newBalance(customer), newBalance(business, 'KES')];
      await expectRefusal({ ...postings(into('available', '1')), opens }, full, limitTo('100'));
    });

    it('lets what is there move, and leave a balance that holds more since the limit was lowered', async () => {
      const lowered = limitTo('50');
      const moves = [move('30', own('available'), own('savings')), move('10', own('available'), opening)];
      for (const one of moves) expect(await lowered.commit(postings(one))).toEqual({ kind: 'done' });
      expect(await holdings(database)).toEqual(['20', '0', '70', '0']);
    });

    it('is not passed by commits at once', async () => {
      const one = limitTo('105');
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, () => one.commit(postings(into('available', '1')))),
      );
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(5);
      expect(await holdings(database)).toEqual(['65', '0', '40', '0']);
    });

    it('refuses an amount for which an account has no digits', async () => {
      await fund('99999999999999999999', customer);
      await expectRefusal(postings(move('1', opening, own('available', customer))), full);
    });
  });

  describe('a quote', () => {
    let quote: Quote;
    const taking = (facts: Partial<Quote> = {}, takenAt = at): Commit => ({
      ...postings(move('100', own('available'), own('held'))),
      records: accepting(sampleTransfer({ ...quote, ...facts }), takenAt),
    });

    beforeEach(async () => {
      quote = sampleQuote();
      await fund('150');
      await quoteStore(database).insert(quote);
    });

    it('is taken until right before it expires, together with its transfer and the hold', async () => {
      const takenAt = new Date(quote.expiresAt.getTime() - 1);
      expect(await ledger.commit(taking({}, takenAt))).toEqual({ kind: 'done' });
      expect(await holdings(database)).toEqual(['50', '100', '0', '0']);
      expect(await quoteStore(database).find(profileOf(business), quote.id)).toEqual({
        ...quote,
        accepted: true,
        updatedAt: takenAt,
      });
      expect(await database.kysely.selectFrom('transfer').select(['quote_id', 'version']).execute()).toEqual([
        { quote_id: quote.id, version: 1 },
      ]);
    });

    it('is taken once, however many try at once', async () => {
      await fund('1000');
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => ledger.commit(taking())));
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind !== 'done')).toEqual(
        Array(7).fill({ kind: 'conflict', record: 'quote', problem: 'taken' }),
      );
      expect(await holdings(database)).toEqual(['1050', '100', '0', '0']);
      await expectRefusal(taking({}, quote.expiresAt), {
        kind: 'conflict',
        record: 'quote',
        problem: 'taken',
      });
    });

    it('is not taken from the instant on at which it expires', async () => {
      await expectRefusal(taking({}, quote.expiresAt), {
        kind: 'conflict',
        record: 'quote',
        problem: 'expired',
      });
      await expectRefusal(
        { ...taking({}, later(86_400_000)), opens: [newBalance(business, 'NGN')] },
        { kind: 'conflict', record: 'quote', problem: 'expired' },
      );
    });

    it('is unknown when there is none, and to any other profile or business', async () => {
      const unknown = { kind: 'conflict', record: 'quote', problem: 'unknown' } as const;
      await expectRefusal(taking({ id: 'QUO_0000000000000000' }), unknown);
      await expectRefusal(taking(customer), unknown);
      await fund('100', foreign);
      await expectRefusal(
        {
          businessId: foreign.businessId,
          postings: [move('100', own('available', foreign), own('held', foreign))],
          records: accepting(sampleTransfer({ ...quote, ...foreign })),
        },
        unknown,
      );
    });

    it('stays pending when the balance does not hold the amount', async () => {
      await ledger.commit(postings(move('51', own('available'), opening)));
      await expectRefusal(taking(), short('available', 'USDT', ['49', '100']));
    });

    it('keeps its refusal before that of the balance', async () => {
      await ledger.commit(postings(move('51', own('available'), opening)));
      await expectRefusal(taking({}, quote.expiresAt), {
        kind: 'conflict',
        record: 'quote',
        problem: 'expired',
      });
    });
  });

  describe('a transfer', () => {
    it('moves on from version to version, and is stale from any other one', async () => {
      const quote = sampleQuote();
      const transfer = sampleTransfer(quote, { dueAt: later(2000) });
      await fund('150');
      await quoteStore(database).insert(quote);
      const held = postings(move('100', own('available'), own('held')));
      await ledger.commit({ ...held, records: accepting(transfer) });

      const released = (after: typeof transfer) => ({
        ...postings(move('100', own('held'), own('available'))),
        records: advancing(after),
      });
      const failed = movedOn(transfer, 'failed', { error: 'conversion_refused' });
      for (const version of [1, 3])
        await expectRefusal(released({ ...failed, version }), {
          kind: 'conflict',
          record: 'transfer',
          problem: 'stale',
        });
      await expectRefusal(released({ ...failed, id: 'TRF_0000000000000000' }), {
        kind: 'conflict',
        record: 'transfer',
        problem: 'stale',
      });
      await expectRefusal(
        { ...released(failed), businessId: foreign.businessId },
        { kind: 'conflict', record: 'transfer', problem: 'stale' },
      );

      const outcomes = await Promise.all(Array.from({ length: 5 }, () => ledger.commit(released(failed))));
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([...Array(4).fill('conflict'), 'done']);
      expect(await holdings(database)).toEqual(['150', '0', '0', '0']);
      await expectRefusal(released(failed), { kind: 'conflict', record: 'transfer', problem: 'stale' });
    });
  });

  it('moves one transfer on and leaves the others of the business', async () => {
    const { businessId } = business;
    const [first, second] = ['one', 'two'].map((name) => {
      const quote = sampleQuote({ id: `QUO_${name}` });
      return sampleTransfer(quote, { id: `TRF_${name}` });
    });
    if (first === undefined || second === undefined) throw new Error('There are two transfers.');
    for (const transfer of [first, second]) {
      await quoteStore(database).insert(transfer.quote);
      await ledger.commit({ businessId, postings: [], records: accepting(transfer) });
    }
    await ledger.commit({ businessId, postings: [], records: advancing(movedOn(first, 'processing')) });
    const states = await database.kysely
      .selectFrom('transfer')
      .select(['transfer_id', 'status'])
      .orderBy('transfer_id')
      .execute();
    expect(states).toEqual([
      { transfer_id: 'TRF_one', status: 'processing' },
      { transfer_id: 'TRF_two', status: 'pending' },
    ]);
  });

  it('is kept by a process of the version before, with the functions that it knows', async () => {
    const quote = sampleQuote();
    await fund('150');
    await quoteStore(database).insert(quote);
    const transfer = sampleTransfer(quote);
    const asBefore = async (commit: Commit, facts: object) => {
      const item = { ...commitJson(commit, { mostHeld: () => Decimal.parse('1000') }), ...facts };
      const items = JSON.stringify([
        { ...item, business: businessId, transfer: commit.records?.at(-1)?.row },
      ]);
      const { rows } = await sql<{ outcomes: string[] }>`
        SELECT commit_money(${items}::jsonb) AS outcomes`.execute(database.kysely);
      return rows[0]?.outcomes;
    };
    const { businessId } = business;
    const hold = { ...postings(move('100', own('available'), own('held'))), records: accepting(transfer) };
    const takes = { quote_id: quote.id, profile_id: business.profileId, at };
    expect(await asBefore(hold, { takes })).toEqual(['done']);
    expect(await asBefore(hold, { takes })).toEqual(['quote taken']);
    const on = { ...postings(), records: advancing(movedOn(transfer, 'processing')) };
    expect(await asBefore(on, { movesOn: 1 })).toEqual(['done']);
    expect(await asBefore(on, { movesOn: 1 })).toEqual(['stale']);
    expect(await holdings(database)).toEqual(['50', '100', '0', '0']);
    expect((await ledger.commit(on)).kind).toBe('conflict');
  });

  it('is undone as a whole, with the balance that was opened, when a record cannot be written', async () => {
    const { record } = bankAccountStore(database);
    const account = { bankCode: '035', accountNumber: '9911804215', businessId: business.businessId };
    await ledger.commit({ ...postings(), records: [record({ ...account, transferId: 'TRF_1' })] });
    const quote = sampleQuote();
    await quoteStore(database).insert(quote);
    const before = await everyRow(database);
    const second = record({ ...account, transferId: 'TRF_2' });
    await expectFailure(
      {
        ...postings(move('10', opening, own('available'))),
        opens: [newBalance()],
        records: [...accepting(sampleTransfer(quote)), second],
        entries: [entry({})],
      },
      'bank_account_directory_pkey',
    );
    expect(await everyRow(database)).toEqual(before);
  });

  it('is never changed afterwards', async () => {
    await fund('10');
    const before = await everyRow(database);
    for (const table of ['posting', 'transaction_entry', 'rail_entry']) {
      const change = sql`UPDATE ${sql.table(table)} SET amount = amount + 1`.execute(database.kysely);
      await expect(change).rejects.toThrow(`Rows of ${table} are never changed.`);
    }
    expect(await everyRow(database)).toEqual(before);
  });

  it('fails for a posting whose identifier is used, and for an account that leads to itself', async () => {
    await fund('10');
    await ledger.commit(postings(move('1', own('available'), own('held'), { id: 'PST_1' })));
    await expectFailure(postings(move('1', own('available'), own('held'), { id: 'PST_1' })), 'posting_pkey');
    await expectFailure(postings(move('1', own('held'), own('held'))), 'posting_check');
    expect(await postedTo(database, own('held'))).toBe('1');
    expect(accountName(own('held'))).toBe('held:BUS_one');
  });
});
