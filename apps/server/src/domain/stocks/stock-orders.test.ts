import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { type FixedStockVenue, fixedStockVenue } from '../../../test/harness/worlds/fixed-stock-venue.ts';
import { fixedVenue } from '../../../test/harness/worlds/fixed-venue.ts';
import { at, everyRow, holdings, postedTo, seedHolders } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { areaBooks } from '../../compose/area-books.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { booksStore } from '../../storage/books/postgres-books-store.ts';
import { ledgerStore } from '../../storage/ledger/postgres-ledger.ts';
import { balanceStore } from '../../storage/money/postgres-balance-store.ts';
import { transactionStore } from '../../storage/money/postgres-transaction-store.ts';
import { stockRows, stockStore } from '../../storage/stocks/postgres-stock-store.ts';
import { randomIds } from '../../system.ts';
import { Balances } from '../balances/balances.ts';
import type { DomainError } from '../domain-error.ts';
import { Decimal } from '../money/decimal.ts';
import { afterBuying, afterSelling, NOTHING_HELD } from './holding.ts';
import { StockOrders } from './stock-orders.ts';

const { stocks, currencies, pairs } = loadReference();
const business = profileOf({ businessId: 'BUS_one' });
const customer = profileOf({ businessId: 'BUS_one', profileId: 'CUS_one' });
/** A dollar is sold for 1.0 / 1.01 USDT, and costs 1 / 0.99. */
const venue = fixedVenue({ 'USDT/USD': { buy: '1.01', sell: '0.99' } });

/** The fields of an order that differ from AAPL in dollars for the business itself. */
interface Asked {
  readonly ticker: string;
  readonly fundingCurrency: string;
  readonly profile: typeof business;
}

describe.each(sampledDatabases)('orders of stocks, on $name', ({ open }) => {
  let database: TestDatabase;
  let stockVenue: FixedStockVenue;
  let balances: Balances;
  let orders: StockOrders;

  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`TRUNCATE balance, posting, transaction_entry, rail_entry, account_change, account_sum, stock_position, stock_fill`.execute(
      database.kysely,
    );
    stockVenue = fixedStockVenue();
    stockVenue.say('AAPL', { mid: '200' });
    const parts = {
      ledger: ledgerStore(database, currencies),
      currencies,
      clock: { now: () => at },
      ids: randomIds,
    };
    const [store, held] = [stockStore(database), balanceStore(database)];
    balances = new Balances({ ...parts, store: held, unitWorth: async () => Decimal.one });
    const world = { stocks, stockVenue, pairs, venue };
    orders = new StockOrders({ ...parts, ...world, store, balances: held, rows: stockRows });
  });

  const fund = (currency: string, amount: string, profile = business) =>
    balances.fund(profile, currency, Decimal.parse(amount), 'opening');
  const order = (
    side: 'buy' | 'sell',
    tokens: string,
    { ticker = 'AAPL', fundingCurrency, profile = business }: Partial<Asked> = {},
  ) => orders.execute(profile, { ticker, side, tokens: Decimal.parse(tokens), fundingCurrency });
  const refusal = (execution: Promise<unknown>): Promise<DomainError> =>
    execution.then(
      () => Promise.reject(new Error('The order was executed.')),
      (error) => error,
    );
  /** Available and invested amounts. */
  const has = async (currency: string) => {
    const [available, , , invested] = (await holdings(database, business, currency)) ?? [];
    return [available, invested];
  };
  const system = async (account: 'position' | 'rounding', currency: string) =>
    postedTo(database, { account }, currency);
  const differences = async () =>
    (await booksStore(database, areaBooks).trialBalance('BUS_one', { mostDifferences: 10 })).differences;
  const entries = async () => {
    const { entries: all } = await transactionStore(database).page(business, {}, { sort: 'asc' });
    return all.map(
      ({ type, isCredit, amount, currency, availableBalance }) =>
        `${type} ${isCredit ? '+' : '−'}${amount} ${currency}, ${availableBalance} available`,
    );
  };

  it('buys at cost, from the balance in the currency of the price', async () => {
    await fund('USD', '1000');
    stockVenue.say('AAPL', { mid: '200', buy: '200.20', sell: '199.80' });
    const fill = await order('buy', '0.5');
    expect(fill).toMatchObject({ currency: 'USD', fundingCurrency: 'USD' });
    expect([fill.amount, fill.fundingAmount, fill.unitPrice].map(String)).toEqual([
      '100.1',
      '100.1',
      '200.2',
    ]);
    expect(await has('USD')).toEqual(['899.9', '100.1']);
    expect(await entries()).toEqual([
      'deposits +1000 USD, 1000 available',
      'buys −100.1 USD, 899.9 available',
    ]);
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['gain', '250', '1100', '-100'],
    ['loss', '150', '1000', '0'],
  ])('sells at cost, with the %s against the position of the business', async (_, mid, available, borne) => {
    await fund('USD', '1000');
    stockVenue.say('AAPL', { mid: '150', buy: '150' });
    await order('buy', '2');
    stockVenue.say('AAPL', { mid, sell: mid });
    // Half of 300 is 150: a gain of 100, or nothing.
    await order('sell', '1');
    expect(await has('USD')).toEqual([`${Number(available) - 150}`, '150']);
    expect(await system('position', 'USD')).toBe(borne);
    stockVenue.say('AAPL', { mid: '90', sell: '90' });
    await order('sell', '1');
    // A loss of 60.
    expect(await has('USD')).toEqual([`${Number(available) - 60}`, '0']);
    expect(await system('position', 'USD')).toBe(`${Number(borne) + 60}`);
    expect(await differences()).toEqual([]);
  });

  it('buys from another currency by the rate of the venue, and keeps what rounding leaves over', async () => {
    await fund('USDT', '1000');
    stockVenue.say('AAPL', { mid: '200', buy: '200.20' });
    const fill = await order('buy', '0.5', { fundingCurrency: 'USDT' });
    // 100.10 / 0.99 = 101.11111111…, which rounds up to 101.11111112 USDT; × 0.99 = 100.1000000088, rounded down to cents.
    expect([fill.amount, fill.fundingAmount].map(String)).toEqual(['100.1', '101.11111112']);
    expect([await has('USDT'), await has('USD')]).toEqual([
      ['898.88888888', '0'],
      ['0', '100.1'],
    ]);
    expect([await system('position', 'USDT'), await system('position', 'USD')]).toEqual([
      '101.11111112',
      '-100.1',
    ]);
    expect(await entries()).toEqual([
      'deposits +1000 USDT, 1000 available',
      'buys −101.11111112 USDT, 898.88888888 available',
    ]);
    expect(await differences()).toEqual([]);
  });

  it('sells into another currency by the rate of the venue', async () => {
    await fund('USD', '1000');
    stockVenue.say('AAPL', { mid: '200', buy: '200', sell: '303' });
    await order('buy', '2');
    const fill = await order('sell', '1', { fundingCurrency: 'USDT' });
    // 303 / 1.01 = 300; times the inverse with 18 decimals it would be 299.999999999999999997, rounded down.
    expect([fill.amount, fill.fundingAmount].map(String)).toEqual(['303', '300']);
    expect([await has('USD'), await has('USDT')]).toEqual([
      ['600', '200'],
      ['300', '0'],
    ]);
    expect([await system('position', 'USD'), await system('position', 'USDT')]).toEqual(['200', '-300']);
    const { entries: all } = await transactionStore(database).page(business, {}, { sort: 'desc' });
    expect(all.find(({ type }) => type === 'sells')).toMatchObject({
      reference: fill.id,
      description: 'Sale of 1 AAPL',
      meta: { conversion: { source: { currency: 'USD' }, target: { currency: 'USDT' } } },
    });
    expect(await differences()).toEqual([]);
  });

  it('has invested nothing when all is sold, however the cost was divided', async () => {
    await fund('USD', '1000');
    stockVenue.say('AAPL', { mid: '3.33', buy: '3.33', sell: '3.33' });
    await order('buy', '3');
    for (const tokens of ['0.7', '1.1', '0.123456789012345678', '1.076543210987654322']) {
      await order('sell', tokens);
      expect(await differences()).toEqual([]);
    }
    expect((await has('USD'))[1]).toBe('0');
    expect(await stockStore(database).position(business, 'AAPL')).toMatchObject({ fillCount: 5 });
  });

  it('rounds what a purchase takes up, and what a sale brings down', async () => {
    await fund('USD', '1000');
    stockVenue.say('AAPL', { mid: '10.015', buy: '10.015', sell: '10.015' });
    expect(String((await order('buy', '1')).amount)).toBe('10.02');
    expect(String((await order('sell', '1')).amount)).toBe('10.01');
  });

  it('keeps the positions of profiles apart', async () => {
    await fund('USD', '1000');
    await fund('USD', '1000', customer);
    await order('buy', '1');
    await order('buy', '2', { profile: customer });
    expect(await refusal(order('sell', '1.5'))).toMatchObject({ name: 'insufficient_balance' });
    await order('sell', '1.5', { profile: customer });
    expect(await differences()).toEqual([]);
  });

  describe('a refusal leaves everything as it is:', () => {
    beforeEach(async () => {
      await fund('USD', '1000');
      await order('buy', '2');
      for (const ticker of ['TSTH', 'TSTS', 'TSTU']) stockVenue.say(ticker, { mid: '50' });
      stockVenue.say('TSTH', { mid: '50', market: 'halted' });
      stockVenue.say('BA', { mid: '195', market: 'closed', opensAt: new Date('2026-05-04T13:30:00Z') });
      stockVenue.say('IBM', {});
    });

    it.each<[string, 'buy' | 'sell', string, Partial<Asked>, string, RegExp]>([
      [
        'more than is held',
        'sell',
        '2.1',
        {},
        'insufficient_balance',
        /position of 2 AAPL is less than the 2.1/,
      ],
      [
        'more than is available',
        'buy',
        '3.1',
        {},
        'insufficient_balance',
        /available USD balance of BUS_\w+ is 599\.60 USD; 620\.62 USD is needed/,
      ],
      [
        'more than any balance holds',
        'buy',
        '99999999999999999999',
        {},
        'insufficient_balance',
        /available USD balance of BUS_\w+ is 599\.60 USD; 20019999999999999999799\.80 USD is needed/,
      ],
      [
        'more than any balance in another currency holds',
        'buy',
        '99999999999999999999.999999999999999999',
        { fundingCurrency: 'USDT' },
        'insufficient_balance',
        /available USDT balance of BUS_\w+ is 0\.00 USDT; \d{18,}[.\d]* USDT is needed/,
      ],
      [
        'no balance at all',
        'buy',
        '1',
        { fundingCurrency: 'USDT' },
        'insufficient_balance',
        /is 0\.00 USDT;/,
      ],
      ['a halted market', 'buy', '1', { ticker: 'TSTH' }, 'invalid_state', /market for TSTH is halted/],
      [
        'a closed market',
        'buy',
        '1',
        { ticker: 'BA' },
        'invalid_state',
        /market for BA is closed until 2026-05-04T13:30:00Z\. Advance the clock/,
      ],
      ['an unsupported side', 'buy', '1', { ticker: 'TSTS' }, 'invalid_state', /TSTS cannot be bought/],
      ['an unlisted stock', 'buy', '1', { ticker: 'TSTU' }, 'invalid_state', /TSTU is not listed/],
      ['a stock without a price', 'buy', '1', { ticker: 'IBM' }, 'invalid_state', /no price of IBM/],
      ['an unknown stock', 'buy', '1', { ticker: 'ZZZZ' }, 'resource_not_found', /no stock ZZZZ/],
      ['the symbol of the vendor', 'buy', '1', { ticker: 'AAPLX' }, 'resource_not_found', /no stock AAPLX/],
      [
        'an unknown currency',
        'buy',
        '1',
        { fundingCurrency: 'XXX' },
        'request_validation',
        /There is no currency XXX/,
      ],
      [
        'a currency that is not exchanged',
        'buy',
        '1',
        { fundingCurrency: 'GBP' },
        'request_validation',
        /GBP cannot be converted to USD/,
      ],
      ['a purchase that rounds to nothing', 'buy', '0.00004', {}, 'request_validation', /less than 0.01 USD/],
      ['a sale that rounds to nothing', 'sell', '0.00004', {}, 'request_validation', /less than 0.01 USD/],
    ])('%s', async (_, side, tokens, asked, name, message) => {
      const before = await everyRow(database);
      const error = await refusal(order(side, tokens, asked));
      expect([error.name, error.message]).toEqual([name, expect.stringMatching(message)]);
      expect(await everyRow(database)).toEqual(before);
    });

    it.each([
      ['inactive', true],
      ['active', false],
    ] as const)('a customer that is %s and has accepted the terms: %s', async (status, hasAcceptedTerms) => {
      await fund('USD', '1000', customer);
      const profile = { ...customer, customer: { status, hasAcceptedTerms } };
      const before = await everyRow(database);
      expect(await refusal(order('buy', '1', { profile }))).toMatchObject({ name: 'invalid_state' });
      expect(await everyRow(database)).toEqual(before);
    });

    it('a customer whose verification is taken back meanwhile', async () => {
      await fund('USD', '1000', customer);
      await database.kysely.updateTable('customer').set({ status: 'inactive' }).execute();
      const before = await everyRow(database);
      expect(await refusal(order('buy', '1', { profile: customer }))).toMatchObject({
        name: 'invalid_state',
      });
      expect(await everyRow(database)).toEqual(before);
      await database.kysely.updateTable('customer').set({ status: 'active' }).execute();
    });

    it('a business that is suspended meanwhile', async () => {
      await database.kysely.updateTable('business').set({ kyb_status: 'suspended' }).execute();
      const before = await everyRow(database);
      expect(await refusal(order('buy', '1'))).toMatchObject({ name: 'forbidden' });
      expect(await everyRow(database)).toEqual(before);
      await database.kysely.updateTable('business').set({ kyb_status: 'verified' }).execute();
    });

    it('proceeds beyond what a balance can hold', async () => {
      stockVenue.say('AAPL', { mid: '200', sell: `${currencies.mostHeld('USD')}` });
      const before = await everyRow(database);
      const error = await refusal(order('sell', '1'));
      expect([error.name, error.message]).toEqual(['invalid_state', expect.stringMatching(/USD balance/)]);
      expect(await everyRow(database)).toEqual(before);
    });

    it('a sandbox that was reset since the profile was read', async () => {
      const profile = { ...business, resets: 1 };
      expect(await refusal(order('buy', '1', { profile }))).toMatchObject({ name: 'service_unavailable' });
    });
  });

  describe('the books', () => {
    beforeEach(async () => {
      await fund('USD', '1000');
      await order('buy', '2');
      expect(await differences()).toEqual([]);
    });

    it('find what is invested and in no position', async () => {
      await sql`UPDATE stock_position SET invested = invested - 1`.execute(database.kysely);
      expect(await differences()).toMatchObject([
        { check: 'holds', subject: 'investments:BUS_one', currency: 'USD' },
      ]);
    });

    it('find a position that is not what its fills add up to', async () => {
      await sql`UPDATE stock_position SET tokens = tokens + 1`.execute(database.kysely);
      expect(await differences()).toMatchObject([{ check: 'holds', subject: 'BUS_one AAPL' }]);
    });
  });

  it('50 orders at once neither oversell nor overspend, and leave what their fills come to one after the other', async () => {
    await fund('USD', '2000');
    stockVenue.say('AAPL', { mid: '100', buy: '100.01', sell: '99.99' });
    await order('buy', '3');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? order('buy', '1.7') : order('sell', '0.9')).then(
          () => 'done',
          (error: Error) => error.name,
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done', 'insufficient_balance']));
    const store = stockStore(database);
    const fills = (await store.fills(business, 'AAPL', { sort: 'asc' })).entries;
    expect(fills).toHaveLength(1 + outcomes.filter((outcome) => outcome === 'done').length);
    const { tokens, costBasis } = fills.reduce(
      (holding, fill) =>
        fill.side === 'buy'
          ? afterBuying(holding, fill.tokens, fill.amount)
          : afterSelling(holding, fill.tokens),
      NOTHING_HELD,
    );
    const position = await store.position(business, 'AAPL');
    expect([`${position.tokens}`, `${position.costBasis}`]).toEqual([`${tokens}`, `${costBasis}`]);
    expect(await differences()).toEqual([]);
  });
});
