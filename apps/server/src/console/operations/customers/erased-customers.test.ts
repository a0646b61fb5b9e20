import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { samplePng } from '../../../../test/harness/seed/sample-files.ts';
import { type ConsoleServer, startConsole } from '../../../../test/harness/worlds/console-server.ts';
import { type CustomerDesk, openCustomerDesk } from '../../../../test/harness/worlds/customer-desk.ts';
import { everyRow } from '../../../../test/harness/worlds/test-ledger.ts';

const image_front = samplePng().toString('base64');
const person = {
  type: 'individual',
  first_name: 'Wilhelmina',
  middle_name: 'Petronella',
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
/** Fragments of the personal data, in lower case; every text about the person contains one of them. */
const TOLD = ['wilhelmina', 'petronella', 'oyelaran', '8098765432', '77 quarry lane', 'ibadan', '200283'];
const fromBalance = { source_currency: 'USDT', source_amount: '10.00', pay_in: { type: 'balance' } };

const depositQuote = {
  ...{ source_currency: 'NGN', target_currency: 'NGN', source_amount: '100000.00' },
  ...{ pay_in: { type: 'temporary_bank_account' }, pay_out: { type: 'balance' } },
};

const paymentRequest = {
  ...depositQuote,
  pay_out: undefined,
  additional_info: { name: 'Wilhelmina Oyelaran', email: person.email },
};
const invoice = {
  ...{ type: 'invoice', fixed: true, one_time: true, target_currency: 'NGN', target_amount: '100.00' },
  ...{ name: 'For Wilhelmina', title: 'Invoice', description: 'To Ibadan.' },
  ...{ customer_email: person.email, customer_name: 'Wilhelmina Oyelaran' },
};

describe.each([postgres])('eraseCustomer on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let desk: CustomerDesk;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database, { RATE_LIMIT_PER_MINUTE: '1000000' }, { sweepMs: 20 });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    console.clock.advance(60_000);
    desk = await openCustomerDesk(console);
    await database.kysely
      .updateTable('business')
      .set({ user_id: desk.owner.id })
      .where('business_id', '=', desk.business.id)
      .execute();
  });

  /** Everything in the database about the business, except its recipients, which are its own. */
  const records = async () => {
    const rows = Object.entries(await everyRow(database)).filter(([table]) => table !== 'recipient');
    return rows.flatMap(([, texts]) => texts).filter((text) => text.includes(desk.business.id));
  };
  const tellings = async () => {
    const all = (await records()).map((text) => text.toLowerCase());
    return TOLD.filter((told) => all.some((text) => text.includes(told)));
  };
  const fund = (id: string, amount: string) =>
    desk.control('balances', { profile_id: id, currency: 'USDT', amount });
  const active = async () => {
    const id = await desk.create(person);
    await desk.activate(id);
    return id;
  };
  const take = async (profile: string, quote: object) => {
    const quoted = await desk.call('POST /v1/quotes', quote, { profile });
    expect(quoted.json).toMatchObject({ status: 'success' });
    const taken = await desk.call('POST /v1/transfers', { quote_id: quoted.json.data.id }, { profile });
    expect(taken.json).toMatchObject({ status: 'success' });
    return taken.json.data;
  };
  const later = (seconds: number) => desk.control('clock/advance', { seconds });
  /** Pays out everything to an account in the customer's own name. */
  const payOut = async (profile: string) => {
    const recipient = await desk.call('POST /v1/recipients', {
      type: 'ngn_bank',
      account_name: 'WILHELMINA OYELARAN',
      account_number: '0123456789',
      bank_code: '058',
    });
    const pay_out = { type: 'bank_transfer', recipient_id: recipient.json.data.id };
    const { id } = await take(profile, { ...fromBalance, target_currency: 'NGN', pay_out });
    await later(600);
    const { json } = await desk.call(`GET /v1/transfers/${id}`, undefined, { profile });
    expect(json.data.status).toBe('funds_delivered');
  };
  const books = () => console.services.books.trialBalance(desk.business.id);

  test('200: nothing in any record tells of the customer any more, and the books are as they were', async () => {
    const idempotencyKey = 'create-wilhelmina';
    const { json } = await desk.call('POST /v1/customers', person, { idempotencyKey });
    const { id } = json.data;
    const rejection = { outcome: 'rejected', reason: 'Wilhelmina wears glasses.' };
    await desk.call(`POST /v1/customers/${id}/verify`);
    await desk.control(`customers/${id}/verification`, rejection);
    await desk.activate(id);
    await fund(id, '10.00');
    const paidIn = await take(id, depositQuote);
    await desk.call(`POST /v1/transfers/${paidIn.id}/cancel`, undefined, { profile: id });
    await payOut(id);
    const asked = await desk.call('POST /v1/payments/requests', paymentRequest, { profile: id });
    await desk.call(`POST /v1/payments/requests/${asked.json.data.id}/cancel`, undefined, { profile: id });
    const link = await desk.call('POST /v1/payments/links', invoice, { profile: id });
    expect([asked.status, link.status]).toEqual([201, 201]);
    // Its address is nowhere in plain text.
    expect(await tellings()).toEqual(TOLD.filter((told) => told !== '77 quarry lane' && told !== '200283'));
    const before = await books();
    const kept = await desk.call('GET /v1/transactions', undefined, { profile: id });

    const erased = await desk.erase(id);
    expect([erased.status, erased.body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Personal data erased.',
        data: { id, erased_at: expect.stringMatching(/^2026-/) },
      },
    ]);
    expect(await tellings()).toEqual([]);
    const after = await books();
    expect(after.currencies).toEqual(before.currencies);
    expect(after.differences).toEqual([]);
    const entries = await database.kysely
      .selectFrom('transaction_entry')
      .select('transaction_id')
      .where('profile_id', '=', id)
      .execute();
    expect(entries.map((row) => row.transaction_id).toSorted()).toEqual(
      kept.json.data.map((entry: { id: string }) => entry.id).toSorted(),
    );
    const row = await database.kysely
      .selectFrom('customer')
      .selectAll()
      .where('customer_id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ data_key: null, personal: null, searched: null, email: '' });
  });

  test('200: the customer is 404 everywhere, and no call is made for it', async () => {
    const id = await desk.create(person);
    await desk.erase(id);
    for (const [target, body] of [
      [`GET /v1/customers/${id}`],
      [`PUT /v1/customers/${id}`, { email: 'other@example.com' }],
      [`POST /v1/customers/${id}/verify`],
    ] as const) {
      const { status, json } = await desk.call(target, body);
      expect([target, status, json.error.name]).toEqual([target, 404, 'not_found']);
    }
    const reading = await desk.call('GET /v1/balances', undefined, { profile: id });
    expect([reading.status, reading.json.error.name]).toEqual([404, 'resource_not_found']);
    for (const query of ['', '?q=oyelaran', `?q=${id}`]) {
      expect((await desk.call(`GET /v1/customers${query}`)).json.data).toEqual([]);
    }
    const settled = await desk.control(`customers/${id}/verification`, { outcome: 'reverted' });
    expect(settled.status).toBe(404);
    const as = await console.person({ administrator: true });
    expect((await console.call(`GET /console/v1/platform/customers/${id}`, { as })).status).toBe(404);
    const listed = await console.call(`GET /console/v1/platform/customers?business_id=${desk.business.id}`, {
      as,
    });
    expect(Object(listed.body).data).toEqual([]);
  });

  test('200: its events are there still, without what is personal', async () => {
    const id = await desk.create(person);
    const business = {
      type: 'business',
      business_name: 'Oyelaran Limited',
      business_incorporation_date: '01-02-2015',
    };
    const { json } = await desk.call('GET /v1/customers/industries');
    const { birth_date, first_name, middle_name, last_name, identifying_information, ...shared } = person;
    const owner = {
      first_name,
      last_name,
      email: person.email,
      role: ['director'],
      percentage_ownership: '100',
      is_pep: false,
      nationality: 'NG',
    };
    console.clock.advance(1000);
    const company = await desk.create({
      ...shared,
      ...business,
      business_industry: json.data[0].id,
      business_owners: [owner],
    });
    await desk.erase(id);
    await desk.erase(company);
    const events = await database.kysely
      .selectFrom('event')
      .select(['kind', 'resource_id', 'body'])
      .where('business_id', '=', desk.business.id)
      .orderBy('created_at')
      .execute();
    const told = events.map(({ kind, body }) => [kind, JSON.parse(body)]);
    const blank = {
      email: '',
      phone: '',
      country_id: '',
      address: { country_id: '', address_line_1: '', city: '', postal_code: '' },
    };
    expect(told).toMatchObject([
      [
        'customer.created',
        { ...blank, id, type: 'individual', status: 'inactive', first_name: '', last_name: '' },
      ],
      [
        'customer.created',
        { ...blank, id: company, type: 'business', business_name: '', beneficial_owners: [] },
      ],
    ]);
  });

  test('200: its files are deleted', async () => {
    const id = await desk.create(person);
    const files = async () => {
      const kept = await readdir(join(console.dataDirectory, 'files'), { recursive: true });
      return kept.filter((name) => name.includes('FIL_'));
    };
    const before = await files();
    expect(before.length).toBeGreaterThanOrEqual(2);
    await desk.erase(id);
    await expect.poll(files).toHaveLength(before.length - 2);
    // A record goes after its file.
    const records = database.kysely.selectFrom('customer_file').selectAll().where('customer_id', '=', id);
    await expect.poll(() => records.execute()).toEqual([]);
  });

  test('200: a second time it is returned as it is, and the audit log has it once', async () => {
    const id = await desk.create(person);
    const first = await desk.erase(id);
    console.clock.advance(60_000);
    const second = await desk.erase(id);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const log = await console.call('GET /console/v1/audit_entries?action=customer.erased', {
      as: desk.owner,
    });
    expect(Object(log.body).data).toMatchObject([
      { actor: { kind: 'user', id: desk.owner.id }, action: 'customer.erased', target: id },
    ]);
  });

  test('200: the request that created it is not repeated, and gets no copy of its reply', async () => {
    const idempotencyKey = 'create-once';
    const { json } = await desk.call('POST /v1/customers', person, { idempotencyKey });
    await desk.erase(json.data.id);
    const again = await desk.call('POST /v1/customers', person, { idempotencyKey });
    expect([again.status, again.json.error.name]).toEqual([404, 'resource_not_found']);
    expect(again.json.message).toBe('There is no longer a customer that this request created: it is erased.');
    expect((await desk.call('GET /v1/customers')).json.data).toEqual([]);
  });

  test('200: what arrives at its addresses afterwards is the business’s', async () => {
    const id = await active();
    const address = await desk.call('GET /v1/addresses/USDT', undefined, { profile: id });
    const paidIn = await take(id, depositQuote);
    await desk.call(`POST /v1/transfers/${paidIn.id}/cancel`, undefined, { profile: id });
    const asked = await desk.call('POST /v1/payments/requests', paymentRequest, { profile: id });
    await desk.call(`POST /v1/payments/requests/${asked.json.data.id}/cancel`, undefined, { profile: id });
    expect((await desk.erase(id)).status).toBe(200);
    const [{ address: to }] = [address.json.data].flat();
    const deposit = await desk.control('deposits', { address: to, currency: 'USDT', amount: '25.00' });
    expect([deposit.status, deposit.json.data.profile_id]).toEqual([201, desk.business.id]);
    for (const target of [{ transfer_id: paidIn.id }, { payment_request_id: asked.json.data.id }]) {
      const late = await desk.control('deposits', { ...target, currency: 'NGN', amount: '100000.00' });
      expect(late.status).toBe(201);
    }
    const { json } = await desk.call('GET /v1/balances');
    const held = json.data.map((one: { currency: string; available: { amount: string } }) => [
      ...[one.currency, Number(one.available.amount) > 150_000],
    ]);
    expect(held.toSorted()).toEqual([
      ['NGN', true],
      ['USDT', false],
    ]);
    expect((await books()).differences).toEqual([]);
    expect(await tellings()).toEqual([]);
  });

  test('200: so is what arrives at its static bank account, and the business is told of it', async () => {
    const id = await active();
    const bvn = { type: 'bvn', number: '22345678901', country: 'NG' };
    await desk.call(`PUT /v1/customers/${id}`, { identifying_information: [bvn] });
    const account = await desk.call('GET /v1/virtual_bank_accounts/NGN', undefined, { profile: id });
    expect(account.json.data.account_name).toContain('OYELARAN');
    await desk.erase(id);
    const deposit = await desk.control('deposits', {
      ...{ virtual_account_id: account.json.data.id, currency: 'NGN', amount: '5000.00' },
    });
    expect([deposit.status, deposit.json.data.profile_id]).toEqual([201, desk.business.id]);
    const event = await database.kysely
      .selectFrom('event')
      .select('body')
      .where('kind', '=', 'deposit.success')
      .where('profile_id', '=', desk.business.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(event.body)).toMatchObject({ profile_id: desk.business.id, account_name: '' });
    expect(await tellings()).toEqual([]);
  });

  test('422: it holds money', async () => {
    const id = await active();
    await fund(id, '120.5');
    const refused = await desk.erase(id);
    expect([refused.status, refused.text('error.name')]).toEqual([422, 'invalid_state']);
    expect(refused.text('message')).toBe('This customer has 120.50 USDT. Pay out its balances first.');
    expect((await desk.call(`GET /v1/customers/${id}`)).json.data.first_name).toBe('Wilhelmina');
  });

  test('422: a transfer of it is open', async () => {
    const id = await active();
    const paidIn = await take(id, depositQuote);
    const refused = await desk.erase(id);
    expect([refused.status, refused.text('message')]).toEqual([
      422,
      `The transfer ${paidIn.id} of this customer is not finished. Wait until it is.`,
    ]);
  });

  test('422: a payment request of it is open', async () => {
    const id = await active();
    const { json } = await desk.call('POST /v1/payments/requests', paymentRequest, { profile: id });
    const refused = await desk.erase(id);
    expect([refused.status, refused.text('message')]).toEqual([
      422,
      `The payment request ${json.data.id} of this customer is not finished. Wait until it is.`,
    ]);
  });

  test('403: a developer, a viewer, an API key, and an owner without the CSRF token', async () => {
    const id = await desk.create(person);
    const target = `POST /console/v1/customers/${id}/erase`;
    for (const role of ['developer', 'viewer'] as const) {
      const as = await console.person({ business: desk.business, role });
      expect((await desk.erase(id, as)).status).toBe(403);
    }
    const headers = { 'x-csrf-token': '' };
    expect((await console.call(target, { as: desk.owner, headers })).status).toBe(403);
    expect((await desk.call(`GET /v1/customers/${id}`)).status).toBe(200);
  });

  test('404: no customer, and that of another business', async () => {
    const other = await openCustomerDesk(console);
    const id = await other.create(person);
    for (const unknown of [id, 'CUS_0000000000000000', 'nonsense']) {
      const refused = await desk.erase(unknown);
      expect([unknown, refused.status, refused.text('error.name')]).toEqual([unknown, 404, 'not_found']);
    }
    expect((await other.call(`GET /v1/customers/${id}`)).status).toBe(200);
  });
});
