import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '../production/packages.mjs';

/** The tarball of a package. */
export interface Tarball {
  /** Name of the package. */
  readonly name: string;
  readonly version: string;
  /** Path of the file. */
  readonly file: string;
  /** SHA-512 of the file, in hexadecimal. */
  readonly sha512: string;
}

/**
 * Builds the publishable packages into directories of `target` and packs each into `target/tarballs`. Equal sources
 * give identical bytes.
 *
 * @returns The tarballs, dependencies first.
 * @throws Error if the packages cannot be built or packed.
 */
export function packPackages(target: string): Tarball[] {
  const folder = join(target, 'tarballs');
  mkdirSync(folder, { recursive: true });
  return buildPackages(target).map((directory) => packDirectory(directory, folder));
}

/** Packs a directory into a tarball in a folder. */
export function packDirectory(directory: string, folder: string): Tarball {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const file = join(folder, packed.filename);
  const sha512 = createHash('sha512').update(readFileSync(file)).digest('hex');
  return { name: packed.name, version: packed.version, file, sha512 };
}
