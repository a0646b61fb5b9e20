import { type Kysely, sql } from 'kysely';
import type { RecordChange } from '../../domain/record.ts';
import { RequestTakenOver } from '../../domain/request-taken-over.ts';
import type { Tables } from '../schema/tables.ts';

/** The kind of the records that store replies. */
export const KEPT_REPLY = 'kept_reply';

/**
 * Writes the record of a reply, atomically with the surrounding transaction if there is one.
 *
 * @throws RequestTakenOver when another request has the key.
 */
export async function writeKeptReply(
  kysely: Kysely<Tables>,
  businessId: string,
  keptReply: RecordChange,
): Promise<void> {
  const { rows } = await sql<{ problem: string | null }>`
    SELECT change_records(${businessId}, ${JSON.stringify([keptReply])}::jsonb, true) AS problem`.execute(
    kysely,
  );
  if (rows[0]?.problem !== null) throw new RequestTakenOver();
}
