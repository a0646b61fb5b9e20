import { afterEach, describe, expect, test, vi } from 'vitest';
import { BusinessBusy } from './bulkhead.ts';
import { ByteBudget } from './byte-budget.ts';
import { Unavailable } from './domain-error.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a budget of bytes', () => {
  test('gives no more than there are, and what is given back to who has waited longest', async () => {
    const budget = new ByteBudget({ most: 10, mostOfOne: 10, waitMs: 60_000 });
    const given: string[] = [];
    const take = async (businessId: string, bytes: number) => {
      const giveBack = await budget.take(businessId, bytes);
      given.push(businessId);
      return giveBack;
    };
    const [first, second] = await Promise.all([take('BUS_1', 6), take('BUS_2', 4)]);
    const [third, fourth] = [take('BUS_3', 7), take('BUS_4', 2)];
    second();
    await Promise.resolve();
    // Four bytes are free, but a request for two must not overtake.
    expect(given).toEqual(['BUS_1', 'BUS_2']);
    first();
    (await third)();
    (await fourth)();
    expect(given).toEqual(['BUS_1', 'BUS_2', 'BUS_3', 'BUS_4']);
    (await take('BUS_5', 10))();
  });

  test('gives one business no more than its share, and nobody waits behind it', async () => {
    const budget = new ByteBudget({ most: 10, mostOfOne: 5, waitMs: 60_000 });
    const first = await budget.take('BUS_1', 3);
    const second = budget.take('BUS_1', 3);
    (await budget.take('BUS_2', 5))();
    first();
    (await second)();
  });

  test('refuses in time: for its own bytes the business, for those of all anybody', async () => {
    const budget = new ByteBudget({ most: 10, mostOfOne: 6, waitMs: 5 });
    const first = await budget.take('BUS_1', 6);
    await expect(budget.take('BUS_1', 1)).rejects.toThrow(BusinessBusy);
    await expect(budget.take('BUS_2', 5)).rejects.toThrow(Unavailable);
    await expect(budget.take('BUS_2', 5)).rejects.toMatchObject({
      name: 'service_unavailable',
      retryAfterSeconds: 1,
    });
    // A request that timed out holds nothing.
    const second = await budget.take('BUS_2', 4);
    first();
    second();
    const all = await Promise.all([budget.take('BUS_1', 5), budget.take('BUS_2', 5)]);
    for (const giveBack of all) giveBack();
  });

  test('lets those behind go on once who needs many has given up', async () => {
    vi.useFakeTimers();
    const budget = new ByteBudget({ most: 10, mostOfOne: 10, waitMs: 50 });
    const first = await budget.take('BUS_1', 6);
    const refused = expect(budget.take('BUS_2', 8)).rejects.toThrow(Unavailable);
    vi.advanceTimersByTime(25);
    const behind = budget.take('BUS_3', 4);
    vi.advanceTimersByTime(25);
    await refused;
    (await behind)();
    first();
  });
});
