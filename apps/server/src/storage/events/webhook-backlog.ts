import { sql } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Database } from '../engine/database.ts';

/** What remains to be sent to webhook endpoints, over all businesses. */
export interface WebhookBacklog {
  /** Age of the oldest event without deliveries; 0 when there is none. */
  readonly outboxSeconds: number;
  /** Deliveries whose next attempt is due, including those at paused endpoints. */
  readonly due: number;
  readonly pausedEndpoints: number;
}

/** Reads the backlog; due times are by the clock of each business. */
export async function webhookBacklog(
  { kysely }: Pick<Database, 'kysely'>,
  clock: Clock,
): Promise<WebhookBacklog> {
  const now = sql`${clock.now().toISOString()}::timestamptz + ${AHEAD}`;
  const { rows } = await sql<{ outbox_seconds: number; due: number; paused: number }>`
    SELECT
      (SELECT coalesce(extract(epoch FROM clock_timestamp() - min(recorded_at)), 0)::float8 FROM event_outbox) AS outbox_seconds,
      (SELECT count(*)::integer FROM delivery JOIN business USING (business_id) WHERE delivery.due_at <= ${now}) AS due,
      (SELECT count(*)::integer FROM webhook_endpoint JOIN business USING (business_id) WHERE paused_until > ${now}) AS paused`.execute(
    kysely,
  );
  const { outbox_seconds: outboxSeconds = 0, due = 0, paused = 0 } = rows[0] ?? {};
  return { outboxSeconds, due, pausedEndpoints: paused };
}
