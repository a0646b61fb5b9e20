import { createHmac } from 'node:crypto';
import { verifyWebhook } from '@finops/client';
import { eventKinds } from '@finops/contract/console';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type WebhookReceiver, webhookReceiver } from '../../test/harness/processes/webhook-receiver.ts';
import { PASSWORD } from '../../test/harness/worlds/console-server.ts';
import { eventFlaws } from '../../test/harness/worlds/contract-events.ts';
import { eventCauses } from '../../test/harness/worlds/event-causes.ts';
import { consentingUser } from '../../test/harness/worlds/oauth-desk.ts';
import { dataOf, PaymentDesk } from '../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { eventually } from '../../test/harness/worlds/webhook-desk.ts';

type Headers = Readonly<Record<string, string>>;

/** Longer than any transfer takes and any payment request is open. */
const ALL_OVER_SECONDS = 7200;
const DELIVERED_MS = 30_000;

/** What a receiver without a library checks. */
function isSigned(secret: string, headers: Headers, body: string) {
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest('base64');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return {
    'x-bu-signature': headers['x-bu-signature'] === hmac(secret, body),
    'webhook-signature': headers['webhook-signature']?.split(' ').includes(`v1,${hmac(key, content)}`),
  };
}

/** Another text of the same length. */
function withAnotherByte(text: string, place: number): string {
  return text.slice(0, place) + (text[place] === 'a' ? 'b' : 'a') + text.slice(place + 1);
}

describe.each(sampledDatabases)('every event on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let receiver: WebhookReceiver;
  let desk: PaymentDesk;
  let secret: string;
  /** The record of each cause. */
  const records = new Map<string, string>();

  const received = () =>
    receiver.received.map(({ headers, body }) => ({
      headers: headers as Headers,
      body,
      told: JSON.parse(body),
    }));

  /** Registers the receiver in the console for all events; returns the secret. */
  async function register(businessId: string): Promise<string> {
    const { email } = await consentingUser(database, businessId, 'developer');
    const send = (path: string, body: object, headers: Headers = {}) =>
      fetch(`${server.console}/console/v1/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signedIn = await send('session', { email, password: PASSWORD });
    const [cookie = ''] = signedIn.headers.getSetCookie();
    const { csrf_token } = await dataOf(signedIn, 201);
    const endpoint = { url: receiver.url, categories: [...new Set(eventCauses.map((one) => one.category))] };
    const headers = { Cookie: cookie.split(';')[0] ?? '', 'X-CSRF-Token': csrf_token };
    return (await dataOf(await send('webhook_endpoints', endpoint, headers), 201)).secret;
  }

  beforeAll(async () => {
    database = await open();
    receiver = await webhookReceiver();
    const environment = { SEND_WEBHOOKS: 'true', RATE_LIMIT_PER_MINUTE: '1000000' };
    server = await startServer({ database, environment });
    const business = await server.seedBusiness();
    desk = new PaymentDesk(server, database, business);
    secret = await register(business.businessId);
    await dataOf(await desk.control('/balances', { currency: 'NGN', amount: '1000000' }), 201);
    for (const { name, happen } of eventCauses) records.set(name, await happen(desk));
    await desk.advance(ALL_OVER_SECONDS);
    await eventually(async () => {
      const told = await database.kysely.selectFrom('event').select('event_id').execute();
      const ids = received().map(({ headers }) => headers['webhook-id']);
      expect(told.map(({ event_id }) => event_id).filter((id) => !ids.includes(id))).toEqual([]);
    }, DELIVERED_MS);
  });
  afterAll(async () => {
    await server.stop();
    await receiver.close();
    await database.close();
  });

  it('is told by a cause of its own, none by the trigger', async () => {
    const told = new Set(received().map((one) => one.told.event));
    expect(eventKinds.filter((kind) => !told.has(kind))).toEqual([]);
    const simulated = await database.kysely
      .selectFrom('event')
      .select('kind')
      .where('test', '=', true)
      .execute();
    expect(simulated).toEqual([]);
  });

  it.each(eventCauses)('$name: each step is delivered, in order', ({ name, category, told }) => {
    const record = records.get(name);
    const own = received().filter(({ told: { data } }) => data.id === record || data.reference === record);
    expect(own.map((one) => one.told.event)).toEqual(told.map((state) => `${category}.${state}`));
  });

  it('transfer.funds_refunded names all fees, the refund fee among them, and where the payout was going', () => {
    const refunds = received()
      .filter(({ told }) => told.event === 'transfer.funds_refunded')
      .map(({ told: { data } }) => ({
        account: data.pay_out.recipient_details.account_number,
        status: data.status,
        fees: data.fees.map((fee: { name: string }) => fee.name),
      }));
    const fees = ['Payout fee', 'Refund fee'];
    expect(refunds.toSorted((one, other) => one.account.localeCompare(other.account))).toEqual([
      { account: '0123456222', status: 'funds_refunded', fees },
      { account: '0123456333', status: 'funds_refunded', fees },
    ]);
  });

  it.each(eventKinds)(
    '%s is valid against the contract, and both signatures are those of its bytes',
    async (kind) => {
      const own = received().filter((one) => one.told.event === kind);
      expect(own.length).toBeGreaterThan(0);
      for (const { headers, body, told } of own) {
        expect(eventFlaws(told)).toEqual([]);
        expect(told.business_id).toBe(desk.business.businessId);
        const library = new Webhook(secret);
        expect(library.verify(body, headers)).toEqual(told);
        expect(await verifyWebhook(body, headers, secret)).toEqual(told);
        expect(isSigned(secret, headers, body)).toEqual({
          'x-bu-signature': true,
          'webhook-signature': true,
        });
        const tampered = withAnotherByte(body, body.indexOf('"data"') + 1);
        expect(() => library.verify(tampered, headers)).toThrow('No matching signature found');
        await expect(verifyWebhook(tampered, headers, secret)).rejects.toThrow('does not match');
        expect(isSigned(secret, headers, tampered)).toEqual({
          'x-bu-signature': false,
          'webhook-signature': false,
        });
      }
    },
  );
});
