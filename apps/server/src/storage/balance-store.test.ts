import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, accountName, profileAccounts } from '../domain/balances/account.ts';
import { BalanceLimitReached } from '../domain/balances/balance-limit-reached.ts';
import type { BalanceStore, Holder } from '../domain/balances/balance-store.ts';
import { InsufficientBalance } from '../domain/balances/insufficient-balance.ts';
import type { Posting } from '../domain/balances/posting.ts';
import { Decimal } from '../domain/money/decimal.ts';
import type { Position } from '../domain/paging.ts';
import { randomIds } from '../system.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { seedProfiles } from '../testing/seed-profiles.ts';
import { balanceStore } from './balance-store.ts';

const at = new Date('2026-05-04T09:30:00Z');
const business = { businessId: 'BUS_one', profileId: 'BUS_one' };
const customer = { businessId: 'BUS_one', profileId: 'CUS_one' };
const foreign = { businessId: 'BUS_two', profileId: 'BUS_two' };

describe.each(databases)('balances on $name', ({ open }) => {
  let database: TestDatabase;
  let store: BalanceStore;

  beforeAll(async () => {
    database = await open();
    store = balanceStore(database, { mostHeld: () => Decimal.parse('99999999999999999999') });
    const profiles = [business, customer, foreign].map((one) => ({ ...one, displayCurrency: 'NGN' }));
    await seedProfiles(database, profiles, at);
  });

  beforeEach(async () => {
    await sql`DELETE FROM posting`.execute(database.kysely);
    await sql`DELETE FROM balance`.execute(database.kysely);
  });

  afterAll(() => database.close());

  const openOne = (holder: Holder, currency: string, createdAt = at) =>
    store.open({ ...holder, id: randomIds.next('BAL_'), currency, createdAt });

  const available = (profileId: string): Account => ({ account: 'available', profileId });
  const opening: Account = { account: 'rail', rail: 'opening' };

  const move = (amount: string, from: Account, to: Account, reference = 'test'): Posting => ({
    id: randomIds.next('PST_'),
    currency: 'USDT',
    amount: Decimal.parse(amount),
    from,
    to,
    reference,
    createdAt: at,
  });

  const held = async (holder: Holder) => {
    const balance = await store.find(holder, { currency: 'USDT' });
    return profileAccounts.map((account) => balance?.[account].toString());
  };

  /** What the postings say that an account holds. */
  const postedTo = async (account: Account) => {
    const name = accountName(account);
    const { rows } = await sql<{ sum: string }>`
      SELECT coalesce(sum(CASE WHEN to_account = ${name} THEN amount ELSE -amount END), 0) AS sum
      FROM posting WHERE to_account = ${name} OR from_account = ${name}`.execute(database.kysely);
    return Decimal.parse(rows[0]?.sum ?? '').toString();
  };

  it('opens a balance empty, and returns the one that is there', async () => {
    const opened = await openOne(business, 'USDT');
    expect(opened).toMatchObject({ ...business, userId: 'USR_one', currency: 'USDT', showZero: true });
    expect(await held(business)).toEqual(['0', '0', '0', '0']);
    expect(await openOne(business, 'USDT')).toEqual(opened);
    expect((await openOne(customer, 'USDT')).id).not.toBe(opened.id);
  });

  it('opens one balance for 50 calls at once', async () => {
    const opened = await Promise.all(Array.from({ length: 50 }, () => openOne(business, 'USDT')));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const rows = await database.kysely.selectFrom('balance').select('balance_id').execute();
    expect(rows).toHaveLength(1);
  });

  it('finds a balance by identifier and by currency, for its holder only', async () => {
    const { id } = await openOne(business, 'USDT');
    expect((await store.find(business, { id }))?.id).toBe(id);
    expect((await store.find(business, { currency: 'USDT' }))?.id).toBe(id);
    for (const holder of [customer, foreign, { ...foreign, profileId: 'BUS_one' }]) {
      expect(await store.find(holder, { id })).toBeUndefined();
      expect(await store.find(holder, { currency: 'USDT' })).toBeUndefined();
    }
  });

  it('lists the balances of one holder, whole or in pages', async () => {
    const codes = ['NGN', 'USDT', 'BTC', 'KES', 'USD'];
    for (const [index, code] of codes.entries()) {
      await openOne(business, code, new Date(at.getTime() + Math.floor(index / 2)));
    }
    await openOne(customer, 'GBP');
    await openOne(foreign, 'EUR');
    const whole = await store.page(business, {});
    expect(whole.entries.map(({ currency }) => currency).toSorted()).toEqual(codes.toSorted());
    expect([whole.next, whole.previous]).toEqual([undefined, undefined]);
    const paged: string[] = [];
    let position: Position | undefined;
    do {
      const page = await store.page(business, { limit: 2, ...(position && { position }) });
      paged.push(...page.entries.map(({ id }) => id));
      position = page.next;
    } while (position !== undefined);
    expect(paged).toEqual(whole.entries.map(({ id }) => id));
  });

  it('moves an amount from account to account, exactly', async () => {
    await openOne(business, 'USDT');
    await store.post('BUS_one', [
      move('12345678901234567890.000000000000000001', opening, available('BUS_one')),
    ]);
    await store.post('BUS_one', [
      move('0.000000000000000001', available('BUS_one'), { account: 'held', profileId: 'BUS_one' }),
      move('90', available('BUS_one'), { account: 'savings', profileId: 'BUS_one' }),
      move('800', available('BUS_one'), { account: 'investments', profileId: 'BUS_one' }),
    ]);
    expect(await held(business)).toEqual(['12345678901234567000', '0.000000000000000001', '90', '800']);
  });

  it('moves nothing when one account would fall below zero', async () => {
    await Promise.all([openOne(business, 'USDT'), openOne(customer, 'USDT')]);
    await store.post('BUS_one', [move('10', opening, available('BUS_one'))]);
    const refused = store.post('BUS_one', [
      move('4', available('BUS_one'), available('CUS_one')),
      move('6.000000000000000001', available('BUS_one'), { account: 'held', profileId: 'BUS_one' }),
    ]);
    await expect(refused).rejects.toThrow(InsufficientBalance);
    await expect(refused).rejects.toMatchObject({ currency: 'USDT', account: 'available' });
    expect(await held(business)).toEqual(['10', '0', '0', '0']);
    expect(await held(customer)).toEqual(['0', '0', '0', '0']);
    expect(await postedTo(available('BUS_one'))).toBe('10');
  });

  describe('a limit of 100', () => {
    const limitTo = (most: string) => balanceStore(database, { mostHeld: () => Decimal.parse(most) });
    const into = (account: 'available' | 'savings', amount: string) =>
      move(amount, opening, { account, profileId: 'BUS_one' });

    beforeEach(async () => {
      await openOne(business, 'USDT');
      await limitTo('100').post('BUS_one', [into('available', '60'), into('savings', '40')]);
    });

    it('lets a balance hold that much in all, and nothing more', async () => {
      const refused = limitTo('100').post('BUS_one', [into('available', '0.000000000000000001')]);
      await expect(refused).rejects.toThrow(BalanceLimitReached);
      await expect(refused).rejects.toMatchObject({ name: 'invalid_state', currency: 'USDT' });
      expect(await held(business)).toEqual(['60', '0', '40', '0']);
      expect(await postedTo(available('BUS_one'))).toBe('60');
    });

    it('lets what is there move, and leave a balance that holds more since the limit was lowered', async () => {
      const lowered = limitTo('50');
      const savings: Account = { account: 'savings', profileId: 'BUS_one' };
      await lowered.post('BUS_one', [move('30', available('BUS_one'), savings)]);
      await lowered.post('BUS_one', [move('10', available('BUS_one'), opening)]);
      expect(await held(business)).toEqual(['20', '0', '70', '0']);
    });

    it('is not passed by postings at once', async () => {
      const one = limitTo('105');
      const posted = await Promise.allSettled(
        Array.from({ length: 12 }, () => one.post('BUS_one', [into('available', '1')])),
      );
      expect(posted.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      expect(await held(business)).toEqual(['65', '0', '40', '0']);
    });
  });

  it('refuses an amount for which an account has no digits', async () => {
    await openOne(business, 'USDT');
    await store.post('BUS_one', [move('99999999999999999999', opening, available('BUS_one'))]);
    await expect(store.post('BUS_one', [move('1', opening, available('BUS_one'))])).rejects.toThrow(
      BalanceLimitReached,
    );
    expect((await held(business))[0]).toBe('99999999999999999999');
  });

  it('refuses a posting to a balance that is not open', async () => {
    await expect(store.post('BUS_one', [move('1', opening, available('CUS_one'))])).rejects.toThrow(
      'CUS_one has no USDT balance',
    );
    expect(await postedTo(opening)).toBe('0');
  });

  it('adds up parallel postings exactly, there and back', async () => {
    await Promise.all([openOne(business, 'USDT'), openOne(customer, 'USDT')]);
    await store.post('BUS_one', [move('100', opening, available('BUS_one'))]);
    await store.post('BUS_one', [move('100', opening, available('CUS_one'))]);
    const both = (amount: string, to: string, from: string) =>
      store.post('BUS_one', [
        move(amount, available(from), available(to)),
        move('0.01', opening, available(from)),
      ]);
    await Promise.all(
      Array.from({ length: 20 }, () => [
        both('3.7', 'CUS_one', 'BUS_one'),
        both('1.2', 'BUS_one', 'CUS_one'),
      ]).flat(),
    );
    expect((await held(business))[0]).toBe('50.2');
    expect((await held(customer))[0]).toBe('150.2');
    expect(await postedTo(available('BUS_one'))).toBe('50.2');
    expect(await postedTo(available('CUS_one'))).toBe('150.2');
  });

  it('lets of many withdrawals at once only pass what is there', async () => {
    await openOne(business, 'USDT');
    await store.post('BUS_one', [move('10', opening, available('BUS_one'))]);
    const withdrawals = await Promise.allSettled(
      Array.from({ length: 25 }, () => store.post('BUS_one', [move('1', available('BUS_one'), opening)])),
    );
    expect(withdrawals.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await held(business)).toEqual(['0', '0', '0', '0']);
  });

  it('posts one reference once, however many ask at once', async () => {
    await Promise.all([openOne(business, 'USDT'), openOne(customer, 'USDT')]);
    const once = (to: string, reference: string) =>
      store.postOnce('BUS_one', move('5', opening, available(to), reference));
    const written = await Promise.all(Array.from({ length: 10 }, () => once('BUS_one', 'opening')));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await once('BUS_one', 'another')).toBe(true);
    expect(await once('CUS_one', 'opening')).toBe(true);
    expect((await held(business))[0]).toBe('10');
    expect((await held(customer))[0]).toBe('5');
  });
});
