import { sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';

/**
 * Describes a migrated database without its rows, except those of `schema_migration`. Any DDL statement, and ANALYZE,
 * changes the description.
 */
export async function layoutOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ layout: string }>`
    WITH relation AS (SELECT * FROM pg_class WHERE relnamespace = to_regnamespace('public'))
    SELECT concat_ws(E'\n',
      (SELECT string_agg(concat_ws(' ', xmin, oid, nspacl), ',' ORDER BY oid) FROM pg_namespace
        WHERE NOT starts_with(nspname, 'pg_')),
      (SELECT string_agg(concat_ws(' ', setrole, setconfig), ',' ORDER BY setrole) FROM pg_db_role_setting
        WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())),
      (SELECT string_agg(concat_ws(' ', oid, relname, relpersistence, relowner, relacl, reloptions), ',' ORDER BY oid)
        FROM relation),
      (SELECT string_agg(concat_ws(' ', xmin, attrelid, attnum), ',' ORDER BY attrelid, attnum) FROM pg_attribute
        WHERE attrelid IN (SELECT oid FROM relation)),
      (SELECT string_agg(concat_ws(' ', xmin, oid), ',' ORDER BY oid) FROM pg_constraint
        WHERE connamespace = to_regnamespace('public')),
      (SELECT string_agg(concat_ws(' ', xmin, oid), ',' ORDER BY oid) FROM pg_trigger
        WHERE tgrelid IN (SELECT oid FROM relation)),
      (SELECT string_agg(concat_ws(' ', xmin, oid), ',' ORDER BY oid) FROM pg_proc
        WHERE pronamespace = to_regnamespace('public')),
      (SELECT count(*) FROM pg_statistic WHERE starelid IN (SELECT oid FROM relation)),
      (SELECT string_agg(migration::text, ',' ORDER BY name) FROM schema_migration AS migration)
    ) AS layout`.execute(kysely);
  return rows[0]?.layout ?? '';
}

/**
 * Restores a database to the described `layout`, without rows.
 *
 * @returns false when something was defined since then that cannot be undone.
 */
export async function isRestored(database: Database, layout: string): Promise<boolean> {
  await dropDays(database);
  if ((await layoutOf(database)) !== layout) return false;
  await clear(database);
  return true;
}

/** Drops the daily partitions, which a server creates while it runs. */
async function dropDays({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid
    WHERE relnamespace = to_regnamespace('public') AND relkind = 'r' AND relname ~ '_\\d{8}$'`.execute(
    kysely,
  );
  if (rows.length === 0) return;
  await sql`DROP TABLE ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(kysely);
}

/** Deletes every row except those of `schema_` tables, which belong to the migrations. */
async function clear({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = to_regnamespace('public') AND relkind = 'r' AND NOT starts_with(relname, 'schema_')
      AND pg_relation_size(oid) > 0`.execute(kysely);
  if (rows.length === 0) return;
  await sql`TRUNCATE ${sql.join(rows.map(({ name }) => sql.table(name)))} RESTART IDENTITY CASCADE`.execute(
    kysely,
  );
}
