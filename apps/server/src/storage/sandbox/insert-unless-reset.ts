import { sql } from 'kysely';
import { ResourceNotFound } from '../../domain/domain-error.ts';
import type { InsertOptions } from '../../domain/insert-options.ts';
import { RequestTakenOver } from '../../domain/request-taken-over.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import type { Database } from '../engine/database.ts';
import { KEPT_REPLY } from '../requests/kept-reply.ts';

/**
 * Writes a row of a business and the reply about it in one statement, which takes a shared lock on the business as
 * commits do, changes records and stores the reply, and then inserts the row.
 *
 * @param row columns by name, with JSON values.
 * @param refusalOf the error for a record problem that the caller knows.
 * @param options without `resets`, the row is written however often the sandbox was reset.
 * @throws SandboxReset when the sandbox was reset since, or the business does not exist; nothing is written.
 * @throws RequestTakenOver when another request has the key of the reply; nothing is written.
 * @throws ResourceNotFound when a required customer was erased; nothing is written.
 */
export async function insertUnlessReset(
  { kysely }: Pick<Database, 'kysely'>,
  table: 'payment_link' | 'pledge_quote' | 'quote' | 'recipient',
  row: { readonly business_id: string },
  options?: InsertOptions,
  refusalOf?: (problem: string) => Error | undefined,
): Promise<void> {
  const { resets, keptReply, records = [] }: Partial<InsertOptions> = options ?? {};
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const changes = JSON.stringify(keptReply === undefined ? records : [...records, keptReply]);
  const { rows } = await sql<{ problem: string | null }>`
    WITH checked AS (
      SELECT CASE WHEN reset_count = coalesce(${resets ?? null}::integer, reset_count)
        THEN change_records(${row.business_id}, ${changes}::jsonb, true) ELSE 'reset' END AS problem
      FROM share_business(${row.business_id}) AS reset_count
    ), written AS (
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM checked
      CROSS JOIN jsonb_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) AS given
      WHERE problem IS NULL
    )
    SELECT problem FROM checked`.execute(kysely);
  const problem = rows[0]?.problem;
  if (problem === 'reset') throw new SandboxReset();
  if (problem == null) return;
  const refusal = refusalOf?.(problem);
  if (refusal !== undefined) throw refusal;
  throw problem.startsWith(`conflict ${KEPT_REPLY} `)
    ? new RequestTakenOver()
    : new ResourceNotFound('such profile. Its customer is erased');
}
