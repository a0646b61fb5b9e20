import { sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';
import { earlierMigrations } from '../../../src/storage/schema/earlier-migrations.ts';

/**
 * Gives a migrated database the bookkeeping of the versions before the baseline, with unused functions.
 *
 * @param lacking how many of the last of the earlier migrations have not run.
 */
export async function beforeBaseline({ kysely }: Database, lacking = 0): Promise<void> {
  await sql`DELETE FROM schema_migration`.execute(kysely);
  for (const [name, checksum] of [...earlierMigrations].slice(0, earlierMigrations.size - lacking)) {
    await sql`INSERT INTO schema_migration (name, checksum) VALUES (${name}, ${checksum})`.execute(kysely);
  }
  await sql`CREATE FUNCTION commit_money(items jsonb) RETURNS text[] LANGUAGE sql AS $$ SELECT '{}'::text[] $$`.execute(
    kysely,
  );
  await sql`CREATE FUNCTION record_pending_quotes(of_business text, change jsonb, writes boolean) RETURNS text
    LANGUAGE sql AS $$ SELECT '' $$`.execute(kysely);
  await sql`INSERT INTO schema_function (name, checksum) VALUES ('functions/record-pending-quotes.sql', '')`.execute(
    kysely,
  );
  // Only migrations used it.
  await sql`DELETE FROM schema_function WHERE name = 'functions/count-call.sql'`.execute(kysely);
}
