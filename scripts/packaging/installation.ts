import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../root.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { oldestNode } from '../testing/oldest-node.ts';
import type { Tarball } from './pack-packages.ts';

/** A directory outside the repository in which a package is installed. */
export interface Installation {
  readonly path: string;
  /** What the package is imported by: its entry points. */
  readonly entryPoints: readonly string[];
  /** Writes a file. */
  write(file: string, text: string): void;
  /** Runs a program of the oldest Node of this machine, or one that npm has linked, to its end. */
  run(program: string, ...args: string[]): Promise<{ code: number | NodeJS.Signals | null; output: string }>;
  remove(): void;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

const readManifest = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/**
 * Installs a package with npm from its tarball and from those of ours that it needs, with more packages beside it. Packages of others
 * are those of the repository, linked by npm if their versions are the ones that are asked for; no network is used.
 *
 * @throws Error with what npm said when it cannot be installed.
 */
export function install(
  name: string,
  tarballs: readonly Tarball[],
  beside: readonly string[] = [],
): Installation {
  const path = mkdtempSync(join(tmpdir(), 'installation-'));
  const dependencies = new Map(
    ['@types/node', ...beside].map((other) => [other, `file:${installedAt(other, name)}`]),
  );
  const add = (tarball: Tarball): void => {
    dependencies.set(tarball.name, `file:${tarball.file}`);
    const directory = join(dirname(dirname(tarball.file)), tarball.name.replace('@finops/', ''));
    for (const needed of Object.keys(readManifest(directory).dependencies ?? {})) {
      const own = tarballs.find((each) => each.name === needed);
      if (own) add(own);
      else dependencies.set(needed, `file:${installedAt(needed, tarball.name)}`);
    }
  };
  const tarball = tarballs.find((each) => each.name === name);
  if (tarball === undefined) throw new Error(`There is no tarball of ${name}.`);
  add(tarball);

  const node = oldestNode();
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const write = (file: string, text: string): void => writeFileSync(join(path, file), text);
  write('package.json', JSON.stringify({ type: 'module', dependencies: Object.fromEntries(dependencies) }));
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'],
    { cwd: path, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error(`${name} cannot be installed:\n${stderr}`);

  const { exports } = readManifest(join(path, 'node_modules', name));
  return {
    path,
    entryPoints: Object.keys(exports).map((point) => name + point.slice(1)),
    write,
    run: async (program, ...args) => {
      const command: Command = startCommand(program === 'node' ? node : program, args, env, path);
      return { code: await command.ended, output: command.output() };
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Where the repository has a package that one of ours imports. */
function installedAt(needed: string, name: string): string {
  const nested = join(root, name.replace('@finops', 'packages'), 'node_modules', needed);
  return existsSync(nested) ? nested : join(root, 'node_modules', needed);
}
