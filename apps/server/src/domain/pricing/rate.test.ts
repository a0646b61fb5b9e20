import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { evenRate, explained, inWords, type Rate } from './rate.ts';

const rateOf = (price: string): Rate => ({
  base: 'BTC',
  counter: 'NGN',
  price: Decimal.parse(price),
  side: 'sell',
});

describe('a rate in words', () => {
  it.each([
    ['1720', '1720.00'],
    ['0.2345', '0.2345'],
    ['0.00000000123456789', '0.0000000012345679'],
    ['0.000579710144927536', '0.00057971014'],
    ['173871411.92', '173871410.00'],
    ['0.9999999999', '1.00'],
  ])('shows at most 8 significant digits of %s (G328)', (price, shown) => {
    expect(explained(rateOf(price))).toBe(`1 BTC = ${shown} NGN`);
  });

  it('of a currency for itself is one', () => {
    expect(explained(evenRate('NGN'))).toBe('1 NGN = 1 NGN');
  });

  it('can have every digit', () => {
    expect(inWords(rateOf('173871411.92'))).toBe('1 BTC = 173871411.92 NGN');
  });
});
