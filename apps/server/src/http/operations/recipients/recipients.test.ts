import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness, SeedSettings } from '../../../../test/harness/seed/seed-business.ts';
import { json, post, withHeaders } from '../../../../test/harness/worlds/json-calls.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const TILL = { type: 'till', account_name: 'Babbage Instruments', account_number: '5123456' };
const QUESTION = { currency_id: 'NGN', account_number: '0123456789', bank_code: '058' };
const MPESA_QUESTION = { ...QUESTION, currency_id: 'KES', channel: 'mobile_money', bank_code: 'MPESA' };

const examples = new URL('../../../../../../spec/resources/recipients/examples/', import.meta.url);
const example = (name: string) => parse(readFileSync(new URL(name, examples), 'utf8')).value;

/** A successful call of every operation, for a business with this recipient. */
const operationsOn = (id: string) =>
  [
    ['listRecipients', '/v1/recipients', {}, 'recipients:read'],
    ['getRecipient', `/v1/recipients/${id}`, {}, 'recipients:read'],
    ['createRecipient', '/v1/recipients', post(TILL), 'recipients:write'],
    ['deleteRecipient', `/v1/recipients/${id}`, { method: 'DELETE' }, 'recipients:write'],
    ['resolveBankAccount', '/v1/recipients/resolve-bank-account', post(QUESTION), 'recipients:write'],
  ] as const;
const operationNumbers = operationsOn('').map(([name], index) => [name, index] as const);

describe.each([postgres])('recipients on $name', ({ open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    business = await server.seedBusiness();
    other = await server.seedBusiness();
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const create = (body: unknown, headers: Record<string, string> = {}, caller = business) =>
    call('/v1/recipients', withHeaders(post(body), headers), caller);

  const resolve = (body: unknown) => call('/v1/recipients/resolve-bank-account', post(body));

  /** The identifier of a new recipient. */
  async function saved(caller = business, body: object = TILL): Promise<string> {
    const { data } = await json(create(body, {}, caller));
    return data.id;
  }

  /** A successful call of an operation, for a separate business. */
  async function ready(index: number, settings?: SeedSettings) {
    const caller = await server.seedBusiness();
    const id = await saved(caller);
    const operation = operationsOn(id)[index];
    if (operation === undefined) throw new Error(`There is no operation ${index}.`);
    const [, path, init, scope] = operation;
    return {
      path,
      init,
      scope,
      caller: settings === undefined ? caller : await server.seedBusiness(settings),
    };
  }

  describe('getRecipient and deleteRecipient', () => {
    describe('200', () => {
      it('deletes a recipient: it is told of a last time, and gone', async () => {
        const caller = await server.seedBusiness();
        const id = await saved(caller);
        const before = await json(call(`/v1/recipients/${id}`, {}, caller));
        expect(before).toMatchObject({ message: 'Recipient retrieved.', data: { id, active: true } });
        clock.advance(60_000);
        expect(await json(call(`/v1/recipients/${id}`, { method: 'DELETE' }, caller))).toEqual({
          status: 'success',
          message: 'Recipient deleted.',
          data: { ...before.data, active: false, updated_at: expect.stringMatching(/^2026-05-04T09:3[1-9]/) },
        });
        await expectRefusal(await call(`/v1/recipients/${id}`, {}, caller), 404, 'not_found');
        const again = await call(`/v1/recipients/${id}`, { method: 'DELETE' }, caller);
        await expectRefusal(again, 404, 'not_found');
        expect((await json(call('/v1/recipients', {}, caller))).data).toEqual([]);
      });

      it('are for every profile of the business', async () => {
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        const id = await saved();
        expect((await call(`/v1/recipients/${id}`, { headers })).status).toBe(200);
        expect((await call(`/v1/recipients/${id}`, { headers, method: 'DELETE' })).status).toBe(200);
      });
    });

    describe('404', () => {
      it.each(['GET', 'DELETE'])('%s of another business’s as of one that does not exist', async (method) => {
        const foreign = await saved(other);
        for (const id of [foreign, 'REC_0000000000000000', 'nonsense', 'REC_%F0%9F%98%80']) {
          await expectRefusal(await call(`/v1/recipients/${id}`, { method }), 404, 'not_found');
        }
        expect((await call(`/v1/recipients/${foreign}`, {}, other)).status).toBe(200);
      });
    });
  });

  describe('listRecipients', () => {
    let caller: SeededBusiness;
    let ids: string[];

    beforeAll(async () => {
      caller = await server.seedBusiness();
      ids = [];
      for (let made = 0; made < 3; made += 1) {
        ids.push(await saved(caller));
        clock.advance(1000);
      }
    });

    const list = async (query: string, init: RequestInit = {}) =>
      json(call(`/v1/recipients?${query}`, init, caller));
    const idsIn = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

    describe('200', () => {
      it('lists newest first, oldest first when asked to, the same for every profile', async () => {
        const body = await list('');
        expect(body).toMatchObject({
          message: 'Recipients retrieved.',
          pagination: { current_entries_size: 3 },
        });
        expect(idsIn(body)).toEqual(ids.toReversed());
        expect(idsIn(await list('sort=asc'))).toEqual(ids);
        const headers = { 'X-BU-PROFILE-ID': caller.customerId };
        expect(idsIn(await list('', { headers }))).toEqual(ids.toReversed());
      });

      it('pages to the end and back', async () => {
        const first = await list('limit=2');
        const second = await list(`limit=2&cursor=${first.pagination.next_cursor}`);
        expect([...idsIn(first), ...idsIn(second)]).toEqual(ids.toReversed());
        expect(second.pagination).not.toHaveProperty('next_cursor');
        const back = await list(`limit=2&cursor=${second.pagination.previous_cursor}`);
        expect(idsIn(back)).toEqual(idsIn(first));
      });
    });

    describe('400', () => {
      it.each(['limit=0', 'limit=x', 'sort=up'])('for %s', async (query) => {
        const refused = await expectRefusal(await call(`/v1/recipients?${query}`), 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual([query.split('=')[0]]);
      });

      it('for a cursor of another order, or of another business', async () => {
        const { next_cursor } = (await list('limit=1')).pagination;
        const query = `/v1/recipients?cursor=${next_cursor}`;
        await expectRefusal(await call(`${query}&sort=asc`, {}, caller), 400, 'bad_request');
        await expectRefusal(await call(query), 400, 'bad_request');
      });
    });
  });

  describe('resolveBankAccount', () => {
    describe('200', () => {
      it('tells in whose name an account of a bank stands, as the contract has it', async () => {
        const response = await resolve(example('recipient-resolve-ngn.yaml'));
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual(example('recipient-resolved.yaml'));
        expect(await json(resolve(QUESTION))).toEqual(example('recipient-resolved.yaml'));
      });

      it('reads a local phone number with the country of the operator', async () => {
        const answers = ['0712345678', '0712 345 678', '+254712345678'].map(async (account_number) =>
          json(resolve({ ...MPESA_QUESTION, account_number })),
        );
        const [first, ...others] = await Promise.all(answers);
        expect(first).toMatchObject({ status: 'success', data: { bank_name: 'M-Pesa' } });
        for (const other of others) expect(other).toEqual(first);
      });

      it('tells in whose name a phone number of an operator stands', async () => {
        expect(await json(resolve(example('recipient-resolve-mobile-money.yaml')))).toMatchObject({
          data: { account_name: 'CHARLES BABBAGE', bank_name: 'M-Pesa' },
        });
      });
    });

    describe('400', () => {
      it.each([
        ['currency_id', { ...QUESTION, currency_id: 'BTC' }],
        ['country_id', { ...QUESTION, country_id: 'KE' }],
        ['bank_code', { ...QUESTION, bank_code: '999' }],
        ['account_number', { ...MPESA_QUESTION, account_number: '712345678' }],
      ])('for a %s that breaks a rule', async (field, body) => {
        const refused = await expectRefusal(await resolve(body), 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual([field]);
      });

      it('for a channel that does not exist', async () => {
        await expectRefusal(await resolve({ ...QUESTION, channel: 'pigeon' }), 400, 'schema_validation');
      });
    });

    describe('404', () => {
      it('for an account that the bank does not know', async () => {
        const response = await resolve({ ...QUESTION, account_number: '0123456000' });
        const { message } = await expectRefusal(response, 404, 'resource_not_found');
        expect(message).toBe('There is no account 0123456000 at Guaranty Trust Bank.');
      });
    });
  });

  describe.each(operationNumbers)('%s', (_name, index) => {
    it('400 for a header that is no longer accepted', async () => {
      const { path, init, caller } = await ready(index);
      const response = await call(path, withHeaders(init, { 'X-BU-VERSION': '1' }), caller);
      await expectRefusal(response, 400, 'bad_request');
    });

    it('401 without a credential that exists', async () => {
      const { path, init } = await ready(index);
      for (const headers of [{}, { Authorization: 'Bearer bm9uZTpub25l' }]) {
        await expectRefusal(await server.call(path, withHeaders(init, headers)), 401, 'unauthorized');
      }
    });

    it('403 with the scope of the other direction alone', async () => {
      const { scope } = await ready(index);
      const scopes = [scope === 'recipients:read' ? 'recipients:write' : 'recipients:read'] as const;
      const { path, init, caller } = await ready(index, { scopes });
      await expectRefusal(await call(path, init, caller), 403, 'insufficient_scope');
    });

    it('404 for a profile of another business, and for one that does not exist', async () => {
      const { path, init, caller } = await ready(index);
      for (const profile of [other.businessId, other.customerId, 'CUS_0000000000000000', 'nonsense']) {
        const response = await call(path, withHeaders(init, { 'X-BU-PROFILE-ID': profile }), caller);
        await expectRefusal(response, 404, 'resource_not_found');
      }
    });

    it('406 when JSON is not accepted', async () => {
      const { path, init, caller } = await ready(index);
      await expectRefusal(
        await call(path, withHeaders(init, { Accept: 'text/csv' }), caller),
        406,
        'not_acceptable',
      );
    });

    it('429 over the limit of the key', async () => {
      const { path, init, caller } = await ready(index, { rateLimit: 1 });
      await call(path, init, caller);
      const response = await call(path, init, caller);
      await expectRefusal(response, 429, 'too_many_requests');
      expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    });
  });

  describe.each(operationNumbers.filter(([operation]) => /^(create|resolve)/.test(operation)))(
    '%s',
    (_name, index) => {
      it('413 for a body that is too large', async () => {
        const { path } = await ready(index);
        const body = { ...TILL, account_name: 'N'.repeat(262_144) };
        await expectRefusal(await call(path, post(body)), 413, 'payload_too_large');
      });

      it('415 for another media type', async () => {
        const { path, init } = await ready(index);
        const response = await call(path, withHeaders(init, { 'Content-Type': 'text/plain' }));
        await expectRefusal(response, 415, 'unsupported_media_type');
      });
    },
  );
});

describe.each([postgres])('recipients on $name when something is out of order', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { RAILS: 'none', LOG_LEVEL: 'silent' } });
    business = await server.seedBusiness();
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const call = (path: string, init: RequestInit) =>
    server.call(path, withHeaders(init, { Authorization: business.authorization }));

  it('503: resolveBankAccount, without rails, says when to try again', async () => {
    const response = await call('/v1/recipients/resolve-bank-account', post(QUESTION));
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  });

  it.each(operationsOn('REC_1yHk6SvP9dCm4XtQ').filter(([operation]) => operation !== 'resolveBankAccount'))(
    '500: %s, without its table, tells nothing of it',
    async (_operation, path, init) => {
      await sql`ALTER TABLE recipient RENAME TO lost`.execute(database.kysely);
      const body = await expectRefusal(await call(path, init), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO recipient`.execute(database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|recipient"/);
    },
  );
});
