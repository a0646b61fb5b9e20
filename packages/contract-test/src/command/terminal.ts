import type { Clock } from '../send/clock.ts';

/** An output of a command, and whether it is a terminal. */
export interface Output {
  write(text: string): void;
  readonly isTTY?: boolean | undefined;
}

/** The environment of a command. */
export interface Terminal {
  readonly out: Output;
  readonly error: Output;
  /** Aborts when the command should stop. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/** Invalid arguments. The message is one sentence that says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
