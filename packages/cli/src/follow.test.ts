import { ApiError } from '@finops/client';
import { expect, it } from 'vitest';
import { follow } from './follow.ts';

interface Entry {
  readonly id: string;
}

const PAGE = 2;

/** Follows a list, newest first, that a test changes; the next look waits for nobody. */
function followed({ remaining = 1000, before = 0 } = {}) {
  const list: Entry[] = [];
  const [told, troubles]: [string[], unknown[]] = [[], []];
  const interruption = new AbortController();
  let looks = 0;
  const begin = () =>
    follow<Entry>({
      api: { remaining: () => remaining },
      resource: 'events',
      signal: interruption.signal,
      before,
      readPage: async (cursor) => {
        if (cursor === undefined) looks += 1;
        const from = Number(cursor ?? 0);
        const rest = list.length > from + PAGE;
        return { entries: list.slice(from, from + PAGE), nextCursor: rest ? String(from + PAGE) : undefined };
      },
      onEntry: ({ id }) => told.push(id),
      onTrouble: (error) => troubles.push(error),
    });
  return {
    list,
    told,
    troubles,
    begin,
    stop: () => interruption.abort(),
    looks: () => looks,
    add: (...ids: string[]) => list.unshift(...ids.map((id) => ({ id })).reverse()),
  };
}

it('tells of what is new, once, oldest first, also of more than a page, and of what comes late among older ones', async () => {
  const { add, told, begin, stop, looks, list } = followed();
  add('a', 'b', 'c');
  const ended = begin();
  await expect.poll(looks).toBe(1);
  add('d', 'e', 'f', 'g', 'h');
  await expect.poll(() => told).toEqual(['d', 'e', 'f', 'g', 'h']);
  list.splice(1, 0, { id: 'late' });
  await expect.poll(() => told.slice(5)).toEqual(['late']);
  stop();
  await ended;
  expect(told).toHaveLength(6);
});

it('goes on after a reset, which takes everything away', async () => {
  const { add, told, begin, stop, looks, list } = followed({ before: 1 });
  add('a', 'b');
  const ended = begin();
  await expect.poll(looks).toBe(1);
  list.length = 0;
  add('new');
  await expect.poll(() => told).toEqual(['b', 'new']);
  stop();
  await ended;
});

it('leaves half of the calls that the limit allows to others', async () => {
  const { begin, stop, looks } = followed({ remaining: 40 });
  const began = Date.now();
  const ended = begin();
  await expect.poll(looks, { timeout: 5000 }).toBe(2);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1450);
  stop();
  await ended;
});

it('throws what is refused at first, and what stays refused', async () => {
  const error = (status: number, retryAfter: number | null) =>
    new ApiError({
      status,
      requestId: 'req_1',
      retryAfter,
      body: { status: 'error', message: '', error: { name: 'forbidden', message: '' } },
    });
  for (const [status, retryAfter] of [
    [500, null],
    [403, null],
  ] as const) {
    const refused = follow({
      api: { remaining: () => 1 },
      resource: 'events',
      readPage: () => Promise.reject(error(status, retryAfter)),
      signal: new AbortController().signal,
      onEntry: () => {},
      onTrouble: () => {},
    });
    await expect(refused).rejects.toMatchObject({ status });
  }
});
