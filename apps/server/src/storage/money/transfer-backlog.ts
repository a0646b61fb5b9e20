import { sql } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Database } from '../engine/database.ts';

/** Steps of transfers that are due and not leased, in all businesses. */
interface TransferBacklog {
  readonly due: number;
  /** How long the oldest of them has been due, by the clock of its business; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Those that have been due for more than a minute: no process leases them, or each one that does crashes. */
  readonly overdue: number;
  /** Those that have been due for more than a minute and wait until the business and customer may pay out. */
  readonly stopped: number;
}

/**
 * Counts due steps. Most clocks equal the machine's; the few that are ahead are read one by one, as when steps are
 * leased.
 */
export async function transferBacklog(
  { kysely }: Pick<Database, 'kysely'>,
  clock: Clock,
): Promise<TransferBacklog> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const businessNow = sql`${now} + ${AHEAD}`;
  const { rows } = await sql<Record<keyof TransferBacklog, number>>`
    WITH waiting AS (
      SELECT extract(epoch FROM ${now} - due_at) AS seconds FROM transfer WHERE due_at <= ${now}
      UNION ALL
      SELECT extract(epoch FROM ${businessNow} - due_at) FROM business JOIN transfer USING (business_id)
        WHERE clock_ahead_ms > 0 AND due_at > ${now} AND due_at <= ${businessNow}
    )
    SELECT count(*)::float8 AS due, coalesce(max(seconds), 0)::float8 AS "oldestSeconds",
      (count(*) FILTER (WHERE seconds > 60))::float8 AS overdue,
      (SELECT count(*) FROM transfer JOIN business USING (business_id)
        WHERE stopped_due_at <= ${businessNow} - interval '1 minute')::float8 AS stopped
    FROM waiting`.execute(kysely);
  const [backlog] = rows;
  if (backlog === undefined) throw new Error('The database returned no counts.');
  return backlog;
}
