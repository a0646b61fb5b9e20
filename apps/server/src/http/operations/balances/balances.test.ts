import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness, SeedSettings } from '../../../../test/harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { fundDemo } from '../../../demo/fund-demo.ts';
import { BalanceLimitReached } from '../../../domain/ledger/balance-limit-reached.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { loadReference } from '../../../reference/load-reference.ts';

const POST = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
const OPERATIONS = [
  ['listBalances', '/v1/balances', {}, 'balances:read'],
  ['getBalance', '/v1/balances/NGN', {}, 'balances:read'],
  ['createBalance', '/v1/balances', { ...POST, body: '{"currency":"NGN"}' }, 'balances:write'],
] as const;

/** The same call with additional headers. */
function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } };
}

const json = async (response: Response | Promise<Response>) => (await response).json();

describe.each([postgres])('balances on $name', ({ name, open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database });
    business = await funded();
    other = await funded();
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A business with the balances of the demo. */
  async function funded(settings?: SeedSettings): Promise<SeededBusiness> {
    const seeded = await server.seedBusiness(settings);
    await fundDemo(server.services.balances, profileOf(seeded));
    return seeded;
  }

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const create = (currency: unknown, headers: Record<string, string> = {}) =>
    call('/v1/balances', withHeaders({ ...POST, body: JSON.stringify({ currency }) }, headers));

  describe('listBalances', () => {
    describe('200', () => {
      it('lists every balance of the profile, oldest first', async () => {
        const body = await json(call('/v1/balances'));
        expect(body).toMatchObject({ status: 'success', pagination: { current_entries_size: 5 } });
        expect(body.pagination).not.toHaveProperty('next_cursor');
        const codes = body.data.map(({ currency }: { currency: string }) => currency);
        expect(codes).toEqual(['NGN', 'USDT', 'BTC', 'KES', 'USD']);
      });

      it('says what each holds, and its worth in the display currency of the profile', async () => {
        const { data } = await json(call('/v1/balances'));
        const [ngn, usdt] = data;
        const usd = (amount: unknown) => ({ amount, currency: 'USD' });
        const nothing = (currency: string) => ({ amount: '0.00', currency, fiat: usd('0.00') });
        expect(ngn).toMatchObject({
          profile_id: business.businessId,
          name: 'Nigerian naira',
          type: 'fiat',
          show_zero: true,
          trade: true,
          available: {
            amount: '2500000.00',
            currency: 'NGN',
            fiat: usd(expect.stringMatching(/^\d{4}\.\d\d$/)),
          },
          pending: nothing('NGN'),
          savings: nothing('NGN'),
          investments: nothing('NGN'),
        });
        expect(ngn.total).toEqual(ngn.available);
        expect(usdt).toMatchObject({ type: 'crypto', available: { amount: '25000.00', currency: 'USDT' } });
        expect(data[4].total).toEqual({ amount: '10000.00', currency: 'USD', fiat: usd('10000.00') });
      });

      it('tells the worth of as much as balances may hold, also in the cheapest currency', async () => {
        const rich = await server.seedBusiness();
        await database.kysely
          .updateTable('profile')
          .set({ display_currency: 'UGX' })
          .where('business_id', '=', rich.businessId)
          .execute();
        const { balances } = server.services;
        const { currencies } = loadReference();
        for (const { code, mostHeld } of currencies.all()) {
          await balances.fund(profileOf(rich), code, mostHeld, 'all');
          const beyond = balances.fund(profileOf(rich), code, Decimal.one, 'beyond');
          await expect(beyond).rejects.toThrow(BalanceLimitReached);
        }
        const response = await call('/v1/balances', {}, rich);
        expect(response.status).toBe(200);
        const { data } = await response.json();
        expect(data).toHaveLength(currencies.all().length);
        expect(data[0].total.fiat.currency).toBe('UGX');
      });

      it('pages when asked to, on to the end and back', async () => {
        const first = await json(call('/v1/balances?limit=2'));
        const second = await json(call(`/v1/balances?limit=3&cursor=${first.pagination.next_cursor}`));
        const { data } = await json(call('/v1/balances'));
        expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
          data.map(({ id }: { id: string }) => id),
        );
        expect(second.pagination).not.toHaveProperty('next_cursor');
        const back = await json(call(`/v1/balances?limit=2&cursor=${second.pagination.previous_cursor}`));
        expect(back.data.map(({ id }: { id: string }) => id)).toEqual(
          first.data.map(({ id }: { id: string }) => id),
        );
      });

      it('lists the newest first when asked to, page by page too', async () => {
        const ids = async (query: string) =>
          (await json(call(`/v1/balances?${query}`))).data.map(({ id }: { id: string }) => id);
        const newestFirst = (await ids('sort=asc')).toReversed();
        expect(await ids('sort=desc')).toEqual(newestFirst);
        const { data, pagination } = await json(call('/v1/balances?sort=desc&limit=2'));
        const rest = await ids(`sort=desc&limit=3&cursor=${pagination.next_cursor}`);
        expect([...data.map(({ id }: { id: string }) => id), ...rest]).toEqual(newestFirst);
      });

      it('is for the profile that the header names', async () => {
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        expect((await json(call('/v1/balances', { headers }))).data).toEqual([]);
        expect((await json(call('/v1/balances', { headers: { 'X-BU-PROFILE-ID': '' } }))).data).toHaveLength(
          5,
        );
      });
    });

    describe('400', () => {
      it.each(['limit=0', 'limit=501', 'limit=many', 'limit=2&limit=3'])('for %s', async (query) => {
        const body = await expectRefusal(await call(`/v1/balances?${query}`), 400, 'request_validation');
        expect(Object.keys(body.fields)).toEqual(['limit']);
      });

      it('for a sort that there is not, and for a cursor of the other one', async () => {
        const body = await expectRefusal(await call('/v1/balances?sort=up'), 400, 'request_validation');
        expect(Object.keys(body.fields)).toEqual(['sort']);
        const { pagination } = await json(call('/v1/balances?limit=2'));
        const other = `/v1/balances?sort=desc&cursor=${pagination.next_cursor}`;
        await expectRefusal(await call(other), 400, 'bad_request');
      });

      it('for a cursor that was forged, cut, or given to another business or profile', async () => {
        const { pagination } = await json(call('/v1/balances?limit=2', {}, other));
        const cursor: string = pagination.next_cursor;
        for (const wrong of [cursor, cursor.slice(0, -4), `A${cursor.slice(1)}`]) {
          await expectRefusal(await call(`/v1/balances?cursor=${wrong}`), 400, 'bad_request');
        }
        const own = (await json(call('/v1/balances?limit=2'))).pagination.next_cursor;
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        await expectRefusal(await call(`/v1/balances?cursor=${own}`, { headers }), 400, 'bad_request');
      });
    });
  });

  describe('getBalance', () => {
    describe('200', () => {
      it('finds a balance by its identifier and by its code, in any case', async () => {
        const { data } = await json(call('/v1/balances/USDT'));
        expect(data).toMatchObject({ currency: 'USDT', profile_id: business.businessId });
        for (const key of [data.id, 'usdt', '%20Usdt%20', 'USDT/']) {
          expect((await json(call(`/v1/balances/${key}`))).data.id).toBe(data.id);
        }
      });
    });

    describe('400', () => {
      it('for a header that is no longer accepted', async () => {
        const response = await call('/v1/balances/NGN', { headers: { 'X-BU-VERSION': '1' } });
        await expectRefusal(response, 400, 'bad_request');
      });
    });

    describe('404', () => {
      it('for a balance of another business as for one that does not exist', async () => {
        const { data } = await json(call('/v1/balances/NGN', {}, other));
        const bodies = [];
        for (const key of [data.id, 'BAL_0000000000000000', 'GBP', 'nonsense', 'BAL_%F0%9F%98%80']) {
          const body = await expectRefusal(await call(`/v1/balances/${key}`), 404, 'not_found');
          bodies.push(body.message.replace(/\S+\.$/, ''));
        }
        expect(new Set(bodies).size).toBe(1);
      });
    });
  });

  describe('createBalance', () => {
    describe('201', () => {
      it('opens a balance, empty, and says where it is', async () => {
        const response = await create(' gbp ');
        const { data } = await response.json();
        expect(response.status).toBe(201);
        expect(response.headers.get('Location')).toBe(`/v1/balances/${data.id}`);
        expect(data).toMatchObject({ currency: 'GBP', type: 'fiat', total: { amount: '0.00' } });
        expect((await json(call(`${response.headers.get('Location')}`))).data.id).toBe(data.id);
      });

      it('opens one balance for many calls at once, and tells one of them so', async () => {
        const answers = await Promise.all(Array.from({ length: 20 }, () => create('ETH')));
        const bodies = await Promise.all(answers.map(json));
        expect(new Set(bodies.map(({ data }) => data.id)).size).toBe(1);
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      });

      it('replays the first answer to the same key', async () => {
        const key = { 'Idempotency-Key': 'open-eur' };
        const [first, again] = [await create('EUR', key), await create('EUR', key)];
        expect([first, again].map(({ status }) => status)).toEqual([201, 201]);
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
        expect(await again.json()).toEqual(await first.json());
      });

      it('keeps the reply to a key in the transaction that opens the balance', async () => {
        const caller = await server.seedBusiness();
        const init = withHeaders({ ...POST, body: '{"currency":"NGN"}' }, { 'Idempotency-Key': 'together' });
        expect((await call('/v1/balances', init, caller)).status).toBe(201);
        const { rows } = await sql`
          SELECT balance.xmin = reply.xmin AS together
          FROM balance JOIN idempotency_record AS reply USING (business_id)
          WHERE business_id = ${caller.businessId}`.execute(database.kysely);
        expect(rows).toEqual([{ together: true }]);
      });
    });

    describe('200', () => {
      it('returns the balance that is open already, with what it holds', async () => {
        const { data } = await json(call('/v1/balances/USDT'));
        const response = await create('USDT');
        expect([response.status, response.headers.get('Location')]).toEqual([200, null]);
        const body = await response.json();
        expect(body.message).toBe('Balance already open.');
        expect(body.data).toMatchObject({ id: data.id, available: { amount: '25000.00' } });
      });

      it('replays the first answer to the same key', async () => {
        const key = { 'Idempotency-Key': 'open-ngn-again' };
        const [first, again] = [await create('NGN', key), await create('NGN', key)];
        expect([first, again].map(({ status }) => status)).toEqual([200, 200]);
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        expect(await again.json()).toEqual(await first.json());
      });
    });

    describe('400', () => {
      it('for a body that breaks its schema', async () => {
        for (const currency of [7, '', 'ELEVENCHARS', undefined]) {
          const body = await expectRefusal(await create(currency), 400, 'schema_validation');
          expect(Object.keys(body.fields)).toEqual(['currency']);
          expect(body.schema).toEqual({
            reason: expect.stringContaining('currency'),
            fix: expect.any(String),
            schema_validation_error: [expect.stringContaining('currency')],
          });
        }
      });

      it('for a currency that there is not, naming the field', async () => {
        const body = await expectRefusal(await create('XYZ'), 400, 'request_validation');
        expect(body.fields.currency[0].reason).toContain('XYZ');
      });

      it('for what is no JSON', async () => {
        await expectRefusal(await call('/v1/balances', { ...POST, body: '{' }), 400, 'bad_request');
      });
    });

    // The embedded database has one connection, on which nothing can wait for another.
    if (name === 'PostgreSQL') {
      describe('409', () => {
        it('while a call with the same key is still running', async () => {
          const blocker = await database.another();
          const release = Promise.withResolvers<void>();
          const locked = Promise.withResolvers<void>();
          const blocking = blocker.transaction(async (transaction) => {
            await sql`LOCK TABLE balance IN ACCESS EXCLUSIVE MODE`.execute(transaction);
            locked.resolve();
            await release.promise;
          });
          await locked.promise;
          const key = { 'Idempotency-Key': 'slow' };
          const answers = [create('USDC', key), create('USDC', key)];
          const refused = await Promise.race(answers);
          await expectRefusal(refused, 409, 'conflict');
          release.resolve();
          await blocking;
          expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
        });
      });
    }

    describe('413', () => {
      it('for a body that is too large', async () => {
        await expectRefusal(await create('N'.repeat(262_144)), 413, 'payload_too_large');
      });
    });

    describe('415', () => {
      it('for another media type', async () => {
        const response = await create('NGN', { 'Content-Type': 'text/plain' });
        await expectRefusal(response, 415, 'unsupported_media_type');
      });
    });

    describe('422', () => {
      it('for a key that another body used', async () => {
        const key = { 'Idempotency-Key': 'used' };
        expect((await create('NGN', key)).status).toBe(200);
        await expectRefusal(await create('KES', key), 422, 'idempotency_key_reused');
      });
    });
  });

  describe.each(OPERATIONS)('%s', (_operation, path, init, scope) => {
    it('401 without a credential that exists', async () => {
      for (const headers of [{}, { Authorization: 'Bearer bm9uZTpub25l' }]) {
        const response = await server.call(path, withHeaders(init, headers));
        await expectRefusal(response, 401, 'unauthorized');
        expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
      }
    });

    it('403 without the scope, and with the scope of the other direction', async () => {
      const scopes = scope === 'balances:read' ? (['balances:write'] as const) : (['balances:read'] as const);
      const caller = await server.seedBusiness({ scopes });
      await expectRefusal(await call(path, init, caller), 403, 'insufficient_scope');
    });

    it('404 for a profile of another business, and for one that does not exist', async () => {
      for (const profile of [other.businessId, other.customerId, 'CUS_0000000000000000', 'nonsense']) {
        const response = await call(path, withHeaders(init, { 'X-BU-PROFILE-ID': profile }));
        await expectRefusal(response, 404, 'resource_not_found');
      }
    });

    it('406 when JSON is not accepted', async () => {
      await expectRefusal(await call(path, withHeaders(init, { Accept: 'text/csv' })), 406, 'not_acceptable');
    });

    it('429 over the limit of the key', async () => {
      const caller = await funded({ rateLimit: 1 });
      expect((await call(path, init, caller)).status).toBeLessThan(300);
      const response = await call(path, init, caller);
      await expectRefusal(response, 429, 'too_many_requests');
      expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    });

    it('500 without its table, and tells nothing of it', async () => {
      await sql`ALTER TABLE balance RENAME TO lost`.execute(database.kysely);
      const body = await expectRefusal(await call(path, init), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO balance`.execute(database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|balance"/);
    });
  });
});

describe.each([postgres])('balances on $name without a market', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { VENUE: 'none', LOG_LEVEL: 'silent' } });
    business = await server.seedBusiness();
    await fundDemo(server.services.balances, profileOf(business));
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const call = (path: string, init: RequestInit) =>
    server.call(path, withHeaders(init, { Authorization: business.authorization }));

  it.each(OPERATIONS)('503: %s says when to try again', async (_operation, path, init) => {
    const response = await call(path, init);
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  });
});
