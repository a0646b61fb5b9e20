import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

/** Runs a command of the server on this terminal, with the arguments of this process, and ends as it ends. */
export function runServerCommand(file: string): void {
  const command = join(root, 'apps/server/src/commands', file);
  const { status, signal, error } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (error !== undefined) console.error(`The command cannot be started: ${error.message}`);
  process.exitCode = status ?? (signal === null ? 127 : 128 + constants.signals[signal]);
}
