import { describe, expect, it } from 'vitest';
import {
  type Asked,
  ask,
  deskPrices,
  mpesaPays,
  refusalOf,
  toBank,
  toTron,
} from '../../../test/harness/seed/asked-quote.ts';
import { fixedVenue } from '../../../test/harness/worlds/fixed-venue.ts';
import { deskRecipients } from '../../../test/harness/worlds/quote-desk.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Decimal } from '../money/decimal.ts';
import { evenRate } from '../pricing/rate.ts';
import { amountsOfTarget } from './amounts.ts';
import { toldBound } from './told-bound.ts';

const toBitcoin = {
  type: 'address',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  network: 'BTC',
} as const;

const toMtn = { type: 'mobile_money', recipient_id: deskRecipients.mtnBenin.id } as const;
const byBank = { type: 'temporary_bank_account' } as const;
const enough = Object.fromEntries(
  ['NGN', 'USDT', 'KES', 'XOF', 'BTC'].map((code) => [code, '9999999999999']),
);

/** A desk whose prices are the given percentage of the usual ones. */
function deskAt(percent: string) {
  const part = Decimal.parse(percent).times(Decimal.parse('0.01'));
  const moved = (price: string) => Decimal.parse(price).times(part).toString();
  const prices = Object.entries(deskPrices).map(
    ([pair, { buy, sell }]) => [pair, { buy: moved(buy), sell: moved(sell) }] as const,
  );
  return { available: enough, venue: fixedVenue(Object.fromEntries(prices)) };
}

/** The amounts named in a refusal of the request, each with its end and currency. */
async function toldBy(request: Asked) {
  const reasons = Object.values(await refusalOf(request, deskAt('100'))).flat();
  const told = reasons.map((reason) => /must be (at least|at most) (\S+) ([A-Z]+);/.exec(reason)?.slice(1));
  return told.filter((one) => one !== undefined);
}

/** For each form, an amount that is too small and one that is too large. */
const forms: readonly (readonly [Asked, currency: string, small: string, large: string])[] = [
  [
    { source_currency: 'USDT', target_currency: 'USDT', source_amount: '', pay_out: toTron },
    'USDT',
    '2',
    '200000',
  ],
  [
    { source_currency: 'USDT', target_currency: 'USDT', target_amount: '', pay_out: toTron },
    'USDT',
    '2',
    '200000',
  ],
  [
    { source_currency: 'NGN', target_currency: 'NGN', source_amount: '', pay_out: toBank },
    'NGN',
    '50',
    '20000000',
  ],
  [
    { source_currency: 'XOF', target_currency: 'XOF', source_amount: '', pay_out: toMtn },
    'XOF',
    '50',
    '20000000',
  ],
  [
    { source_currency: 'NGN', target_currency: 'NGN', target_amount: '', pay_in: byBank },
    'NGN',
    '100',
    '20000000',
  ],
  [
    { source_currency: 'KES', target_currency: 'KES', target_amount: '', pay_in: mpesaPays },
    'KES',
    '1',
    '20000000',
  ],
  [
    { source_currency: 'KES', target_currency: 'USDT', source_amount: '', pay_in: mpesaPays },
    'KES',
    '1',
    '20000000',
  ],
  [
    { source_currency: 'KES', target_currency: 'USDT', target_amount: '', pay_in: mpesaPays },
    'USDT',
    '0.01',
    '200000',
  ],
  [
    { source_currency: 'NGN', target_currency: 'USDT', target_amount: '', pay_in: byBank },
    'USDT',
    '0.01',
    '200000',
  ],
  [{ source_currency: 'XOF', target_currency: 'USDT', target_amount: '' }, 'USDT', '0.01', '200000'],
  [
    { source_currency: 'USDT', target_currency: 'BTC', target_amount: '', pay_out: toBitcoin },
    'BTC',
    '0.0000001',
    '100',
  ],
  [
    { source_currency: 'USDT', target_currency: 'BTC', source_amount: '', pay_out: toBitcoin },
    'USDT',
    '0.01',
    '10000000',
  ],
  [{ quote_amount: '', quote_currency: 'EUR' }, 'EUR', '0.01', '20000000'],
  [{ quote_amount: '', quote_currency: 'EUR', pay_out: toBank }, 'EUR', '0.01', '20000000'],
  [
    {
      source_currency: 'NGN',
      target_currency: 'NGN',
      quote_amount: '',
      quote_currency: 'USDT',
      pay_in: byBank,
    },
    'USDT',
    '0.01',
    '20000000',
  ],
];

describe('accepts what a refusal tells', () => {
  const withAmount = (request: Asked, amount: string): Asked =>
    JSON.parse(JSON.stringify(request).replace('_amount":""', `_amount":"${amount}"`));

  it.each(
    forms.flatMap(([request, currency, small, large]) => [
      [request, currency, 'at least', small] as const,
      [request, currency, 'at most', large] as const,
    ]),
  )('of %j in %s, told %s it for %s', async (request, currency, end, amount) => {
    const told = await toldBy(withAmount(request, amount));
    expect(told).toEqual([[end, expect.any(String), currency]]);
    for (const percent of ['100', '98.1', '101.9']) {
      await expect(ask(withAmount(request, told[0]?.[1] ?? ''), deskAt(percent))).resolves.toBeDefined();
    }
  });

  it.each<[Asked, least: string, currency: string]>([
    [{ source_amount: '2', target_currency: 'USDT', pay_out: toTron }, '8.00', 'USDT'],
    [{ source_amount: '150', source_currency: 'NGN', pay_out: toBank }, '207.50', 'NGN'],
    [{ target_amount: '100', source_currency: 'NGN', pay_in: byBank }, '350.00', 'NGN'],
  ])('of %j without room where nothing is exchanged', async (request, ...least) => {
    expect(await toldBy(request)).toEqual([['at least', ...least]]);
  });
});

describe('tells a bound of the target to the last unit', () => {
  const { currencies } = loadReference();
  const [KES, XOF, USDT] = ['KES', 'XOF', 'USDT'].map((code) => currencies.known(code));
  if (KES === undefined || XOF === undefined || USDT === undefined) throw new Error('A currency is missing.');
  const unit = Decimal.parse('0.01');
  const least = (min: Decimal) => {
    const terms = {
      ...{ source: KES, target: KES, rate: evenRate('KES') },
      depositFee: { type: 'PERCENTAGE', percent: Decimal.one },
    } as const;
    const { amount } = toldBound({ end: 'min', amount: min }, 'source', { side: 'target' }, terms);
    return [amount, amount.minus(unit)].map((target) => amountsOfTarget(target, terms).source);
  };

  it.each(['100', '100.01', '100.5', '199.99', '200.01'])(
    'where a fee that is rounded lets two sources bring as much, for the minimum %s',
    (min) => {
      const bound = Decimal.parse(min);
      const [needed, less] = least(bound);
      expect(needed?.isLessThan(bound)).toBe(false);
      expect(less?.isLessThan(bound)).toBe(true);
    },
  );

  it('where the last unit of the source brings more than the maximum', () => {
    const price = Decimal.parse('571.37');
    const terms = {
      ...{ source: XOF, target: USDT },
      rate: { base: 'USDT', counter: 'XOF', price, side: 'buy' },
      trade: { base: USDT, limits: { supported: true, min: Decimal.one, max: Decimal.one } },
    } as const;
    const bound = { end: 'max', amount: Decimal.one } as const;
    const { amount } = toldBound(bound, 'gross', { side: 'target' }, terms);
    expect(`${amount}`).toBe('0.99935243');
    expect(amountsOfTarget(amount, terms).gross.isGreaterThan(Decimal.one)).toBe(false);
    expect(amountsOfTarget(Decimal.one, terms).gross.isGreaterThan(Decimal.one)).toBe(true);
  });
});
