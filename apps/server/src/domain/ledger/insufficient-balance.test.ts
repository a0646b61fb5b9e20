import { expect, it } from 'vitest';
import type { ProfileAccountName } from './account.ts';
import { InsufficientBalance } from './insufficient-balance.ts';

it.each<[ProfileAccountName | undefined, string]>([
  ['available', 'The available NGN balance is insufficient. No money was moved.'],
  ['held', 'The held NGN balance is insufficient. No money was moved.'],
  [undefined, 'The NGN balance is insufficient. No money was moved.'],
])('says what the account %s lacks', (account, message) => {
  expect(new InsufficientBalance('NGN', account)).toMatchObject({
    name: 'insufficient_balance',
    currency: 'NGN',
    account,
    message,
  });
});
