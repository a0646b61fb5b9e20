import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness, SeedSettings } from '../../../../test/harness/seed/seed-business.ts';
import { type FixedStockVenue, fixedStockVenue } from '../../../../test/harness/worlds/fixed-stock-venue.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const clock = movedClock();
let database: TestDatabase;
let venue: FixedStockVenue;
let server: TestServer;
let business: SeededBusiness;

beforeAll(async () => {
  database = await postgres.open();
  venue = fixedStockVenue();
  server = await startServer({
    database,
    clock,
    stockVenue: venue,
    environment: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});
beforeEach(async () => {
  venue.say('AAPL', { mid: '200' });
  business = await server.seedBusiness();
  for (const profileId of [business.businessId, business.customerId]) {
    const profile = profileOf({ ...business, profileId });
    await server.services.balances.fund(profile, 'USD', Decimal.parse('5000'), 'opening');
  }
});

const call = (symbol: string, headers: Record<string, string> = {}, caller = business) =>
  server.call(`/v1/stocks/portfolio/${symbol}`, {
    headers: { Authorization: caller.authorization, ...headers },
  });
const read = async (symbol = 'AAPL', headers: Record<string, string> = {}) => {
  const response = await call(symbol, headers);
  expect(response.status).toBe(200);
  return response.json();
};
const position = async (symbol?: string) => (await read(symbol)).data.position;
/** Earlier snapshots of the market are now too old. */
const lookAgain = () => clock.advance(60_000);
/** A fill at a price, of the business itself or of its customer. */
const fill = (side: 'buy' | 'sell', tokens: string, price: string, ticker = 'AAPL', profileId?: string) => {
  venue.say(ticker, { mid: price, buy: price, sell: price });
  const profile = profileOf({ ...business, ...(profileId !== undefined && { profileId }) });
  return server.services.stockOrders.execute(profile, { ticker, side, tokens: Decimal.parse(tokens) });
};
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('the fields of a position', () => {
  it('symbol: the display ticker, trimmed and in capitals in the path, and never the symbol of the vendor', async () => {
    const body = await read('%20aapl%20');
    expect(body.data.position.symbol).toBe('AAPL');
    await fill('buy', '1', '200');
    expect(JSON.stringify(await read())).not.toContain('AAPLX');
    const refused = await call('AAPLX');
    expect([refused.status, (await refused.json()).error.name]).toEqual([404, 'not_found']);
  });

  it('name: that of the stock', async () => {
    expect((await position()).name).toBe('Apple Inc.');
  });

  it('display_ticker: what the path takes', async () => {
    const { display_ticker: ticker } = await position('ko');
    expect((await position(ticker)).name).toBe('The Coca-Cola Company');
  });

  it('logo_url: left out when there is none', async () => {
    expect((await position()).logo_url).toBe('https://example.com/logos/aapl.png');
    expect(await position('IBM')).not.toHaveProperty('logo_url');
  });

  it('tokens: to 18 places, whatever is held', async () => {
    expect((await position()).tokens).toBe('0.000000000000000000');
    await fill('buy', '2', '200');
    expect((await position()).tokens).toBe('2.000000000000000000');
    await fill('sell', '0.000000000000000001', '2000000000000000000');
    expect((await position()).tokens).toBe('1.999999999999999999');
  });

  it('price: the mid price, left out when there is none', async () => {
    venue.say('AAPL', { mid: '200.05', buy: '200.30', sell: '199.80' });
    expect((await position()).price).toEqual(usd('200.05'));
    venue.say('AAPL', {});
    lookAgain();
    expect(await position()).not.toHaveProperty('price');
  });

  it('value: tokens times price, rounded down; zero when there is no price', async () => {
    await fill('buy', '1.5', '150');
    venue.say('AAPL', { mid: '200.0133' });
    lookAgain();
    // 1.5 × 200.0133 = 300.01995, which half up would be 300.02.
    expect((await position()).value).toEqual(usd('300.01'));
    venue.say('AAPL', {});
    lookAgain();
    expect((await position()).value).toEqual(usd('0.00'));
  });

  it('cost_basis: what was paid, reduced by sales in proportion, at whatever price they were made', async () => {
    await fill('buy', '1.5', '150');
    await fill('buy', '1', '175');
    expect((await position()).cost_basis).toEqual(usd('400.00'));
    await fill('sell', '0.5', '900');
    expect((await position()).cost_basis).toEqual(usd('320.00'));
    await fill('sell', '0.3', '10');
    // 320 × 1.7 / 2.
    expect((await position()).cost_basis).toEqual(usd('272.00'));
    await fill('sell', '1.7', '160');
    expect((await position()).cost_basis).toEqual(usd('0.00'));
  });

  it('average_price: cost basis by tokens, left as it is by gains and losses; left out when nothing is held', async () => {
    expect(await position()).not.toHaveProperty('average_price');
    await fill('buy', '3', '100');
    await fill('buy', '1', '101');
    // 401 / 4.
    expect((await position()).average_price).toEqual(usd('100.25'));
    await fill('sell', '1', '500');
    expect((await position()).average_price).toEqual(usd('100.25'));
    venue.say('AAPL', {});
    lookAgain();
    expect((await position()).average_price).toEqual(usd('100.25'));
    await fill('sell', '3', '1');
    expect(await position()).not.toHaveProperty('average_price');
  });

  it('average_price_change: the price now against the average; left out when nothing is held or there is no price', async () => {
    expect(await position()).not.toHaveProperty('average_price_change');
    await fill('buy', '1.5', '150');
    await fill('buy', '1', '175');
    venue.say('AAPL', { mid: '200' });
    lookAgain();
    // 200 − 160 = 40; 40 / 160 = 25 %.
    expect((await position()).average_price_change).toEqual({
      currency: 'USD',
      amount: '40.00',
      percent: '25.00',
    });
    venue.say('AAPL', {});
    lookAgain();
    expect(await position()).not.toHaveProperty('average_price_change');
  });

  it('unrealized_pnl: value less cost basis, and that in percent of the cost; left out when there is no price', async () => {
    // Nothing is held: no profit, and no base for a percentage.
    expect((await position()).unrealized_pnl).toEqual({ currency: 'USD', amount: '0.00' });
    await fill('buy', '2.5', '160');
    venue.say('AAPL', { mid: '120' });
    lookAgain();
    // 2.5 × 120 − 400 = −100; −100 / 400 = −25 %.
    expect((await position()).unrealized_pnl).toEqual({
      currency: 'USD',
      amount: '-100.00',
      percent: '-25.00',
    });
    venue.say('AAPL', {});
    lookAgain();
    expect(await position()).not.toHaveProperty('unrealized_pnl');
  });

  it('change_24h: the price against that of 24 hours ago; left out without the history', async () => {
    venue.say('AAPL', { mid: '200', dayBefore: '195.3125' });
    // 4.6875 / 195.3125 = 2.4 %.
    expect((await position()).change_24h).toEqual({ currency: 'USD', amount: '4.6875', percent: '2.40' });
    venue.say('AAPL', { mid: '200' });
    lookAgain();
    expect(await position()).not.toHaveProperty('change_24h');
  });

  it('is_market_open: what the venue says until there is a stored snapshot, and from then on what that says', async () => {
    const stored = () =>
      database.kysely.selectFrom('stock_snapshot').selectAll().where('business_id', '=', business.businessId);
    expect(await stored().execute()).toEqual([]);
    expect([(await position()).is_market_open, (await position('KO')).is_market_open]).toEqual([true, false]);
    expect(await stored().where('ticker', '=', 'AAPL').execute()).toMatchObject([{ is_open: true }]);
    const asked = venue.asked();
    venue.say('AAPL', { mid: '200', market: 'closed' });
    expect([(await position()).is_market_open, venue.asked()]).toEqual([true, asked]);
    await database.kysely
      .updateTable('stock_snapshot')
      .set({ is_open: false })
      .where('business_id', '=', business.businessId)
      .where('ticker', '=', 'AAPL')
      .execute();
    expect([(await position()).is_market_open, venue.asked()]).toEqual([false, asked]);
    venue.say('AAPL', { mid: '200' });
    lookAgain();
    expect((await position()).is_market_open).toBe(true);
  });

  it.each(['buy_supported', 'sell_supported'])(
    '%s: an order can be placed: the stock is listed and has a price, and the market is open',
    async (field) => {
      venue.say('TSTU', { mid: '50' });
      venue.say('TSTS', { mid: '50' });
      lookAgain();
      expect((await position())[field]).toBe(true);
      expect(await position('TSTU')).toMatchObject({ is_market_open: true, [field]: false });
      expect((await position('TSTS'))[field]).toBe(field === 'sell_supported');
      venue.say('AAPL', {});
      lookAgain();
      expect(await position()).toMatchObject({ is_market_open: true, [field]: false });
      for (const market of ['closed', 'halted'] as const) {
        venue.say('AAPL', { mid: '200', market });
        lookAgain();
        expect(await position()).toMatchObject({ is_market_open: false, [field]: false });
      }
    },
  );
});

describe('200', () => {
  it('shows a fill at what it was executed for, spread included', async () => {
    venue.say('AAPL', { mid: '200', buy: '200.20', sell: '199.80' });
    const { stockOrders } = server.services;
    const profile = profileOf(business);
    await stockOrders.execute(profile, { ticker: 'AAPL', side: 'buy', tokens: Decimal.parse('0.5') });
    await stockOrders.execute(profile, { ticker: 'AAPL', side: 'sell', tokens: Decimal.parse('0.25') });
    const [sale, purchase] = (await read()).data.activities;
    const same = { symbol: 'AAPL', status: 'completed', funding_currency: 'USD' };
    expect(purchase).toEqual({
      ...same,
      id: expect.stringMatching(/^SBE_[0-9A-Za-z]{16}$/),
      action: 'buy',
      tokens: '0.500000000000000000',
      amount: usd('100.10'),
      unit_price: usd('200.20'),
      funding_amount: '100.10',
      created_at: clock.now().toISOString().replace('Z', '000Z'),
    });
    expect(sale).toMatchObject({
      ...same,
      action: 'sell',
      amount: usd('49.95'),
      unit_price: usd('199.80'),
      funding_amount: '49.95',
    });
  });

  it('gives the position and its fills, newest first, page by page and back', async () => {
    for (const tokens of ['1', '2', '3', '4', '5']) await fill('buy', tokens, '10');
    await fill('buy', '1', '10', 'KO');
    const all = (await read()).data.activities.map(({ tokens }: { tokens: string }) => tokens[0]);
    expect(all).toEqual(['5', '4', '3', '2', '1']);
    const first = await read('AAPL?limit=2');
    const second = await read(`AAPL?limit=2&cursor=${first.pagination.next_cursor}`);
    const back = await read(`AAPL?limit=2&cursor=${second.pagination.previous_cursor}`);
    const told = ({ data }: typeof first) =>
      data.activities.map(({ tokens }: { tokens: string }) => tokens[0]);
    expect([told(first), told(second), told(back)]).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['5', '4'],
    ]);
    expect(first).toMatchObject({ status: 'success', message: 'Position retrieved.' });
    expect(second.data.position).toEqual(first.data.position);
    expect(second.pagination).toEqual({
      current_entries_size: 2,
      next_cursor: expect.any(String),
      previous_cursor: expect.any(String),
    });
  });

  it('is that of the profile which the header names: the business or a customer', async () => {
    await fill('buy', '1', '100');
    await fill('buy', '3', '100', 'AAPL', business.customerId);
    const tokensOf = async (headers: Record<string, string>) =>
      (await read('AAPL', headers)).data.position.tokens;
    expect([
      await tokensOf({}),
      await tokensOf({ 'X-BU-PROFILE-ID': business.businessId }),
      await tokensOf({ 'X-BU-PROFILE-ID': business.customerId }),
    ]).toEqual(['1.000000000000000000', '1.000000000000000000', '3.000000000000000000']);
    const { activities } = (await read('AAPL', { 'X-BU-PROFILE-ID': business.customerId })).data;
    expect(activities).toHaveLength(1);
  });
});

describe('refusals', () => {
  it('400: a cursor of another stock, or of nobody, and a limit of nothing', async () => {
    for (const tokens of ['1', '2']) await fill('buy', tokens, '10');
    const { next_cursor: cursor } = (await read('AAPL?limit=1')).pagination;
    await expectRefusal(await call(`KO?limit=1&cursor=${cursor}`), 400, 'bad_request');
    await expectRefusal(await call('AAPL?cursor=AAAA'), 400, 'bad_request');
    await expectRefusal(await call('AAPL?limit=0'), 400, 'request_validation');
  });

  it('401: no credential', async () => {
    const response = await server.call('/v1/stocks/portfolio/AAPL');
    await expectRefusal(response, 401, 'unauthorized');
  });

  it.each<[NonNullable<SeedSettings['scopes']>]>([[['stocks:read']], [['api:read']]])(
    '403: %s without the other scope',
    async (scopes) => {
      const caller = await server.seedBusiness({ scopes });
      await expectRefusal(await call('AAPL', {}, caller), 403, 'insufficient_scope');
    },
  );

  it('404: a ticker of no stock, and a profile of another business', async () => {
    await expectRefusal(await call('ZZZZ'), 404, 'not_found');
    await expectRefusal(await call(`${'A'.repeat(200)}`), 404, 'not_found');
    const { customerId } = await server.seedBusiness();
    await expectRefusal(await call('AAPL', { 'X-BU-PROFILE-ID': customerId }), 404, 'resource_not_found');
  });
});
