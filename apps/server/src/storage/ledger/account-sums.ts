import { sql } from 'kysely';
import type { Database } from '../engine/database.ts';
import { inBatches } from '../engine/in-batches.ts';

/** Businesses processed in one run; others wait for the next. */
const MOST_BUSINESSES = 1000;

/**
 * Adds the account changes of commits to the running sums. It blocks nothing: a business whose sandbox is being reset
 * is skipped, and a concurrent reader sees each change in exactly one of the two places.
 */
export async function foldAccountChanges(database: Database): Promise<void> {
  const { rows } = await sql<{ business_id: string }>`
    SELECT DISTINCT business_id FROM account_change LIMIT ${MOST_BUSINESSES}`.execute(database.kysely);
  for (const { business_id } of rows) {
    await inBatches((most) => fold(database, business_id, most));
  }
}

/** @returns how many rows were added to the sums. */
function fold(database: Database, businessId: string, most: bigint): Promise<bigint> {
  return database.transaction(async (transaction) => {
    const { rows: shared } = await sql`
      SELECT FROM business WHERE business_id = ${businessId} FOR KEY SHARE SKIP LOCKED`.execute(transaction);
    if (shared.length === 0) return 0n;
    const { rows } = await sql<{ folded: bigint }>`
      WITH gone AS (
        DELETE FROM account_change
        WHERE business_id = ${businessId} AND change_id IN (
          SELECT change_id FROM account_change WHERE business_id = ${businessId} LIMIT ${most} FOR UPDATE SKIP LOCKED
        )
        RETURNING account, currency, taken, given
      ), added AS (
        INSERT INTO account_sum
          SELECT ${businessId}, account, currency, sum(taken), sum(given) FROM gone
          GROUP BY account, currency ORDER BY account, currency
          ON CONFLICT (business_id, account, currency) DO UPDATE SET
            taken = account_sum.taken + EXCLUDED.taken, given = account_sum.given + EXCLUDED.given
      )
      SELECT count(*) AS folded FROM gone`.execute(transaction);
    return rows[0]?.folded ?? 0n;
  });
}
