import { expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { InsufficientBalance } from './insufficient-balance.ts';

it('says what the account has, what is needed, whose it is and which field that follows from', () => {
  const shortfall = {
    profileId: 'CUS_1',
    account: 'available',
    currency: 'NGN',
    has: Decimal.parse('49.99'),
    needed: Decimal.parse('50'),
  } as const;
  expect(new InsufficientBalance(shortfall, { code: 'NGN', decimals: 2 }, 'source_amount')).toMatchObject({
    name: 'insufficient_balance',
    shortfall,
    fields: {
      source_amount: ['The available NGN balance of CUS_1 is 49.99 NGN; 50.00 NGN is needed.'],
    },
    message:
      'The available NGN balance of CUS_1 is 49.99 NGN; 50.00 NGN is needed. Fund the balance or lower the amount. No money was moved.',
  });
});
