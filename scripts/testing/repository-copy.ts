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

/** A copy of the repository that may be edited freely; it shares what is installed, and its packages are its own. */
export interface RepositoryCopy {
  path: string;
  /** What commands in it get beside the environment: what is compiled of a copy is of no use to any other. */
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

/** Links everything that is installed; the links to our packages are kept as they are, so that they lead into the copy. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(join(to, '@finops'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@finops') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@finops'))) {
    symlinkSync(readlinkSync(join(from, '@finops', name)), join(to, '@finops', name));
  }
}
