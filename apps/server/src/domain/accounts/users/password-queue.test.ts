import { expect, test } from 'vitest';
import { occupiedPasswordQueue } from '../../../../test/harness/worlds/occupied-password-queue.ts';
import { Unavailable } from '../../domain-error.ts';
import { inTurn } from './password-queue.ts';

test('networks take turns, however many wait of one', async () => {
  const leave = occupiedPasswordQueue();
  const order: string[] = [];
  const wait = (network: string) => inTurn(network, async () => void order.push(network));
  const all = ['one', 'one', 'one', 'one', 'two', 'three', 'two'].map(wait);
  await leave();
  await Promise.all(all);
  expect(order).toEqual(['one', 'two', 'three', 'one', 'two', 'one', 'one']);
});

test('a network that has a hundred waiting is refused at once, others wait, and four hundred wait in all', async () => {
  const leave = occupiedPasswordQueue();
  const results: Promise<string>[] = [];
  const wait = (network: string) => {
    const result = inTurn(network, async () => 'derived').catch((error) =>
      error instanceof Unavailable ? `refused for ${error.retryAfterSeconds}` : String(error),
    );
    results.push(result);
    return result;
  };
  for (let count = 0; count < 100; count += 1) void wait('one');
  expect(await wait('one')).toBe('refused for 1');
  for (let count = 0; count < 300; count += 1) void wait(`network ${count}`);
  expect(await wait('another')).toBe('refused for 1');
  await leave();
  expect((await Promise.all(results)).filter((one) => one === 'derived')).toHaveLength(400);
  expect(await wait('one')).toBe('derived');
});

test('a derivation that fails gives its place to the next', async () => {
  const failing = async () => Promise.reject(new Error('broken'));
  await Promise.allSettled([1, 2, 3, 4].map(() => inTurn('one', failing)));
  expect(await inTurn('one', async () => 'derived')).toBe('derived');
});
