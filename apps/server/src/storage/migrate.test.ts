import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, postgres, type TestDatabase } from '../testing/databases.ts';
import { MigrationMismatch, migrate } from './migrate.ts';
import { type Migration, migration, readMigrations } from './migrations.ts';

const first = migration('0001-first.sql', 'CREATE TABLE note (note_id text PRIMARY KEY);');
const second = migration(
  '0002-second.sql',
  "ALTER TABLE note ADD COLUMN body text; INSERT INTO note VALUES ('a;b', $$;$$);",
);
const third = migration('0003-third.sql', 'CREATE INDEX note_by_body ON note (body);');

describe.each(databases)('migrate on $name', ({ open }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    await sql`DROP SCHEMA public CASCADE`.execute(database.kysely);
    await sql`CREATE SCHEMA public`.execute(database.kysely);
  });
  afterEach(() => database.close());

  const run = (...migrations: Migration[]) => migrate(database, migrations);
  const exists = async (name: string) => {
    const { rows } = await sql`SELECT to_regclass(${name}) IS NOT NULL AS exists`.execute(database.kysely);
    return rows;
  };

  it('runs what is missing, in order, once', async () => {
    expect(await run(first)).toEqual(['0001-first.sql']);
    expect(await run(first, second, third)).toEqual(['0002-second.sql', '0003-third.sql']);
    expect(await run(first, second, third)).toEqual([]);
    const { rows } = await sql`SELECT * FROM note`.execute(database.kysely);
    expect(rows).toEqual([{ note_id: 'a;b', body: ';' }]);
  });

  it('runs the migrations of the program', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(database)).toEqual(names);
    expect(await exists('business')).toEqual([{ exists: true }]);
  });

  it('takes function bodies whole', async () => {
    const text = `
      -- A comment; with a semicolon.
      CREATE FUNCTION doubled(amount numeric) RETURNS numeric LANGUAGE plpgsql AS $body$
      DECLARE result numeric; /* and; another */
      BEGIN
        result := amount * 2;
        RETURN result;
      END;
      $body$;
      CREATE TABLE "odd;name" (value text DEFAULT 'it''s; fine');`;
    await run(migration('0001-function.sql', text));
    const { rows } = await sql`SELECT doubled(1.5) AS doubled`.execute(database.kysely);
    expect(rows).toEqual([{ doubled: '3.0' }]);
    expect(await exists('"odd;name"')).toEqual([{ exists: true }]);
  });

  it('leaves nothing of a run in which one fails, and names the statement', async () => {
    const broken = migration(
      '0002-broken.sql',
      'CREATE TABLE other (id text);\nALTER TABLE nothing\n  ADD x text;',
    );
    await expect(run(first, broken)).rejects.toThrow(
      `The migration 0002-broken.sql failed at 'ALTER TABLE nothing': relation "nothing" does not exist`,
    );
    expect(await exists('note')).toEqual([{ exists: false }]);
    expect(await run(first, second)).toEqual(['0001-first.sql', '0002-second.sql']);
  });

  it('refuses a database that is newer than the program', async () => {
    await run(first, second);
    const older = run(first);
    await expect(older).rejects.toThrow(MigrationMismatch);
    await expect(older).rejects.toThrow('0002-second.sql, which this version of the program does not know');
  });

  it('refuses a migration that changed after it ran', async () => {
    await run(first, second);
    const changed = migration(second.name, 'ALTER TABLE note ADD COLUMN title text;');
    await expect(run(first, changed, third)).rejects.toThrow('The migration 0002-second.sql has changed');
    expect(await exists('note_by_body')).toEqual([{ exists: false }]);
  });

  it('refuses a new migration that should have run before', async () => {
    const later = migration('0003-later.sql', 'CREATE TABLE other (id text);');
    await run(first, later);
    await expect(run(first, second, later)).rejects.toThrow(
      '0002-second.sql is missing in the database though the later 0003-later.sql has run',
    );
  });

  it('does not mind the line ends of a checkout', async () => {
    await run(migration('0001-lines.sql', 'CREATE TABLE note\n(id text);\n'));
    expect(await run(migration('0001-lines.sql', 'CREATE TABLE note\r\n(id text);\r\n'))).toEqual([]);
  });
});

it('lets four processes migrate one fresh PostgreSQL at once', async () => {
  const database = await postgres.open();
  await sql`DROP SCHEMA public CASCADE`.execute(database.kysely);
  await sql`CREATE SCHEMA public`.execute(database.kysely);
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url));
  const script = `
    const { openDatabase } = await import(${module('database.ts')});
    const { migrate } = await import(${module('migrate.ts')});
    const database = await openDatabase({ url: ${JSON.stringify(database.url)} });
    console.log((await migrate(database)).length);
    await database.close();`;
  const processes = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]),
  );
  const counts = (await Promise.all(processes)).map(({ stdout }) => Number(stdout));
  const all = (await readMigrations()).length;
  expect(counts.sort((one, other) => one - other)).toEqual([0, 0, 0, all]);
  await database.close();
});
