import { readdirSync, readFileSync } from 'node:fs';
import { loadDocument } from '@finops/contract/document';
import { afterAll, beforeAll, it } from 'vitest';
import { parse } from 'yaml';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { testAccounts } from '../../../../test/harness/seed/account-parts.ts';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { mayCall } from '../../../domain/webhooks/target-address.ts';
import type { WebhookEndpoint } from '../../../domain/webhooks/webhook-endpoint.ts';
import { type CreatedWebhookEndpoint, WebhookEndpoints } from '../../../domain/webhooks/webhook-endpoints.ts';
import { webhookEndpointStore } from '../../../storage/events/postgres-webhook-endpoint-store.ts';
import { randomIds, systemRandomness } from '../../../system.ts';
import { eventCatalogue } from '../../../webhooks/event-catalogue.ts';
import { createdWebhookEndpointBody, webhookEndpointBody } from './webhook-endpoint-body.ts';

const examples = new URL(
  '../../../../../../spec/console/resources/webhook-endpoints/examples/',
  import.meta.url,
);
const example = (name: string) => parse(readFileSync(new URL(`${name}.yaml`, examples), 'utf8')).value;

/** Every endpoint in the examples, each with its place. */
const shown = readdirSync(examples).flatMap((name) => {
  const file = new URL(name, examples);
  const data: unknown = parse(readFileSync(file, 'utf8')).value?.data;
  const endpoints = Array.isArray(data)
    ? data.map((body, index) => ({ body, path: ['value', 'data', index] }))
    : [{ body: data, path: ['value', 'data'] }];
  return endpoints
    .filter(({ body }) => /^WHE_/.test(body?.id ?? ''))
    .map((endpoint) => ({ name: `${name} ${endpoint.body.id}`, record: { file, ...endpoint } }));
});

const { url, categories } = example('webhook-endpoint-create');
const { data: created } = example('webhook-endpoint-created');
const { data: rotated } = example('webhook-endpoint-rotated');
const [other] = example('webhook-endpoints').data;
const businessId = 'BUS_2nVx8LqK5tRd7WpZ';
const ids = [created.id, other.id];
const by = (id: string) => ({ actor: { kind: 'user', id }, requestId: 'req_0000000000000000' }) as const;
const member = by(created.created_by);

type Made = WebhookEndpoint | CreatedWebhookEndpoint;

/** The histories of the endpoints of the examples. */
const life: Readonly<Record<string, (endpoints: WebhookEndpoints) => Promise<Made>>> = {
  '2026-03-12T14:20:00Z': (endpoints) =>
    endpoints.create(member, businessId, { url, categories }, created.secret),
  '2026-04-02T08:00:00Z': (endpoints) =>
    endpoints.create(by(other.created_by), businessId, { url: other.url, categories: other.categories }),
  '2026-04-28T16:40:00Z': async (endpoints) => {
    await endpoints.gone(businessId, other.id);
    return endpoints.get(businessId, other.id);
  },
  '2026-05-04T09:50:00Z': (endpoints) => endpoints.rotate(member, businessId, created.id, rotated.secret),
  '2026-05-04T10:10:00Z': (endpoints) => endpoints.disable(member, businessId, created.id),
  '2026-05-04T10:20:00Z': (endpoints) => endpoints.enable(member, businessId, created.id),
};

let database: TestDatabase;
const lived = new Map<string, Made>();

beforeAll(async () => {
  database = await postgres.open();
  const { accounts, parts } = testAccounts(database);
  const business = accounts.businesses.plan({ name: 'Ledger', countryId: 'NG' });
  await parts.store.change(businessId, (records) => records.business.insert({ ...business, id: businessId }));
  const clock = movedClock('2026-03-12T14:20:00Z');
  const endpoints = new WebhookEndpoints({
    store: webhookEndpointStore(database),
    sealKey: Buffer.alloc(32, 7),
    catalogue: eventCatalogue(loadDocument),
    targets: { http: false, mayCall: mayCall({ loopback: false }), resolve: async () => ['1.1.1.1'] },
    clock,
    ids: { next: (prefix) => (prefix === 'WHE_' && ids.shift()) || randomIds.next(prefix) },
    randomness: systemRandomness,
  });
  for (const [at, step] of Object.entries(life)) {
    clock.advance(Date.parse(at) - clock.now().getTime());
    lived.set(at, await step(endpoints));
  }
});
afterAll(() => database.close());

it.each(shown)('the example $name is what its requests have made of the endpoint', ({ record }) => {
  const endpoint = lived.get(record.body.updated_at);
  if (endpoint === undefined) throw new Error(`No endpoint changed at ${record.body.updated_at}.`);
  const isShownOnce = 'secret' in endpoint && 'secret' in record.body;
  expectRecorded(record, isShownOnce ? createdWebhookEndpointBody(endpoint) : webhookEndpointBody(endpoint));
});
