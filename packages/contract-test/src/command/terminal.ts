import type { Clock } from '../send/clock.ts';

/** Where a command writes, and whether a person sees it. */
export interface Output {
  write(text: string): void;
  readonly isTTY?: boolean | undefined;
}

/** What a command has beside its arguments. */
export interface Terminal {
  readonly out: Output;
  readonly error: Output;
  /** Aborts when the caller wants the command to end. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/** Arguments that a command cannot be run with. The message is one sentence that says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
