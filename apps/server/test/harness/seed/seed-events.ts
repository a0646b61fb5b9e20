import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';

/** As many as a server keeps for a history of 21 days, plus the one for tomorrow. */
const DAYS = 22;

/** Values that few of the seeded events and deliveries have, at the old end; that many have; and that none has. */
export const seeded = {
  rareKind: 'customer.created',
  olderKind: 'transfer.pending',
  newerKind: 'deposit.success',
  rareStatus: 'exhausted',
  olderStatus: 'cancelled',
  rareReference: 'INV-1',
  commonReference: 'SUB-1',
  rareEndpoint: 'WHE_rare000000000000',
  commonEndpoint: 'WHE_common0000000000',
} as const;

/** Creates the partitions of the last days for events and deliveries. */
export async function makeDays({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`
    DO $$ DECLARE day date; by_day text; BEGIN
      FOR day IN SELECT (now() AT TIME ZONE 'UTC')::date - back FROM generate_series(-1, ${sql.lit(DAYS - 2)}) AS back LOOP
        FOREACH by_day IN ARRAY '{event,delivery,delivery_attempt}'::text[] LOOP
          EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', by_day || to_char(day, '_YYYYMMDD'), by_day,
            day::timestamp AT TIME ZONE 'UTC', (day + 1)::timestamp AT TIME ZONE 'UTC');
        END LOOP;
      END LOOP;
    END $$`.execute(kysely);
}

/**
 * Events of one business, each with one delivery, spread over the last nineteen full days, whatever the hour (of a day
 * with few rows, all would be read). Only the oldest 30 have a certain kind, endpoint and reference; only the next 30
 * have a certain status. Otherwise each half has one kind, and two in three of the older half have a status that the
 * newer half lacks.
 */
export async function seedEvents(database: Database, businessId: string, rows: number): Promise<void> {
  const half = sql`${Math.floor(rows / 2)}::integer`;
  const age = sql`date_trunc('day', now(), 'UTC') - interval '19 days' + n * interval '19 days' / ${rows + 1}::integer`;
  const id = (prefix: string) => sql`${prefix} || lpad(n::text, 16, '0')`;
  const kind = sql`CASE WHEN n <= 30 THEN ${seeded.rareKind} WHEN n <= ${half} THEN ${seeded.olderKind} ELSE ${seeded.newerKind} END`;
  const reference = sql`CASE WHEN n <= 30 THEN ${seeded.rareReference} WHEN n % 2 = 0 THEN ${seeded.commonReference} END`;
  const status = sql`CASE WHEN n BETWEEN 31 AND 60 THEN ${seeded.rareStatus} WHEN n <= ${half} AND n % 3 > 0 THEN ${seeded.olderStatus} WHEN n % 3 = 1 THEN 'retrying' ELSE 'succeeded' END`;
  await database.transaction(async (transaction) => {
    // Neither references nor triggers: what they guard is not what is tested.
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    const run = (statement: RawBuilder<unknown>) => statement.execute(transaction);
    await run(sql`
      INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, reference, body, created_at, recorded_at)
        SELECT ${businessId}, ${id('EVT_')}, ${kind}, ${businessId}, ${id('TRF_')}, ${reference}, '{}', ${age}, ${age}
        FROM generate_series(1, ${rows}::integer) AS made (n)`);
    await run(sql`
      INSERT INTO delivery (business_id, delivery_id, event_id, endpoint_id, kind, resource_id, reference, url, status, due_at, created_at, event_created_at, recorded_at)
        SELECT ${businessId}, ${id('DLV_')}, ${id('EVT_')}, CASE WHEN n <= 30 THEN ${seeded.rareEndpoint} ELSE ${seeded.commonEndpoint} END,
          ${kind}, ${id('TRF_')}, ${reference}, 'https://example.com', status, CASE WHEN status = 'retrying' THEN now() END, ${age}, ${age}, ${age}
        FROM generate_series(1, ${rows}::integer) AS made (n), LATERAL (SELECT ${status} AS status) AS state`);
  });
}
