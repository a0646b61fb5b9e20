import type { Printer } from './printer.ts';
import type { Terminal } from './terminal.ts';

export const exitCodes = { done: 0, failed: 1, wrongUsage: 2, interrupted: 130 } as const;

/** Runs one command with its options and returns its exit code. */
export type Command = (argv: readonly string[], terminal: Terminal, printer: Printer) => Promise<number>;
