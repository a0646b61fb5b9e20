import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { parse } from 'yaml';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { exampleStockPrices, stockDesk } from '../../../../test/harness/worlds/stock-desk.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { moverBody } from './stock-mover-body.ts';

it.each(['gainers', 'losers'] as const)('the %s of the example are those at its prices', async (side) => {
  const file = new URL('../../../../../../spec/resources/stocks/examples/stock-movers.yaml', import.meta.url);
  const desk = stockDesk('2026-05-04T10:00:00Z');
  for (const [ticker, price] of Object.entries(exampleStockPrices)) desk.venue.say(ticker, price);
  const movers = await desk.movers.list(profileOf({ businessId: 'BUS_one' }), 6);
  const body = parse(readFileSync(file, 'utf8')).value.data[side];
  expectRecorded({ file, path: ['value', 'data', side], body }, movers[side].map(moverBody));
});
