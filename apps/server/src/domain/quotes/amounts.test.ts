import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { evenRate } from '../pricing/rate.ts';
import type { FeeRule } from '../reference/currency.ts';
import { type Amounts, amountsOfSource, amountsOfTarget, type Terms } from './amounts.ts';
import { feesIn } from './fee.ts';

const NGN = { code: 'NGN', decimals: 2 };
const USDT = { code: 'USDT', decimals: 8 };
const fixed = (amount: string): FeeRule => ({ type: 'FIXED', amount: Decimal.parse(amount) });
const sold: Terms = { source: USDT, target: NGN, rate: { price: Decimal.parse('1720'), side: 'sell' } };
const bought: Terms = { source: NGN, target: USDT, rate: { price: Decimal.parse('1730'), side: 'buy' } };

const plain = ({ source, gross, target, rounding }: Amounts) => [source, gross, target, rounding].map(String);

describe('the amounts of the examples', () => {
  it.each<[string, Terms, 'source' | 'target', string, string[]]>([
    [
      'withdrawal',
      { ...sold, payoutFee: fixed('107.5') },
      'source',
      '500',
      ['500', '860000', '859892.5', '0'],
    ],
    ['target', { ...sold, payoutFee: fixed('107.5') }, 'target', '85892.5', ['50', '86000', '85892.5', '0']],
    ['conversion', sold, 'target', '344000', ['200', '344000', '344000', '0']],
    [
      'deposit',
      { source: NGN, target: NGN, rate: evenRate('NGN'), depositFee: fixed('150') },
      'source',
      '20000',
      ['20000', '20000', '19850', '0'],
    ],
    [
      'on-ramp',
      { ...bought, depositFee: fixed('150') },
      'target',
      '100',
      ['173150', '100.0867052', '100', '0'],
    ],
    ['off-ramp', { ...sold, payoutFee: fixed('107.5') }, 'source', '300', ['300', '516000', '515892.5', '0']],
  ])('%s', (_, terms, side, amount, want) => {
    const of = side === 'source' ? amountsOfSource : amountsOfTarget;
    expect(plain(of(Decimal.parse(amount), terms))).toEqual(want);
  });
});

it('rounds a computed target down', () => {
  expect(plain(amountsOfSource(Decimal.parse('0.00001234'), sold))).toEqual([
    '0.00001234',
    '0.02',
    '0.02',
    '0',
  ]);
});

it('divides by the price itself of what is bought, so that no digit of it is lost', () => {
  const price = Decimal.parse('3');
  const dear: Terms = { source: USDT, target: USDT, rate: { price, side: 'buy' } };
  // Multiplied by 0.333333333333333333 it would be one unit less.
  expect(plain(amountsOfSource(Decimal.parse('3'), dear))).toEqual(['3', '1', '1', '0']);
  expect(plain(amountsOfTarget(Decimal.parse('1'), dear))).toEqual(['3', '1', '1', '0']);
});

it('rounds a required source up and says what is left over', () => {
  const terms = { ...sold, source: { code: 'USDT', decimals: 2 } };
  expect(plain(amountsOfTarget(Decimal.parse('100'), terms))).toEqual(['0.06', '103.2', '100', '3.2']);
});

it('leaves nothing, or less, where the fees eat it all', () => {
  const terms = { ...sold, payoutFee: fixed('107.5') };
  expect(amountsOfSource(Decimal.parse('0.0625'), terms).target.isZero()).toBe(true);
});

/** A currency with few decimals, so that an exhaustive search stays short. */
const coarse = (code: string) =>
  fc.record({ code: fc.constant(code), decimals: fc.integer({ min: 0, max: 1 }) });

const rule = (decimals: number): fc.Arbitrary<FeeRule> =>
  fc.oneof(
    fc
      .integer({ min: 1, max: 20 })
      .map((units): FeeRule => ({ type: 'FIXED', amount: Decimal.ofUnits(BigInt(units), decimals) })),
    fc
      .integer({ min: 1, max: 400 })
      .map((tenths): FeeRule => ({ type: 'PERCENTAGE', percent: Decimal.ofUnits(BigInt(tenths), 1) })),
  );

const terms: fc.Arbitrary<Terms> = fc
  .record({ source: coarse('AAA'), target: coarse('BBB'), price: fc.integer({ min: 100, max: 5000 }) })
  .chain(({ source, target, price }) =>
    fc.record({
      source: fc.constant(source),
      target: fc.constant(target),
      rate: fc.record({
        price: fc.constant(Decimal.ofUnits(BigInt(price), 3)),
        side: fc.constantFrom('buy', 'sell'),
      }),
      depositFee: fc.option(rule(source.decimals), { nil: undefined }),
      payoutFee: fc.option(rule(target.decimals), { nil: undefined }),
    }),
  );

const holds = ({ source, gross, target, rounding, fees }: Amounts, of: Terms) => {
  const { price, side } = of.rate;
  const { decimals } = of.target;
  const worth =
    side === 'sell'
      ? source.times(price).rounded(decimals, 'down')
      : source.dividedBy(price, decimals, 'down');
  expect(String(gross)).toBe(String(worth));
  expect(String(target.plus(feesIn(of.target.code, fees)).plus(rounding))).toBe(String(gross));
};

describe('for every rate and fee', () => {
  it('target, fees and rounding are the source at the rate, rounded down', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 1_000_000 }), (of, units) => {
        const ofSource = amountsOfSource(Decimal.ofUnits(BigInt(units), of.source.decimals), of);
        holds(ofSource, of);
        expect(ofSource.rounding.isZero()).toBe(true);
        const wanted = Decimal.ofUnits(BigInt(units), of.target.decimals);
        const ofTarget = amountsOfTarget(wanted, of);
        holds(ofTarget, of);
        expect(ofTarget.target).toBe(wanted);
        expect(ofTarget.rounding.isNegative()).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('no smaller source brings the target', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 20 }), (of, units) => {
        const wanted = Decimal.ofUnits(BigInt(units), of.target.decimals);
        const found = amountsOfTarget(wanted, of).source;
        let least = 1n;
        const amount = () => Decimal.ofUnits(least, of.source.decimals);
        while (amount().isLessThan(found) && amountsOfSource(amount(), of).target.isLessThan(wanted))
          least += 1n;
        expect(String(found)).toBe(String(amount()));
      }),
      { numRuns: 200 },
    );
  });

  it('the source is found between currencies with far more decimals on one side', () => {
    const ether = { code: 'ETH', decimals: 18 };
    const finest = amountsOfTarget(Decimal.parse('6555000.01'), {
      source: ether,
      target: NGN,
      rate: { price: Decimal.parse('6555000.13'), side: 'sell' },
      payoutFee: fixed('107.5'),
    });
    expect(finest.source.decimals()).toBe(18);
    expect(finest.rounding.isZero()).toBe(true);
    const coarsest = amountsOfTarget(Decimal.parse('0.000000000000000001'), {
      source: NGN,
      target: ether,
      rate: { price: Decimal.parse('6555000.13'), side: 'buy' },
      depositFee: { type: 'PERCENTAGE', percent: Decimal.parse('1') },
    });
    // The percentage of the first 0.01 takes all of it.
    expect(String(coarsest.source)).toBe('0.02');
    expect(coarsest.rounding.isPositive()).toBe(true);
  });
});
