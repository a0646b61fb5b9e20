/**
 * `npm run pack`: builds the packages that can be published and packs them into `publish/tarballs`, each with a statement of its
 * provenance beside it, and `SHA512SUMS`. Nothing is sent. It refuses to pack files that differ from the commit that the statement
 * names, except with `-- --modified`, which the statement then says.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from '../production/alone.mjs';
import { publishDirectory } from '../production/packages.mjs';
import { lock } from '../production/tree.mjs';
import { root } from '../root.ts';
import { packPackages } from './pack-packages.ts';
import { provenance } from './provenance.ts';
import { sourceCommit } from './source-commit.ts';

/** @throws Error when there is nothing that may be packed, or packing fails. */
function pack(isModifiedAllowed: boolean): void {
  const { commit, changes } = sourceCommit(root);
  const modified = changes.length > 0;
  if (modified && !isModifiedAllowed) {
    throw new Error(
      `These files differ from the commit; commit them, or pack them with \`npm run pack -- --modified\`:\n${changes.join('\n')}`,
    );
  }
  const origin = {
    commit,
    modified,
    lockfile: createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
    programs: {
      node: process.version.slice(1),
      npm: execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim(),
    },
  };
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
