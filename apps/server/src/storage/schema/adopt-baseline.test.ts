import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { beforeBaseline } from '../../../test/harness/worlds/before-baseline.ts';
import type { Database } from '../engine/database.ts';
import { assertMigrated } from './applied-migrations.ts';
import { earlierMigrations } from './earlier-migrations.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';

describe.each(databases)('a database of the version before the baseline on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await beforeBaseline(database);
  });
  afterAll(() => database.close());

  const names = async (table: 'schema_migration' | 'schema_function') => {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM ${sql.table(table)} ORDER BY name COLLATE "C"`.execute(database.kysely);
    return rows.map(({ name }) => name);
  };
  const functions = async ({ kysely }: Database) => {
    const { rows } = await sql<{ found: boolean }>`
      SELECT to_regproc('commit_money') IS NOT NULL OR to_regproc('record_pending_quotes') IS NOT NULL AS found`.execute(
      kysely,
    );
    return rows;
  };

  it('is told that it lacks the baseline, and not that nothing has run', async () => {
    await expect(assertMigrated(database)).rejects.toThrow(
      'The database lacks migrations of this version: 0201-platform.sql',
    );
  });

  it('adopts the baseline without running it, once for all who migrate it at once, and loses what nobody calls', async () => {
    const another = await database.another();
    const ran = await Promise.all([migrate(database), migrate(another)]);
    expect(ran.flat()).toEqual(['functions/count-call.sql']);
    const baseline = (await readMigrations()).map(({ name }) => name);
    expect(await names('schema_migration')).toEqual([...earlierMigrations.keys(), ...baseline]);
    expect(await names('schema_function')).not.toContain('functions/record-pending-quotes.sql');
    expect(await functions(database)).toEqual([{ found: false }]);
    await assertMigrated(database);
    expect(await migrate(database)).toEqual([]);
  });
});
