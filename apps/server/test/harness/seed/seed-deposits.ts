import { sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';

/**
 * Gives a business deposits of 1 NGN by bank, one second apart from 2026 on, with all of their records in the books.
 */
export async function seedDeposits(
  { kysely }: Pick<Database, 'kysely'>,
  businessId: string,
  count: number,
): Promise<void> {
  const each = sql`generate_series(1, ${count}::integer) AS made (n)`;
  const id = (prefix: string) => sql`${prefix} || lpad(n::text, 16, '0')`;
  const at = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
  await sql`
    INSERT INTO balance (business_id, balance_id, profile_id, currency, available, created_at, last_entry_at)
      VALUES (${businessId}, 'BAL_deposits', ${businessId}, 'NGN', ${count}::numeric, '2026-01-01', timestamptz '2026-01-01' + ${count}::integer * interval '1 second')`.execute(
    kysely,
  );
  await sql`
    INSERT INTO posting SELECT ${businessId}, ${id('PST_')}, 'NGN', 1, 'rail:bank', 'available:' || ${businessId}, ${id('REF_')}, ${at} FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO rail_entry SELECT ${businessId}, ${id('RLE_')}, 'bank', 'in', 'NGN', 1, ${id('REF_')}, ${at} FROM ${each}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO transaction_entry
      SELECT ${businessId}, ${id('TXN_')}, ${businessId}, 'deposits', ${id('REF_')}, 'NGN', 1, true, n, NULL, 'Deposit', 'Bank', 'Settled',
        NULL, ${at} FROM ${each}`.execute(kysely);
}
