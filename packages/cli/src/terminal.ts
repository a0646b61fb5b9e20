import type { Readable } from 'node:stream';

/** Where a command writes, and whether a person reads it there. */
export interface Output {
  write(text: string): void;
  readonly isTTY?: boolean | undefined;
  /** Follows NO_COLOR. */
  hasColors?(): boolean;
}

/** What a command has beside its arguments. */
export interface Terminal {
  readonly out: Output;
  readonly error: Output;
  readonly input: Readable;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborts when the caller wants the command to end. */
  readonly signal: AbortSignal;
}

/** Arguments that a command cannot be run with. The message says what to give instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
