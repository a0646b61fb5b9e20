import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { type ConsoleServer, startConsole } from '../../../../test/harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../../../../test/harness/worlds/customer-desk.ts';

const ADDRESS = 'payments@noether.example';
const asked = {
  ...{ source_currency: 'NGN', target_currency: 'NGN', source_amount: '100000.00' },
  pay_in: { type: 'temporary_bank_account' },
};

describe.each([postgres])('the contact address of a business on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let desk: CustomerDesk;
  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    desk = await openCustomerDesk(console);
    await database.kysely
      .updateTable('business')
      .set({ user_id: desk.owner.id })
      .where('business_id', '=', desk.business.id)
      .execute();
  });

  const set = (contact_email: unknown, as = desk.owner) =>
    console.call('PUT /console/v1/business', { as, body: { contact_email } });
  const request = async () => (await desk.call('POST /v1/payments/requests', asked)).json.data;

  test('updateBusiness 200: payers see it in payment requests from then on, and it can be removed', async () => {
    const before = await request();
    expect((await set(ADDRESS)).body).toMatchObject({ data: { contact_email: ADDRESS } });
    expect((await request()).merchant_info).toEqual({ name: desk.business.name, email: ADDRESS });
    const earlier = await desk.call(`GET /v1/payments/requests/${before.id}`);
    expect(earlier.json.data.merchant_info).toEqual({ name: desk.business.name });
    expect((await set('')).body).not.toHaveProperty('data.contact_email');
    expect((await request()).merchant_info).toEqual({ name: desk.business.name });
    const log = await console.call('GET /console/v1/audit_entries', { as: desk.owner });
    expect(log.body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ action: 'business.updated', facts: { to: ADDRESS } }),
      ]),
    });
  });

  test('updateBusiness 400 and 403: no address, and not for a viewer', async () => {
    expect((await set('noether')).status).toBe(400);
    expect((await set('pay\u200b@example.com')).status).toBe(400);
    const developer = await console.person({ business: desk.business, role: 'developer' });
    expect((await set(ADDRESS, developer)).status).toBe(200);
    const viewer = await console.person({ business: desk.business, role: 'viewer' });
    expect((await set('', viewer)).status).toBe(403);
    const unchanged = await console.call('GET /console/v1/business', { as: viewer });
    expect(unchanged.text('data.contact_email')).toBe(ADDRESS);
  });

  test('the address with which the owner signs in is not shown to payers, not even of requests of an earlier version', async () => {
    const { id } = await request();
    await database.kysely
      .updateTable('payment_request')
      .set({ merchant: JSON.stringify({ name: desk.business.name, email: desk.owner.email }) })
      .where('request_id', '=', id)
      .execute();
    const shown = await desk.call(`GET /v1/payments/requests/${id}`);
    expect(shown.json.data.merchant_info).toEqual({ name: desk.business.name });
  });
});
