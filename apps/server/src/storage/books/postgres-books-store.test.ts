import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { type QuoteKind, seedQuote } from '../../../test/harness/seed/seed-quote.ts';
import { tamper } from '../../../test/harness/tamper.ts';
import { type MovedClock, movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';
import type { Profile } from '../../domain/accounts/profile.ts';
import type { Books } from '../../domain/books/books.ts';
import { FieldError } from '../../domain/domain-error.ts';
import { Decimal } from '../../domain/money/decimal.ts';

describe.each(databases)('books on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;
  let books: Books;
  let profile: Profile;

  beforeAll(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock });
    books = server.services.books;
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });
  beforeEach(async () => {
    const { businessId } = await server.seedBusiness();
    const found = await server.services.profiles.find(businessId, businessId);
    if (found === undefined) throw new Error(`${businessId} has no profile.`);
    profile = found;
  });

  const fund = (currency: string, amount: string) =>
    server.services.balances.fund(profile, currency, Decimal.parse(amount), `${currency} ${amount}`);
  const create = async (kind: QuoteKind, facts: Parameters<typeof seedQuote>[3] = {}) => {
    const expiresAt = new Date(clock.now().getTime() + 1_800_000);
    const quote = await seedQuote(database, kind, profile, { expiresAt, ...facts });
    return server.services.transfers.create(profile, quote.id);
  };
  /** Each difference in one line: check, subject, currency, expected, found. */
  const differences = async () =>
    (await books.trialBalance(profile.businessId)).differences.map(
      ({ check, subject, currency, expected, found }) =>
        [check, subject.replaceAll(profile.businessId, 'BUS'), currency, expected, found]
          .map(String)
          .join(' '),
    );
  const harm = (statement: RawBuilder<unknown>) => statement.execute(database.kysely);

  it('are empty before anything has moved', async () => {
    const checkedAt = expect.any(String);
    expect(await books.trialBalance(profile.businessId)).toEqual({
      currencies: [],
      differences: [],
      checkedAt,
    });
    expect(await books.reconciliation(profile.businessId)).toEqual({ rails: [], differences: [], checkedAt });
  });

  it('agree at every step of every kind of transfer', async () => {
    const { transferEngine: engine } = server.services;
    await fund('NGN', '900000');
    await fund('USDT', '1000');
    await create('conversion');
    await create('withdrawal');
    await create('plainWithdrawal');
    await create('withdrawal', { reversalPolicy: 'conversion_only' });
    for (const kind of ['deposit', 'buy', 'sell'] as const) {
      const { id, quote } = await create(kind);
      const { sourceCurrency: currency, sourceAmount: amount } = quote;
      await engine.arrive(profile, id, { currency, amount, reference: id });
      expect(await differences()).toEqual([]);
    }
    for (let second = 0; second < 30; second += 1) {
      clock.advance(1000);
      await engine.runDue(profile.businessId);
      expect(await differences()).toEqual([]);
    }
    const { currencies } = await books.trialBalance(profile.businessId);
    expect(currencies.map(({ currency, sum }) => [currency, sum.toString()])).toEqual([
      ['NGN', '0'],
      ['USDT', '0'],
    ]);
    expect(currencies[1]?.accounts.map(({ account }) => account)).toEqual([
      'available',
      'fees',
      'position',
      'rail:chain-TRX',
      'rail:opening',
    ]);
  });

  it('agree while a refused payout waits for its refund, and afterwards', async () => {
    const { transferEngine: engine } = server.services;
    await fund('NGN', '9000');
    await fund('USDT', '100');
    for (const kind of ['withdrawal', 'plainWithdrawal'] as const) {
      const { id } = await create(kind);
      clock.advance(2000);
      await engine.runDue(profile.businessId);
      expect((await engine.settlePayout(profile, id, 'failed')).status).toBe('failed');
      expect(await differences()).toEqual([]);
      clock.advance(10_000);
      await engine.runDue(profile.businessId);
      expect(await differences()).toEqual([]);
    }
  });

  it('show a balance row that was changed', async () => {
    await fund('NGN', '100');
    await harm(sql`UPDATE balance SET available = 105 WHERE business_id = ${profile.businessId}`);
    expect(await differences()).toEqual([
      'balance_row available:BUS NGN 100 105',
      'transactions BUS NGN 100 105',
      'zero_sum all accounts NGN 0 5',
    ]);
  });

  it('show a hold that no transfer holds', async () => {
    await fund('NGN', '100');
    await harm(sql`UPDATE balance SET available = 95, held = 5 WHERE business_id = ${profile.businessId}`);
    expect(await differences()).toEqual([
      'balance_row available:BUS NGN 100 95',
      'balance_row held:BUS NGN 0 5',
      'holds held:BUS NGN 0 5',
    ]);
  });

  it('show a transfer that holds nothing', async () => {
    await fund('NGN', '5000');
    const { id } = await create('plainWithdrawal');
    await harm(sql`UPDATE transfer SET status = 'cancelled' WHERE business_id = ${profile.businessId}`);
    expect(await differences()).toEqual([
      'holds held:BUS NGN 0 5000',
      `transfers ${id} available:BUS NGN 0 -5000`,
      `transfers ${id} held:BUS NGN 0 5000`,
    ]);
  });

  it('show a posting that was deleted', async () => {
    await fund('NGN', '100');
    await harm(sql`DELETE FROM posting WHERE business_id = ${profile.businessId}`);
    expect(await differences()).toEqual([
      'balance_row available:BUS NGN 0 100',
      'balance_row rail:opening NGN 0 -100',
      'rails rail:opening in NGN 100 NGN 0 100',
    ]);
  });

  it('show an account of a profile that is below zero', async () => {
    await fund('NGN', '100');
    await harm(sql`
      INSERT INTO posting VALUES (${profile.businessId}, 'PST_wrong', 'NGN', 130, ${`available:${profile.businessId}`}, 'fees', 'wrong', now())`);
    expect(await differences()).toEqual([
      'balance_row available:BUS NGN -30 100',
      'negative_account available:BUS NGN 0 -30',
      'zero_sum all accounts NGN 0 130',
    ]);
  });

  it('show a transaction that was deleted', async () => {
    await fund('NGN', '100');
    await harm(sql`DELETE FROM transaction_entry WHERE business_id = ${profile.businessId}`);
    expect(await differences()).toEqual(['transactions BUS NGN 0 100']);
  });

  it('show an accepted quote without a transfer, and a transfer without an accepted quote', async () => {
    await fund('NGN', '10000');
    const taken = await create('plainWithdrawal');
    await harm(sql`UPDATE quote SET status = 'pending' WHERE quote_id = ${taken.quote.id}`);
    const quote = await seedQuote(database, 'deposit', profile);
    await harm(sql`UPDATE quote SET status = 'accepted' WHERE quote_id = ${quote.id}`);
    expect((await differences()).sort()).toEqual(
      [`quote_taken ${taken.id} undefined 1 0`, `quote_taken ${quote.id} undefined 1 0`].sort(),
    );
  });

  it('show what the statement of a rail and the ledger do not both have', async () => {
    await fund('NGN', '100');
    await fund('NGN', '7');
    await tamper(
      database,
      sql`
      UPDATE rail_entry SET reference = 'another' WHERE business_id = ${profile.businessId} AND reference = 'NGN 7'`,
    );
    await harm(sql`
      INSERT INTO rail_entry VALUES (${profile.businessId}, 'RLE_wrong', 'bank', 'out', 'USD', 2.5, 'lost', now())`);
    const { rails, differences: payments } = await books.reconciliation(profile.businessId);
    const texts = (values: object) => Object.values(values).map(String).join(' ');
    expect(rails.map(texts)).toEqual(['bank USD 0 2.5 0 0', 'opening NGN 107 0 107 0']);
    expect(payments.map(texts)).toEqual([
      'bank USD out lost 2.5 0',
      'opening NGN in NGN 7 0 7',
      'opening NGN in another 7 0',
    ]);
    expect(await differences()).toEqual([
      'rails rail:bank out lost USD 0 2.5',
      'rails rail:opening in NGN 7 NGN 7 0',
      'rails rail:opening in another NGN 0 7',
    ]);
  });

  it('show no fault of another business', async () => {
    await fund('NGN', '100');
    const { businessId } = await server.seedBusiness();
    await harm(sql`DELETE FROM transaction_entry WHERE business_id = ${profile.businessId}`);
    expect((await books.trialBalance(businessId)).differences).toEqual([]);
  });

  it('give at most 100 differences', async () => {
    await harm(sql`
      INSERT INTO rail_entry SELECT ${profile.businessId}, 'RLE_' || n, 'bank', 'in', 'NGN', 1, 'lost ' || n, now()
      FROM generate_series(1, 120) AS n`);
    expect(await differences()).toHaveLength(100);
    expect((await books.reconciliation(profile.businessId)).differences).toHaveLength(100);
  });

  describe('a statement', () => {
    const { businessId } = { businessId: () => profile.businessId };
    const statement = (range: { from?: string; to?: string }) =>
      books.statement(businessId(), businessId(), { currency: 'NGN', ...range });
    const shown = async (range: { from?: string; to?: string }) => {
      const { opening, entries } = await statement(range);
      return [opening, ...entries.map(({ amount }) => amount)].map(String);
    };

    it('has what was settled from an instant on and before another', async () => {
      const start = clock.now().getTime();
      const instant = (seconds: number) => new Date(start + seconds * 1000).toISOString();
      for (const amount of ['1', '20', '300']) {
        await fund('NGN', amount);
        clock.advance(1000);
      }
      expect(await shown({})).toEqual(['0', '1', '20', '300']);
      expect(await shown({ from: instant(1) })).toEqual(['1', '20', '300']);
      expect(await shown({ from: instant(1), to: instant(2) })).toEqual(['1', '20']);
      expect(await shown({ to: instant(1) })).toEqual(['0', '1']);
      await expect(statement({ from: instant(1), to: instant(1) })).rejects.toThrow(FieldError);
    });

    it('is refused beyond 10,000 entries', async () => {
      await harm(sql`
        INSERT INTO transaction_entry
        SELECT ${businessId()}, 'TXN_' || n, ${businessId()}, 'deposits', 'many', 'NGN', 1, true, n, NULL, '', '', '', NULL, '2026-05-04T09:00:00Z'
        FROM generate_series(1, 10001) AS n`);
      await expect(statement({})).rejects.toMatchObject({
        fields: { from: [expect.stringContaining('10000')] },
      });
      await harm(
        sql`DELETE FROM transaction_entry WHERE business_id = ${businessId()} AND transaction_id = 'TXN_1'`,
      );
      expect((await statement({})).entries).toHaveLength(10_000);
    });
  });
});
