import { globSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../src/build.ts';

const app = join(import.meta.dirname, '..');
const dist = join(app, 'dist');

/** The inputs of the site. */
const SOURCES = [
  'src/**',
  '../../spec/**',
  '../../packages/contract/src/**',
  '../../package-lock.json',
] as const;

const madeAt = (file: string): number => statSync(file).mtimeMs;

/** Whether the site in `dist` is newer than all its inputs, as under `npm test`, which builds it first. */
function isFresh(): boolean {
  const built = globSync('*', { cwd: dist }).map((name) => madeAt(join(dist, name)));
  const sources = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: app }));
  const newest = Math.max(...sources.map((file) => madeAt(join(app, file))));
  return built.length > 0 && Math.min(...built) > newest;
}

/** Puts the site into a directory, copying the built one if it is up to date. */
export async function builtSite(directory: string): Promise<void> {
  if (isFresh()) await cp(dist, directory, { recursive: true });
  else await buildSite({ dist: directory });
}
