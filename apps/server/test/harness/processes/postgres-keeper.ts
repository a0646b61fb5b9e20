/**
 * Keeps one throw-away PostgreSQL cluster for the process that started it: creates it in its own directory, prints that
 * directory once the cluster answers, and removes both when standard input ends (as it does when that process is
 * killed) or when it is asked to end.
 */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ordinaryUser, type PostgresSource, postgresPrograms } from './postgres-programs.ts';

/** Listens only on a Unix socket in its directory. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '128MB',
};
/** Settings for speed; the cluster does not survive a crash. */
const VOLATILE: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

const [, , argument, durability] = process.argv;
const source: PostgresSource | undefined =
  argument === 'system' || argument === 'package' ? argument : undefined;
const released = Promise.race([
  once(process.stdin.resume(), 'end'),
  ...['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)),
]);

const directory = await mkdtemp(join(tmpdir(), 'finops-pg-'));
try {
  await keep();
} finally {
  await rm(directory, { recursive: true, force: true });
  process.stdin.destroy();
}

async function keep(): Promise<void> {
  const user = ordinaryUser();
  if (user !== undefined) {
    await chown(directory, user.uid, user.gid);
  }
  const { initdb, postgres, environment } = await postgresPrograms(directory, user, source);
  const options: SpawnOptions = {
    ...user,
    cwd: directory,
    env: { ...process.env, ...environment, LC_ALL: 'C' },
  };
  const data = join(directory, 'data');
  const made = spawnSync(
    initdb,
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`${initdb} failed: ${made.error?.message ?? made.stderr}`);
  }
  const settings = Object.entries({
    ...SETTINGS,
    ...(durability !== 'durable' && VOLATILE),
    unix_socket_directories: directory,
  });
  const server = spawn(
    postgres,
    ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...options,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = once(server, 'exit');
  let log = '';
  const ready = new Promise<void>((resolve) => {
    server.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000);
      if (log.includes('ready to accept connections')) {
        resolve();
      }
    });
  });
  await Promise.race([ready, exited]);
  if (server.exitCode !== null) {
    throw new Error(`${postgres} did not start: ${log}`);
  }
  console.log(directory);
  await Promise.race([released, exited]);
  server.kill('SIGQUIT');
  await exited;
}
