import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command } from '../../../src/commands/command.ts';
import { readEnvironment } from '../../../src/config/env.ts';
import type { Variables } from './server-process.ts';

/** The exit code and output of a command of the server. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command in this process with only these variables.
 *
 * @param input its stdin.
 */
export async function callCommand(
  command: Command,
  environment: Variables,
  args: readonly string[] = [],
  input = '',
): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write: (chunk: string | Uint8Array) => {
      written[name] += chunk;
      return true;
    },
  });
  const code = await command({
    args,
    environment: readEnvironment(environment),
    input: Readable.from([input]),
    output: stream('stdout'),
    errors: stream('stderr'),
  });
  return { code, ...written };
}

/**
 * Runs `server <command>` as a process with only these variables, for what can only be tested on a process.
 *
 * @param input its stdin.
 */
export async function runCommand(
  name: string,
  environment: Variables,
  args: readonly string[] = [],
  input = '',
): Promise<CommandResult> {
  const program = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, name, ...args], {
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
