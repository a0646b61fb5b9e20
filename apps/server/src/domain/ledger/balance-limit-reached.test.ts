import { expect, it } from 'vitest';
import { BalanceLimitReached } from './balance-limit-reached.ts';

it('names the balance that is full, and says that nothing moved', () => {
  expect(new BalanceLimitReached('NGN')).toMatchObject({
    name: 'invalid_state',
    currency: 'NGN',
    message: 'The NGN balance would exceed the maximum balance. No money was moved.',
  });
});
