import { describe, expect, it } from 'vitest';
import { amountText, amountWithCurrency, fitsCurrency, rateText, roundAmount } from './amount.ts';
import { Decimal } from './decimal.ts';

const NGN = { code: 'NGN', decimals: 2 };
const BTC = { code: 'BTC', decimals: 8 };
const UGX = { code: 'UGX', decimals: 0 };

const decimal = (text: string) => Decimal.parse(text);

describe('amountText', () => {
  it.each([
    ['1250', NGN, '1250.00'],
    ['0', NGN, '0.00'],
    ['5', BTC, '5.00'],
    ['0.0001', BTC, '0.0001'],
    ['0.10000000', BTC, '0.10'],
    ['3600', UGX, '3600'],
  ])('writes %s with two decimals or as many as it needs', (amount, currency, want) => {
    expect(amountText(decimal(amount), currency)).toBe(want);
  });

  it('stands beside its currency', () => {
    expect(amountWithCurrency(decimal('500'), NGN)).toEqual({ amount: '500.00', currency: 'NGN' });
  });
});

it('writes rates with two decimals or as many as they need', () => {
  expect(rateText(decimal('1720'))).toBe('1720.00');
  expect(rateText(decimal('0.000578034682080925'))).toBe('0.000578034682080925');
});

it('rounds amounts to whole units of the last decimal', () => {
  expect(String(roundAmount(decimal('10.019'), NGN, 'down'))).toBe('10.01');
  expect(String(roundAmount(decimal('10.011'), NGN, 'up'))).toBe('10.02');
  expect(String(roundAmount(decimal('10.5'), UGX, 'half-up'))).toBe('11');
});

it('takes as many decimals as the currency has, not counting trailing zeros (G13)', () => {
  expect(fitsCurrency(decimal('1.10'), NGN)).toBe(true);
  expect(fitsCurrency(decimal('1.1000'), NGN)).toBe(true);
  expect(fitsCurrency(decimal('1.101'), NGN)).toBe(false);
  expect(fitsCurrency(decimal('1.00'), UGX)).toBe(true);
  expect(fitsCurrency(decimal('1.5'), UGX)).toBe(false);
});
