import { describe, expect, it } from 'vitest';
import { examplePrices, fixedVenue } from '../../../test/harness/worlds/fixed-venue.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { FieldError } from '../domain-error.ts';
import { exchangeAt } from './exchange.ts';
import type { Pair } from './pair.ts';
import { Pairs } from './pairs.ts';
import { PriceUnavailable } from './price-unavailable.ts';

const { currencies, pairs } = loadReference();
const at = new Date('2026-05-04T09:30:00Z');

const exchange = (source: string, target: string, traded = pairs, venue = fixedVenue(examplePrices)) =>
  exchangeAt(currencies.known(source), currencies.known(target), at, { pairs: traded, venue });

/** The pairs with USDT/NGN changed. */
function withPair(change: Partial<Pair>): Pairs {
  return new Pairs(pairs.all().map((pair) => (pair.id === 'USDTNGN' ? { ...pair, ...change } : pair)));
}

describe('the rate', () => {
  it('of a base that is sold is the sell price', async () => {
    const { rate, trade } = await exchange('USDT', 'NGN');
    expect({ ...rate, price: String(rate.price) }).toEqual({
      base: 'USDT',
      counter: 'NGN',
      price: '1720',
      side: 'sell',
    });
    expect([trade?.base.code, String(trade?.limits.min)]).toEqual(['USDT', '0.1']);
  });

  it('of a base that is bought is the buy price', async () => {
    const { rate, trade } = await exchange('NGN', 'USDT');
    expect({ ...rate, price: String(rate.price) }).toEqual({
      base: 'USDT',
      counter: 'NGN',
      price: '1730',
      side: 'buy',
    });
    expect(trade?.base.code).toBe('USDT');
  });

  it('has the limits of its own side', async () => {
    const { sell } = pairs.get('USDT', 'NGN') ?? {};
    if (sell === undefined) throw new Error('no USDT/NGN');
    const buy = { ...sell, supported: true, min: sell.max };
    const traded = withPair({ buy });
    expect((await exchange('NGN', 'USDT', traded)).trade?.limits).toBe(buy);
    expect((await exchange('USDT', 'NGN', traded)).trade?.limits).toEqual(sell);
  });

  it('of a currency for itself is one, without a venue', async () => {
    const venue = {
      price: async () => {
        throw new Error('nobody has to ask for this price');
      },
    };
    const { currencies: known, pairs: traded } = loadReference();
    const naira = known.known('NGN');
    const { rate, trade } = await exchangeAt(naira, naira, at, { pairs: traded, venue });
    expect({ ...rate, price: String(rate.price) }).toEqual({
      base: 'NGN',
      counter: 'NGN',
      price: '1',
      side: 'sell',
    });
    expect(trade).toBeUndefined();
  });
});

describe('refuses on target_currency', () => {
  const refused = { fields: { target_currency: [expect.stringContaining('GET /v1/pairs')] } };

  it('two currencies that no pair trades', async () => {
    const failure = exchange('ZMW', 'UGX');
    await expect(failure).rejects.toThrow(FieldError);
    await expect(failure).rejects.toMatchObject(refused);
  });

  it('the side of a pair that is not supported, and no other', async () => {
    const { buy } = pairs.get('USDT', 'NGN') ?? {};
    if (buy === undefined) throw new Error('no USDT/NGN');
    const traded = withPair({ buy: { ...buy, supported: false } });
    await expect(exchange('NGN', 'USDT', traded)).rejects.toMatchObject(refused);
    expect((await exchange('USDT', 'NGN', traded)).rate.side).toBe('sell');
  });
});

it('says that a pair which is known has no price now', async () => {
  const failure = exchange('BTC', 'NGN');
  await expect(failure).rejects.toThrow(PriceUnavailable);
  await expect(failure).rejects.toMatchObject({ base: 'BTC', counter: 'NGN' });
});

it('asks for the price of the instant', async () => {
  const asked: unknown[] = [];
  const { price } = fixedVenue(examplePrices);
  await exchangeAt(currencies.known('NGN'), currencies.known('USDT'), at, {
    pairs,
    venue: {
      price: (...question) => {
        asked.push(question);
        return price(...question);
      },
    },
  });
  expect(asked).toEqual([['USDT', 'NGN', at]]);
});
