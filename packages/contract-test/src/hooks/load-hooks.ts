import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HookError } from './hook-error.ts';
import type { Hooks } from './hooks.ts';

const names = ['beforeRun', 'beforeRequest', 'afterResponse', 'afterRun'] as const;

/** What a Node that strips types says of itself. */
type Features = { readonly typescript?: unknown };

/**
 * Loads a module of hooks.
 *
 * @param features - what this Node can do; of the process unless told
 * @throws {HookError} when it cannot be loaded or has no hooks
 */
export async function loadHooks(
  file: string,
  features: Features = process.features as Features,
): Promise<Hooks> {
  const isTypeScript = ['.ts', '.mts', '.cts'].includes(extname(file));
  if (isTypeScript && (features.typescript === undefined || features.typescript === false)) {
    throw new HookError(
      `${file}: this Node (${process.version}) does not run TypeScript: use 22.18 or newer, or write the hooks as .js or .mjs.`,
    );
  }
  const loaded: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new HookError(
      `${file}: the hooks cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const exported = loaded as Readonly<Record<string, unknown>>;
  const given = names.filter((name) => exported[name] !== undefined);
  const odd = given.find((name) => typeof exported[name] !== 'function');
  if (odd !== undefined) throw new HookError(`${file}: ${odd} is no function.`);
  if (given.length === 0) {
    throw new HookError(`${file} exports no hook: export one of ${names.join(', ')} by its name.`);
  }
  return Object.fromEntries(given.map((name) => [name, exported[name]]));
}
