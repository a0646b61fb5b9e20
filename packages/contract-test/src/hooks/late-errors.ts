import { failure } from './failure.ts';
import { HookError } from './hook-error.ts';

/** What tells of errors that nobody caught: the process. */
interface ErrorSource {
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
  off(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
}

/** The errors that a module of hooks throws while no hook is running, for example in a timer. */
export interface LateErrors {
  /** Aborts at the first of them. The reason is a HookError. */
  readonly signal: AbortSignal;
  close(): void;
}

/** Takes errors that nobody caught for those of a module of hooks, until it is closed. */
export function watchLateErrors(file: string, source: ErrorSource = process): LateErrors {
  const controller = new AbortController();
  const note = (error: unknown): void =>
    controller.abort(
      new HookError(`${file}: an error was thrown outside of the hooks: ${failure(error)}`, { cause: error }),
    );
  source.on('uncaughtException', note);
  return { signal: controller.signal, close: () => void source.off('uncaughtException', note) };
}
