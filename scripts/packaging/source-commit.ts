import { execFileSync } from 'node:child_process';

/** The commit that a directory has checked out, and the files that differ from it, ignored ones aside. */
export interface SourceCommit {
  readonly commit: string;
  readonly changes: readonly string[];
}

/** @throws Error when the directory is in no Git repository with a commit. */
export function sourceCommit(directory: string): SourceCommit {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return {
      commit: git('rev-parse', '--verify', 'HEAD').trim(),
      changes: git('status', '--porcelain').split('\n').filter(Boolean),
    };
  } catch (cause) {
    throw new Error('Provenance names a commit, and Git knows none here.', { cause });
  }
}
