import { execFileSync } from 'node:child_process';

/** The checked-out commit of a directory, and the files that differ from it, except ignored ones. */
export interface SourceCommit {
  readonly commit: string;
  readonly changes: readonly string[];
}

/** @throws Error if the directory is not in a Git repository with a commit. */
export function sourceCommit(directory: string): SourceCommit {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return {
      commit: git('rev-parse', '--verify', 'HEAD').trim(),
      changes: git('status', '--porcelain').split('\n').filter(Boolean),
    };
  } catch (cause) {
    throw new Error('Provenance requires a Git commit, and this directory has none.', { cause });
  }
}
