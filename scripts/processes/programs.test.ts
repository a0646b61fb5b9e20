import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listens, type Program, runCommand } from './programs.ts';

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

/** A program that does nothing; what becomes of it, a test says. */
function program(facts: Partial<Pick<Program, 'ended' | 'message'>>): Program {
  const never = new Promise<never>(() => {});
  return { name: 'mock', ended: never, message: never, stop: async () => {}, ...facts };
}

test('a program that lives is waited for however long it takes, and that is said', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: message, resolve: say } = Promise.withResolvers<unknown>();
  const onWait = vi.fn();
  const listening = listens(program({ message }), onWait);
  vi.advanceTimersByTime(120_000);
  expect(onWait).toHaveBeenCalledTimes(12);
  say('listening');
  await listening;
  vi.advanceTimersByTime(120_000);
  expect(onWait).toHaveBeenCalledTimes(12);
});

test('a program that ends before it listens is not waited for, whoever answers in its place', async () => {
  const ended = Promise.resolve('mock ended with code 1');
  await expect(listens(program({ ended }), () => {})).rejects.toThrow(
    'mock ended with code 1 before it listened.',
  );
});
