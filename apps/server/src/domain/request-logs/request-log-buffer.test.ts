import { expect, it } from 'vitest';
import { sampleRequestLog } from '../../../test/harness/seed/sample-request-log.ts';
import type { RequestLog } from './request-log.ts';
import { RequestLogBuffer } from './request-log-buffer.ts';

const BATCH = 500;
const MOST = 10_000;

/** A buffer in front of a store that can fail, with what was written and reported. */
function desk() {
  const written: { ids: string[]; isRepeated: boolean }[] = [];
  const told: number[] = [];
  const state = { isAway: false };
  const write = async (logs: readonly RequestLog[], isRepeated: boolean) => {
    if (state.isAway) throw new Error('The database is away.');
    written.push({ ids: logs.map(({ id }) => id), isRepeated });
  };
  const buffer = new RequestLogBuffer({ write }, (dropped) => told.push(dropped));
  let count = 0;
  const add = (logs: number) => {
    for (let log = 0; log < logs; log += 1) {
      buffer.add(sampleRequestLog({ businessId: 'BUS_1', id: `req_${count}` }));
      count += 1;
    }
  };
  return { buffer, add, written, told, state };
}

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `req_${from + index}`);

it('writes logs in their order, in batches, and tells whether others wait', async () => {
  const { buffer, add, written } = desk();
  expect(await buffer.write()).toBe(false);
  add(BATCH + 1);
  expect(await buffer.write()).toBe(true);
  expect(await buffer.write()).toBe(false);
  expect(written).toEqual([
    { ids: ids(0, BATCH), isRepeated: false },
    { ids: ids(BATCH, BATCH + 1), isRepeated: false },
  ]);
});

it('writes the same batch again when that has failed, and says so', async () => {
  const { buffer, add, written, state } = desk();
  state.isAway = true;
  add(2);
  await expect(buffer.write()).rejects.toThrow('away');
  add(1);
  await expect(buffer.write()).rejects.toThrow('away');
  state.isAway = false;
  await buffer.flush();
  expect(written).toEqual([
    { ids: ids(0, 2), isRepeated: true },
    { ids: ids(2, 3), isRepeated: false },
  ]);
});

it('drops the oldest when too many wait, and tells it once until some are written', async () => {
  const { buffer, add, written, told, state } = desk();
  state.isAway = true;
  add(3);
  await expect(buffer.write()).rejects.toThrow('away');
  add(MOST + BATCH);
  expect([buffer.dropped, told]).toEqual([2 * BATCH, [BATCH]]);
  state.isAway = false;
  await buffer.flush();
  expect(written.flatMap((batch) => batch.ids)).toEqual(ids(2 * BATCH, MOST + BATCH + 3));
  expect(written.map(({ isRepeated }) => isRepeated)).not.toContain(true);
  add(MOST + 1);
  expect([buffer.dropped, told]).toEqual([3 * BATCH, [BATCH, BATCH]]);
});

it('keeps no more than it may when a batch comes back', async () => {
  const { buffer, add, written, state } = desk();
  add(BATCH);
  state.isAway = true;
  const failed = expect(buffer.write()).rejects.toThrow('away');
  add(MOST);
  await failed;
  expect(buffer.dropped).toBe(BATCH);
  state.isAway = false;
  await buffer.flush();
  expect(written.flatMap((batch) => batch.ids)).toEqual(ids(BATCH, BATCH + MOST));
});
