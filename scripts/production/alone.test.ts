import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alone } from './alone.mjs';

const GONE = 999_999_999;
let directory: string;
let lock: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'alone-'));
  lock = join(directory, '.lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

it.each([
  ['a process that is no more', GONE],
  ['an earlier process with our own number', process.pid],
])('the lock of %s is replaced', async (_, pid) => {
  writeFileSync(lock, `${pid}\n`);
  expect(await alone(lock, () => readFileSync(lock, 'utf8'))).toBe(`${process.pid}\n`);
  expect(existsSync(lock)).toBe(false);
});

it('a lock that another waiter has taken since it was found stale is left alone', async () => {
  const events: string[] = [];
  writeFileSync(lock, `${GONE}\n`);
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    if (pid === GONE) {
      writeFileSync(lock, `${process.ppid}\n`);
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    }
    events.push('waits for the other');
    rmSync(lock);
    return true;
  });
  await alone(lock, () => events.push('works'));
  expect(events).toEqual(['waits for the other', 'works']);
});

it('says which process it waits for, and which file to remove', async () => {
  writeFileSync(lock, `${process.ppid}\n`);
  const said = vi.spyOn(console, 'error').mockImplementation(() => rmSync(lock));
  await alone(lock, () => undefined);
  expect(said.mock.calls).toEqual([
    [
      `Waiting for process ${process.ppid}, which holds ${lock}. If that process does not build or start this server, delete the file.`,
    ],
  ]);
});
