import { failure } from './failure.ts';
import { HookError } from './hook-error.ts';

/** The source of uncaught errors: the process. */
interface ErrorSource {
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
  off(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
}

/** Errors that a hooks module throws while no hook is running, for example in a timer. */
export interface LateErrors {
  /** Aborts on the first one. The reason is a HookError. */
  readonly signal: AbortSignal;
  close(): void;
}

/** Attributes uncaught errors to a hooks module until closed. */
export function watchLateErrors(file: string, source: ErrorSource = process): LateErrors {
  const controller = new AbortController();
  const note = (error: unknown): void =>
    controller.abort(
      new HookError(`${file}: an error was thrown outside of the hooks: ${failure(error)}`, { cause: error }),
    );
  source.on('uncaughtException', note);
  return { signal: controller.signal, close: () => void source.off('uncaughtException', note) };
}
