import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { BalanceStore, Holder } from '../../domain/balances/balance-store.ts';
import { profileAccounts } from '../../domain/ledger/account.ts';
import type { Position } from '../../domain/paging.ts';
import { randomIds } from '../../system.ts';
import { balanceStore } from './postgres-balance-store.ts';

const at = new Date('2026-05-04T09:30:00Z');
const business = { businessId: 'BUS_one', profileId: 'BUS_one' };
const customer = { businessId: 'BUS_one', profileId: 'CUS_one' };
const foreign = { businessId: 'BUS_two', profileId: 'BUS_two' };

describe.each(databases)('balances on $name', ({ open }) => {
  let database: TestDatabase;
  let store: BalanceStore;

  beforeAll(async () => {
    database = await open();
    store = balanceStore(database);
    const profiles = [business, customer, foreign].map((one) => ({ ...one, displayCurrency: 'NGN' }));
    await seedProfiles(database, profiles, at);
  });

  beforeEach(async () => {
    await sql`DELETE FROM balance`.execute(database.kysely);
  });

  afterAll(() => database.close());

  const tryOpening = (holder: Holder, currency: string, createdAt = at) =>
    store.open({ ...holder, id: randomIds.next('BAL_'), currency, createdAt });

  const openOne = async (...given: Parameters<typeof tryOpening>) => (await tryOpening(...given)).balance;

  const held = async (holder: Holder) => {
    const balance = await store.find(holder, { currency: 'USDT' });
    return profileAccounts.map((account) => balance?.[account].toString());
  };

  it('opens a balance empty, and returns the one that is there', async () => {
    const opened = await openOne(business, 'USDT');
    expect(opened).toMatchObject({ ...business, userId: 'USR_one', currency: 'USDT', showZero: true });
    expect(await held(business)).toEqual(['0', '0', '0', '0']);
    expect(await tryOpening(business, 'USDT')).toEqual({ balance: opened, isNew: false });
    expect((await openOne(customer, 'USDT')).id).not.toBe(opened.id);
  });

  it('opens one balance for 50 calls at once', async () => {
    const opened = await Promise.all(Array.from({ length: 50 }, () => tryOpening(business, 'USDT')));
    expect(new Set(opened.map(({ balance }) => balance.id)).size).toBe(1);
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
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
    const whole = await store.page(business, { sort: 'asc' });
    expect(whole.entries.map(({ currency }) => currency).toSorted()).toEqual(codes.toSorted());
    expect([whole.next, whole.previous]).toEqual([undefined, undefined]);
    const paged: string[] = [];
    let position: Position | undefined;
    do {
      const page = await store.page(business, { sort: 'asc', limit: 2, from: position });
      paged.push(...page.entries.map(({ id }) => id));
      position = page.next;
    } while (position !== undefined);
    expect(paged).toEqual(whole.entries.map(({ id }) => id));
    const backwards = await store.page(business, { sort: 'desc' });
    expect(backwards.entries.map(({ id }) => id)).toEqual(paged.toReversed());
  });
});
