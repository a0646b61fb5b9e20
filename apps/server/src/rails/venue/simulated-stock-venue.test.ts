import { describe, expect, it } from 'vitest';
import { Decimal } from '../../domain/money/decimal.ts';
import { ExchangeCalendar } from '../../domain/stocks/exchange-calendar.ts';
import type { StockObservation } from '../../domain/stocks/stock-venue.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { SimulatedStockVenue } from './simulated-stock-venue.ts';

const { quotedStocks, stocks, exchange, venue: settings } = loadReference();
const venueOf = (seed: string) =>
  new SimulatedStockVenue({
    stocks: quotedStocks,
    calendar: new ExchangeCalendar(exchange),
    openedAt: settings.openedAt,
    seed,
  });
const venue = venueOf('sandbox');
const DAY_MS = 24 * 3_600_000;

const observe = (ticker: string, at: string | Date, from = venue) =>
  from.observe(stocks.get(ticker)?.vendorSymbol ?? '', new Date(at));
const midOf = ({ price }: StockObservation) => `${price?.mid}`;

/** A Monday while the exchange is open, one when it is not yet, and a Sunday. */
const OPEN = '2026-05-04T15:00:00Z';
const EARLY = '2026-05-04T10:00:00Z';
const SUNDAY = '2026-05-03T12:00:00Z';

describe('the simulated stock market', () => {
  it('has the same prices for the same seed and instant, and others for another seed', async () => {
    const tickers = ['AAPL', 'BA', 'KO'];
    const all = (from: SimulatedStockVenue) =>
      Promise.all(tickers.map(async (ticker) => midOf(await observe(ticker, OPEN, from))));
    expect(await all(venueOf('sandbox'))).toEqual(await all(venue));
    for (const [index, price] of (await all(venueOf('another'))).entries()) {
      expect(price).not.toBe((await all(venue))[index]);
    }
  });

  it('moves with time, within its volatility, and asks more than it pays around the mid', async () => {
    const seen = new Set<string>();
    for (let day = 0; day < 60; day += 1) {
      const { price } = await observe('AAPL', new Date(Date.parse(OPEN) + day * DAY_MS));
      if (price === undefined) throw new Error('There is no price.');
      seen.add(`${price.mid}`);
      // 200 ± 12 %.
      expect(price.mid.isLessThan(Decimal.parse('224.01'))).toBe(true);
      expect(price.mid.isGreaterThan(Decimal.parse('175.99'))).toBe(true);
      const half = price.mid.times(Decimal.parse('0.001'));
      const cent = Decimal.parse('0.01');
      expect(price.buy.minus(price.mid).minus(half).absolute().isLessThan(cent)).toBe(true);
      expect(price.mid.minus(price.sell).minus(half).absolute().isLessThan(cent)).toBe(true);
      expect([price.buy.compare(price.mid), price.sell.compare(price.mid)]).toEqual([1, -1]);
      expect(Math.max(...[price.buy, price.mid, price.sell].map((one) => one.decimals()))).toBeLessThan(3);
    }
    expect(seen.size).toBeGreaterThan(50);
  });

  it('is open by the hours of the exchange, but for stocks that trade at any hour', async () => {
    const markets = async (at: string) => [
      (await observe('BA', at)).market,
      (await observe('AAPL', at)).market,
    ];
    expect([await markets(OPEN), await markets(EARLY), await markets(SUNDAY)]).toEqual([
      ['open', 'open'],
      ['closed', 'open'],
      ['closed', 'open'],
    ]);
    expect((await observe('BA', SUNDAY)).opensAt).toEqual(new Date('2026-05-04T13:30:00Z'));
  });

  it('keeps the last price while the exchange is closed', async () => {
    const lastOfFriday = '2026-05-01T20:00:00.000Z';
    for (const at of [SUNDAY, EARLY]) {
      const { price } = await observe('BA', at);
      expect(price?.at).toEqual(new Date(lastOfFriday));
      expect(midOf(await observe('BA', lastOfFriday))).toBe(`${price?.mid}`);
    }
    expect((await observe('BA', OPEN)).price?.at).toEqual(new Date(OPEN));
  });

  it('knows the price of 24 hours before, as it stood then', async () => {
    const before = new Date(Date.parse(OPEN) - DAY_MS);
    for (const ticker of ['AAPL', 'BA']) {
      const { price } = await observe(ticker, OPEN);
      expect(`${price?.dayBefore}`).toBe(midOf(await observe(ticker, before)));
    }
  });

  it('has no price before it opened, and no history on its first day', async () => {
    const after = (ms: number) => new Date(settings.openedAt.getTime() + ms);
    expect((await observe('AAPL', after(-1))).price).toBeUndefined();
    expect((await observe('AAPL', after(DAY_MS - 1))).price).not.toHaveProperty('dayBefore');
    expect((await observe('AAPL', after(DAY_MS))).price).toHaveProperty('dayBefore');
    // The exchange was closed on that day, a holiday.
    expect((await observe('BA', after(0))).price).toBeUndefined();
  });

  it('has halted a stock with its last price, and no price of another', async () => {
    const halted = await observe('TSTH', OPEN);
    expect(halted).toMatchObject({ market: 'halted', price: { at: new Date('2026-01-05T15:00:00Z') } });
    expect((await observe('TSTH', '2026-01-05T14:59:59Z')).market).toBe('open');
    expect(await observe('IBM', OPEN)).toEqual({ market: 'open' });
  });

  it('refuses what it does not know', async () => {
    await expect(venue.observe('AAPL', new Date(OPEN))).rejects.toThrow('does not know AAPL');
  });
});

it('at least two listed stocks that can be bought and sold are open and priced at any hour', async () => {
  const steady = stocks
    .all()
    .filter(
      ({ isWeekendEnabled, isListed, takes }) => isWeekendEnabled && isListed && takes.buy && takes.sell,
    );
  expect(steady.length).toBeGreaterThan(2);
  for (const at of [OPEN, EARLY, SUNDAY, '2035-12-25T03:00:00Z']) {
    const seen = await Promise.all(steady.map(({ ticker }) => observe(ticker, at)));
    const tradeable = seen.filter(
      ({ market, price }) => market === 'open' && price?.at.getTime() === Date.parse(at),
    );
    expect(tradeable.length).toBeGreaterThanOrEqual(2);
  }
});
