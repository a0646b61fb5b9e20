import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/databases.ts';
import { samplePng } from '../../../../test/harness/sample-files.ts';
import type { SeededBusiness } from '../../../../test/harness/seed-business.ts';
import { startServer, type TestServer } from '../../../../test/harness/server.ts';

const IMAGE = samplePng().toString('base64');
const selfie = { type: 'selfie', number: '', country: 'NG', image_front: IMAGE };
const nationalId = { type: 'national-id', number: '12345678901', country: 'NG' };
const passport = { type: 'passport', number: 'A12345678', country: 'NG', image_front: IMAGE };
const bvn = { type: 'bvn', number: '22345678901', country: 'NG' };
const person = {
  type: 'individual',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+234 801 234 5678',
  country_id: 'NG',
  birth_date: '10-12-1985',
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
  has_accepted_terms: true,
};
const complete = { ...person, identifying_information: [passport, selfie] };
const company = {
  type: 'business',
  business_name: 'Analytical Engines Limited',
  email: 'office@example.com',
  phone: '+2348012345678',
  country_id: 'NG',
  address: { country_id: 'NG', address_line_1: '5 Broad Street', city: 'Lagos' },
  has_accepted_terms: true,
  business_incorporation_date: '01-02-2015',
};
const sections = {
  business_owners: [
    {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      role: ['director'],
      percentage_ownership: '100',
      is_pep: false,
      nationality: 'NG',
    },
  ],
  business_transaction: {
    purpose: 'payroll',
    monthly_volume: { amount: '1000000.00', currency: 'NGN' },
    source_of_funds: 'sales',
  },
  business_registration: { number: 'CAC-100200', authority: 'Corporate Affairs Commission' },
};

let database: TestDatabase;
let server: TestServer;
let business: SeededBusiness;
let industry: string;

beforeAll(async () => {
  database = await postgres.open();
  server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
});
beforeEach(async () => {
  business = await server.seedBusiness();
  const { json } = await call('GET', '/v1/customers/industries');
  industry = json.data[0].id;
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

async function call(method: string, path: string, body?: unknown, profileId?: string, of = business) {
  const response = await server.call(path, {
    method,
    headers: {
      Authorization: of.authorization,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(profileId !== undefined && { 'X-BU-PROFILE-ID': profileId }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json(), headers: response.headers };
}

async function create(body: object): Promise<string> {
  const { status, json } = await call('POST', '/v1/customers', body);
  expect(json).toMatchObject({ status: 'success' });
  expect(status).toBe(201);
  return json.data.id;
}

/** Controls the sandbox of the business with its API key. */
async function control(path: string, body: object) {
  const response = await fetch(`${server.console}/console/v1/sandbox/${path}`, {
    method: 'POST',
    headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

const settle = (id: string, outcome: string, reason?: string) =>
  control(`customers/${id}/verification`, { outcome, ...(reason && { reason }) });

/** The events about a customer, in order. */
async function eventsOf(id: string) {
  const rows = await database.kysely
    .selectFrom('event')
    .select(['kind', 'body'])
    .where('resource_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, body }) => ({ kind, data: typeof body === 'string' ? JSON.parse(body) : body }));
}

describe('createCustomer and getCustomer', () => {
  it('adds a person who is inactive, says where, and tells of it', async () => {
    const { status, json, headers } = await call('POST', '/v1/customers', complete);
    const { id } = json.data;
    expect([status, headers.get('location')]).toEqual([201, `/v1/customers/${id}`]);
    expect(json.data).toMatchObject({
      status: 'inactive',
      kyc_status: 'pending',
      level: '0',
      deposit: false,
      payout: false,
      phone: '+2348012345678',
      requirements_due: [],
    });
    expect(JSON.stringify(json)).not.toMatch(/A12345678|10-12-1985|image/);
    expect((await call('GET', `/v1/customers/${id}`)).json.data).toEqual(json.data);
    expect(await eventsOf(id)).toEqual([{ kind: 'customer.created', data: json.data }]);
  });

  it('adds a company, whose owners have identifiers', async () => {
    const id = await create({ ...company, business_industry: industry, ...sections });
    const { json } = await call('GET', `/v1/customers/${id}`);
    expect(json.data).toMatchObject({
      business_name: 'Analytical Engines Limited',
      beneficial_owners: [{ id: expect.stringMatching(/^OWN_/), email: 'ada@example.com' }],
    });
  });

  it.each([
    [
      'a Nigerian national ID with an image',
      [{ ...nationalId, image_front: IMAGE }],
      'identifying_information.0.image_front',
    ],
    [
      'a PNG that is none',
      [{ ...selfie, image_front: Buffer.from('PNG').toString('base64') }],
      'identifying_information.0.image_front',
    ],
    [
      'truncated base64',
      [selfie, { ...passport, image_front: IMAGE.slice(0, -3) }],
      'identifying_information.1.image_front',
    ],
    [
      'an SVG',
      [{ ...selfie, image_front: Buffer.from('<svg/>').toString('base64') }],
      'identifying_information.0.image_front',
    ],
    [
      '4 MiB and a byte',
      [{ ...selfie, image_front: Buffer.alloc(4 * 1024 * 1024 + 1).toString('base64') }],
      'identifying_information.0.image_front',
    ],
    ['two passports', [passport, passport], 'identifying_information.1.type'],
  ])('refuses %s on its field', async (_, identifying_information, field) => {
    const { status, json } = await call('POST', '/v1/customers', { ...person, identifying_information });
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    ['birth_date', '31-02-1985'],
    ['birth_date', '01-01-2199'],
  ])('refuses a %s of %s', async (field, value) => {
    const { status, json } = await call('POST', '/v1/customers', { ...person, [field]: value });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });

  it('refuses an industry that is not in the list', async () => {
    const { status, json } = await call('POST', '/v1/customers', { ...company, business_industry: 'none' });
    expect([status, json.error.name]).toEqual([404, 'resource_not_found']);
  });

  it('takes 16 MB with three images, and keeps nothing of them or of a number where anybody can read it', async () => {
    const large = samplePng(4 * 1024 * 1024 - 100);
    const image_front = large.toString('base64');
    const id = await create({
      ...person,
      identifying_information: [
        { ...passport, image_front, image_back: image_front },
        { ...selfie, image_front },
        bvn,
      ],
    });
    await call('POST', `/v1/customers/${id}/verify`);
    const { rows } = await sql`SELECT * FROM customer WHERE customer_id = ${id}`.execute(database.kysely);
    const said = [
      JSON.stringify(rows),
      JSON.stringify(rows.map((row) => String((row as { personal: Buffer }).personal))),
      JSON.stringify(server.log),
      JSON.stringify(await eventsOf(id)),
    ].join('\n');
    for (const secret of ['A12345678', '22345678901', '10-12-1985', image_front.slice(2000, 2100)]) {
      expect(said.includes(secret)).toBe(false);
    }
    const files = await database.kysely
      .selectFrom('customer_file')
      .select(['file_id', 'delete_at'])
      .where('customer_id', '=', id)
      .execute();
    expect(files.map(({ delete_at }) => delete_at)).toEqual([null, null, null]);
  });

  it('shows nobody the customer of another business', async () => {
    const id = await create(person);
    const other = await server.seedBusiness();
    for (const [method, path, body] of [
      ['GET', `/v1/customers/${id}`],
      ['PUT', `/v1/customers/${id}`, { email: 'other@example.com' }],
      ['POST', `/v1/customers/${id}/verify`],
    ] as const) {
      expect((await call(method, path, body, undefined, other)).status).toBe(404);
    }
  });
});

describe('updateCustomer', () => {
  it('merges: an entry replaces the one of its type, the others stay', async () => {
    const id = await create({ ...person, identifying_information: [selfie] });
    const added = await call('PUT', `/v1/customers/${id}`, { identifying_information: [nationalId] });
    expect(added.json.data.requirements_due).toEqual([]);
    const moved = await call('PUT', `/v1/customers/${id}`, {
      address: { country_id: 'NG', address_line_1: '1 Hill Street', city: 'Abuja' },
      middle_name: 'Augusta',
    });
    expect(moved.json.data).toMatchObject({
      middle_name: 'Augusta',
      last_name: 'Lovelace',
      address: { city: 'Abuja' },
      requirements_due: [],
    });
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual([
      'customer.created',
      'customer.updated',
      'customer.updated',
    ]);
  });

  it('gives up the files that it replaces', async () => {
    const id = await create({ ...person, identifying_information: [selfie] });
    await call('PUT', `/v1/customers/${id}`, { identifying_information: [selfie] });
    const rows = await database.kysely
      .selectFrom('customer_file')
      .select(({ fn }) => [fn.count('delete_at').as('given_up'), fn.countAll().as('all')])
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([Number(rows.given_up), Number(rows.all)]).toEqual([1, 2]);
  });

  it('refuses fields of the other type', async () => {
    const id = await create(person);
    const { status, json } = await call('PUT', `/v1/customers/${id}`, { business_name: 'Engines' });
    expect([status, Object.keys(json.fields)]).toEqual([400, ['business_name']]);
  });

  it('keeps the identity of a customer that is in review, and takes its bvn and its address', async () => {
    const id = await create(complete);
    await call('POST', `/v1/customers/${id}/verify`);
    const renamed = await call('PUT', `/v1/customers/${id}`, { last_name: 'Byron' });
    expect([renamed.status, renamed.json.error.name]).toEqual([422, 'invalid_state']);
    const extended = await call('PUT', `/v1/customers/${id}`, {
      identifying_information: [bvn],
      address: person.address,
    });
    expect(extended.status).toBe(200);
  });

  it('loses none of twenty updates at once', async () => {
    const id = await create(person);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        call(
          'PUT',
          `/v1/customers/${id}`,
          n % 2 === 0 ? { email: `${n}@example.com` } : { middle_name: `N${n}` },
        ),
      ),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect((await eventsOf(id)).length).toBe(1 + done);
    const { version } = await database.kysely
      .selectFrom('customer')
      .select('version')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(1 + done);
  });
});

describe('the way through verification', () => {
  it('is refused while something is missing, and names it', async () => {
    const id = await create(person);
    const { status, json } = await call('POST', `/v1/customers/${id}/verify`);
    expect([status, json.error.name]).toEqual([422, 'profile_kyc_verification']);
    expect(json.fields).toEqual({
      identifying_information: [{ reason: 'lacks passport_or_national_id' }, { reason: 'lacks selfie' }],
    });
  });

  it('ends active for the last name Approve, and every move is told in order', async () => {
    const id = await create({ ...complete, last_name: 'Approve' });
    const submitted = await call('POST', `/v1/customers/${id}/verify`);
    expect(submitted.json.data).toMatchObject({ status: 'in_review', kyc_status: 'in_review', level: '0' });
    const advanced = await control('clock/advance', { seconds: 5 });
    expect(advanced.json.data.steps).toBe(1);
    const { json } = await call('GET', `/v1/customers/${id}`);
    expect(json.data).toMatchObject({
      status: 'active',
      kyc_status: 'verified',
      level: '1',
      deposit: true,
      payout: true,
    });
    const events = await eventsOf(id);
    expect(events.map(({ kind, data }) => [kind, data.status, data.level])).toEqual([
      ['customer.created', 'inactive', '0'],
      ['customer.verification.in_review', 'in_review', '0'],
      ['customer.verification.active', 'active', '1'],
    ]);
    expect(events[2]?.data).toEqual(json.data);
  });

  it('ends rejected with a reason for Reject, and active once it is mended and submitted again', async () => {
    const id = await create({ ...complete, last_name: 'Reject' });
    await call('POST', `/v1/customers/${id}/verify`);
    await control('clock/advance', { seconds: 5 });
    const rejected = await call('GET', `/v1/customers/${id}`);
    expect(rejected.json.data).toMatchObject({
      status: 'rejected',
      kyc_status: 'rejected',
      rejection_reasons: [expect.any(String)],
    });
    const told = (await eventsOf(id)).at(-1);
    expect(told).toMatchObject({
      kind: 'customer.verification.rejected',
      data: { rejection_reason: rejected.json.data.rejection_reasons[0] },
    });
    await call('PUT', `/v1/customers/${id}`, { last_name: 'Approve' });
    await call('POST', `/v1/customers/${id}/verify`);
    await control('clock/advance', { seconds: 5 });
    expect((await call('GET', `/v1/customers/${id}`)).json.data).toMatchObject({
      status: 'active',
      rejection_reasons: [],
    });
  });

  it('leaves any other name in review until it is settled', async () => {
    const id = await create(complete);
    await call('POST', `/v1/customers/${id}/verify`);
    await control('clock/advance', { seconds: 3600 });
    expect((await call('GET', `/v1/customers/${id}`)).json.data.status).toBe('in_review');
    const settled = await settle(id, 'rejected', 'The photo is blurred.');
    expect(settled.json.data).toMatchObject({ customer_id: id, status: 'rejected' });
    expect((await call('GET', `/v1/customers/${id}`)).json.data.rejection_reasons).toEqual([
      'The photo is blurred.',
    ]);
  });

  it.each(['inactive', 'in_review', 'active', 'rejected'])('is taken back from %s', async (status) => {
    const id = await create(complete);
    if (status !== 'inactive') await call('POST', `/v1/customers/${id}/verify`);
    if (status === 'active') await settle(id, 'approved');
    if (status === 'rejected') await settle(id, 'rejected');
    expect((await call('GET', `/v1/customers/${id}`)).json.data.status).toBe(status);
    expect((await settle(id, 'reverted')).json.data.status).toBe('inactive');
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'customer.verification.inactive',
      data: { status: 'inactive', level: '0', kyc_status: 'pending' },
    });
  });

  it('refuses to settle what is not in review, and to submit what is', async () => {
    const id = await create(complete);
    expect((await settle(id, 'approved')).status).toBe(422);
    await call('POST', `/v1/customers/${id}/verify`);
    const again = await call('POST', `/v1/customers/${id}/verify`);
    expect([again.status, again.json.error.name]).toEqual([422, 'invalid_state']);
  });

  it('takes a company whose sections and documents are there', async () => {
    const file = IMAGE;
    const id = await create({
      ...company,
      business_name: 'Approve',
      business_industry: industry,
      ...sections,
    });
    const refused = await call('POST', `/v1/customers/${id}/verify`);
    expect([refused.status, refused.json.error.name]).toEqual([422, 'missing_documents']);
    const purposes = ['certificate_of_incorporation', 'proof_of_address', 'ownership_structure'];
    await call('PUT', `/v1/customers/${id}`, { documents: [{ purposes, file }] });
    expect((await call('POST', `/v1/customers/${id}/verify`)).status).toBe(200);
    await control('clock/advance', { seconds: 5 });
    expect((await call('GET', `/v1/customers/${id}`)).json.data.status).toBe('active');
  });
});

describe('listCustomers', () => {
  it('reads every customer once through cursors of 7 while others are added', async () => {
    const first: string[] = [];
    for (let n = 0; n < 40; n += 1) first.push(await create({ ...person, email: `${n}@example.com` }));
    let adding = true;
    const added = (async () => {
      while (adding) await create(person);
    })();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { json } = await call('GET', `/v1/customers?limit=7&sort=asc${next}`);
      seen.push(...json.data.map(({ id }: { id: string }) => id));
      cursor = seen.length < 200 ? json.pagination.next_cursor : undefined;
    } while (cursor !== undefined);
    adding = false;
    await added;
    expect(new Set(seen).size).toBe(seen.length);
    expect(first.filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('finds by a part of the name, whatever its letters, and refuses texts of other lengths', async () => {
    const id = await create({ ...person, last_name: 'Ǹǹamdi O’Brien_100%' });
    for (const q of ['o’brien', '_100%', 'ǸǸAMDI', '801 234']) {
      const { json } = await call('GET', `/v1/customers?q=${encodeURIComponent(q)}`);
      expect(json.data.map((one: { id: string }) => one.id)).toContain(id);
    }
    expect((await call('GET', '/v1/customers?q=ab')).status).toBe(400);
    expect((await call('GET', `/v1/customers?q=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await call('GET', `/v1/customers?q=${encodeURIComponent('🦄'.repeat(100))}`)).json.data).toEqual(
      [],
    );
  });
});

describe('money', () => {
  const quote = {
    source_currency: 'USDT',
    target_currency: 'NGN',
    source_amount: '10.00',
    pay_in: { type: 'balance' },
    pay_out: { type: 'balance' },
  };

  it('of a customer moves when it is active and has accepted the terms, and 422 says why it does not', async () => {
    const id = await create(complete);
    for (const refused of [
      await call('POST', '/v1/quotes', quote, id),
      await call('GET', '/v1/addresses/USDT', undefined, id),
      await call('POST', '/v1/addresses/regenerate', { currency: 'USDT', network: 'TRX' }, id),
    ]) {
      expect([refused.status, refused.json.error.name]).toEqual([422, 'invalid_state']);
      expect(refused.json.message).toContain(`${id} is inactive`);
    }
    await call('POST', `/v1/customers/${id}/verify`);
    await settle(id, 'approved');
    expect((await call('GET', '/v1/addresses/USDT', undefined, id)).status).toBe(200);
    await call('PUT', `/v1/customers/${id}`, { has_accepted_terms: false });
    const unaccepted = await call('POST', '/v1/quotes', quote, id);
    expect(unaccepted.json.message).toContain('has not accepted the terms');
  });

  it('that a reversal stops goes on when the customer is active again', async () => {
    const id = await create(complete);
    await call('POST', `/v1/customers/${id}/verify`);
    await settle(id, 'approved');
    await control('balances', { profile_id: id, currency: 'USDT', amount: '100.00' });
    const recipient = await call('POST', '/v1/recipients', {
      type: 'ngn_bank',
      account_name: 'ADA LOVELACE',
      account_number: '0123456789',
      bank_code: '058',
    });
    const payout = {
      ...quote,
      pay_out: { type: 'bank_transfer', recipient_id: recipient.json.data.id },
    };
    const quoted = await call('POST', '/v1/quotes', payout, id);
    expect(quoted.json).toMatchObject({ status: 'success' });
    const transfer = await call('POST', '/v1/transfers', { quote_id: quoted.json.data.id }, id);
    expect(transfer.status).toBe(201);
    await settle(id, 'reverted');
    await control('clock/advance', { seconds: 600 });
    const statusOf = async () =>
      (await call('GET', `/v1/transfers/${transfer.json.data.id}`, undefined, id)).json.data.status;
    expect(await statusOf()).not.toBe('funds_delivered');
    await call('POST', `/v1/customers/${id}/verify`);
    await settle(id, 'approved');
    await control('clock/advance', { seconds: 600 });
    expect(await statusOf()).toBe('funds_delivered');
  });
});

it('keeps files sealed in the directory of the server', async () => {
  const id = await create(complete);
  const [row] = await database.kysely
    .selectFrom('customer_file')
    .select('file_id')
    .where('customer_id', '=', id)
    .execute();
  const file = row?.file_id ?? '';
  const folder = join(server.dataDirectory, 'files', file.slice(-2));
  expect(await readdir(folder)).toContain(file);
  expect((await readFile(join(folder, file))).includes('PNG')).toBe(false);
});
