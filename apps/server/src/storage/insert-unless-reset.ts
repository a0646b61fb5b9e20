import { type Kysely, sql } from 'kysely';
import { SandboxReset } from '../domain/sandbox/sandbox-reset.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** How a row is written. */
interface Writing {
  /** How often the sandbox had been reset when what the row says was read; any number when it is absent. */
  readonly resets?: number | undefined;
  /** Called inside the transaction, as its last step. */
  readonly beforeCommit?: ((transaction: object) => Promise<void>) | undefined;
}

/**
 * Writes a row of a business.
 *
 * @param row columns by their names, with values that JSON has.
 * @throws SandboxReset when the sandbox was reset more often since, and when there is no such business; nothing is written.
 */
export async function insertUnlessReset(
  database: Database,
  table: 'quote' | 'recipient',
  row: { readonly business_id: string },
  { resets, beforeCommit }: Writing,
): Promise<void> {
  if (beforeCommit === undefined) return insert(database.kysely, table, row, resets);
  await database.transaction(async (transaction) => {
    await insert(transaction, table, row, resets);
    await beforeCommit(transaction);
  });
}

/** One statement, which shares the business with commits before it gives the row to write. */
async function insert(
  kysely: Kysely<Tables>,
  table: string,
  row: { readonly business_id: string },
  resets: number | undefined,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM share_business(${row.business_id}) AS reset_count
    CROSS JOIN jsonb_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) AS written
    WHERE reset_count = coalesce(${resets ?? null}::integer, reset_count)
    RETURNING business_id`.execute(kysely);
  if (rows.length !== 1) throw new SandboxReset();
}
