import { describe, expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { meetsNumber, type NumberDemands, randomNumber, typicalNumbers } from './numbers.ts';

const free: NumberDemands = {
  low: Number.NEGATIVE_INFINITY,
  above: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  below: Number.POSITIVE_INFINITY,
  factors: [],
  refusedFactors: [],
  isInteger: false,
  formats: [],
};

describe('numbers', () => {
  it.each<readonly [string, Partial<NumberDemands>]>([
    ['no demands', {}],
    ['a narrow range', { above: 0.1, below: 0.2 }],
    ['a far range', { low: 1e9, high: 1e9 + 3, isInteger: true }],
    ['one number', { low: 7, high: 7 }],
    ['multiples', { factors: [7], low: 50, high: 60 }],
    ['several factors', { factors: [4, 6], low: 1 }],
    ['cents', { factors: [0.01], low: 5, high: 6 }],
    ['whole cents', { factors: [0.25], isInteger: true }],
    ['negative ones', { below: 0, isInteger: true }],
    ['no multiples', { refusedFactors: [2], isInteger: true }],
    ['int32', { formats: ['int32'], isInteger: true, low: 2_147_483_640 }],
  ])('are found for %s', (_, more) => {
    const demands = { ...free, ...more };
    const [typical] = typicalNumbers(demands);
    expect(typical).toBeDefined();
    const random = randomOf(1, 'numbers');
    for (let at = 0; at < 100; at += 1) {
      const value = randomNumber(random, demands);
      expect([value, value !== undefined && meetsNumber(demands, value)]).toEqual([value, true]);
    }
  });

  it('are not found where there are none', () => {
    const demands = { ...free, above: 3, below: 4, isInteger: true };
    expect([...typicalNumbers(demands)]).toEqual([]);
    expect(randomNumber(randomOf(1, 'none'), demands)).toBeUndefined();
  });
});
