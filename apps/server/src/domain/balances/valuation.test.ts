import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { PriceUnavailable } from '../pricing/price-unavailable.ts';
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
const at = new Date('2026-05-04T09:30:00Z');
const venue = (price?: string) => ({
  mid: async () => (price === undefined ? undefined : Decimal.parse(price)),
});

describe('valueBalance', () => {
  it('puts the worth at the mid price beside each part, rounded down', async () => {
    const valued = await valueBalance(balance, KES, NGN, venue('1.509'), at);
    expect(valued.available.fiat.toString()).toBe('1.52');
    expect(valued.investments.fiat.toString()).toBe('0.01');
    expect(valued.pending.amount).toBe(balance.held);
  });

  it('sums the parts exactly and values the sum, not the rounded worths', async () => {
    const { total } = await valueBalance(balance, KES, NGN, venue('1.509'), at);
    expect(total.amount.toString()).toBe('3.04');
    expect(total.fiat.toString()).toBe('4.58');
  });

  it('needs no price for the display currency itself', async () => {
    const { total } = await valueBalance(balance, KES, KES, venue(), at);
    expect(total.fiat.toString()).toBe('3.04');
  });

  it('asks for the price of the instant', async () => {
    const asked: unknown[] = [];
    const mid = async (...question: [string, string, Date]) => {
      asked.push(question);
      return Decimal.one;
    };
    await valueBalance(balance, KES, NGN, { mid }, at);
    expect(asked).toEqual([['KES', 'NGN', at]]);
  });

  it('says which price is missing', async () => {
    const failure = valueBalance(balance, KES, NGN, venue(), at);
    await expect(failure).rejects.toThrow(PriceUnavailable);
    await expect(failure).rejects.toMatchObject({ name: 'service_unavailable', base: 'KES', counter: 'NGN' });
  });
});
