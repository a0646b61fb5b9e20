import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ReceiverResponse } from '../../domain/webhooks/delivery.ts';
import {
  type DeliveryQueue,
  type DueDelivery,
  type FinishedAttempt,
  type Lane,
  LEASE_MS,
} from '../../domain/webhooks/delivery-queue.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import { type CustomerSeals, sealedAt } from '../customers/customer-seals.ts';
import { bytesText } from '../engine/bytes-text.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import type { Tables } from '../schema/tables.ts';

const INSTANT = sql`${null}::timestamptz`;
const LEASED_UNTIL = sql<string>`clock_timestamp() + ${sql.lit(LEASE_MS)} * interval '1 millisecond'`;

/** Outstanding deliveries in the database. */
export function deliveryQueue({ kysely }: Pick<Database, 'kysely'>, seals: CustomerSeals): DeliveryQueue {
  // No clock is behind the machine's.
  const claimByMachine = compiledOnce(kysely, claimOf(kysely, sql`webhook_endpoint.due_at <= ${INSTANT}`));
  const claimByBusiness = compiledOnce(
    kysely,
    claimOf(
      kysely,
      sql`business.clock_ahead_ms > 0 AND webhook_endpoint.due_at > ${INSTANT} AND webhook_endpoint.due_at <= ${INSTANT} + ${AHEAD}`,
    ),
  );
  return {
    async businessesWaiting(most) {
      // Skips from one business to the next in the index, however many events of each are waiting.
      const { rows } = await sql<{ business_id: string }>`
        WITH RECURSIVE waiting AS (
          (SELECT business_id, 1 AS number FROM event_outbox ORDER BY business_id LIMIT 1)
          UNION ALL
          SELECT (
            SELECT event_outbox.business_id FROM event_outbox
            WHERE event_outbox.business_id > waiting.business_id ORDER BY event_outbox.business_id LIMIT 1
          ), waiting.number + 1
          FROM waiting WHERE waiting.business_id IS NOT NULL AND waiting.number < ${most}::integer
        )
        SELECT business_id FROM waiting WHERE business_id IS NOT NULL`.execute(kysely);
      return rows.map((row) => row.business_id);
    },
    async dispatch(businessId, most, now) {
      const { rows } = await sql<{ count: number }>`
        SELECT dispatch_events(${businessId}, ${most}, ${now.toISOString()}) AS count`.execute(kysely);
      return rows[0]?.count ?? 0;
    },
    async claimLanes(lease, most, now) {
      const instant = now.toISOString();
      const claimed = await Promise.all([
        claimByMachine(instant, most, lease),
        claimByBusiness(instant, instant, most, lease),
      ]);
      return claimed.flatMap(({ rows }) => rows.map(laneOf));
    },
    async renew(lanes) {
      const held = JSON.stringify(
        lanes.map(({ businessId, endpointId, lease }) => ({ businessId, endpointId, lease })),
      );
      const { rows } = await sql<LaneRow>`
        UPDATE webhook_endpoint SET leased_until = ${LEASED_UNTIL}
        FROM jsonb_to_recordset(${held}::jsonb) AS held ("businessId" text, "endpointId" text, lease text)
        JOIN business ON business.business_id = held."businessId"
        WHERE webhook_endpoint.business_id = held."businessId" AND webhook_endpoint.endpoint_id = held."endpointId"
          AND leased_by = held.lease AND webhook_endpoint.status = 'enabled'
        RETURNING webhook_endpoint.*, business.clock_ahead_ms`.execute(kysely);
      return rows.map(laneOf);
    },
    async due({ businessId, endpointId }, most, now, without) {
      const rows = await kysely
        .selectFrom('delivery')
        .innerJoin('event', (join) =>
          join
            .onRef('event.business_id', '=', 'delivery.business_id')
            .onRef('event.event_id', '=', 'delivery.event_id')
            .onRef('event.recorded_at', '=', 'delivery.recorded_at'),
        )
        .leftJoin('customer', (join) =>
          join
            .onRef('customer.business_id', '=', 'event.business_id')
            .onRef('customer.customer_id', '=', 'event.profile_id'),
        )
        .select([
          'delivery.delivery_id',
          'delivery.event_id',
          'delivery.kind',
          'delivery.resource_id',
          'delivery.attempt_count',
          'delivery.recorded_at',
          'event.body',
          'event.sealed_body',
          'customer.data_key',
        ])
        .where('delivery.business_id', '=', businessId)
        .where('delivery.endpoint_id', '=', endpointId)
        .where('delivery.due_at', '<=', now.toISOString())
        .where(sql<boolean>`delivery.delivery_id <> ALL (${sql.val([...without])}::text[])`)
        .orderBy('delivery.due_at')
        .orderBy('delivery.recorded_at')
        .limit(most)
        .execute();
      return rows.map((row) => ({
        id: row.delivery_id,
        eventId: row.event_id,
        kind: row.kind,
        resourceId: row.resource_id,
        body: seals.open(row.data_key, row.sealed_body, sealedAt.event(row.event_id)) ?? row.body,
        customerKey: row.data_key ?? undefined,
        attempts: row.attempt_count,
        recordedAt: row.recorded_at,
      }));
    },
    async settle({ businessId, endpointId, lease }, attempts, { failures, pauses, pausedUntil }) {
      const circuit = JSON.stringify({ failures, pauses, paused_until: pausedUntil });
      await sql`
        SELECT settle_attempts(
          ${businessId}, ${endpointId}, ${lease}, ${JSON.stringify(attempts.map((attempt) => attemptRow(attempt, seals)))}::jsonb, ${circuit}::jsonb
        )`.execute(kysely);
    },
    async release({ businessId, endpointId, lease }) {
      await sql`SELECT release_lane(${businessId}, ${endpointId}, ${lease})`.execute(kysely);
    },
    async cancelMore() {
      const { rows } = await sql<{ count: number }>`
        SELECT cancel_deliveries(business_id, endpoint_id, cancelled_at) AS count
        FROM (SELECT * FROM delivery_cancellation LIMIT 1 FOR UPDATE SKIP LOCKED) AS open`.execute(kysely);
      return rows.length > 0;
    },
  };
}

/** Leases free lanes; the parameters are the values of `isDue`, then the most lanes, and the lease. */
function claimOf(kysely: Kysely<Tables>, isDue: RawBuilder<boolean>) {
  return kysely
    .with('due', (db) =>
      db
        .selectFrom('webhook_endpoint')
        .innerJoin('business', 'business.business_id', 'webhook_endpoint.business_id')
        .select(['webhook_endpoint.business_id', 'webhook_endpoint.endpoint_id', 'business.clock_ahead_ms'])
        .where(isDue)
        .where('webhook_endpoint.status', '=', sql.lit('enabled'))
        .where(sql<boolean>`coalesce(webhook_endpoint.leased_until <= clock_timestamp(), true)`)
        .orderBy('webhook_endpoint.due_at')
        .limit(1)
        .forNoKeyUpdate('webhook_endpoint')
        .skipLocked(),
    )
    .updateTable('webhook_endpoint')
    .from('due')
    .set({ leased_by: '', leased_until: LEASED_UNTIL })
    .whereRef('webhook_endpoint.business_id', '=', 'due.business_id')
    .whereRef('webhook_endpoint.endpoint_id', '=', 'due.endpoint_id')
    .returningAll('webhook_endpoint')
    .returning('due.clock_ahead_ms');
}

type LaneRow = Selectable<Tables['webhook_endpoint']> & { readonly clock_ahead_ms: bigint };

function laneOf(row: LaneRow): Lane {
  const { previous_secret: previous, previous_secret_expires_at: expiresAt } = row;
  return {
    lease: row.leased_by ?? '',
    businessId: row.business_id,
    endpointId: row.endpoint_id,
    url: row.url,
    circuit: {
      failures: row.failures,
      pauses: row.pauses,
      pausedUntil: dateIn(row.paused_until),
    },
    sealedSecrets: {
      current: row.secret,
      previous:
        previous === null || expiresAt === null
          ? undefined
          : { secret: previous, expiresAt: new Date(expiresAt) },
    },
    aheadMs: Number(row.clock_ahead_ms),
  };
}

function attemptRow(
  { delivery, number, result, nextAt, ...attempt }: FinishedAttempt,
  seals: CustomerSeals,
): object {
  return {
    delivery_id: delivery.id,
    recorded_at: delivery.recordedAt,
    number,
    started_at: attempt.startedAt,
    duration_ms: attempt.durationMs,
    request_headers: attempt.requestHeaders,
    status: attempt.status,
    due_at: nextAt,
    ...(typeof result === 'string'
      ? { failure: result }
      : {
          response_status: result.status,
          response_truncated: result.isTruncated,
          ...answerColumns(delivery, number, result, seals),
        }),
  };
}

/** The response of a receiver may repeat what was sent to it. */
function answerColumns(
  { id, customerKey }: DueDelivery,
  number: number,
  { headers, body }: ReceiverResponse,
  seals: CustomerSeals,
): object {
  if (customerKey === undefined) return { response_headers: headers, response_body: body };
  const sealed = seals.seal(
    Buffer.from(customerKey),
    JSON.stringify({ headers, body }),
    sealedAt.answer(id, number),
  );
  return { response_headers: {}, response_body: '', sealed_response: bytesText(sealed) };
}
