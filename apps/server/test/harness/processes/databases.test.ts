import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/storage/engine/database.ts';
import { keepHistory } from '../../../src/storage/requests/keep-history.ts';
import { seedBusiness } from '../seed/seed-business.ts';
import { databases, postgres, type TestDatabase } from './databases.ts';

/** Distinguishes a database from one whose tables were created separately. */
async function identityOf({ kysely, url }: TestDatabase): Promise<string> {
  const { rows } = await sql<{ oid: string }>`SELECT 'business'::regclass::oid::text AS oid`.execute(kysely);
  return `${url} ${rows[0]?.oid}`;
}

/** Whether the test after one that runs `statement` gets the same database; it must be empty in any case. */
async function isReusedAfter(
  open: () => Promise<TestDatabase>,
  statement: (name: string) => string,
): Promise<boolean> {
  const one = await open();
  await seedBusiness(one);
  const identity = await identityOf(one);
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(one.kysely);
  await sql.raw(statement(rows[0]?.name ?? '')).execute(one.kysely);
  await one.close();
  const next = await open();
  const businesses = await next.kysely.selectFrom('business').select('business_id').execute();
  const isReused = (await identityOf(next)) === identity;
  await next.close();
  expect(businesses).toEqual([]);
  return isReused;
}

describe.each(databases)('a database on $name', ({ open }) => {
  test('serves the next test, emptied', async () => {
    expect(await isReusedAfter(open, () => 'SELECT 1')).toBe(true);
  });

  test('serves the next test, without the days of its history', async () => {
    const openWithDays = async () => {
      const database = await open();
      while (await keepHistory(database.kysely));
      return database;
    };
    expect(await isReusedAfter(openWithDays, () => 'SELECT 1')).toBe(true);
  });

  test('does not serve the next test after a change of a table', async () => {
    expect(await isReusedAfter(open, () => 'ALTER TABLE business ADD COLUMN added text')).toBe(false);
  });
});

test.each([
  ['a new function', () => "CREATE FUNCTION added() RETURNS integer LANGUAGE sql AS 'SELECT 1'"],
  ['the loss of a table', () => 'DROP TABLE refused_payout CASCADE'],
  ['a grant', () => 'GRANT SELECT ON business TO PUBLIC'],
  ['the loss of a migration', () => 'DELETE FROM schema_migration'],
  ['ANALYZE', () => 'ANALYZE'],
  ['a setting of its own', (name: string) => `ALTER DATABASE ${name} SET work_mem = '8MB'`],
])('a database on PostgreSQL does not serve the next test after %s', async (_, statement) => {
  expect(await isReusedAfter(postgres.open, statement)).toBe(false);
});

test('a database on PostgreSQL does not serve the next test while something is connected to it', async () => {
  const one = await postgres.open();
  const { url = '' } = one;
  const other = await openDatabase({ url });
  await one.close();
  const next = await postgres.open();
  expect(next.url).not.toBe(url);
  await Promise.all([next.close(), other.close()]);
});
