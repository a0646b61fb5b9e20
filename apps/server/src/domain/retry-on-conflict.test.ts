import { expect, it } from 'vitest';
import { Unavailable } from './domain-error.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

it('gives the result of the first attempt that nothing came between', async () => {
  const results = [undefined, undefined, { id: 'CUS_1' }, { id: 'CUS_2' }];
  expect(await retryOnConflict('customer', async () => results.shift())).toEqual({ id: 'CUS_1' });
  expect(results).toEqual([{ id: 'CUS_2' }]);
});

it('ends after 16 attempts, and says what is being changed', async () => {
  let attempts = 0;
  const change = retryOnConflict('payment link', async () => {
    attempts += 1;
    return undefined;
  });
  await expect(change).rejects.toThrow(
    new Unavailable('The payment link is being changed by other requests. Try again.', 1),
  );
  expect(attempts).toBe(16);
});

it('passes a refusal on at once', async () => {
  const refused = retryOnConflict('customer', async () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
});
