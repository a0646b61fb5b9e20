import { expect, it } from 'vitest';
import { FieldError } from '../domain-error.ts';
import { Decimal } from './decimal.ts';
import { refuseExcessDecimals } from './excess-decimals.ts';

const NGN = { code: 'NGN', decimals: 2 };
const UGX = { code: 'UGX', decimals: 0 };

it.each([
  ['1.10', NGN],
  ['1.1000', NGN],
  ['1.00', UGX],
])('takes %s, which has no more decimals than %o (G13)', (amount, currency) => {
  expect(() => refuseExcessDecimals(Decimal.parse(amount), currency, 'amount')).not.toThrow();
});

it.each([
  ['1.101', NGN, '1.101 has too many decimal places; NGN has 2.'],
  ['1.5', UGX, '1.5 has too many decimal places; UGX has 0.'],
  ['99999999999999999999.0010', NGN, '99999999999999999999.001 has too many decimal places; NGN has 2.'],
])('refuses %s on the field that carries it', (amount, currency, reason) => {
  const refused = () => refuseExcessDecimals(Decimal.parse(amount), currency, 'pay_in.amount');
  expect(refused).toThrow(FieldError);
  expect(refused).toThrow(expect.objectContaining({ fields: { 'pay_in.amount': [reason] } }));
});
