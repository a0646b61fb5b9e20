import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answers, type Program, runCommand } from './programs.ts';

test('an aborted command has ended with all that it has started', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const begun = join(directory, 'begun');
  const abort = new AbortController();
  const running = runCommand(
    'sh',
    ['-c', `trap 'sleep 0.2; echo ended; exit 1' TERM; sleep 60 & touch ${begun}; wait`],
    abort.signal,
  );
  await vi.waitUntil(() => existsSync(begun));
  abort.abort();
  // A child that still ran would hold the other end of the output.
  expect(await running).toEqual({ code: 1, output: 'ended\n' });
});

test('a command that ended before its abort is not asked again', async () => {
  const abort = new AbortController();
  expect(await runCommand('sh', ['-c', 'echo done'], abort.signal)).toEqual({ code: 0, output: 'done\n' });
  abort.abort();
});

test('a program that lives is waited for however long it takes, and that is said', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const program: Program = {
    name: 'mock',
    ended: new Promise(() => {}),
    message: new Promise(() => {}),
    stop: async () => {},
  };
  const onWait = vi.fn();
  const answered = answers(program, `http://127.0.0.1:${port}`, onWait);
  vi.advanceTimersByTime(120_000);
  expect(onWait).toHaveBeenCalledTimes(12);
  server.listen(port, '127.0.0.1');
  await answered;
  vi.advanceTimersByTime(120_000);
  expect(onWait).toHaveBeenCalledTimes(12);
});

test('a program that ends before it answers is not waited for', async () => {
  const program: Program = {
    name: 'mock',
    ended: Promise.resolve('mock ended with code 1'),
    message: new Promise(() => {}),
    stop: async () => {},
  };
  await expect(answers(program, 'http://127.0.0.1:1', () => {})).rejects.toThrow(
    'mock ended with code 1 before it answered.',
  );
});
