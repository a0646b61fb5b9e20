import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { ReadyFiles } from './ready-files.ts';

const gone = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
let directory: string;
let files: ReadyFiles;
let listener: Server;
let port: number;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ready-'));
  files = new ReadyFiles(join(directory, 'run'));
  listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as { port: number }).port;
});
afterEach(() => {
  listener.close();
  rmSync(directory, { recursive: true });
});

const address = (of: number) => `http://127.0.0.1:${of}`;
const pathOf = (of: number | '') => join(directory, 'run', String(of), 'ready.json');
const written = (of: number | '' = '') => JSON.parse(readFileSync(pathOf(of), 'utf8'));

/** What another process would have written. */
function foreign(of: number, text: string | { pid: number; startedAt?: string; api?: string }): void {
  mkdirSync(join(directory, 'run', String(of)), { recursive: true });
  const announced = { startedAt: '2026-01-01T00:00:00.000Z', api: address(of), ...Object(text) };
  writeFileSync(pathOf(of), typeof text === 'string' ? text : JSON.stringify(announced));
}

test('ours says whose it is, to its owner only, and is the one that is shown', () => {
  files.announce(port, { api: address(port) });
  expect(written(port)).toEqual({
    pid: process.pid,
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    api: address(port),
  });
  expect(written()).toEqual(written(port));
  expect(statSync(pathOf(port)).mode & 0o777).toBe(0o600);
});

test('ours is not stale, and is retracted', async () => {
  files.announce(port, { api: address(port) });
  await files.dropStale();
  files.settle();
  expect(existsSync(pathOf(port))).toBe(true);
  files.retract();
  expect(existsSync(join(directory, 'run', String(port)))).toBe(false);
  expect(existsSync(pathOf(''))).toBe(false);
  files.retract();
});

test('the one started last is shown, and when it ends the one before', () => {
  foreign(1, { pid: process.ppid, startedAt: '2026-01-02T00:00:00.000Z' });
  foreign(2, { pid: process.ppid, startedAt: '2026-01-01T00:00:00.000Z' });
  files.settle();
  expect(written().api).toBe(address(1));
  files.announce(port, { api: address(port) });
  expect(written().api).toBe(address(port));
  expect(files.others().map(({ api }) => api)).toEqual([address(1), address(2)]);
  files.retract();
  expect(written().api).toBe(address(1));
  rmSync(pathOf(1));
  files.settle();
  expect(written().api).toBe(address(2));
});

test('that of a process that was killed goes, and the one before is shown', () => {
  foreign(1, { pid: process.ppid, startedAt: '2026-01-01T00:00:00.000Z' });
  foreign(2, { pid: gone, startedAt: '2026-01-02T00:00:00.000Z' });
  files.settle();
  expect(existsSync(join(directory, 'run/2'))).toBe(false);
  expect(written()).toMatchObject({ pid: process.ppid });
  expect(files.others()).toHaveLength(1);
});

test('one whose number another process bears now is stale, for its API does not answer', async () => {
  const [silent = 0] = await freePorts(1);
  foreign(silent, { pid: process.ppid, startedAt: '2026-01-02T00:00:00.000Z' });
  foreign(port, { pid: process.ppid });
  await files.dropStale();
  expect(existsSync(pathOf(silent))).toBe(false);
  expect(written()).toMatchObject({ api: address(port) });
});

test.each(['{}', '', '{"pid":0}', '{"pid":1}'])('one that tells nothing is stale: %s', (text) => {
  foreign(1, text);
  writeFileSync(pathOf(''), text);
  files.settle();
  expect(existsSync(pathOf(1))).toBe(false);
  expect(existsSync(pathOf(''))).toBe(false);
});

test('directories of others are left alone', () => {
  mkdirSync(join(directory, 'run/contract'), { recursive: true });
  foreign(1, '{}');
  writeFileSync(join(directory, 'run/1/notes'), '');
  files.settle();
  expect(existsSync(join(directory, 'run/contract'))).toBe(true);
  expect(existsSync(join(directory, 'run/1/notes'))).toBe(true);
});
