import { expect, it } from 'vitest';
import { examplePrices, fixedVenue } from '../../../test/harness/worlds/fixed-venue.ts';
import { midPrice } from './mid-price.ts';
import { PriceUnavailable } from './price-unavailable.ts';

const at = new Date('2026-05-04T09:30:00Z');
const venue = fixedVenue(examplePrices);

it('is what the venue says that one unit is worth at the instant', async () => {
  const asked: unknown[] = [];
  const mid = (...question: Parameters<typeof venue.mid>) => {
    asked.push(question);
    return venue.mid(...question);
  };
  expect(String(await midPrice('USDT', 'NGN', { mid }, at))).toBe('1725');
  expect(asked).toEqual([['USDT', 'NGN', at]]);
});

it('of a currency in itself is one, whatever the venue knows', async () => {
  expect(String(await midPrice('NGN', 'NGN', fixedVenue({}), at))).toBe('1');
});

it('is refused where the venue has none', async () => {
  const failure = midPrice('BTC', 'NGN', venue, at);
  await expect(failure).rejects.toThrow(PriceUnavailable);
  await expect(failure).rejects.toMatchObject({
    name: 'service_unavailable',
    base: 'BTC',
    counter: 'NGN',
    message: 'The price of BTC in NGN is currently unavailable. Try again later.',
    retryAfterSeconds: 30,
  });
});
