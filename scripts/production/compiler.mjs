import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './tree.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/** Whether the development packages, including types, are installed. */
export function isInstalled() {
  return existsSync(join(root, TSC));
}

/**
 * Emits the projects of tsconfig files. If the development packages are installed, types are checked too; otherwise the
 * compiler in the lockfile is fetched temporarily and only emits.
 *
 * @throws Error if the compiler reports errors, which it has printed.
 */
export function compile(...projects) {
  if (isInstalled()) {
    emit(join(root, TSC), projects, []);
    return;
  }
  const directory = mkdtempSync(join(tmpdir(), 'compiler-'));
  try {
    const { typescript } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
    writeFileSync(
      join(directory, 'package.json'),
      JSON.stringify({ private: true, dependencies: { typescript } }),
    );
    cpSync(join(root, 'package-lock.json'), join(directory, 'package-lock.json'));
    npm(directory, 'install', '--package-lock-only', '--offline');
    npm(directory, 'ci');
    emit(join(directory, TSC), projects, ['--noCheck', '--types', '']);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function emit(tsc, projects, options) {
  for (const project of projects) {
    const { status } = spawnSync(process.execPath, [tsc, '--project', project, ...options], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`Compiling ${project} failed.`);
  }
}
