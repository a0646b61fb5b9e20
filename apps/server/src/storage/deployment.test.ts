import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { migrateFor, WrongEnvironment } from './deployment.ts';

describe.each(databases)('the environment of a database on $name', ({ open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const empty = async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(database.kysely);
    await sql`CREATE SCHEMA public`.execute(database.kysely);
  };

  it.each([
    ['sandbox', 'production', 'The database belongs to a sandbox'],
    ['production', 'sandbox', 'The database belongs to production'],
  ] as const)('that a %s server began on refuses %s, and goes on', async (own, other, message) => {
    await empty();
    await migrateFor(own, database);
    const refused = migrateFor(other, database);
    await expect(refused).rejects.toThrow(WrongEnvironment);
    await expect(refused).rejects.toThrow(message);
    await migrateFor(own, database);
    const rows = await database.kysely.selectFrom('deployment').select('environment').execute();
    expect(rows).toEqual([{ environment: own }]);
  });

  it('refuses before it migrates', async () => {
    await migrateFor('production', database);
    await sql`DELETE FROM schema_migration WHERE name > '0001'`.execute(database.kysely);
    await expect(migrateFor('sandbox', database)).rejects.toThrow(WrongEnvironment);
  });

  it('belongs to one when servers of both begin at once', async () => {
    await empty();
    const outcomes = await Promise.allSettled([
      migrateFor('sandbox', database),
      migrateFor('production', await database.another()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
