import type { EventKind } from '@finops/contract';
import { type EventCategory, eventKinds, type WebhookDeliveryStatus } from '@finops/contract/console';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';
import type { Tables } from '../../../src/storage/schema/tables.ts';
import { randomIds } from '../../../src/system.ts';

/** Settable fields of an event; the rest has default values. */
interface GivenEvent {
  readonly kind?: EventKind;
  readonly profileId?: string;
  readonly resourceId?: string;
  readonly reference?: string;
  readonly body?: object;
  readonly test?: boolean;
  /** By the clock of the business; by default now. */
  readonly createdAt?: string;
  /** How long ago it was recorded, in days of real time. */
  readonly daysAgo?: number;
}

/** Writes events, endpoints, deliveries and attempts of one business, as the ledger and the sender do. */
export function eventDesk({ kysely }: Pick<Database, 'kysely'>, businessId: string) {
  return {
    async endpoint({ kinds = eventKinds as readonly EventKind[], isEnabled = true } = {}): Promise<string> {
      const id = randomIds.next('WHE_');
      const now = new Date();
      const disabled = { status: 'disabled', disabled_reason: 'requested' } as const;
      await kysely
        .insertInto('webhook_endpoint')
        .values({
          business_id: businessId,
          endpoint_id: id,
          url: 'https://receiver.example.com/hooks',
          categories: ['transfer'] satisfies EventCategory[],
          kinds: [...kinds],
          ...(isEnabled ? { status: 'enabled' } : disabled),
          secret: Buffer.from('sealed'),
          created_by: 'USR_1',
          created_at: now,
          updated_at: now,
          enabled_at: sql<string>`now() - interval '30 days'`,
        })
        .execute();
      return id;
    },
    async event(given: GivenEvent = {}): Promise<string> {
      const id = randomIds.next('EVT_');
      const resourceId = given.resourceId ?? randomIds.next('TRF_');
      await kysely
        .insertInto('event')
        .values({
          business_id: businessId,
          event_id: id,
          kind: given.kind ?? 'transfer.pending',
          profile_id: given.profileId ?? businessId,
          resource_id: resourceId,
          reference: given.reference ?? null,
          body: JSON.stringify(given.body ?? { id: resourceId }),
          test: given.test ?? false,
          created_at: given.createdAt ?? new Date(),
          recorded_at: sql<string>`clock_timestamp() - ${given.daysAgo ?? 0}::double precision * interval '1 day'`,
        })
        .execute();
      return id;
    },
    /** A delivery of an event, created outside of any schedule. */
    async delivery(
      eventId: string,
      endpointId: string,
      status: WebhookDeliveryStatus = 'succeeded',
      change: Partial<Insertable<Tables['delivery']>> = {},
    ): Promise<string> {
      const id = randomIds.next('DLV_');
      const isOpen = status === 'pending' || status === 'retrying';
      const event = await kysely
        .selectFrom('event')
        .select(['kind', 'resource_id', 'reference', 'created_at', 'recorded_at'])
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow();
      await kysely
        .insertInto('delivery')
        .values({
          ...event,
          business_id: businessId,
          delivery_id: id,
          event_id: eventId,
          endpoint_id: endpointId,
          url: 'https://receiver.example.com/hooks',
          status,
          due_at: isOpen ? '2026-05-05T00:00:00Z' : null,
          event_created_at: event.created_at,
          ...change,
        })
        .execute();
      return id;
    },
    async attempt(
      deliveryId: string,
      number: number,
      result: Partial<Insertable<Tables['delivery_attempt']>>,
    ): Promise<void> {
      const { recorded_at } = await kysely
        .selectFrom('delivery')
        .select('recorded_at')
        .where('delivery_id', '=', deliveryId)
        .executeTakeFirstOrThrow();
      await kysely
        .insertInto('delivery_attempt')
        .values({
          business_id: businessId,
          delivery_id: deliveryId,
          number,
          started_at: `2026-05-04T09:4${number}:00Z`,
          duration_ms: number,
          request_headers: JSON.stringify({ 'webhook-timestamp': String(number) }),
          response_status: null,
          response_truncated: null,
          recorded_at,
          ...result,
        })
        .execute();
    },
  };
}
