/**
 * `npm run pack`: builds the publishable packages and packs them into `publish/tarballs`, each with a provenance
 * statement, and writes `SHA512SUMS`. Publishes nothing. Refuses to pack files that differ from the commit in the
 * statement, except with `-- --modified`, which the statement then records.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from '../production/alone.mjs';
import { publishDirectory } from '../production/packages.mjs';
import { lock } from '../production/tree.mjs';
import { root } from '../root.ts';
import { packPackages } from './pack-packages.ts';
import { provenance } from './provenance.ts';
import { sourceOrigin } from './source-origin.ts';

/** @throws Error if packing is refused or fails. */
function pack(isModifiedAllowed: boolean): void {
  const origin = sourceOrigin(root, isModifiedAllowed);
  rmSync(publishDirectory, { recursive: true, force: true });
  const tarballs = packPackages(publishDirectory);
  for (const tarball of tarballs) {
    writeFileSync(
      tarball.file.replace(/\.tgz$/, '.intoto.json'),
      `${JSON.stringify(provenance(tarball, origin), null, 2)}\n`,
    );
    console.log(relative(root, tarball.file));
  }
  const sums = tarballs.map(({ sha512, file }) => `${sha512}  ${basename(file)}\n`);
  writeFileSync(join(publishDirectory, 'tarballs/SHA512SUMS'), sums.join(''));
}

const { modified } = parseArgs({ options: { modified: { type: 'boolean', default: false } } }).values;
try {
  await alone(lock, () => pack(modified));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
