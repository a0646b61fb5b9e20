import { glob, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { schemaFlaws } from '../../../test/harness/schema-flaws.ts';

const directory = (columns: string) =>
  `CREATE TABLE broken (${columns}); COMMENT ON TABLE broken IS 'directory: an example'`;

const tenant = (columns: string) =>
  `CREATE TABLE broken (${columns}); COMMENT ON TABLE broken IS 'tenant: an example'`;

describe.each(databases)('the schema on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('keeps the rules of tenant and directory tables', async () => {
    expect(await schemaFlaws(database)).toEqual([]);
  });

  it.each([
    [
      'CREATE TABLE broken (id text PRIMARY KEY)',
      ['broken has no comment that begins with its class: tenant, directory or platform'],
    ],
    [
      "CREATE TABLE broken (id text PRIMARY KEY); COMMENT ON TABLE broken IS 'tenants: a typing error'",
      ['broken has no comment that begins with its class: tenant, directory or platform'],
    ],
    [tenant('business_id text NOT NULL'), ['broken has no primary key']],
    [
      tenant('id text PRIMARY KEY'),
      [
        'broken is a tenant table whose key broken_pkey does not begin with business_id',
        'broken is a tenant table without business_id',
      ],
    ],
    [
      tenant('business_id text, id text, PRIMARY KEY (id, business_id)'),
      ['broken is a tenant table whose key broken_pkey does not begin with business_id'],
    ],
    [
      tenant('business_id text, id text, name text UNIQUE, PRIMARY KEY (business_id, id)'),
      ['broken is a tenant table whose key broken_name_key does not begin with business_id'],
    ],
    [
      `${tenant('business_id text, id text, PRIMARY KEY (business_id, id)')}; CREATE UNIQUE INDEX broken_lower ON broken (lower(id))`,
      ['broken is a tenant table whose key broken_lower does not begin with business_id'],
    ],
    [
      tenant('business_id text, id text REFERENCES app_user (user_id), PRIMARY KEY (business_id, id)'),
      [
        'broken is a tenant table whose key broken_id_fkey does not begin with business_id',
        'the foreign key broken_id_fkey leads out of the tenant tables',
      ],
    ],
    [directory('id text PRIMARY KEY'), ['broken is a directory table without business_id']],
    [
      tenant('business_id text PRIMARY KEY, span int4range, EXCLUDE USING gist (span WITH &&)'),
      ['broken is a tenant table whose key broken_span_excl does not begin with business_id'],
    ],
    [
      directory('id text PRIMARY KEY, business_id text, FOREIGN KEY (id) REFERENCES business (business_id)'),
      ['broken is a directory table whose key broken_id_fkey does not begin with business_id'],
    ],
    [
      directory('id text PRIMARY KEY REFERENCES app_user (user_id), business_id text'),
      [
        'broken is a directory table whose key broken_id_fkey does not begin with business_id',
        'the foreign key broken_id_fkey leads out of the tenant tables',
      ],
    ],
    [directory('id text PRIMARY KEY, business_id text REFERENCES business (business_id)'), []],
    [
      "CREATE SCHEMA aside; CREATE TABLE aside.broken (id text); COMMENT ON TABLE aside.broken IS 'tenant: an example'",
      [
        'aside.broken is outside the schema public',
        'broken has no primary key',
        'broken is a tenant table without business_id',
      ],
    ],
    ['CREATE SCHEMA aside; CREATE SEQUENCE aside.broken_seq', ['broken_seq is a sequence']],
    [tenant('business_id text, id serial, PRIMARY KEY (business_id, id)'), ['broken_id_seq is a sequence']],
    [
      tenant('business_id text, id bigint GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (business_id, id)'),
      ['broken.id is an identity column', 'broken_id_seq is a sequence'],
    ],
    [
      tenant(
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
      tenant('business_id text PRIMARY KEY, at timestamp'),
      ['broken.at is timestamp without time zone, not timestamptz'],
    ],
  ])('would not keep them with %s', async (statements, flaws) => {
    const undone = new Error('undone');
    const work = database.transaction(async (transaction) => {
      for (const statement of statements.split(';')) {
        await sql.raw(statement).execute(transaction);
      }
      expect(await schemaFlaws({ ...database, kysely: transaction })).toEqual(flaws);
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
  });

  it('is what tables.ts says', async () => {
    const { rows } = await sql<Column>`
      SELECT class.relname AS "table", attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable
      FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid
      WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition AND relnamespace = 'public'::regnamespace AND relname NOT IN ('schema_migration', 'schema_function')
        AND attnum > 0 AND NOT attisdropped`.execute(database.kysely);
    const types = new Map(rows.map(({ table, name, type }) => [`${table}.${name}`, type]));
    const declared = (await declaredColumns()).map((column) => ({
      ...column,
      type: column.type ?? types.get(`${column.table}.${column.name}`),
    }));
    expect(inOrder(declared)).toEqual(inOrder(rows));
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

interface Column {
  readonly table: string;
  readonly name: string;
  /** Undefined when the declared type is one of the domain. */
  readonly type: string | undefined;
  readonly nullable: boolean;
}

function inOrder(columns: readonly Column[]): Column[] {
  const key = ({ table, name }: Column) => `${table}.${name}`;
  return columns.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** The PostgreSQL types that the types of tables.ts stand for. */
const columnTypes: [RegExp, string][] = [
  [/^(Nullable|Defaulted)?Timestamp$/, 'timestamp with time zone'],
  [/^(Nullable|Defaulted)?Decimal$/, 'numeric'],
  [/^TextArray$/, 'text[]'],
  [/^ColumnType<number\[\]/, 'integer[]'],
  [/^ColumnType<bigint\[\]/, 'bigint[]'],
  [/^ColumnType<Readonly<Record/, 'jsonb'],
  [/^ColumnType<Event(Kind|Category)\[\]/, 'text[]'],
  [/^(ColumnType<Json|JsonText<)/, 'jsonb'],
  [/^Uint8Array/, 'bytea'],
  [/^(Generated<)?boolean/, 'boolean'],
  [/^number/, 'integer'],
  [/^(string|'|MailReaders|NullableText|ColumnType<string)/, 'text'],
];

async function declaredColumns(): Promise<Column[]> {
  const text = await readFile(new URL('tables.ts', import.meta.url), 'utf8');
  const interfaces = new Map<string, [string, string][]>();
  for (const [, name = '', body = ''] of text.matchAll(/interface (\w+) \{\n(.*?)\n\}/gs)) {
    const fields = body.matchAll(/^ {2}(\w+): (.*?);$/gms);
    interfaces.set(
      name,
      [...fields].map(([, field = '', type = '']) => [field, type]),
    );
  }
  return (interfaces.get('Tables') ?? []).flatMap(([table, rowType]) =>
    (interfaces.get(rowType) ?? []).map(([name, type]) => ({
      table,
      name,
      type: columnTypes.find(([pattern]) => pattern.test(type))?.[1],
      nullable: /\bnull\b|^Nullable/.test(type),
    })),
  );
}
