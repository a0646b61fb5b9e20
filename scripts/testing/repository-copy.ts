import { globSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

const PARTS = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  '.spectral.yaml',
  'LICENSE',
  'apps',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'package.json',
  'packages',
  'redocly.yaml',
  'scripts',
  'spec',
  'tsconfig.build.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** A copy of the repository that can be edited freely; it shares the installed dependencies but not our packages. */
export interface RepositoryCopy {
  path: string;
  /** Additional environment of commands: compiled code of a copy is useless elsewhere. */
  env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/** Copies the sources into a temporary directory. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const path = mkdtempSync(join(tmpdir(), 'repository-'));
  for (const part of PARTS) {
    await cp(join(root, part), join(path, part), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist|dist\.next|\.turbo)$/.test(source),
    });
  }
  for (const directory of globSync('{scripts,packages/*,apps/*}/node_modules', { cwd: root })) {
    symlinkSync(join(root, directory), join(path, directory));
  }
  linkInstalled(join(root, 'node_modules'), join(path, 'node_modules'));
  return {
    path,
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Links all installed dependencies; the relative links to our packages are kept, so that they resolve to the copy. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(join(to, '@finops'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@finops') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@finops'))) {
    symlinkSync(readlinkSync(join(from, '@finops', name)), join(to, '@finops', name));
  }
}
