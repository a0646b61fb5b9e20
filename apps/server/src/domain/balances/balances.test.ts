import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { fundDemo } from '../../demo/fund-demo.ts';
import { ledgerStore } from '../../storage/ledger/postgres-ledger.ts';
import { balanceStore } from '../../storage/money/postgres-balance-store.ts';
import { randomIds } from '../../system.ts';
import { FieldError, NotFound } from '../domain-error.ts';
import { Decimal } from '../money/decimal.ts';
import { Currencies } from '../reference/currencies.ts';
import type { FiatCurrency } from '../reference/currency.ts';
import { openingBalances } from '../sandbox/opening-balances.ts';
import type { Balance } from './balance.ts';
import { Balances, valueBalance } from './balances.ts';

const at = new Date('2026-05-04T09:30:00Z');
const business = profileOf({ businessId: 'BUS_one' });
const customer = profileOf({ businessId: 'BUS_one', profileId: 'CUS_one' });
const foreign = profileOf({ businessId: 'BUS_two' });
const demo = profileOf({ businessId: 'BUS_demo' });

const currency = (code: string, decimals = 2): FiatCurrency => ({
  code,
  name: `The ${code}`,
  displayName: code,
  symbol: code,
  type: 'fiat',
  decimals,
  deposit: true,
  withdrawal: false,
  trade: true,
  mostHeld: Decimal.parse('1000000000000000'),
});
const currencies = new Currencies([
  ...['NGN', 'KES', 'USD', 'USDT'].map((code) => currency(code)),
  currency('BTC', 8),
]);

describe.each(sampledDatabases)('what profiles hold, on $name', ({ open }) => {
  let database: TestDatabase;
  let balances: Balances;

  beforeAll(async () => {
    database = await open();
    await seedProfiles(database, [business, customer, foreign, demo], at);
    balances = new Balances({
      store: balanceStore(database),
      ledger: ledgerStore(database, currencies),
      currencies,
      unitWorth: async () => Decimal.parse('11.5'),
      clock: { now: () => at },
      ids: randomIds,
    });
  });

  afterAll(() => database.close());

  it('opens a balance empty, with a worth of nothing', async () => {
    const opened = await balances.open(business, 'KES');
    const { balance, currency: held, total, displayCurrency } = opened.balance;
    expect(opened.isNew).toBe(true);
    expect(balance).toMatchObject({ profileId: 'BUS_one', userId: 'USR_one', currency: 'KES' });
    expect([held.code, displayCurrency.code, total.amount.toString(), total.fiat.toString()]).toEqual([
      'KES',
      'NGN',
      '0',
      '0',
    ]);
    expect(await balances.open(business, 'KES')).toEqual({ ...opened, isNew: false });
  });

  it('refuses a currency that there is not, by its field', async () => {
    const refused = balances.open(business, 'XYZ');
    await expect(refused).rejects.toThrow(FieldError);
    await expect(refused).rejects.toMatchObject({ fields: { currency: [expect.stringContaining('XYZ')] } });
  });

  it('finds a balance by identifier and by code, and tells nobody of those of others', async () => {
    const { balance } = (await balances.open(business, 'USD')).balance;
    expect((await balances.get(business, 'USD')).balance.id).toBe(balance.id);
    expect((await balances.get(business, balance.id)).balance.currency).toBe('USD');
    for (const profile of [customer, foreign]) {
      for (const key of ['USD', balance.id]) {
        const refused = balances.get(profile, key);
        await expect(refused).rejects.toThrow(NotFound);
        await expect(refused).rejects.toThrow(`There is no balance ${key}.`);
      }
    }
  });

  it('funds a balance once by each reference, opening it first', async () => {
    const fund = (amount: string, reference: string) =>
      balances.fund(customer, 'BTC', Decimal.parse(amount), reference);
    expect(await fund('0.50', 'first')).toBe(true);
    expect(await fund('0.50', 'first')).toBe(false);
    expect(await fund('0.25', 'second')).toBe(true);
    const { available, total } = await balances.get(customer, 'BTC');
    expect([available.amount, available.fiat, total.fiat].map(String)).toEqual(['0.75', '8.62', '8.62']);
  });

  it('funds nothing in a currency that there is not, or in parts of its smallest unit', async () => {
    const fund = (code: string, amount: string) =>
      balances.fund(customer, code, Decimal.parse(amount), 'wrong');
    await expect(fund('XYZ', '1')).rejects.toThrow('no currency XYZ');
    await expect(fund('BTC', '0.000000001')).rejects.toThrow('too many decimal places; BTC has 8');
    await expect(fund('KES', '0')).rejects.toThrow(RangeError);
    await expect(balances.get(customer, 'KES')).rejects.toThrow(NotFound);
  });

  it('adds up parallel funding exactly', async () => {
    const amounts = Array.from({ length: 30 }, (_, index) => `${index + 1}.01`);
    await Promise.all(
      amounts.map((amount, index) =>
        balances.fund(foreign, 'KES', Decimal.parse(amount), `deposit ${index}`),
      ),
    );
    expect(String((await balances.get(foreign, 'KES')).total.amount)).toBe('465.3');
  });

  it('lists all balances of a profile at the prices of one instant', async () => {
    const { entries, next } = await balances.list(business, { sort: 'asc' });
    expect(entries.map(({ currency: { code } }) => code)).toEqual(expect.arrayContaining(['KES', 'USD']));
    expect(entries).toHaveLength(2);
    expect(next).toBeUndefined();
    expect((await balances.list(business, { sort: 'asc', limit: 1 })).next).toBeDefined();
  });

  it('gives the demo business its opening balances once', async () => {
    await Promise.all([fundDemo(balances, demo), fundDemo(balances, demo)]);
    await fundDemo(balances, demo);
    const { entries } = await balances.list(demo, { sort: 'asc' });
    const held = entries.map(({ currency: { code }, available }) => [code, available.amount.toFixed(2)]);
    expect(Object.fromEntries(held)).toEqual(openingBalances);
  });
});

const balance: Balance = {
  id: 'BAL_1',
  businessId: 'BUS_b',
  profileId: 'BUS_b',
  userId: 'USR_1',
  currency: 'KES',
  available: Decimal.parse('1.01'),
  held: Decimal.parse('1.01'),
  savings: Decimal.parse('1.01'),
  investments: Decimal.parse('0.01'),
  showZero: true,
};
const worth = Decimal.parse('1.509');

describe('valueBalance', () => {
  it('puts the worth at the mid price beside each part, rounded down', () => {
    const valued = valueBalance(worth, balance, currency('KES'), currency('NGN'));
    expect(valued.available.fiat.toString()).toBe('1.52');
    expect(valued.investments.fiat.toString()).toBe('0.01');
    expect(valued.pending.amount).toBe(balance.held);
  });

  it('sums the parts exactly and values the sum, not the rounded worths', () => {
    const { total } = valueBalance(worth, balance, currency('KES'), currency('NGN'));
    expect(total.amount.toString()).toBe('3.04');
    expect(total.fiat.toString()).toBe('4.58');
  });
});
