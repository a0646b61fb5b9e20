import { expect, it } from 'vitest';
import type { ProfileAccountName } from './account.ts';
import { InsufficientBalance } from './insufficient-balance.ts';

it.each<[ProfileAccountName | undefined, string]>([
  ['available', 'The NGN balance does not hold the amount in available. Nothing was moved.'],
  ['held', 'The NGN balance does not hold the amount in held. Nothing was moved.'],
  [undefined, 'The NGN balance does not hold the amount. Nothing was moved.'],
])('says what the account %s lacks', (account, message) => {
  expect(new InsufficientBalance('NGN', account)).toMatchObject({
    name: 'insufficient_balance',
    currency: 'NGN',
    account,
    message,
  });
});
