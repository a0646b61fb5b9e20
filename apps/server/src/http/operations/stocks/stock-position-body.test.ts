import { readFileSync } from 'node:fs';
import type { components } from '@finops/contract';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { exampleStockPrices, stockDesk } from '../../../../test/harness/worlds/stock-desk.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { fillBody, positionBody } from './stock-position-body.ts';

type Activity = components['schemas']['StockActivity'];

const profile = profileOf({ businessId: 'BUS_one' });
const NOW = '2026-05-04T10:00:00Z';
const shown = (path: string) => {
  const file = new URL(`../../../../../../spec/${path}`, import.meta.url);
  return { file, data: parse(readFileSync(file, 'utf8')).value.data };
};

/** Executes the fill of an example again, at its price. */
function execute(desk: ReturnType<typeof stockDesk>, { id, created_at, ...activity }: Activity) {
  const price = activity.unit_price.amount;
  desk.at(created_at, id);
  desk.venue.say(activity.symbol, { mid: price, buy: price, sell: price });
  return desk.orders.execute(profile, {
    ticker: activity.symbol,
    side: activity.action,
    tokens: Decimal.parse(activity.tokens),
    fundingCurrency: activity.funding_currency,
  });
}

it.each([
  ['stock-position.yaml', exampleStockPrices.AAPL],
  ['stock-position-unpriced.yaml', undefined],
])('the example %s is the position that its fills make', async (name, price) => {
  const { file, data } = shown(`resources/stocks/examples/${name}`);
  const activities: readonly Activity[] = data.activities;
  const desk = stockDesk(NOW);
  for (const [index, activity] of [...activities.entries()].toReversed()) {
    const fill = await execute(desk, activity);
    const record = { file, path: ['value', 'data', 'activities', index], body: activity };
    expectRecorded(record, fillBody(fill, desk.currencies));
  }
  const ticker: string = data.position.symbol;
  desk.at(NOW);
  desk.venue.say(ticker, price ?? { market: 'closed' });
  const position = positionBody(await desk.positions.get(profile, ticker));
  expectRecorded({ file, path: ['value', 'data', 'position'], body: data.position }, position);
});

it('the example of a fill by the control is what an order makes of half a share', async () => {
  const asked = parse(
    readFileSync(
      new URL(
        '../../../../../../spec/console/resources/sandbox/examples/sandbox-fill-create.yaml',
        import.meta.url,
      ),
      'utf8',
    ),
  ).value;
  const { file, data } = shown('console/resources/sandbox/examples/sandbox-fill-created.yaml');
  const desk = stockDesk(data.created_at);
  desk.at(data.created_at, data.id);
  desk.venue.say('AAPL', exampleStockPrices.AAPL);
  const fill = await desk.orders.execute(profile, {
    ticker: asked.symbol,
    side: asked.action,
    tokens: Decimal.parse(asked.tokens),
    fundingCurrency: asked.funding_currency,
  });
  expect(fill.unitPrice.isGreaterThan(Decimal.parse(exampleStockPrices.AAPL.mid))).toBe(true);
  expectRecorded({ file, path: ['value', 'data'], body: data }, fillBody(fill, desk.currencies));
});
