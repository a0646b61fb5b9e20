import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { empty, postgres, type TestDatabase, tableCount } from '../../test/harness/processes/databases.ts';
import { runCommand } from '../../test/harness/processes/run-command.ts';
import { kill, listening, spawnServer, type Variables } from '../../test/harness/processes/server-process.ts';
import { sampleRequestLog } from '../../test/harness/seed/sample-request-log.ts';
import { beforeBaseline } from '../../test/harness/worlds/before-baseline.ts';
import { startServer } from '../../test/harness/worlds/server.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { joinDeployment } from '../storage/engine/deployment.ts';
import { keepHistory } from '../storage/requests/keep-history.ts';
import { requestLogStore } from '../storage/requests/postgres-request-log-store.ts';
import { readFunctions } from '../storage/schema/functions.ts';
import { readMigrations } from '../storage/schema/migrations.ts';

let database: TestDatabase;
let url: string;

beforeEach(async () => {
  database = await postgres.open();
  url = database.url ?? '';
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

/** A role that may sign in, and its address. */
async function role(name: string): Promise<{ role: string; url: string }> {
  const own = `${name}_${new URL(url).pathname.slice(1)}`;
  await sql`CREATE ROLE ${sql.id(own)} LOGIN`.execute(database.kysely);
  const address = new URL(url);
  address.username = own;
  return { role: own, url: address.href };
}

test('production starts once the migrations have run, and runs none itself', async () => {
  await empty(database);
  await expect(joinDeployment('production', database)).rejects.toThrow(
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
  const child = spawnServer(production());
  onTestFinished(() => kill(child));
  const server = await listening(child);
  expect((await fetch(`${server.console}/readyz`)).status).toBe(200);
});

/** A digest of all rows of each table, except the bookkeeping of migrations. */
async function rowsOfAll(): Promise<ReadonlyMap<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND NOT starts_with(tablename, 'schema_')`.execute(
    database.kysely,
  );
  const digests = tables.map(async ({ name }) => {
    const { rows } = await sql<{ digest: string | null }>`
      SELECT md5(string_agg(stored::text, E'\n' ORDER BY stored::text)) AS digest FROM ${sql.table(name)} AS stored`.execute(
      database.kysely,
    );
    return [name, rows[0]?.digest ?? null] as const;
  });
  return new Map(await Promise.all(digests));
}

test('a database of the version before the baseline keeps its rows, and the server starts on it', async () => {
  await joinDeployment('sandbox', database);
  const server = await startServer({ database });
  onTestFinished(() => server.stop());
  const { businessId, authorization } = await server.seedBusiness();
  const profile = await server.services.profiles.find(businessId, businessId);
  if (profile === undefined) throw new Error('The business has no profile.');
  await server.services.balances.fund(profile, 'NGN', Decimal.parse('5'), 'fund');
  await beforeBaseline(database);
  const before = await rowsOfAll();
  expect([...before.values()].filter((digest) => digest !== null).length).toBeGreaterThan(5);

  expect(await migrate({ DATABASE_URL: url })).toEqual({
    code: 0,
    stdout: 'functions/count-call.sql has run.\nThe database is up to date.\n',
    stderr: '',
  });
  expect(await rowsOfAll()).toEqual(before);
  await joinDeployment('sandbox', database);
  const again = await startServer({ database });
  onTestFinished(() => again.stop());
  expect((await again.call('/v1/balances', { headers: { authorization } })).status).toBe(200);
});

test('a database that lacks some of the migrations before the baseline is refused, and stays as it is', async () => {
  await beforeBaseline(database, 1);
  const refused = await migrate({ DATABASE_URL: url });
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain(
    'First run `npm run migrate` of the version whose last migration is 0108-unpaid-exchanges.sql',
  );
  const { rows } = await sql`SELECT FROM schema_migration WHERE name > '0108'`.execute(database.kysely);
  expect(rows).toEqual([]);
});

test('migrations run as a role of their own, and the server as one that may not change tables', async () => {
  await empty(database);
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
  const asApp = await openDatabase({ url: app.url });
  onTestFinished(() => asApp.close());
  await joinDeployment('production', asApp);
  const server = await startServer({ database: asApp });
  onTestFinished(() => server.stop());
  const { authorization } = await server.seedBusiness();
  const balances = await server.call('/v1/balances', { headers: { authorization } });
  expect(balances.status).toBe(200);
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
    await newer(true);
    await joinDeployment(environment, database);
  });

  test('it does not start when it is not', async () => {
    await newer(false);
    await expect(joinDeployment('production', database)).rejects.toThrow(
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
