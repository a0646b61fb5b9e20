import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedRead } from './cached-read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once in five seconds, whether the answer was a failure or not', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(7);
  const cached = cachedRead(read);
  await expect(cached()).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(4999);
  await expect(cached()).rejects.toThrow('gone');
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([await cached(), await cached()]).toEqual([7, 7]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits a second at most, and asks nothing more while an answer is owed', async () => {
  const answer = Promise.withResolvers<number>();
  const read = vi.fn(() => answer.promise);
  const cached = cachedRead(read);
  for (let times = 0; times < 7; times++) {
    const late = expect(cached()).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(1000);
    await late;
  }
  expect(read).toHaveBeenCalledTimes(1);
  answer.resolve(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await cached()).toBe(1);
  expect(read).toHaveBeenCalledTimes(2);
});
