import { setTimeout } from 'node:timers/promises';
import type { EventKind } from '@finops/contract';
import { type EventCategory, eventKinds } from '@finops/contract/console';
import { sql } from 'kysely';
import { DEVELOPMENT_KEY } from '../../../src/config/weak-key.ts';
import { derivedKey } from '../../../src/domain/derived-key.ts';
import { categoryOf } from '../../../src/domain/webhooks/event-category.ts';
import { newEndpointSecret, sealEndpointSecret } from '../../../src/domain/webhooks/signing.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';

/** The key that seals the secrets of endpoints where none is configured. */
export const SEAL_KEY = derivedKey(Buffer.from(DEVELOPMENT_KEY, 'base64'), 'webhook secrets');

/** An endpoint in a test. */
export interface TestEndpoint {
  readonly businessId: string;
  readonly endpointId: string;
  readonly secret: string;
}

/** Options of an endpoint in a test. */
interface EndpointSettings {
  readonly businessId: string;
  readonly url: string;
  readonly kinds?: readonly EventKind[];
  /** {@link SEAL_KEY} by default. */
  readonly sealKey?: Buffer;
  /** The previous secret, and until when it signs. */
  readonly previous?: { readonly secret: string; readonly expiresAt: Date };
}

/** Writes an enabled endpoint for all kinds of events. */
export async function seedEndpoint(
  { kysely }: Pick<Database, 'kysely'>,
  { businessId, url, kinds = eventKinds, sealKey = SEAL_KEY, previous }: EndpointSettings,
): Promise<TestEndpoint> {
  const endpointId = randomIds.next('WHE_');
  const secret = newEndpointSecret(systemRandomness);
  const seal = (text: string) =>
    sealEndpointSecret(sealKey, text, { businessId, endpointId }, systemRandomness);
  const categories: EventCategory[] = [...new Set(kinds.map(categoryOf))];
  await kysely
    .insertInto('webhook_endpoint')
    .values({
      business_id: businessId,
      endpoint_id: endpointId,
      url,
      categories,
      kinds,
      status: 'enabled',
      secret: seal(secret),
      ...(previous && {
        previous_secret: seal(previous.secret),
        previous_secret_expires_at: previous.expiresAt,
      }),
      created_by: 'USR_1',
      created_at: '2026-05-04T09:00:00Z',
      updated_at: '2026-05-04T09:00:00Z',
    })
    .execute();
  return { businessId, endpointId, secret };
}

/** An event in a test. */
interface ToldEvent {
  readonly kind?: EventKind;
  readonly resourceId?: string;
  readonly reference?: string;
  /** JSON text. */
  readonly body?: string;
}

/** Writes events of a business to the history and outbox, in order; returns their identifiers. */
export async function tellEvents(
  { kysely }: Pick<Database, 'kysely'>,
  businessId: string,
  events: readonly ToldEvent[],
  createdAt = new Date('2026-05-04T09:30:00Z'),
): Promise<readonly string[]> {
  const rows = events.map(({ kind = 'transfer.pending', resourceId, reference, body = '{}' }) => ({
    event_id: randomIds.next('EVT_'),
    kind,
    resource_id: resourceId ?? randomIds.next('TRF_'),
    reference,
    body,
  }));
  await sql`
    WITH moment AS (SELECT clock_timestamp() AS now), told AS (
      INSERT INTO event (business_id, event_id, kind, profile_id, resource_id, reference, body, created_at, recorded_at)
        SELECT ${businessId}, event_id, kind, ${businessId}, resource_id, reference, body, ${createdAt.toISOString()}::timestamptz,
          moment.now + ordinality * interval '1 microsecond'
        FROM moment, ROWS FROM (
          jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS (event_id text, kind text, resource_id text, reference text, body text)
        ) WITH ORDINALITY AS given (event_id, kind, resource_id, reference, body, ordinality)
        RETURNING event_id, recorded_at
    )
    INSERT INTO event_outbox SELECT ${businessId}, event_id, recorded_at FROM told`.execute(kysely);
  return rows.map((row) => row.event_id);
}

/** Retries until the expectation holds; after a while, fails with the last reason. */
export async function eventually(expected: () => Promise<void> | void, withinMs = 10_000): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await expected();
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(20);
    }
  }
}
