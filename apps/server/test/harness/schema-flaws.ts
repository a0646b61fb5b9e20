import { sql } from 'kysely';
import type { Database } from '../../src/storage/engine/database.ts';
import type { TableClass } from '../../src/storage/schema/table-classes.ts';

/**
 * The violations of the rules of tenant and directory tables in a live schema, one sentence each; empty when there are
 * none. The rules: every table (a partition goes by its parent) is in the schema public, has a class and a primary key;
 * every primary, unique, exclusion and foreign key of a tenant table begins with business_id; directory tables carry
 * business_id, and their foreign keys begin with it; foreign keys of both lead to tenant tables; no table uses a
 * sequence; every decimal is numeric(38,18) and every time a timestamptz.
 *
 * @param classes by table.
 */
export async function schemaFlaws(
  { kysely }: Database,
  classes: Readonly<Record<string, TableClass>>,
): Promise<string[]> {
  const { rows } = await sql<{ flaw: string }>`
    WITH own AS (
      SELECT oid, nspname AS name FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
    ), "table" AS (
      SELECT class.oid, own.name AS schema, class.relname AS name, ${JSON.stringify(classes)}::jsonb ->> class.relname AS kind
      FROM pg_class AS class JOIN own ON own.oid = class.relnamespace
      WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition
    ), "column" AS (
      SELECT "table".oid, "table".name AS "table", "table".kind, attribute.attname AS name, attribute.attnum AS number,
             attribute.attnotnull AS required, attribute.attidentity AS identity,
             format_type(attribute.atttypid, attribute.atttypmod) AS type
      FROM "table" JOIN pg_attribute AS attribute ON attribute.attrelid = "table".oid
      WHERE attribute.attnum > 0 AND NOT attribute.attisdropped
    ), first_column AS (
      SELECT index.indrelid AS oid, key.relname AS key, index.indkey[0] AS number, false AS refers
      FROM pg_index AS index JOIN pg_class AS key ON key.oid = index.indexrelid
      WHERE index.indisunique OR index.indisexclusion
      UNION ALL
      SELECT conrelid, conname, conkey[1], true FROM pg_constraint WHERE contype = 'f'
      UNION ALL
      SELECT confrelid, conname, confkey[1], true FROM pg_constraint WHERE contype = 'f'
    )
    SELECT schema || '.' || name || ' is outside the schema public' AS flaw FROM "table" WHERE schema <> 'public'
    UNION
    SELECT name || ' has no class in table-classes.ts' FROM "table" WHERE kind IS NULL
    UNION
    SELECT named.name || ' is a table only in table-classes.ts'
    FROM jsonb_object_keys(${JSON.stringify(classes)}::jsonb) AS named (name)
    WHERE NOT EXISTS (SELECT FROM "table" WHERE "table".name = named.name)
    UNION
    SELECT name || ' has no primary key'
    FROM "table" WHERE NOT EXISTS (SELECT FROM pg_index WHERE indrelid = "table".oid AND indisprimary)
    UNION
    SELECT name || ' is a ' || kind || ' table without business_id'
    FROM "table"
    WHERE kind IN ('tenant', 'directory')
      AND NOT EXISTS (SELECT FROM "column" WHERE "column".oid = "table".oid AND "column".name = 'business_id')
    UNION
    SELECT "table" || ' is a tenant table whose business_id may be null'
    FROM "column" WHERE kind = 'tenant' AND name = 'business_id' AND NOT required
    UNION
    SELECT "table".name || ' is a ' || "table".kind || ' table whose key ' || first_column.key || ' does not begin with business_id'
    FROM "table" JOIN first_column ON first_column.oid = "table".oid
      LEFT JOIN "column" ON "column".oid = first_column.oid AND "column".number = first_column.number
    WHERE ("table".kind = 'tenant' OR "table".kind = 'directory' AND first_column.refers)
      AND "column".name IS DISTINCT FROM 'business_id'
    UNION
    SELECT 'the foreign key ' || conname || ' leads out of the tenant tables'
    FROM pg_constraint JOIN "table" AS source ON source.oid = conrelid JOIN "table" AS target ON target.oid = confrelid
    WHERE contype = 'f' AND source.kind IN ('tenant', 'directory') AND target.kind IS DISTINCT FROM 'tenant'
    UNION
    SELECT relname || ' is a sequence' FROM pg_class WHERE relkind = 'S' AND relnamespace IN (SELECT oid FROM own)
    UNION
    SELECT "table" || '.' || name || ' is an identity column' FROM "column" WHERE identity <> ''
    UNION
    SELECT "table" || '.' || name || ' is ' || type || ', not numeric(38,18)'
    FROM "column"
    WHERE type LIKE 'numeric%' AND rtrim(type, '[]') <> 'numeric(38,18)'
       OR rtrim(type, '[]') IN ('money', 'real', 'double precision')
    UNION
    SELECT "table" || '.' || name || ' is ' || type || ', not timestamptz'
    FROM "column" WHERE type LIKE 'timestamp%without time zone%'
    ORDER BY flaw`.execute(kysely);
  return rows.map(({ flaw }) => flaw);
}
