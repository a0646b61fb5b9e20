import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { DirectoryInUse } from './directory-lock.ts';
import { migratedTemplate } from './migrated-template.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const DAMAGED = 'its files are damaged \\(.+\\)';

/** Opens a data directory, writes users into it one after the other, and prints each identifier once committed. */
const writer = `
  const [, directory] = process.argv;
  const { openDatabase } = await import(${JSON.stringify(new URL('database.ts', import.meta.url))});
  const { migratedTemplate } = await import(${JSON.stringify(new URL('migrated-template.ts', import.meta.url))});
  try {
    const database = await openDatabase({ directory, template: migratedTemplate });
    for (let n = 0; ; n += 1) {
      const user_id = 'USR_' + process.pid + '_' + n;
      await database.kysely.insertInto('app_user')
        .values({ user_id, email: '', name: '', password_hash: '', created_at: new Date() }).execute();
      console.log(user_id);
    }
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }`;

describe('the embedded database in a directory', { timeout: 90_000 }, () => {
  /** A directory that was opened, migrated and closed. */
  let whole: string;
  let parent: string;
  let directory: string;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), 'finops-embedded-'));
    const database = await openDatabase({ directory: whole, template: migratedTemplate });
    await database.close();
  });
  afterAll(() => rm(whole, { recursive: true }));
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'finops-embedded-'));
    directory = join(parent, 'data');
  });
  afterEach(async () => {
    for (const child of running) {
      await kill(child);
    }
    await rm(parent, { recursive: true });
  });

  /** Restores a directory that was in use before. */
  const furnish = () => cp(whole, directory, { recursive: true });
  const kill = async (child: ChildProcess) => {
    if (running.delete(child) && child.kill('SIGKILL')) {
      await once(child, 'close');
    }
  };
  const startWriter = () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer, directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    const printed: string[] = [];
    const lines = createInterface(child.stdout).on('line', (line) => printed.push(line));
    return { child, printed, firstLine: once(lines, 'line').then(([line]) => String(line)) };
  };
  const userIds = async ({ kysely }: Database) => {
    const rows = await kysely.selectFrom('app_user').select('user_id').execute();
    return rows.map(({ user_id }) => user_id);
  };

  it('is open to its owner alone, made anew and found open to others', async () => {
    const modes = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
    const fresh = join(parent, 'made', 'anew');
    await (await openDatabase({ directory: fresh })).close();
    expect(await modes(join(parent, 'made'), fresh, join(fresh, 'postgres'))).toEqual(['700', '700', '700']);
    await Promise.all([fresh, join(fresh, 'postgres')].map((path) => chmod(path, 0o755)));
    await (await openDatabase({ directory: fresh })).close();
    expect(await modes(fresh, join(fresh, 'postgres'))).toEqual(['700', '700']);
  });

  it('keeps what it holds', async () => {
    const first = await openDatabase({ directory, template: migratedTemplate });
    await first.kysely
      .insertInto('app_user')
      .values({ user_id: 'USR_1', email: '', name: '', password_hash: '', created_at: new Date() })
      .execute();
    await first.close();
    const second = await openDatabase({ directory });
    expect(await userIds(second)).toEqual(['USR_1']);
    await second.close();
  });

  it('refuses a second process, naming the directory, the process and the ways out', async () => {
    await furnish();
    const { child, firstLine } = startWriter();
    await firstLine;
    const opening = openDatabase({ directory });
    await expect(opening).rejects.toThrow(DirectoryInUse);
    await expect(opening).rejects.toThrow(
      `The data directory ${directory} is in use by process ${child.pid}. Two processes on one embedded database lose data. ` +
        'Stop that process, set DATA_DIR to another directory, or use PostgreSQL with DATABASE_URL.',
    );
  });

  it('refuses all but one of the processes that start at once', async () => {
    const writers = [startWriter(), startWriter(), startWriter()];
    const lines = await Promise.all(writers.map(({ firstLine }) => firstLine));
    expect(lines.filter((line) => line.startsWith('USR_'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('DirectoryInUse: '))).toHaveLength(2);
  });

  it('refuses a second handle in the same process, until the first is closed', async () => {
    await furnish();
    const first = await openDatabase({ directory });
    await expect(openDatabase({ directory })).rejects.toThrow(`is in use by process ${process.pid}`);
    await first.close();
    const second = await openDatabase({ directory });
    await second.close();
  });

  it('opens after its process was killed, with all that was committed', async () => {
    for (const _ of IS_SOAKED ? [1, 2] : [1]) {
      const { child, printed, firstLine } = startWriter();
      expect(await firstLine).toMatch(/^USR_/);
      await expect.poll(() => printed.length, { timeout: 20_000 }).toBeGreaterThan(20);
      await kill(child);
      const database = await openDatabase({ directory });
      expect(await userIds(database)).toEqual(expect.arrayContaining(printed));
      await database.close();
    }
  });

  it('opens when the number of the killed process belongs to another one now', async () => {
    await furnish();
    await writeFile(join(directory, 'holder.pid'), `${process.ppid}\n`);
    const database = await openDatabase({ directory });
    await database.close();
  });

  it('starts anew after a first start that was cut off', async () => {
    await mkdir(join(directory, 'postgres.unfinished', 'base'), { recursive: true });
    await writeFile(join(directory, 'postgres.unfinished', 'PG_VERSION'), 'half');
    const database = await openDatabase({ directory, template: migratedTemplate });
    expect(await userIds(database)).toEqual([]);
    await database.close();
    expect((await readdir(directory)).sort()).toEqual(['lock', 'postgres']);
  });

  /** Only under `npm run test:soak`, like the loss of a part. */
  const furtherDamages: [string, (cluster: string) => Promise<void>, string][] = [
    ['has an empty version', (cluster) => writeFile(join(cluster, 'PG_VERSION'), ''), DAMAGED],
    [
      'has a control file that was cut off',
      (cluster) => truncate(join(cluster, 'global', 'pg_control'), 100),
      DAMAGED,
    ],
  ];

  it.each<[string, (cluster: string) => Promise<void>, string]>([
    ['has lost a part', (cluster) => rm(join(cluster, 'base'), { recursive: true }), DAMAGED],
    [
      'has something else for its lock',
      (cluster) => writeFile(join(cluster, '..', 'lock'), 'no lock'.repeat(999)),
      'its files are damaged \\(file is not a database\\)',
    ],
    [
      'is a file',
      async (cluster) => {
        await rm(directory, { recursive: true });
        await writeFile(join(cluster, '..'), '');
      },
      'it is a file',
    ],
    ...(IS_SOAKED ? furtherDamages : []),
  ])('says what to do about a directory that %s', async (_, spoil, reason) => {
    await furnish();
    await spoil(join(directory, 'postgres'));
    await expect(openDatabase({ directory })).rejects.toThrow(
      new RegExp(
        `^The data directory ${directory} cannot be opened: ${reason}. Delete it to start over, or set DATA_DIR to another.$`,
      ),
    );
    await rm(directory, { recursive: true });
    // Reopening takes seconds, and is the same whatever was damaged.
    if (!IS_SOAKED && reason !== DAMAGED) return;
    const afresh = await openDatabase({ directory });
    await afresh.close();
  });

  it('lets the directory go when it cannot be opened', async () => {
    await mkdir(directory);
    await writeFile(join(directory, 'postgres'), 'a file where a directory should be');
    await expect(openDatabase({ directory })).rejects.not.toThrow(DirectoryInUse);
    await rm(join(directory, 'postgres'));
    const database = await openDatabase({ directory });
    await database.close();
  });
});
