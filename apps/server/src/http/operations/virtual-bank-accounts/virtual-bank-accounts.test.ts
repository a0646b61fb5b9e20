import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { toldEvents } from '../../../../test/harness/worlds/told-events.ts';
import { nubanCheckDigit } from '../../../rails/simulated/account-numbers.ts';

const NAIRA = '/v1/virtual_bank_accounts/NGN';
const bvn = { type: 'bvn', number: '22345678901', country: 'NG' };

let database: TestDatabase;
let server: TestServer;
let business: SeededBusiness;

beforeAll(async () => {
  database = await postgres.open();
  server = await startServer({
    database,
    clock: movedClock(),
    environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
});
beforeEach(async () => {
  business = await server.seedBusiness();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const call = (path: string, headers: Readonly<Record<string, string>> = {}, caller = business) =>
  server.call(path, { headers: { Authorization: caller.authorization, ...headers } });
/** Reads for a customer. */
const callFor = (customerId: string, path = NAIRA) => call(path, { 'X-BU-PROFILE-ID': customerId });

async function dataOf(response: Response | Promise<Response>) {
  const { status, data } = await (await response).json();
  expect(status).toBe('success');
  return data;
}

async function send(method: 'POST' | 'PUT', url: string, body: object) {
  const response = await fetch(url, {
    method,
    headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}
const control = (path: string, body: object) =>
  send('POST', `${server.console}/console/v1/sandbox/${path}`, body);
const pay = (virtualAccountId: string, amount: string) =>
  control('deposits', { virtual_account_id: virtualAccountId, currency: 'NGN', amount });
const update = (customerId: string, body: object) =>
  send('PUT', `${server.api}/v1/customers/${customerId}`, body);

async function addBvn(customerId = business.customerId): Promise<void> {
  expect((await update(customerId, { identifying_information: [bvn] })).status).toBe(200);
}

/** An active company, whose owner may have a BVN. */
async function activeCompany(owner: { readonly bvn?: string }): Promise<string> {
  const industries = await dataOf(call('/v1/customers/industries'));
  const { json } = await send('POST', `${server.api}/v1/customers`, {
    type: 'business',
    business_name: 'Analytical Engines Limited',
    business_industry: industries[0].id,
    business_incorporation_date: '01-02-2015',
    email: 'office@example.com',
    phone: '+2348012345678',
    country_id: 'NG',
    address: { country_id: 'NG', address_line_1: '5 Broad Street', city: 'Lagos' },
    has_accepted_terms: true,
    business_owners: [
      {
        first_name: 'Ada',
        last_name: 'Lovelace',
        role: ['director'],
        percentage_ownership: '100',
        is_pep: false,
        nationality: 'NG',
        ...owner,
      },
    ],
  });
  expect(json).toMatchObject({ status: 'success' });
  const { id } = json.data;
  await database.kysely
    .updateTable('customer')
    .set({ status: 'active' })
    .where('customer_id', '=', id)
    .execute();
  return id;
}

/** The events about deposits, oldest first. */
async function depositEvents() {
  const rows = await toldEvents(database, 'business_id', business.businessId);
  return rows
    .filter(({ kind }) => kind === 'deposit.success')
    .map(({ body, ...row }) => ({ ...row, data: JSON.parse(body) }));
}

describe('200', () => {
  it('opens the static account of the business at the first call, and gives the same one from then on', async () => {
    const response = await call(NAIRA);
    const body = await response.json();
    expect([response.status, body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Virtual bank account retrieved.',
        data: {
          id: expect.stringMatching(/^VBA_[0-9A-Za-z]{16}$/),
          code: 'NGN',
          profile_id: business.businessId,
          currency: 'NGN',
          account_name: 'TEST BUSINESS',
          account_number: expect.stringMatching(/^\d{10}$/),
          bank_name: 'Wema Bank',
          bank_code: '035',
          status: 'active',
          created_at: '2026-05-04T09:30:00.000000Z',
        },
      },
    ]);
    const { account_number: number } = body.data;
    expect(number.at(-1)).toBe(nubanCheckDigit('035', number.slice(0, 9)));
    expect(await dataOf(call('/v1/virtual_bank_accounts/%20ngn'))).toEqual(body.data);
  });

  it('is of the customer that the header names, once a BVN is on file', async () => {
    const own = await dataOf(call(NAIRA));
    await addBvn();
    const account = await dataOf(callFor(business.customerId));
    expect(account).toMatchObject({ profile_id: business.customerId, account_name: 'ADA LOVELACE' });
    expect(account.account_number).not.toBe(own.account_number);
    expect(JSON.stringify(account)).not.toContain(bvn.number);
  });

  it('is of a company, once the BVN of an owner is on file', async () => {
    const id = await activeCompany({ bvn: bvn.number });
    expect(await dataOf(callFor(id))).toMatchObject({
      profile_id: id,
      account_name: 'ANALYTICAL ENGINES LIMITED',
    });
  });

  it('opens one account for many calls at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => dataOf(call(NAIRA))));
    expect(new Set(all.map(({ account_number }) => account_number)).size).toBe(1);
    const rows = await database.kysely
      .selectFrom('bank_account_directory')
      .select('account_number')
      .where('business_id', '=', business.businessId)
      .execute();
    expect(rows).toEqual([{ account_number: all[0].account_number }]);
  });
});

describe('404', () => {
  it.each(['GBP', 'USDT', 'NONSENSE'])('for %s, in which there are no accounts', async (code) => {
    const body = await expectRefusal(await call(`/v1/virtual_bank_accounts/${code}`), 404, 'not_found');
    expect(body.message).toBe(`There is no virtual bank account ${code}.`);
  });

  it('for a profile of another business', async () => {
    const other = await server.seedBusiness();
    for (const profile of [other.businessId, other.customerId, 'CUS_0000000000000000']) {
      await expectRefusal(await callFor(profile), 404, 'resource_not_found');
    }
  });
});

describe('422', () => {
  it('err_bvn_verification_required for a customer without a BVN, and nothing is opened', async () => {
    const body = await expectRefusal(
      await callFor(business.customerId),
      422,
      'err_bvn_verification_required',
    );
    expect(body.message).toBe(
      `Customer ${business.customerId} has no BVN on file. Add a \`bvn\` entry to identifying_information first.`,
    );
    const rows = await database.kysely
      .selectFrom('virtual_bank_account')
      .select('account_id')
      .where('business_id', '=', business.businessId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('err_bvn_verification_required for a company of whose owners none has a BVN', async () => {
    const id = await activeCompany({});
    const body = await expectRefusal(await callFor(id), 422, 'err_bvn_verification_required');
    expect(body.message).toContain('business_owners');
  });

  it('invalid_state for a customer that is not active, or has not accepted the terms', async () => {
    const { customerId } = business;
    await addBvn();
    expect((await callFor(customerId)).status).toBe(200);
    expect((await update(customerId, { has_accepted_terms: false })).status).toBe(200);
    const body = await expectRefusal(await callFor(customerId), 422, 'invalid_state');
    expect(body.message).toContain('has not accepted the terms');
    await update(customerId, { has_accepted_terms: true });
    expect((await callFor(customerId)).status).toBe(200);
    await control(`customers/${customerId}/verification`, { outcome: 'reverted' });
    for (const path of [NAIRA, '/v1/virtual_bank_accounts/USD']) {
      await expectRefusal(await callFor(customerId, path), 422, 'invalid_state');
    }
  });
});

describe('every caller', () => {
  it('401 without a credential', async () => {
    await expectRefusal(await server.call(NAIRA), 401, 'unauthorized');
  });

  it('403 without the scope', async () => {
    const caller = await server.seedBusiness({ scopes: ['addresses:read'] });
    await expectRefusal(await call(NAIRA, {}, caller), 403, 'insufficient_scope');
  });

  it('406 when JSON is not accepted', async () => {
    await expectRefusal(await call(NAIRA, { Accept: 'text/csv' }), 406, 'not_acceptable');
  });

  it('429 over the limit of the key', async () => {
    const caller = await server.seedBusiness({ rateLimit: 1 });
    expect((await call(NAIRA, {}, caller)).status).toBe(200);
    await expectRefusal(await call(NAIRA, {}, caller), 429, 'too_many_requests');
  });

  it('500 without its table, and tells nothing of it', async () => {
    await sql`ALTER TABLE virtual_bank_account RENAME TO lost`.execute(database.kysely);
    const body = await expectRefusal(await call(NAIRA), 500, 'internal_server_error');
    await sql`ALTER TABLE lost RENAME TO virtual_bank_account`.execute(database.kysely);
    expect(JSON.stringify(body)).not.toMatch(/relation|lost|virtual_bank_account/);
  });
});

describe('a payment to the account', () => {
  it('is credited less the fee, told of as deposit.success, and stands in the transactions and the statement', async () => {
    await addBvn();
    const account = await dataOf(callFor(business.customerId));
    const { status, json } = await pay(account.id, '50000.00');
    expect([status, json.data]).toEqual([
      201,
      {
        reference: expect.stringMatching(/^DEP_/),
        profile_id: business.customerId,
        currency: 'NGN',
        amount: '50000.00',
        created_at: '2026-05-04T09:30:00.000000Z',
      },
    ]);
    expect(await dataOf(callFor(business.customerId, '/v1/balances/NGN'))).toMatchObject({
      available: { amount: '49850.00' },
      pending: { amount: '0.00' },
    });
    const [fee, entry, ...more] = await dataOf(callFor(business.customerId, '/v1/transactions'));
    expect(more).toEqual([]);
    expect(fee).toMatchObject({
      type: 'fees',
      amount: '150.00',
      is_credit: false,
      description: 'Deposit fee',
    });
    const { source } = entry.meta;
    expect(entry).toMatchObject({
      type: 'deposits',
      reference: json.data.reference,
      description: 'Deposit to the static bank account',
      sub_description: `From ${source.account_name}, ${source.bank_name}`,
      amount: '50000.00',
      is_credit: true,
      meta: {
        fee: { amount: '150.00', currency: 'NGN' },
        destination: {
          account_name: 'ADA LOVELACE',
          account_number: account.account_number,
          bank_code: '035',
          bank_name: 'Wema Bank',
        },
      },
    });
    const statement = await server.services.books.statement(business.businessId, business.customerId, {
      currency: 'NGN',
    });
    expect(statement.entries).toMatchObject([{ id: entry.id, reference: entry.reference }, { id: fee.id }]);
    expect(await depositEvents()).toEqual([
      {
        kind: 'deposit.success',
        profile_id: business.customerId,
        data: {
          id: entry.id,
          profile_id: business.customerId,
          amount: '49850.00',
          fee: '150.00',
          total: '50000.00',
          currency: 'NGN',
          reference: json.data.reference,
          channel: 'bank_transfer',
          status: 'COMPLETED',
          source_account_name: source.account_name,
          source_bank_name: source.bank_name,
          source_account_number: source.account_number,
          reserved_account_id: account.id,
          account_name: 'ADA LOVELACE',
          account_number: account.account_number,
          created_at: '2026-05-04T09:30:00.000000Z',
        },
      },
    ]);
  });

  it('that its fee consumes is told of, and its transaction and that of the fee add up to nothing', async () => {
    const account = await dataOf(call(NAIRA));
    expect((await pay(account.id, '0.01')).status).toBe(201);
    expect(await depositEvents()).toMatchObject([{ data: { amount: '0.00', fee: '0.01', total: '0.01' } }]);
    expect(await dataOf(call('/v1/transactions'))).toMatchObject([
      { type: 'fees', amount: '0.01', is_credit: false },
      { type: 'deposits', amount: '0.01', is_credit: true },
    ]);
    expect(await dataOf(call('/v1/balances/NGN'))).toMatchObject({ available: { amount: '0.00' } });
  });

  it('is credited to a customer that is not active any more (G181)', async () => {
    await addBvn();
    const account = await dataOf(callFor(business.customerId));
    await control(`customers/${business.customerId}/verification`, { outcome: 'reverted' });
    expect((await pay(account.id, '1000.00')).status).toBe(201);
    expect(await dataOf(callFor(business.customerId, '/v1/balances/NGN'))).toMatchObject({
      available: { amount: '850.00' },
    });
    expect(await depositEvents()).toMatchObject([{ profile_id: business.customerId }]);
  });

  it('is refused in another currency, and at the account of another business', async () => {
    const account = await dataOf(call(NAIRA));
    const wrong = await control('deposits', {
      virtual_account_id: account.id,
      currency: 'USD',
      amount: '5.00',
    });
    expect([wrong.status, wrong.json.fields]).toEqual([
      400,
      { currency: [{ reason: 'The account accepts NGN, not USD.' }] },
    ]);
    business = await server.seedBusiness();
    const foreign = await pay(account.id, '1000.00');
    expect([foreign.status, foreign.json.error.name]).toEqual([404, 'resource_not_found']);
  });

  it('leaves the books sound', async () => {
    const account = await dataOf(call(NAIRA));
    for (const amount of ['0.01', '150', '150.01', '10000000']) {
      expect((await pay(account.id, amount)).status).toBe(201);
    }
    const { books } = server.services;
    expect(await books.trialBalance(business.businessId)).toMatchObject({ differences: [] });
    expect(await books.reconciliation(business.businessId)).toMatchObject({ differences: [] });
  });

  it('is gone with the account after a reset of the sandbox, and the next call opens another one', async () => {
    const before = await dataOf(call(NAIRA));
    await pay(before.id, '1000.00');
    expect((await control('reset', {})).status).toBe(200);
    const refused = await pay(before.id, '1000.00');
    expect([refused.status, refused.json.error.name]).toEqual([404, 'resource_not_found']);
    expect(await depositEvents()).toEqual([]);
    const after = await dataOf(call(NAIRA));
    expect(after.account_number).not.toBe(before.account_number);
    expect((await pay(after.id, '1000.00')).status).toBe(201);
  });
});

it('503 without rails, and says when to try again', async () => {
  const own = await postgres.open();
  const railless = await startServer({
    database: own,
    environment: { RAILS: 'none', LOG_LEVEL: 'silent' },
  });
  try {
    const { authorization } = await railless.seedBusiness();
    const response = await railless.call(NAIRA, { headers: { Authorization: authorization } });
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  } finally {
    await railless.stop();
    await own.close();
  }
});
