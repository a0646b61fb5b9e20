import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { empty, postgres, type TestDatabase, tableCount } from '../../test/harness/processes/databases.ts';
import { runCommand } from '../../test/harness/processes/run-command.ts';
import {
  kill,
  type ListeningProcess,
  listening,
  spawnServer,
  type Variables,
} from '../../test/harness/processes/server-process.ts';
import { sampleRequestLog } from '../../test/harness/seed/sample-request-log.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { keepHistory } from '../storage/requests/keep-history.ts';
import { requestLogStore } from '../storage/requests/postgres-request-log-store.ts';
import { readFunctions } from '../storage/schema/functions.ts';
import { readMigrations } from '../storage/schema/migrations.ts';

let database: TestDatabase;
let url: string;

beforeEach(async () => {
  database = await postgres.open();
  url = database.url ?? '';
  await empty(database);
});
afterEach(() => database.close());

const migrate = (environment: Variables) => runCommand('migrate', environment);

const production = (databaseUrl = url): Variables => ({
  ENVIRONMENT: 'production',
  SECRET_KEY: randomBytes(32).toString('base64'),
  PERSONAL_DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
  DATABASE_URL: databaseUrl,
  ISSUER_URL: 'https://auth.example.com',
  DASHBOARD_URL: 'https://dashboard.example.com',
  VENUE: 'none',
  RAILS: 'none',
  IDENTITY_PROVIDER: 'none',
  FILE_STORE: 'none',
});

/** Starts a server that ends with the test. */
function start(environment: Variables): Promise<ListeningProcess> {
  const child = spawnServer(environment);
  onTestFinished(() => kill(child));
  return listening(child);
}

/** A role that may sign in, and the address under which it does. */
async function role(name: string): Promise<{ role: string; url: string }> {
  const own = `${name}_${new URL(url).pathname.slice(1)}`;
  await sql`CREATE ROLE ${sql.id(own)} LOGIN`.execute(database.kysely);
  const address = new URL(url);
  address.username = own;
  return { role: own, url: address.href };
}

test('production starts once the migrations have run, and runs none itself', async () => {
  await expect(start(production())).rejects.toThrow(
    'No migration has run on the database. Run `npm run migrate` first.',
  );
  expect(await tableCount(database)).toBe(0);

  const all = [...(await readMigrations()), ...(await readFunctions())].map(({ name }) => name);
  expect(await migrate({ DATABASE_URL: url })).toEqual({
    code: 0,
    stdout: `${all.map((name) => `${name} has run.\n`).join('')}The database is up to date.\n`,
    stderr: '',
  });
  expect((await migrate({ DATABASE_URL: url })).stdout).toBe('The database is up to date.\n');
  const server = await start(production());
  expect((await fetch(`${server.console}/readyz`)).status).toBe(200);
});

test('migrations run as a role of their own, and the server as one that may not change tables', async () => {
  const [owner, app] = [await role('owner'), await role('app')];
  const { pathname } = new URL(url);
  await sql`GRANT CREATE ON DATABASE ${sql.id(pathname.slice(1))} TO ${sql.id(owner.role)}`.execute(
    database.kysely,
  );
  await sql`GRANT ALL ON SCHEMA public TO ${sql.id(owner.role)}`.execute(database.kysely);
  await sql`GRANT USAGE ON SCHEMA public TO ${sql.id(app.role)}`.execute(database.kysely);
  await sql`ALTER DEFAULT PRIVILEGES FOR ROLE ${sql.id(owner.role)} IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${sql.id(app.role)}`.execute(database.kysely);
  const environment = { ...production(app.url), MIGRATION_DATABASE_URL: owner.url };
  expect(await migrate(environment)).toMatchObject({ code: 0, stderr: '' });
  const { rows } = await sql`SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ tableowner: owner.role }]);
  const server = await start(production(app.url));
  expect((await fetch(`${server.api}/v1/countries`)).status).toBe(200);

  const asApp = await openDatabase({ url: app.url });
  onTestFinished(() => asApp.close());
  await expect(sql`DROP TABLE request_log_default`.execute(asApp.kysely)).rejects.toThrow('must be owner');
  while (await keepHistory(asApp.kysely));
  await requestLogStore(asApp.kysely).write([sampleRequestLog({ businessId: 'BUS_1' })], false);
  const partitions = await sql`
    SELECT DISTINCT tableowner FROM pg_tables WHERE tablename ~ '^request_log_\\d{8}$'`.execute(
    database.kysely,
  );
  expect(partitions.rows).toEqual([{ tableowner: owner.role }]);
});

describe('beside a migration that is newer than the program', () => {
  const newer = (isAdditive: boolean) =>
    sql`INSERT INTO schema_migration (name, checksum, is_additive) VALUES ('9999-newer.sql', 'x', ${isAdditive})`.execute(
      database.kysely,
    );

  test.each(['production', 'sandbox'] as const)('%s starts when it is additive', async (environment) => {
    await migrate({ DATABASE_URL: url });
    await newer(true);
    const server = await start(environment === 'production' ? production() : { DATABASE_URL: url });
    expect((await fetch(`${server.console}/readyz`)).status).toBe(200);
  });

  test('it does not start when it is not', async () => {
    await migrate({ DATABASE_URL: url });
    await newer(false);
    await expect(start(production())).rejects.toThrow(
      'The database has the migration 9999-newer.sql, which this version of the program does not know and which is not marked as additive.',
    );
  });
});

test.each([
  [
    {},
    'DATABASE_URL is not set. Set it to postgresql://…; the embedded database is migrated when `npm start` starts.',
  ],
  [{ MIGRATION_DATABASE_URL: 'mysql://127.0.0.1/x' }, 'MIGRATION_DATABASE_URL is not a valid URL.'],
  [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }, '127.0.0.1:1'],
])('%j is refused with a sentence', async (environment, sentence) => {
  const refused = await migrate(environment);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain(sentence);
});
