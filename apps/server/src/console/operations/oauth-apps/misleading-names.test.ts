import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { type SeededBusiness, seedBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { APP, appIn, verifiedBusiness } from '../../../../test/harness/worlds/app-desk.ts';
import {
  type ConsoleServer,
  PASSWORD,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { company, person } from '../../../../test/harness/worlds/customer-requests.ts';
import { LIBRARY_FUND } from '../../../../test/harness/worlds/link-desk.ts';

const NAME = 'Demo Bank\u3164';
const REASON = 'A name cannot contain U+3164, which is invisible or changes the text around it. Remove it.';

describe('a name that misleads is refused with 400 wherever others are shown it', () => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let seeded: SeededBusiness;

  beforeAll(async () => {
    database = await postgres.open();
    console = await startConsole(database);
    seeded = await seedBusiness(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  test.each([
    ['createBusiness', 'POST /platform/businesses', { country_id: 'NG', owner_email: 'emmy@example.com' }],
    ['updateUser', 'PUT /user', {}],
    ['createApiKey', 'POST /api_keys', { scopes: ['balances:read'] }],
    ['createPublicKey', 'POST /public_keys', {}],
    ['createOauthApp', 'POST /oauth_apps', APP],
  ])('%s', async (_, operation, body) => {
    const as = await console.person({ business: await verifiedBusiness(console), administrator: true });
    const target = operation.replace(' ', ' /console/v1');
    const answer = await console.call(target, { as, body: { ...body, name: NAME } });
    expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
    expect(answer.body).toHaveProperty('fields', { name: [{ reason: REASON }] });
  });

  test('updateOauthApp and registerBeneficiary', async () => {
    const business = await verifiedBusiness(console);
    const { id } = await appIn(console, business.id);
    const as = await console.person({ business, administrator: true });
    for (const target of [
      `PATCH /console/v1/oauth_apps/${id}`,
      `POST /console/v1/platform/oauth_apps/${id}/beneficiary`,
    ]) {
      const answer = await console.call(target, { as, body: { name: NAME } });
      expect([answer.status, Object(answer.body).fields]).toEqual([400, { name: [{ reason: REASON }] }]);
    }
  });

  test('acceptInvitation', async () => {
    const as = await console.person({ business: await console.business() });
    const email = 'amalie@example.com';
    await console.call('POST /console/v1/invitations', { as, body: { email, role: 'viewer' } });
    const body = { token: await console.mailedToken(email), name: NAME, password: PASSWORD };
    const answer = await console.call('POST /console/v1/invitations/accept', { body });
    expect([answer.status, Object(answer.body).fields]).toEqual([400, { name: [{ reason: REASON }] }]);
  });

  async function api(target: string, body: object) {
    const [method = '', path = ''] = target.split(' ');
    const answer = await fetch(`${console.apiAddress}/v1${path}`, {
      method,
      headers: { authorization: seeded.authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  test.each([
    ['first_name', person],
    ['middle_name', person],
    ['last_name', person],
    ['business_name', { ...company, business_industry: 'software_development' }],
  ])('createCustomer: %s', async (field, customer) => {
    const answer = await api('POST /customers', { ...customer, [field]: NAME });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: [{ reason: REASON }] }]);
  });

  test('updateCustomer', async () => {
    const answer = await api(`PUT /customers/${seeded.customerId}`, { first_name: NAME });
    expect([answer.status, answer.body.fields]).toEqual([400, { first_name: [{ reason: REASON }] }]);
  });

  test.each([
    ['name', { name: NAME }],
    ['title', { title: NAME }],
    ['items.0.item', { items: [{ item: NAME, quantity: 1, amount: '86000.00' }] }],
  ])('createPaymentLink and updatePaymentLink: %s', async (field, change) => {
    const created = await api('POST /payments/links', LIBRARY_FUND);
    for (const [target, body] of [
      ['POST /payments/links', { ...LIBRARY_FUND, ...change }],
      [`PATCH /payments/links/${created.body.data.id}`, change],
    ] as const) {
      const answer = await api(target, body);
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: [{ reason: REASON }] }]);
    }
  });
});
