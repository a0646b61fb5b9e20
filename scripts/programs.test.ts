import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from './programs.ts';

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
