import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, empty, postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import { assertMigrated } from './applied-migrations.ts';
import { readFunctions, type SqlFunction, sqlFunction } from './functions.ts';
import { migrate } from './migrate.ts';
import { MigrationMismatch } from './migration-mismatch.ts';
import { type Migration, migration, readMigrations } from './migrations.ts';

const first = migration('0001-first.sql', 'CREATE TABLE note (note_id text PRIMARY KEY);');
const second = migration(
  '0002-second.sql',
  "ALTER TABLE note ADD COLUMN body text; INSERT INTO note VALUES ('a;b', $$;$$);",
);
const third = migration('0003-third.sql', 'CREATE INDEX note_by_body ON note (body);');
const additive = migration('0002-additive.sql', '-- additive\nCREATE TABLE other (id text);');
const index = migration(
  '0002-index.sql',
  `-- additive
  CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS note_by_reversed_id ON note (reverse(note_id));
  CREATE INDEX CONCURRENTLY IF NOT EXISTS note_by_length ON note (length(note_id));`,
);

/** A schema with only migrations. */
const of = (...migrations: Migration[]) => ({ migrations, functions: [] });

describe.each(databases)('migrate on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => empty(database));
  afterAll(() => database.close());

  const run = (...migrations: Migration[]) => migrate(database, of(...migrations));
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
    const names = [...(await readMigrations()), ...(await readFunctions())].map(({ name }) => name);
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

  it('leaves nothing of the migration that fails, names the statement, and goes on from there', async () => {
    const broken = migration(
      '0002-broken.sql',
      'CREATE TABLE other (id text);\nALTER TABLE nothing\n  ADD x text;',
    );
    await expect(run(first, broken)).rejects.toThrow(
      `The migration 0002-broken.sql failed at 'ALTER TABLE nothing': relation "nothing" does not exist`,
    );
    expect(await exists('note')).toEqual([{ exists: true }]);
    expect(await exists('other')).toEqual([{ exists: false }]);
    expect(await run(first, second)).toEqual(['0002-second.sql']);
  });

  it('refuses a database that is newer than the program', async () => {
    await run(first, second);
    const older = run(first);
    await expect(older).rejects.toThrow(MigrationMismatch);
    await expect(older).rejects.toThrow(
      '0002-second.sql, which this version of the program does not know and which is not marked as additive',
    );
  });

  it('takes a database that is newer by what is additive', async () => {
    await run(first, additive);
    expect(await run(first)).toEqual([]);
    const breaking = migration('0003-breaking.sql', 'DROP TABLE other;');
    await run(first, additive, breaking);
    await expect(run(first)).rejects.toThrow('0003-breaking.sql, which this version of the program');
  });

  it('refuses an additive one that it does not know before those of its own', async () => {
    await run(first, additive);
    await expect(run(first, third)).rejects.toThrow(
      '0002-additive.sql, which this version of the program does not know and which comes before its own',
    );
  });

  it('takes migrations that a program has run which did not say what is additive', async () => {
    await run(first);
    await sql`ALTER TABLE schema_migration DROP COLUMN is_additive`.execute(database.kysely);
    expect(await run(first)).toEqual([]);
    expect(await run(first, additive)).toEqual(['0002-additive.sql']);
    expect(await run(first)).toEqual([]);
  });

  it('creates indexes concurrently where others write', async () => {
    expect(await run(first, index)).toEqual(['0001-first.sql', '0002-index.sql']);
    expect(await exists('note_by_reversed_id')).toEqual([{ exists: true }]);
    expect(await exists('note_by_length')).toEqual([{ exists: true }]);
    const drop = migration('0003-drop.sql', 'DROP INDEX CONCURRENTLY IF EXISTS note_by_length;');
    expect(await run(first, index, drop)).toEqual(['0003-drop.sql']);
    expect(await exists('note_by_length')).toEqual([{ exists: false }]);
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

  describe('functions', () => {
    const tripled = (text: string, name = 'tripled') =>
      sqlFunction(
        `${name.replaceAll('_', '-')}.sql`,
        `-- Comment.\nCREATE OR REPLACE FUNCTION ${name}(amount numeric) RETURNS numeric LANGUAGE sql AS $$ SELECT ${text} $$;`,
      );
    /** The table that records the functions. */
    const functionTable = migration(
      '0001-functions.sql',
      'CREATE TABLE schema_function (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());',
    );
    const apply = (...functions: SqlFunction[]) =>
      migrate(database, { migrations: [functionTable], functions });
    const called = async (name: string) => {
      const { rows } = await sql<{ result: string }>`SELECT ${sql.ref(name)}(7) AS result`.execute(
        database.kysely,
      );
      return Number(rows[0]?.result);
    };

    it('are applied after the migrations, and again when their text has changed', async () => {
      expect(await apply(tripled('amount * 3'))).toEqual(['0001-functions.sql', 'functions/tripled.sql']);
      expect(await apply(tripled('amount * 3'))).toEqual([]);
      expect(await called('tripled')).toBe(21);
      expect(await apply(tripled('amount + amount + amount + 0.5'))).toEqual(['functions/tripled.sql']);
      expect(await called('tripled')).toBe(21.5);
    });

    it('that a newer program does not have stay for an older one', async () => {
      await apply(tripled('amount * 3'));
      expect(await apply(tripled('amount * 3.5', 'tripled_well'))).toEqual(['functions/tripled-well.sql']);
      expect([await called('tripled'), await called('tripled_well')]).toEqual([21, 24.5]);
      expect(await apply(tripled('amount * 3'))).toEqual([]);
    });

    it('are applied all or none, and say which one failed', async () => {
      await apply(tripled('amount * 3'));
      const other = sqlFunction(
        'tripled.sql',
        "CREATE OR REPLACE FUNCTION tripled(amount numeric) RETURNS text LANGUAGE sql AS $$ SELECT '' $$;",
      );
      await expect(apply(tripled('amount', 'another'), other)).rejects.toThrow(
        'functions/tripled.sql failed: cannot change return type of existing function. ' +
          'A function whose parameters or result change needs a new name.',
      );
      expect(await apply(tripled('amount', 'another'))).toEqual(['functions/another.sql']);
    });

    it('are needed by a program, whichever their text', async () => {
      const migrations = await readMigrations();
      const [absence, ...others] = await readFunctions();
      await migrate(database, { migrations, functions: others });
      await expect(assertMigrated(database)).rejects.toThrow(
        'The database lacks migrations of this version: functions/absence-of-balance.sql.',
      );
      const another = sqlFunction('absence-of-balance.sql', `-- Another text.\n${absence?.text}`);
      await migrate(database, { migrations, functions: [another] });
      await assertMigrated(database);
    });
  });

  it('does not mind the line ends of a checkout', async () => {
    await run(migration('0001-lines.sql', 'CREATE TABLE note\n(id text);\n'));
    expect(await run(migration('0001-lines.sql', 'CREATE TABLE note\r\n(id text);\r\n'))).toEqual([]);
  });
});

describe('migrate beside others on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await postgres.open();
  });
  beforeEach(async () => {
    await empty(database);
    await migrate(database, of(first));
  });
  afterAll(() => database.close());

  const blocked = () => openTransaction(database, sql`SELECT FROM note`);

  it('gives a lock up soon, so that others get on, tries again, and says what it waited for', async () => {
    const letGo = await blocked();
    const patience = { lockMs: 50, attempts: 3, pauseMs: 1 };
    const refused = migrate(database, of(first, second), patience);
    await expect(refused).rejects.toThrow(
      `The migration 0002-second.sql failed at 'ALTER TABLE note ADD COLUMN body text': canceling statement due to lock timeout. ` +
        'In 3 attempts it did not get a lock within 50 ms. The migrations before it have run.',
    );
    const again = migrate(database, of(first, second), { ...patience, attempts: 10_000 });
    await waitForLocks(database, 1);
    await letGo();
    expect(await again).toEqual(['0002-second.sql']);
  });

  it('builds an index while a transaction that was there before writes to the table', async () => {
    const letGo = await openTransaction(database, sql`INSERT INTO note VALUES ('a')`);
    const building = migrate(database, of(first, index), { lockMs: 1, attempts: 1, pauseMs: 1 });
    await waitForLocks(database, 1);
    const other = await database.another();
    await sql`INSERT INTO note VALUES ('b')`.execute(other.kysely);
    await letGo();
    expect(await building).toEqual(['0002-index.sql']);
  });

  it('makes an index anew that an attempt has left invalid', async () => {
    await sql`INSERT INTO note VALUES ('a'), ('b')`.execute(database.kysely);
    const same = migration(
      '0002-same.sql',
      'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS same ON note (length(note_id));',
    );
    const valid = async () =>
      (
        await sql`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('same')`.execute(
          database.kysely,
        )
      ).rows;
    await expect(migrate(database, of(first, same))).rejects.toThrow('could not create unique index "same"');
    expect(await valid()).toEqual([{ indisvalid: false }]);
    await sql`DELETE FROM note WHERE note_id = 'b'`.execute(database.kysely);
    expect(await migrate(database, of(first, same))).toEqual(['0002-same.sql']);
    expect(await valid()).toEqual([{ indisvalid: true }]);
  });

  it('of several at once one builds an index, however long it takes, and the others find it built', async () => {
    const letGo = await openTransaction(database, sql`INSERT INTO note VALUES ('a')`);
    const handles = await Promise.all([database.another(), database.another(), database.another()]);
    const building = handles.map((one) =>
      migrate(one, of(first, index), { lockMs: 1, attempts: 1, pauseMs: 1 }),
    );
    await waitForLocks(database, 3);
    await letGo();
    expect((await Promise.all(building)).flat()).toEqual(['0002-index.sql']);
  });
});

it('runs each migration once when four processes migrate one fresh PostgreSQL at once', async () => {
  const database = await postgres.open();
  await empty(database);
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url));
  const script = `
    const { openDatabase } = await import(${module('../engine/database.ts')});
    const { migrate } = await import(${module('migrate.ts')});
    const database = await openDatabase({ url: ${JSON.stringify(database.url)} });
    console.log(JSON.stringify(await migrate(database)));
    await database.close();`;
  const processes = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]),
  );
  const ran = (await Promise.all(processes)).flatMap(({ stdout }): string[] => JSON.parse(stdout));
  const all = [...(await readMigrations()), ...(await readFunctions())];
  expect(ran.sort()).toEqual(all.map(({ name }) => name));
  await database.close();
});
