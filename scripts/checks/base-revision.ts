import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The merge base with main; the last commit if on main or if there is no main. */
export function baseRevision(): string {
  const main = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name) !== undefined,
  );
  return (main === undefined ? undefined : git('merge-base', 'HEAD', main)) ?? 'HEAD';
}
