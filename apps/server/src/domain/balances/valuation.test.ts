import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import type { FiatCurrency } from '../reference/currency.ts';
import type { Balance } from './balance.ts';
import { valueBalance } from './valuation.ts';

const NGN: FiatCurrency = {
  code: 'NGN',
  name: 'Nigerian naira',
  displayName: 'Naira',
  symbol: '₦',
  type: 'fiat',
  decimals: 2,
  deposit: true,
  withdrawal: true,
  trade: true,
  mostHeld: Decimal.parse('1000000000000000'),
};
const KES: FiatCurrency = { ...NGN, code: 'KES' };

const balance: Balance = {
  id: 'BAL_1',
  businessId: 'BUS_b',
  profileId: 'BUS_b',
  userId: 'USR_1',
  currency: 'KES',
  available: Decimal.parse('1.01'),
  held: Decimal.parse('1.01'),
  savings: Decimal.parse('1.01'),
  investments: Decimal.parse('0.01'),
  showZero: true,
};
const worth = Decimal.parse('1.509');

describe('valueBalance', () => {
  it('puts the worth at the mid price beside each part, rounded down', () => {
    const valued = valueBalance(worth, balance, KES, NGN);
    expect(valued.available.fiat.toString()).toBe('1.52');
    expect(valued.investments.fiat.toString()).toBe('0.01');
    expect(valued.pending.amount).toBe(balance.held);
  });

  it('sums the parts exactly and values the sum, not the rounded worths', () => {
    const { total } = valueBalance(worth, balance, KES, NGN);
    expect(total.amount.toString()).toBe('3.04');
    expect(total.fiat.toString()).toBe('4.58');
  });
});
