import { readdirSync, readFileSync } from 'node:fs';
import type { components } from '@finops/contract/console';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { customerSeals } from '../../../../test/harness/seed/customer-seals.ts';
import { expectRecorded, type ShownRecord } from '../../../../test/harness/seed/recorded-example.ts';
import { seedProfiles } from '../../../../test/harness/seed/seed-profiles.ts';
import { categoryOf } from '../../../domain/webhooks/event-category.ts';
import { eventHistoryStore } from '../../../storage/events/postgres-event-history-store.ts';
import { eventReplayStore } from '../../../storage/events/postgres-event-replay-store.ts';
import { deliveryBody, deliveryDetailsBody } from '../deliveries/delivery-body.ts';
import { eventReplayBody } from '../event-replays/event-replay-body.ts';
import { eventBody, eventDetailsBody } from './event-body.ts';

type Schemas = components['schemas'];
type ShownEvent = Schemas['Event'] & Partial<Schemas['EventDetails']>;
type ShownDelivery = Schemas['Delivery'] & Partial<Schemas['DeliveryDetails']>;

const businessId = 'BUS_8Kd2mQx7VtLp4ZrN';
const recordedAt = new Date();
const resources = new URL('../../../../../../spec/console/resources/', import.meta.url);
const examplesOf = <Body extends { readonly id: string }>(resource: string, prefix: string) => {
  const folder = new URL(`${resource}/examples/`, resources);
  return readdirSync(folder).flatMap((name) => {
    const file = new URL(name, folder);
    const data: unknown = parse(readFileSync(file, 'utf8')).value?.data;
    const shown = Array.isArray(data)
      ? data.map((body, index) => ({ file, body, path: ['value', 'data', index] }))
      : [{ file, body: data, path: ['value', 'data'] }];
    return shown
      .filter(({ body }) => Object(body).id?.startsWith(prefix))
      .map((record): [string, ShownRecord<Body>] => [
        `${name} ${Object(record.body).id}`,
        record as ShownRecord<Body>,
      ]);
  });
};

let database: TestDatabase;
beforeAll(async () => {
  database = await postgres.open();
  await seedProfiles(database, [{ businessId, profileId: businessId, displayCurrency: 'NGN' }], recordedAt);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['delivery_attempt', 'delivery', 'event', 'event_replay'] as const) {
    await database.kysely.deleteFrom(table).execute();
  }
});

async function writeEvent(event: ShownEvent, data: object = event.body?.data ?? {}): Promise<void> {
  await database.kysely
    .insertInto('event')
    .values({
      business_id: businessId,
      event_id: event.id,
      kind: event.event,
      profile_id: event.profile_id ?? businessId,
      resource_id: event.resource_id,
      reference: event.reference ?? null,
      body: JSON.stringify(data),
      test: event.test,
      created_at: event.created_at,
      recorded_at: recordedAt,
    })
    .execute();
}

async function writeDelivery(delivery: ShownDelivery): Promise<void> {
  await database.kysely
    .insertInto('delivery')
    .values({
      business_id: businessId,
      delivery_id: delivery.id,
      event_id: delivery.event_id,
      endpoint_id: delivery.webhook_endpoint_id,
      replay_id: delivery.replay_id ?? null,
      kind: delivery.event,
      resource_id: 'TRF_6wNs1KqZ8bVd3HyJ',
      url: delivery.url,
      status: delivery.status,
      attempt_count: delivery.attempt_count,
      last_attempt_at: delivery.last_attempt_at ?? null,
      response_status: delivery.response_status ?? null,
      due_at: delivery.next_attempt_at ?? null,
      created_at: delivery.created_at,
      event_created_at: delivery.created_at,
      recorded_at: recordedAt,
    })
    .execute();
  for (const [index, attempt] of (delivery.attempts ?? []).entries()) {
    const response = attempt.outcome === 'answered' ? attempt.response : undefined;
    await database.kysely
      .insertInto('delivery_attempt')
      .values({
        business_id: businessId,
        delivery_id: delivery.id,
        number: index + 1,
        started_at: attempt.started_at,
        duration_ms: attempt.duration_ms,
        request_headers: JSON.stringify(attempt.request.headers),
        failure: attempt.outcome === 'unanswered' ? attempt.failure : null,
        response_status: response?.status ?? null,
        response_headers: response === undefined ? null : JSON.stringify(response.headers),
        response_body: response?.body ?? null,
        response_truncated: response?.body_truncated ?? null,
        recorded_at: recordedAt,
      })
      .execute();
  }
}

it.each(examplesOf<ShownEvent>('events', 'EVT_'))(
  'the example %s is what is shown of such an event',
  async (_, shown) => {
    const event = shown.body;
    await writeEvent(event);
    const states = event.delivery_statuses.map((status, index) => ({
      id: `DLV_${index}`,
      event_id: event.id,
      event: event.event,
      webhook_endpoint_id: 'WHE_1',
      url: 'https://ledger.example.com',
      status,
      attempt_count: 1,
      created_at: event.created_at,
      ...(status === 'retrying' && { next_attempt_at: event.created_at }),
    }));
    for (const delivery of event.deliveries ?? states) await writeDelivery(delivery);
    const history = eventHistoryStore(database, customerSeals);
    const found = await history.event(businessId, event.id);
    const { entries } = await history.events(businessId, {}, { sort: 'desc', limit: 1 });
    if (found === undefined || entries[0] === undefined) throw new Error('The event is not there.');
    expect(event.category).toBe(categoryOf(event.event));
    expectRecorded(shown, event.body === undefined ? eventBody(entries[0]) : eventDetailsBody(found));
  },
);

it.each(examplesOf<ShownDelivery>('deliveries', 'DLV_'))(
  'the example %s is what is shown of such a delivery',
  async (_, shown) => {
    const delivery = shown.body;
    const sent = delivery.attempts?.[0]?.request.body ?? '{"data":{}}';
    const event = { id: delivery.event_id, event: delivery.event, resource_id: 'TRF_6wNs1KqZ8bVd3HyJ' };
    await writeEvent(
      { ...event, category: 'transfer', delivery_statuses: [], test: false, created_at: delivery.created_at },
      JSON.parse(sent).data,
    );
    await writeDelivery(delivery);
    const found = await eventHistoryStore(database, customerSeals).delivery(businessId, delivery.id);
    if (found === undefined) throw new Error('The delivery is not there.');
    expectRecorded(shown, delivery.attempts === undefined ? deliveryBody(found) : deliveryDetailsBody(found));
  },
);

it.each([
  ...examplesOf<Schemas['EventReplay']>('events', 'RPL_'),
  ...examplesOf<Schemas['EventReplay']>('event-replays', 'RPL_'),
])('the example %s is what is shown of such a replay', async (_, shown) => {
  const { filter, ...replay } = shown.body;
  const { status: statuses, category: categories, event: kinds, ...others } = filter ?? {};
  await database.kysely
    .insertInto('event_replay')
    .values({
      business_id: businessId,
      replay_id: replay.id,
      status: replay.status,
      event_id: replay.event_id ?? null,
      filter: filter === undefined ? null : JSON.stringify({ ...others, statuses, categories, kinds }),
      endpoint_id: replay.webhook_endpoint_id ?? null,
      event_count: replay.event_count,
      replayed_count: replay.replayed_count,
      created_at: replay.created_at,
      completed_at: replay.completed_at ?? null,
    })
    .execute();
  const found = await eventReplayStore(database, database).find(businessId, replay.id);
  if (found === undefined) throw new Error('The replay is not there.');
  expectRecorded(shown, eventReplayBody(found));
});
