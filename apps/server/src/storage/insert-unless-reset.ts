import { type Kysely, sql } from 'kysely';
import type { InsertOptions } from '../domain/insert-options.ts';
import { SandboxReset } from '../domain/sandbox/sandbox-reset.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Writes a row of a business.
 *
 * @param row columns by their names, with values that JSON has.
 * @param options written however often the sandbox was reset when they are absent.
 * @throws SandboxReset when the sandbox was reset more often since, and when there is no such business; nothing is written.
 */
export async function insertUnlessReset(
  database: Database,
  table: 'quote' | 'recipient',
  row: { readonly business_id: string },
  options?: InsertOptions,
): Promise<void> {
  const { resets, beforeCommit }: Partial<InsertOptions> = options ?? {};
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
