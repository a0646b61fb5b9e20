import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kill, spawnServer } from '../../test/harness/processes/server-process.ts';
import { beforeBaseline } from '../../test/harness/worlds/before-baseline.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { joinDeployment } from '../storage/engine/deployment.ts';
import { migratedTemplate } from '../storage/engine/migrated-template.ts';
import { composeAnew } from './compose-anew.ts';

/** A sandbox of a version before the baseline, with a person and a file. */
let directory: string;
let file: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'finops-anew-'));
  file = join(directory, 'files', 'passport');
  await mkdir(join(directory, 'files'));
  await writeFile(file, 'x');
  const database = await openDatabase({ directory, template: migratedTemplate });
  await joinDeployment('sandbox', database);
  await database.kysely
    .insertInto('app_user')
    .values({ user_id: 'USR_old', email: 'a@b.c', name: '', password_hash: '', created_at: new Date() })
    .execute();
  await beforeBaseline(database, 2);
  await database.close();
});
afterAll(() => rm(directory, { recursive: true }));

const composed = (answer: boolean) =>
  composeAnew(
    readConfig({ DATA_DIR: directory }),
    pino({ level: 'silent' }),
    async (asked) => asked === directory && answer,
  );

test('a sandbox that is too old stays as it is unless it may go, and the server says what to do', async () => {
  const child = spawnServer(
    { DATA_DIR: directory, LOG_LEVEL: 'error' },
    { program: 'src/demo/main.ts', stdio: 'ipc' },
  );
  const [complaint, [message]] = await Promise.all([
    child.stderr === null ? '' : text(child.stderr),
    once(child, 'message'),
    once(child, 'message').then(() => child.send({ answer: false })),
  ]).finally(() => kill(child));
  expect(message).toEqual({
    question: `The sandbox in ${directory} is too old for this version. Delete its data and create a new sandbox?`,
  });
  expect(complaint).toContain('The server cannot start:\nThe database was made by an earlier version');
  expect(complaint).toContain('To start over, delete the data directory, or set DATA_DIR to another.');
  expect(child.exitCode).toBe(1);
});

test('one that may go is made anew, with its files', async () => {
  await expect(composed(false)).rejects.toThrow('The database was made by an earlier version');
  expect(existsSync(file)).toBe(true);
  const composition = await composed(true);
  expect(existsSync(file)).toBe(false);
  expect(await composition.database.kysely.selectFrom('app_user').selectAll().execute()).toEqual([]);
  await composition.close();
});
