import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Origin } from './provenance.ts';
import { sourceCommit } from './source-commit.ts';

/**
 * Determines the source of the tarballs of a repository.
 *
 * @throws Error if files differ from the commit and that is not allowed, or if there is no commit.
 */
export function sourceOrigin(directory: string, isModifiedAllowed: boolean): Origin {
  const { commit, changes } = sourceCommit(directory);
  const modified = changes.length > 0;
  if (modified && !isModifiedAllowed) {
    throw new Error(
      `These files differ from the commit. Commit them, or pack them with \`npm run pack -- --modified\`:\n${changes.join('\n')}`,
    );
  }
  const lockfile = createHash('sha256').update(readFileSync(join(directory, 'package-lock.json')));
  return {
    commit,
    modified,
    lockfile: lockfile.digest('hex'),
    programs: {
      node: process.version.slice(1),
      npm: execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim(),
    },
  };
}
