import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import type { Conversion } from '../pricing/conversion.ts';
import { evenRate } from '../pricing/rate.ts';
import type { FeeRule } from '../reference/currency.ts';
import { feeOffSource, feeOffTarget } from './charge.ts';
import type { Fee } from './fee.ts';

const NGN = { code: 'NGN', decimals: 2 };
const USDT = { code: 'USDT', decimals: 8 };
const sold: Conversion = { source: USDT, target: NGN, rate: { price: Decimal.parse('1720'), side: 'sell' } };
const bought: Conversion = { source: NGN, target: USDT, rate: { price: Decimal.parse('1730'), side: 'buy' } };

const fixed = (amount: string): FeeRule => ({ type: 'FIXED', amount: Decimal.parse(amount) });
const share = (percent: string): FeeRule => ({ type: 'PERCENTAGE', percent: Decimal.parse(percent) });
const plain = (fee: Fee | Money) => JSON.parse(JSON.stringify(fee));

describe('a fee off the target', () => {
  it.each([
    ['107.50', '860000', '107.5', '0.0625'],
    ['21.50', '171892.50', '21.5', '0.0125'],
    ['100.01', '1000', '100.01', '0.05814535'],
  ])('of %s is converted to the source, half up', (rule, base, amount, converted) => {
    const fee = feeOffTarget('Payout fee', fixed(rule), Decimal.parse(base), sold);
    expect(plain(fee)).toEqual({
      name: 'Payout fee',
      type: 'FIXED',
      amount: { amount, currency: 'NGN' },
      converted: { amount: converted, currency: 'USDT' },
    });
  });

  it.each([
    ['1', '1000.50', '10.01'],
    ['1', '1000.01', '10.01'],
    ['1', '1000', '10'],
    ['0.5', '0.99', '0.01'],
  ])('of %s percent of %s is rounded up, never to nothing (G327)', (percent, base, amount) => {
    const fee = feeOffTarget('Payout fee', share(percent), Decimal.parse(base), sold);
    expect(plain(fee)).toMatchObject({ type: 'PERCENTAGE', amount: { amount } });
  });

  it('is never more than what it is taken off', () => {
    const fee = feeOffTarget('Refund fee', fixed('21.50'), Decimal.parse('17.20'), sold);
    expect(plain(fee)).toMatchObject({ amount: { amount: '17.2' }, converted: { amount: '0.01' } });
  });
});

describe('a fee off the source', () => {
  it('is converted to the target, half up', () => {
    const fee = feeOffSource('Deposit fee', fixed('150.00'), Decimal.parse('173150.00'), bought);
    expect(plain(fee)).toEqual({
      name: 'Deposit fee',
      type: 'FIXED',
      amount: { amount: '150', currency: 'NGN' },
      converted: { amount: '0.0867052', currency: 'USDT' },
    });
  });

  it('is rounded half up as it is converted', () => {
    const fee = feeOffSource('Deposit fee', fixed('1.01'), Decimal.parse('1000'), bought);
    expect(String(fee.converted.amount)).toBe('0.00058382');
  });

  it('is a share of the source amount, rounded up', () => {
    const fee = feeOffSource('Deposit fee', share('1'), Decimal.parse('12345.10'), bought);
    expect(plain(fee)).toMatchObject({ type: 'PERCENTAGE', amount: { amount: '123.46', currency: 'NGN' } });
  });

  it('that is a share is something on the other side too, where it is taken (G327)', () => {
    const dear = { ...bought, rate: { ...bought.rate, price: Decimal.parse('170000000') } };
    const fee = feeOffSource('Deposit fee', share('1'), Decimal.parse('0.49'), dear);
    expect(plain(fee)).toMatchObject({ amount: { amount: '0.01' }, converted: { amount: '0.00000001' } });
  });

  it('is never more than what it is taken off', () => {
    const fee = feeOffSource('Deposit fee', fixed('150.00'), Decimal.parse('149.99'), bought);
    expect(String(fee.amount.amount)).toBe('149.99');
  });

  it('is the same amount on both sides of the same currency', () => {
    const same = { source: NGN, target: NGN, rate: evenRate('NGN') };
    const fee = feeOffSource('Deposit fee', fixed('150.00'), Decimal.parse('20000'), same);
    expect(plain(fee.converted)).toEqual(plain(fee.amount));
  });
});

describe('a set fee at the very half of the last decimal', () => {
  it.each([
    ['0.01', '0.00000001'],
    ['0.0099', '0'],
  ])('a fee of %s off the target is converted to %s', (amount, converted) => {
    const dear = { ...sold, rate: { ...sold.rate, price: Decimal.parse('2000000') } };
    const fee = feeOffTarget('Payout fee', fixed(amount), Decimal.parse('1000'), dear);
    expect(String(fee.converted.amount)).toBe(converted);
  });

  it.each([
    ['0.01', '0.00000001'],
    ['0.0099', '0'],
  ])('a fee of %s off the source is converted to %s', (amount, converted) => {
    const cheap = { ...bought, rate: { ...bought.rate, price: Decimal.parse('2000000') } };
    const fee = feeOffSource('Deposit fee', fixed(amount), Decimal.parse('1000'), cheap);
    expect(String(fee.converted.amount)).toBe(converted);
  });
});
