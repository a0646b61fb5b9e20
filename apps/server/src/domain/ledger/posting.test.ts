import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { accountName } from './account.ts';
import { type Posting, posting } from './posting.ts';

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
    expect(() => posting({ ...facts, amount: Decimal.parse(amount) })).toThrow(
      new RangeError(`A posting of ${Decimal.parse(amount)} USDT is invalid: the amount must be positive.`),
    );
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
