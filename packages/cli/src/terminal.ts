import type { Readable } from 'node:stream';

/** An output stream, and whether it is a terminal. */
export interface Output {
  write(text: string): void;
  readonly isTTY?: boolean | undefined;
  /** Respects NO_COLOR. */
  hasColors?(): boolean;
}

/** The streams, environment and signal of a command. */
export interface Terminal {
  readonly out: Output;
  readonly error: Output;
  readonly input: Readable;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborts when the command is to end. */
  readonly signal: AbortSignal;
}

/** Invalid arguments. The message says what to pass instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
