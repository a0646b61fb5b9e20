import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { accountName } from './account.ts';
import { balanceChanges, type Posting, posting } from './posting.ts';

const facts: Posting = {
  id: 'PST_1',
  currency: 'USDT',
  amount: Decimal.parse('5'),
  from: { account: 'rail', rail: 'opening' },
  to: { account: 'available', profileId: 'BUS_b' },
  reference: 'opening',
  createdAt: new Date(0),
};

describe('posting', () => {
  it('is one amount from one account to another', () => {
    expect(posting(facts)).toEqual(facts);
    expect(accountName(facts.from)).toBe('rail:opening');
    expect(accountName(facts.to)).toBe('available:BUS_b');
  });

  it.each(['0', '-1', '0.000'])('refuses the amount %s', (amount) => {
    expect(() => posting({ ...facts, amount: Decimal.parse(amount) })).toThrow(RangeError);
  });

  it('refuses to lead from an account to itself, and not to the same account of another profile', () => {
    const from = { account: 'available', profileId: 'BUS_b' } as const;
    expect(() => posting({ ...facts, from })).toThrow('from available:BUS_b to available:BUS_b');
    expect(posting({ ...facts, from: { ...from, profileId: 'CUS_c' } }).from).toEqual({
      ...from,
      profileId: 'CUS_c',
    });
  });
});

describe('balanceChanges', () => {
  const hold = (profileId: string, currency: string, amount: string): Posting => ({
    ...facts,
    currency,
    amount: Decimal.parse(amount),
    from: { account: 'available', profileId },
    to: { account: 'held', profileId },
  });
  const shown = (postings: Posting[]) =>
    balanceChanges(postings).map(({ profileId, currency, changes }) => [
      profileId,
      currency,
      Object.fromEntries([...changes].map(([account, amount]) => [account, amount.toString()])),
    ]);

  it('takes from one account what it gives to the other, and leaves rails out', () => {
    expect(shown([facts, hold('BUS_b', 'USDT', '2')])).toEqual([
      ['BUS_b', 'USDT', { available: '3', held: '2' }],
    ]);
  });

  it('comes in one order, whatever the order of the postings', () => {
    const postings = [hold('CUS_c', 'NGN', '1'), hold('BUS_b', 'USDT', '1'), hold('BUS_b', 'BTC', '1')];
    const order = [
      ['BUS_b', 'BTC'],
      ['BUS_b', 'USDT'],
      ['CUS_c', 'NGN'],
    ];
    expect(shown(postings).map(([profile, currency]) => [profile, currency])).toEqual(order);
    expect(shown(postings.toReversed()).map(([profile, currency]) => [profile, currency])).toEqual(order);
  });
});
