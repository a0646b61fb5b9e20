import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, empty, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { joinDeployment, WrongEnvironment } from './deployment.ts';

describe.each(databases)('the environment of a database on $name', ({ open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it.each([
    ['sandbox', 'production', 'The database belongs to a sandbox'],
    ['production', 'sandbox', 'The database belongs to production'],
  ] as const)('that a %s server began on refuses %s, and goes on', async (own, other, message) => {
    await joinDeployment(own, database);
    const refused = joinDeployment(other, database);
    await expect(refused).rejects.toThrow(WrongEnvironment);
    await expect(refused).rejects.toThrow(message);
    await joinDeployment(own, database);
    const rows = await database.kysely.selectFrom('deployment').select('environment').execute();
    expect(rows).toEqual([{ environment: own }]);
  });

  it("is made the sandbox's together with its tables, and never production's", async () => {
    await empty(database);
    await expect(joinDeployment('production', database)).rejects.toThrow(
      'No migration has run on the database.',
    );
    await joinDeployment('sandbox', database);
    await joinDeployment('sandbox', database);
  });

  it('that production began on is not migrated by its servers', async () => {
    await joinDeployment('production', database);
    await sql`DELETE FROM schema_migration WHERE name > '0009'`.execute(database.kysely);
    await expect(joinDeployment('production', database)).rejects.toThrow(
      'The database lacks migrations of this version: 0009-entry-order-and-agreed-exchanges.sql',
    );
  });

  it('refuses before it migrates', async () => {
    await joinDeployment('production', database);
    await sql`DELETE FROM schema_migration WHERE name > '0001'`.execute(database.kysely);
    await expect(joinDeployment('sandbox', database)).rejects.toThrow(WrongEnvironment);
  });

  it('belongs to one when servers of both begin at once', async () => {
    const outcomes = await Promise.allSettled([
      joinDeployment('sandbox', database),
      joinDeployment('production', await database.another()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
