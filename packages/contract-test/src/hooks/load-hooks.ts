import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Clock, systemClock } from '../send/clock.ts';
import { HookError } from './hook-error.ts';
import type { Hooks } from './hooks.ts';
import { inTime } from './time-limit.ts';

const names = ['beforeRun', 'beforeRequest', 'afterResponse', 'afterRun'] as const;

/** The process features that indicate type stripping. */
type Features = { readonly typescript?: unknown };

/** Options for loading a hooks module. */
interface Loading {
  /** The features of this Node; by default those of the process. */
  readonly features?: Features;
  /** The clock; by default that of the machine. */
  readonly clock?: Clock;
  /** Each ends the loading when it aborts. */
  readonly signals?: readonly AbortSignal[];
}

/**
 * Loads a hooks module.
 *
 * @throws {HookError} if it cannot be loaded in time, or has no hooks
 */
export async function loadHooks(file: string, loading: Loading = {}): Promise<Hooks> {
  const { features = process.features as Features, clock = systemClock, signals = [] } = loading;
  const isTypeScript = ['.ts', '.mts', '.cts'].includes(extname(file));
  if (isTypeScript && (features.typescript === undefined || features.typescript === false)) {
    throw new HookError(
      `${file}: Node ${process.version} does not run TypeScript: use 22.18 or newer, or write the hooks as .js or .mjs.`,
    );
  }
  const imported = import(pathToFileURL(resolve(file)).href);
  const loaded: unknown = await inTime(imported, clock, signals).catch((error: unknown) => {
    const late = signals.find(({ reason }) => reason instanceof HookError);
    if (late !== undefined) throw late.reason;
    throw new HookError(
      `${file}: the hooks cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const exported = loaded as Readonly<Record<string, unknown>>;
  const given = names.filter((name) => exported[name] !== undefined);
  const odd = given.find((name) => typeof exported[name] !== 'function');
  if (odd !== undefined) throw new HookError(`${file}: ${odd} is not a function.`);
  if (given.length === 0) {
    throw new HookError(`${file} exports no hook: export at least one of ${names.join(', ')} by name.`);
  }
  return Object.fromEntries(given.map((name) => [name, exported[name]]));
}
