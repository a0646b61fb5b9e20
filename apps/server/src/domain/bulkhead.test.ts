import { describe, expect, test } from 'vitest';
import { Bulkhead, BusinessBusy } from './bulkhead.ts';

describe('a bulkhead', () => {
  test('gives a business its places in the order of asking, and keeps those of others free', async () => {
    const bulkhead = new Bulkhead({ mostAtOnce: 1, mostWaiting: 2, waitMs: 60_000 });
    const entered: string[] = [];
    const enter = async (name: string, businessId = 'BUS_1') => {
      const leave = await bulkhead.enter(businessId);
      entered.push(name);
      return leave;
    };
    const first = await enter('first');
    const [second, third] = [enter('second'), enter('third')];
    await expect(enter('fourth')).rejects.toThrow(BusinessBusy);
    (await enter('neighbour', 'BUS_2'))();
    expect(entered).toEqual(['first', 'neighbour']);
    first();
    (await second)();
    (await third)();
    (await enter('fifth'))();
    expect(entered).toEqual(['first', 'neighbour', 'second', 'third', 'fifth']);
  });

  test('lets nobody wait longer than it says, and who gave up takes no place', async () => {
    const bulkhead = new Bulkhead({ mostAtOnce: 1, mostWaiting: 1, waitMs: 5 });
    const leave = await bulkhead.enter('BUS_1');
    await expect(bulkhead.enter('BUS_1')).rejects.toMatchObject({
      name: 'too_many_requests',
      retryAfterSeconds: 1,
    });
    leave();
    (await bulkhead.enter('BUS_1'))();
  });

  test('has its place back after work that fails', async () => {
    const bulkhead = new Bulkhead({ mostAtOnce: 1, mostWaiting: 0, waitMs: 5 });
    await expect(bulkhead.run('BUS_1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await bulkhead.run('BUS_1', async () => 'yes')).toBe('yes');
  });
});
