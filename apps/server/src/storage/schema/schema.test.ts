import { glob, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesSource } from '../../../codegen/tables-source.ts';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { schemaFlaws } from '../../../test/harness/schema-flaws.ts';
import { type TableClass, tableClasses } from './table-classes.ts';

const GENERATED = new URL('generated/tables.ts', import.meta.url);

const table = (columns: string) => `CREATE TABLE broken (${columns})`;

describe.each(databases)('the schema on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('keeps the rules of tenant and directory tables', async () => {
    expect(await schemaFlaws(database, tableClasses)).toEqual([]);
  });

  it.each([
    [undefined, table('id text PRIMARY KEY'), ['broken has no class in table-classes.ts']],
    ['tenant', table('business_id text NOT NULL'), ['broken has no primary key']],
    [
      'tenant',
      table('id text PRIMARY KEY'),
      [
        'broken is a tenant table whose key broken_pkey does not begin with business_id',
        'broken is a tenant table without business_id',
      ],
    ],
    [
      'tenant',
      table('business_id text, id text, PRIMARY KEY (id, business_id)'),
      ['broken is a tenant table whose key broken_pkey does not begin with business_id'],
    ],
    [
      'tenant',
      table('business_id text, id text, name text UNIQUE, PRIMARY KEY (business_id, id)'),
      ['broken is a tenant table whose key broken_name_key does not begin with business_id'],
    ],
    [
      'tenant',
      `${table('business_id text, id text, PRIMARY KEY (business_id, id)')}; CREATE UNIQUE INDEX broken_lower ON broken (lower(id))`,
      ['broken is a tenant table whose key broken_lower does not begin with business_id'],
    ],
    [
      'tenant',
      table('business_id text, id text REFERENCES app_user (user_id), PRIMARY KEY (business_id, id)'),
      [
        'broken is a tenant table whose key broken_id_fkey does not begin with business_id',
        'the foreign key broken_id_fkey leads out of the tenant tables',
      ],
    ],
    ['directory', table('id text PRIMARY KEY'), ['broken is a directory table without business_id']],
    [
      'tenant',
      table('business_id text PRIMARY KEY, span int4range, EXCLUDE USING gist (span WITH &&)'),
      ['broken is a tenant table whose key broken_span_excl does not begin with business_id'],
    ],
    [
      'directory',
      table('id text PRIMARY KEY, business_id text, FOREIGN KEY (id) REFERENCES business (business_id)'),
      ['broken is a directory table whose key broken_id_fkey does not begin with business_id'],
    ],
    [
      'directory',
      table('id text PRIMARY KEY REFERENCES app_user (user_id), business_id text'),
      [
        'broken is a directory table whose key broken_id_fkey does not begin with business_id',
        'the foreign key broken_id_fkey leads out of the tenant tables',
      ],
    ],
    ['directory', table('id text PRIMARY KEY, business_id text REFERENCES business (business_id)'), []],
    [
      'tenant',
      'CREATE SCHEMA aside; CREATE TABLE aside.broken (id text)',
      [
        'aside.broken is outside the schema public',
        'broken has no primary key',
        'broken is a tenant table without business_id',
      ],
    ],
    [undefined, 'CREATE SCHEMA aside; CREATE SEQUENCE aside.broken_seq', ['broken_seq is a sequence']],
    [
      'tenant',
      table('business_id text, id serial, PRIMARY KEY (business_id, id)'),
      ['broken_id_seq is a sequence'],
    ],
    [
      'tenant',
      table('business_id text, id bigint GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (business_id, id)'),
      ['broken.id is an identity column', 'broken_id_seq is a sequence'],
    ],
    [
      'tenant',
      table(
        'business_id text, a numeric, b numeric(20, 8), c double precision, d money, PRIMARY KEY (business_id)',
      ),
      [
        'broken.a is numeric, not numeric(38,18)',
        'broken.b is numeric(20,8), not numeric(38,18)',
        'broken.c is double precision, not numeric(38,18)',
        'broken.d is money, not numeric(38,18)',
      ],
    ],
    [
      'tenant',
      table('business_id text PRIMARY KEY, at timestamp'),
      ['broken.at is timestamp without time zone, not timestamptz'],
    ],
    ['platform', 'CREATE SCHEMA aside', ['broken is a table only in table-classes.ts']],
  ] satisfies [TableClass | undefined, string, string[]][])(
    'would not keep them with the class %s and %s',
    async (kind, statements, flaws) => {
      const undone = new Error('undone');
      const classes = { ...tableClasses, ...(kind !== undefined && { broken: kind }) };
      const work = database.transaction(async (transaction) => {
        for (const statement of statements.split(';')) {
          await sql.raw(statement).execute(transaction);
        }
        expect(await schemaFlaws({ ...database, kysely: transaction }, classes)).toEqual(flaws);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
    },
  );

  it('is what the generated types say', async () => {
    const [, , ...generated] = (await readFile(GENERATED, 'utf8')).split(/(?<=\n)/);
    expect(`\n${await tablesSource(database.kysely)}`).toBe(generated.join(''));
  });
});

it('needs no advisory locks and no notifications', async () => {
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,sql}', { cwd: new URL('../..', import.meta.url) })) {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    const hit = /pg_(try_)?advisory|pg_notify|\b(UN)?LISTEN\s+"?[a-z_]+|\bNOTIFY\s+"?[a-z_]+/.exec(text);
    if (hit !== null && !file.endsWith('.test.ts')) {
      found.push(`${file}: ${hit[0]}`);
    }
  }
  expect(found).toEqual([]);
});
