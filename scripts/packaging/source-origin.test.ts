import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceOrigin } from './source-origin.ts';

let directory: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: directory,
    encoding: 'utf8',
  });

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'origin-'));
  writeFileSync(join(directory, 'package-lock.json'), '{}\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All of it');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('names the commit, the lockfile and the programs', () => {
  expect(sourceOrigin(directory, false)).toEqual({
    commit: git('rev-parse', 'HEAD').trim(),
    modified: false,
    lockfile: createHash('sha256').update('{}\n').digest('hex'),
    programs: { node: process.version.slice(1), npm: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});

it('refuses files that differ from the commit, except when told to', () => {
  writeFileSync(join(directory, 'new.ts'), '');
  expect(() => sourceOrigin(directory, false)).toThrow('?? new.ts');
  expect(sourceOrigin(directory, true)).toMatchObject({ modified: true });
});

it('refuses a directory without a commit', () => {
  rmSync(join(directory, '.git'), { recursive: true });
  expect(() => sourceOrigin(directory, true)).toThrow('this directory has none');
});
