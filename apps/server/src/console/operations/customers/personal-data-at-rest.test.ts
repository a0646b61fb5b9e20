import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type WebhookReceiver,
  webhookReceiver,
} from '../../../../test/harness/processes/webhook-receiver.ts';
import { samplePng } from '../../../../test/harness/seed/sample-files.ts';
import { type ConsoleServer, startConsole } from '../../../../test/harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../../../../test/harness/worlds/customer-desk.ts';
import { everyRow } from '../../../../test/harness/worlds/test-ledger.ts';
import { eventually, seedEndpoint } from '../../../../test/harness/worlds/webhook-desk.ts';
import { DEVELOPMENT_KEY } from '../../../config/weak-key.ts';
import { derivedKey } from '../../../domain/derived-key.ts';

const image_front = samplePng().toString('base64');
const person = {
  type: 'individual',
  first_name: 'Wilhelmina',
  last_name: 'Oyelaran',
  email: 'wilhelmina@oyelaran.example',
  phone: '+2348098765432',
  country_id: 'NG',
  birth_date: '17-03-1979',
  address: { country_id: 'NG', address_line_1: '77 Quarry Lane', city: 'Ibadan', postal_code: '200283' },
  has_accepted_terms: true,
  identifying_information: [
    { type: 'passport', number: 'P99887766', country: 'NG', image_front },
    { type: 'selfie', number: '', country: 'NG', image_front },
  ],
};
/** A part of each known fact about the customer. */
const TOLD = [
  'Wilhelmina',
  'Oyelaran',
  person.email,
  '8098765432',
  '77 Quarry Lane',
  'Ibadan',
  '200283',
  'P99887766',
];
/** The data that only the key of the customer opens. */
const SEALED_ALWAYS = ['77 Quarry Lane', 'Ibadan', '200283', 'P99887766'];
const SEALED_TABLES = ['event', 'delivery_attempt', 'idempotency_record', 'payment_request', 'request_log'];
const account = {
  ...{ type: 'ngn_bank', account_name: 'WILHELMINA OYELARAN', account_number: '0123456789' },
  bank_code: '058',
};
const paymentRequest = {
  ...{ source_currency: 'NGN', target_currency: 'NGN', source_amount: '100000.00' },
  pay_in: { type: 'temporary_bank_account' },
  additional_info: { name: 'Wilhelmina Oyelaran', email: person.email, phone_number: person.phone },
};

describe.each(sampledDatabases)('what is stored about a customer on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let desk: CustomerDesk;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    database = await open();
    console = await startConsole(database, { SEND_WEBHOOKS: 'true' }, { sweepMs: 20 });
    desk = await openCustomerDesk(console);
    // It echoes the request.
    receiver = await webhookReceiver((response, { body }) => void response.writeHead(200).end(body));
    await seedEndpoint(database, {
      businessId: desk.business.id,
      url: receiver.url,
      sealKey: derivedKey(Buffer.from(DEVELOPMENT_KEY, 'base64'), 'webhook secrets'),
    });
  });
  afterAll(async () => {
    await console.stop();
    await receiver.close();
    await database.close();
  });

  /** Occurrences in the tables, as text or as bytes: `table: part`. */
  const found = async (isMeant: (table: string) => boolean = () => true) => {
    const tables = Object.entries(await everyRow(database)).filter(([table]) => isMeant(table));
    return tables.flatMap(([table, rows]) => {
      const text = rows.join('\n').toLowerCase();
      const forms = (told: string) => [told.toLowerCase(), Buffer.from(told).toString('hex')];
      return TOLD.filter((told) => forms(told).some((form) => text.includes(form))).map(
        (told) => `${table}: ${told}`,
      );
    });
  };
  const isSealed = (table: string) => SEALED_TABLES.some((name) => table.startsWith(name));
  const settled = () =>
    eventually(async () => {
      const open = database.kysely
        .selectFrom('delivery')
        .select('delivery_id')
        .where('due_at', 'is not', null);
      const waiting = database.kysely.selectFrom('event_outbox').select('event_id');
      expect([await open.execute(), await waiting.execute()]).toEqual([[], []]);
    });

  test('is sealed in events, replies, answers and payment requests, shown to the business, and nowhere after the erasure', async () => {
    const created = await desk.call('POST /v1/customers', person, { idempotencyKey: 'create' });
    const { id } = created.json.data;
    await desk.activate(id);
    const asProfile = { profile: id, idempotencyKey: 'ask' };
    const asked = await desk.call('POST /v1/payments/requests', paymentRequest, asProfile);
    const own = await desk.call('POST /v1/recipients', account, { idempotencyKey: 'own' });
    const saved = { ...account, account_name: 'Brother of Wilhelmina' };
    const others = await desk.call('POST /v1/recipients', saved, { profile: id, idempotencyKey: 'saved' });
    const stranger = await desk.call('POST /v1/recipients', { ...account, account_name: 'Emmy Noether' });
    expect([created, asked, own, others, stranger].map(({ status }) => status)).toEqual(Array(5).fill(201));
    const request = `/v1/payments/requests/${asked.json.data.id}`;
    const cancelled = await desk.call(`POST ${request}/cancel`, undefined, { profile: id });
    expect(cancelled.status).toBe(200);
    await settled();

    // Accounts saved by the business are its own, as are the replies.
    const inReplies = await database.kysely
      .selectFrom('idempotency_record')
      .select(['customer_id', 'body'])
      .execute();
    expect(inReplies.filter(({ customer_id }) => customer_id !== null)).toEqual(
      Array(3).fill({ customer_id: id, body: null }),
    );
    const clear = await found((table) => isSealed(table) && table !== 'idempotency_record');
    // Only the holder name of the account issued for the payment.
    const holder = ['Wilhelmina', 'Oyelaran', person.email].map((told) => `payment_request: ${told}`);
    expect(clear).toEqual(holder);
    const anywhere = await found();
    for (const told of SEALED_ALWAYS) expect(anywhere.filter((one) => one.endsWith(told))).toEqual([]);

    // The business can read all of it.
    const again = await desk.call('POST /v1/customers', person, { idempotencyKey: 'create' });
    expect([again.headers.get('idempotency-replayed'), again.json]).toEqual(['true', created.json]);
    const read = await desk.call(`GET ${request}`, undefined, { profile: id });
    expect(read.json.data.additional_info).toEqual(paymentRequest.additional_info);
    const sent = receiver.received.map(({ body }) => JSON.parse(body));
    expect(sent.find(({ event }) => event === 'customer.created').data).toMatchObject({
      first_name: 'Wilhelmina',
      address: person.address,
    });
    expect(sent.find(({ event }) => event === 'payment_request.cancelled').data).toMatchObject({
      additional_info: paymentRequest.additional_info,
    });

    expect((await desk.erase(id)).status).toBe(200);
    await settled();
    expect(await found()).toEqual([]);
    const listed = await desk.call('GET /v1/recipients');
    expect(listed.json.data.map((one: { id: string }) => one.id)).toEqual([stranger.json.data.id]);
    for (const key of ['create', 'own']) {
      const target = key === 'create' ? 'POST /v1/customers' : 'POST /v1/recipients';
      const body = key === 'create' ? person : account;
      const repeated = await desk.call(target, body, { idempotencyKey: key });
      expect([repeated.status, repeated.json.error.name]).toEqual([404, 'resource_not_found']);
    }
  });

  test('a recipient in the name of one customer goes with it, whatever its name is by then', async () => {
    desk = await openCustomerDesk(console);
    const id = await desk.create(person);
    await desk.call('POST /v1/recipients', account);
    const renamed = await desk.call(`PUT /v1/customers/${id}`, { body: { first_name: 'Theodora' } });
    expect(renamed.status).toBe(200);
    await desk.erase(id);
    const { json } = await desk.call('GET /v1/recipients');
    expect(json.data).toEqual([]);
  });

  test('a recipient in a name that two customers have stays until both are erased', async () => {
    desk = await openCustomerDesk(console);
    const [one, other] = [await desk.create(person), await desk.create(person)];
    await desk.call('POST /v1/recipients', account);
    const count = async () => {
      const { json } = await desk.call('GET /v1/recipients');
      return json.data.filter(({ account_name }: { account_name: string }) =>
        /wilhelmina/i.test(account_name),
      ).length;
    };
    await desk.erase(one);
    expect(await count()).toBe(1);
    await desk.erase(other);
    expect(await count()).toBe(0);
  });
});
