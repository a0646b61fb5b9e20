import { sql, type Transaction } from 'kysely';
import { BASELINE_END } from './earlier-history.ts';
import type { Migration } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Functions of earlier migrations that neither this version nor the previous one calls. */
const UNCALLED = [
  'admit_call',
  'balance_changes',
  'commit_money',
  'commit_one',
  'hit_rate_window',
  'hit_rate_windows',
  'record_open_payment_requests',
  'record_pending_quotes',
];

/**
 * Records the baseline as applied on a database that already has its tables, and drops unused functions. No row of any
 * other table changes. The rows of the earlier migrations stay, so that servers of the previous version keep running
 * and can restart.
 *
 * @param transaction holds the lock on the table of migrations.
 */
export async function adoptBaseline(
  transaction: Transaction<Tables>,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { name, checksum, isAdditive } of migrations) {
    if (name > BASELINE_END) continue;
    await sql`INSERT INTO schema_migration (name, checksum, is_additive)
      VALUES (${name}, ${checksum}, ${isAdditive})`.execute(transaction);
  }
  await sql`DROP FUNCTION IF EXISTS ${sql.join(UNCALLED.map((name) => sql.id(name)))}`.execute(transaction);
  const files = UNCALLED.map((name) => `functions/${name.replaceAll('_', '-')}.sql`);
  await sql`DELETE FROM schema_function WHERE name IN (${sql.join(files)})`.execute(transaction);
}
