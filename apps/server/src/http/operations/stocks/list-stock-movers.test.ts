import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { type FixedStockVenue, fixedStockVenue } from '../../../../test/harness/worlds/fixed-stock-venue.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { loadReference } from '../../../reference/load-reference.ts';

const FRESH_MS = 15 * 60_000;
const listed = loadReference()
  .stocks.all()
  .filter(({ isListed }) => isListed)
  .map(({ ticker }) => ticker);

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
  for (const ticker of [...listed, 'TSTU']) venue.say(ticker, {});
  business = await server.seedBusiness();
});

/** Sets the price of a stock, which was 100 a day ago. */
const move = (ticker: string, mid: string, ageMs = 0) => venue.say(ticker, { mid, dayBefore: '100', ageMs });
const call = (query = '', headers: Record<string, string> = {}) =>
  server.call(`/v1/stocks/movers${query}`, {
    headers: { Authorization: business.authorization, ...headers },
  });
const movers = async (query = '') => {
  const response = await call(query);
  expect(response.status).toBe(200);
  const body = await response.json();
  const told = (side: string): string[] =>
    body.data[side].map(
      (mover: { symbol: string; change_24h: { percent: string } }) =>
        `${mover.symbol} ${mover.change_24h.percent}`,
    );
  return { gainers: told('gainers'), losers: told('losers'), body };
};

describe('200', () => {
  it('gives two lists, each with the largest percent first; what has not moved is in neither', async () => {
    move('AAPL', '102.4');
    move('MSFT', '103');
    move('KO', '98');
    move('PFE', '97');
    move('BA', '100');
    venue.say('NKE', { mid: '500', dayBefore: '490' });
    const { body, ...both } = await movers();
    // 10 / 490 is 2.04 %, although 10 dollars are the most.
    expect(both).toEqual({
      gainers: ['MSFT 3.00', 'AAPL 2.40', 'NKE 2.040816326530612245'],
      losers: ['PFE -3.00', 'KO -2.00'],
    });
    expect(body).toMatchObject({ status: 'success', message: 'Movers retrieved.' });
    expect(body.data.gainers[1]).toEqual({
      symbol: 'AAPL',
      name: 'Apple Inc.',
      display_ticker: 'AAPL',
      type: 'stock',
      weekend_enabled: true,
      is_market_open: true,
      buy_supported: true,
      sell_supported: true,
      sector: 'Technology',
      logo_url: 'https://example.com/logos/aapl.png',
      price: { amount: '102.40', currency: 'USD' },
      change_24h: { currency: 'USD', amount: '2.40', percent: '2.40' },
    });
  });

  it('ranks listed stocks with a price of the last 15 minutes and 24 hours of history', async () => {
    move('AAPL', '101', FRESH_MS);
    move('MSFT', '102', FRESH_MS + 1);
    move('TSTU', '103');
    venue.say('KO', { mid: '104' });
    venue.say('PFE', {});
    move('BA', '105');
    expect((await movers()).gainers).toEqual(['BA 5.00', 'AAPL 1.00']);
    // Half a minute later the same snapshot stands, and the older of the two prices is no longer fresh.
    clock.advance(30_000);
    expect((await movers()).gainers).toEqual(['BA 5.00']);
  });

  it('gives 6 of each unless asked for another number, and 20 at most', async () => {
    for (const [index, ticker] of listed.entries()) move(ticker, `${101 + index}`);
    expect(listed.length).toBeGreaterThan(20);
    expect((await movers()).gainers).toHaveLength(6);
    expect((await movers('?limit=2')).gainers).toEqual(
      listed
        .slice(-2)
        .toReversed()
        .map((ticker) => `${ticker} ${listed.indexOf(ticker) + 1}.00`),
    );
    expect((await movers('?limit=20')).gainers).toHaveLength(20);
    for (const [index, ticker] of listed.entries()) move(ticker, `${99 - index}`);
    clock.advance(60_000);
    expect((await movers('?limit=20')).losers).toHaveLength(20);
  });
});

describe('refusals', () => {
  it.each(['0', '21', 'six'])('400: a limit of %s', async (limit) => {
    await expectRefusal(await call(`?limit=${limit}`), 400, 'request_validation');
  });

  it('401: no credential', async () => {
    await expectRefusal(await server.call('/v1/stocks/movers'), 401, 'unauthorized');
  });

  it('403: without the scope', async () => {
    const { authorization } = await server.seedBusiness({ scopes: ['api:read'] });
    await expectRefusal(await call('', { Authorization: authorization }), 403, 'insufficient_scope');
  });

  it('404: a profile of another business', async () => {
    const { customerId } = await server.seedBusiness();
    await expectRefusal(await call('', { 'X-BU-PROFILE-ID': customerId }), 404, 'resource_not_found');
  });
});
