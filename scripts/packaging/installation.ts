import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../root.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { oldestNode } from '../testing/oldest-node.ts';
import type { Tarball } from './pack-packages.ts';

/** A directory outside the repository with installed packages. */
export interface Installation {
  readonly path: string;
  /** The import specifiers of a package: its entry points. */
  entryPointsOf(name: string): readonly string[];
  /** Writes a file. */
  write(file: string, text: string): void;
  /** Runs a program of the oldest Node on this machine, or one that npm has linked, until it exits. */
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
 * Installs packages with npm from their tarballs and those of our packages that they depend on, with additional
 * packages. Third-party packages are linked from the repository if their versions match; the network is not used.
 *
 * @throws Error with the output of npm if the installation fails.
 */
export function install(
  names: readonly string[],
  tarballs: readonly Tarball[],
  beside: readonly string[] = [],
): Installation {
  const path = mkdtempSync(join(tmpdir(), 'installation-'));
  const dependencies = new Map(
    ['@types/node', ...beside].map((other) => [other, `file:${installedAt(other, names[0] ?? '')}`]),
  );
  const add = (name: string): void => {
    const tarball = tarballs.find((each) => each.name === name);
    if (tarball === undefined) throw new Error(`No tarball of ${name}.`);
    dependencies.set(name, `file:${tarball.file}`);
    const directory = join(dirname(dirname(tarball.file)), name.replace('@finops/', ''));
    for (const needed of Object.keys(readManifest(directory).dependencies ?? {})) {
      if (tarballs.some((each) => each.name === needed)) add(needed);
      else dependencies.set(needed, `file:${installedAt(needed, name)}`);
    }
  };
  for (const name of names) add(name);

  const node = oldestNode();
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const write = (file: string, text: string): void => writeFileSync(join(path, file), text);
  write('package.json', JSON.stringify({ type: 'module', dependencies: Object.fromEntries(dependencies) }));
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'],
    { cwd: path, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error(`${names.join(', ')} cannot be installed:\n${stderr}`);

  return {
    path,
    entryPointsOf: (name) => {
      const { exports } = readManifest(join(path, 'node_modules', name));
      return Object.keys(exports).map((point) => name + point.slice(1));
    },
    write,
    run: async (program, ...args) => {
      const command: Command = startCommand(program === 'node' ? node : program, args, env, path);
      return { code: await command.ended, output: command.output() };
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Path in the repository of a package that one of ours imports. */
function installedAt(needed: string, name: string): string {
  const nested = join(root, name.replace('@finops', 'packages'), 'node_modules', needed);
  return existsSync(nested) ? nested : join(root, 'node_modules', needed);
}
