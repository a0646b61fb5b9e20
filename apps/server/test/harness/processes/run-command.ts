import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Variables } from './server-process.ts';

/** How a command of the server ended, and what it printed. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of `commands/` as a process that sees these variables and no others.
 *
 * @param input what it reads on stdin.
 */
export async function runCommand(
  file: string,
  environment: Variables,
  args: readonly string[] = [],
  input = '',
): Promise<CommandResult> {
  const command = fileURLToPath(new URL(`../../../src/commands/${file}`, import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}
