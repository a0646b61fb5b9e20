import { type Environment, readEnvironment } from '../config/env.ts';
import type { Terminal } from './ask-password.ts';

/** What a command reads and writes. */
export interface CommandContext extends Terminal {
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Where error messages go. */
  readonly errors: Terminal['output'];
}

/** A command of the server. Resolves with its exit code, or with 0 once it serves, and never rejects. */
export type Command = (context: CommandContext) => Promise<number>;

/**
 * Makes a command of `run`, which returns the exit code. When it throws, the command prints the message.
 *
 * @param failureCode the exit code after an error.
 */
export function command(run: (context: CommandContext) => Promise<number>, failureCode = 1): Command {
  return async (context) => {
    try {
      return await run(context);
    } catch (error) {
      context.errors.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return failureCode;
    }
  };
}

/** Runs a command with the arguments, variables and streams of this process, and sets its exit code. */
export async function runAsProcess(run: Command): Promise<void> {
  const code = await run({
    args: process.argv.slice(2),
    environment: readEnvironment(),
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  });
  // A server that could not start has already set it.
  if (code !== 0) process.exitCode = code;
}
