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
 * Builds the packages that can be published into directories of `target`, and packs each into `target/tarballs`. The same
 * sources give the same bytes.
 *
 * @returns The tarballs, each after those of the packages that it needs.
 * @throws Error when the packages cannot be built or packed.
 */
export function packPackages(target: string): Tarball[] {
  const folder = join(target, 'tarballs');
  mkdirSync(folder, { recursive: true });
  return buildPackages(target).map((directory) => packDirectory(directory, folder));
}

/** Packs what a tarball holds, a directory, into a folder. */
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
