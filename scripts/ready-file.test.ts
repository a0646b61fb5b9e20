import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ReadyFile } from './ready-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'ready-'));
const path = join(directory, 'run', 'ready.json');
const file = new ReadyFile(path);
beforeEach(() => file.announce({ api: 'http://127.0.0.1:4010' }));
afterAll(() => rmSync(directory, { recursive: true }));

const written = () => JSON.parse(readFileSync(path, 'utf8'));
const gone = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

test('it says whose it is, to its owner only', () => {
  expect(written()).toEqual({ pid: process.pid, api: 'http://127.0.0.1:4010' });
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('ours is not stale, and is retracted', () => {
  file.dropStale();
  expect(existsSync(path)).toBe(true);
  file.retract();
  expect(existsSync(path)).toBe(false);
  file.retract();
});

test('that of another running process stays', () => {
  writeFileSync(path, JSON.stringify({ pid: process.ppid }));
  file.dropStale();
  file.retract();
  expect(written()).toEqual({ pid: process.ppid });
});

test.each([[JSON.stringify({ pid: gone })], ['{}'], [''], [JSON.stringify({ pid: 0 })]])(
  'one that nobody running wrote is stale: %s',
  (text) => {
    writeFileSync(path, text);
    file.retract();
    expect(existsSync(path)).toBe(true);
    file.dropStale();
    expect(existsSync(path)).toBe(false);
  },
);
