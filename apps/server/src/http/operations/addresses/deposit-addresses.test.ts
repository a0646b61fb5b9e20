import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { addressChecks } from '../../../domain/addresses/address-checks.ts';

const POST = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
const REGENERATE = '/v1/addresses/regenerate';
const OPERATIONS = [
  ['getAddress', '/v1/addresses/USDT', {}, 'addresses:read'],
  [
    'regenerateAddress',
    REGENERATE,
    { ...POST, body: '{"currency":"USDT","network":"TRX"}' },
    'addresses:write',
  ],
] as const;

/** The same call with additional headers. */
function withHeaders(init: RequestInit, headers: Record<string, string>): RequestInit {
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } };
}

const json = async (response: Response | Promise<Response>) => (await response).json();

describe.each([postgres])('deposit addresses on $name', ({ name, open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock: movedClock() });
    [business, other] = [await server.seedBusiness(), await server.seedBusiness()];
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const get = (path: string, headers: Record<string, string> = {}) =>
    call(`/v1/addresses/${path}`, { headers });

  const regenerate = (body: unknown, headers: Record<string, string> = {}) =>
    call(REGENERATE, withHeaders({ ...POST, body: JSON.stringify(body) }, headers));

  describe('getAddress', () => {
    describe('200', () => {
      it('opens an address at the first call, and gives the same one from then on', async () => {
        const response = await get('USDT?network=TRX');
        const body = await response.json();
        expect(response.status).toBe(200);
        expect(body).toEqual({
          status: 'success',
          message: 'Address retrieved.',
          data: {
            id: expect.stringMatching(/^ADR_[0-9A-Za-z]{16}$/),
            profile_id: business.businessId,
            currency: 'USDT',
            network: 'TRX',
            address: expect.stringMatching(/^T/),
            minimum_deposit: '1.00',
            created_at: '2026-05-04T09:30:00.000000Z',
          },
        });
        expect(addressChecks.tron(body.data.address)).toBe(true);
        expect(await json(get('usdt?network=%20trx%20'))).toEqual(body);
      });

      it('takes the default network without one, and gives a memo where there are memos', async () => {
        const { data } = await json(get('XLM'));
        expect(data).toMatchObject({ network: 'XLM', memo: expect.stringMatching(/^\d{1,10}$/) });
        expect(addressChecks.stellar(data.address)).toBe(true);
      });

      it('is for the profile that the header names', async () => {
        const own = await json(get('BTC'));
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        const customers = await json(get('BTC', headers));
        expect(customers.data.profile_id).toBe(business.customerId);
        expect(customers.data.address).not.toBe(own.data.address);
      });

      it('opens one address for many calls at once', async () => {
        const bodies = await Promise.all(Array.from({ length: 10 }, () => json(get('ETH'))));
        expect(new Set(bodies.map(({ data }) => data.address)).size).toBe(1);
      });
    });

    describe('400', () => {
      it.each(['XLM', 'NONSENSE'])(
        'for the network %s, which does not carry the currency',
        async (network) => {
          const body = await expectRefusal(await get(`USDT?network=${network}`), 400, 'request_validation');
          expect(body.fields).toEqual({
            network: [{ reason: `${network} does not support USDT. Use one of: BSC, ETH, TRX, XPL, SOL.` }],
          });
        },
      );

      it('for a network without a name', async () => {
        const body = await expectRefusal(await get('USDT?network='), 400, 'request_validation');
        expect(Object.keys(body.fields)).toEqual(['network']);
      });
    });

    describe('404', () => {
      it.each(['NGN', 'NONSENSE'])('for %s, which has no addresses', async (code) => {
        await expectRefusal(await get(code), 404, 'not_found');
      });
    });
  });

  describe('regenerateAddress', () => {
    describe('200', () => {
      it('gives a new address, which is the present one from then on', async () => {
        const before = await json(get('USDC?network=BASE'));
        const response = await regenerate({ currency: ' usdc ', network: 'base' });
        const body = await response.json();
        expect([response.status, body.message]).toEqual([200, 'Address regenerated.']);
        expect(body.data).toMatchObject({ currency: 'USDC', network: 'BASE', minimum_deposit: '1.00' });
        expect(body.data.address).not.toBe(before.data.address);
        expect((await json(get('USDC?network=BASE'))).data).toEqual(body.data);
      });

      it('opens the first one, and leaves those of other profiles and networks alone', async () => {
        const before = await json(get('BNB', { 'X-BU-PROFILE-ID': business.customerId }));
        const first = await json(regenerate({ currency: 'BNB', network: 'BSC' }));
        expect(first.data.profile_id).toBe(business.businessId);
        expect((await json(get('BNB'))).data).toEqual(first.data);
        expect(await json(get('BNB', { 'X-BU-PROFILE-ID': business.customerId }))).toEqual(before);
      });

      it('replays the first answer to the same key, and makes one address', async () => {
        const caller = await server.seedBusiness();
        const init = withHeaders(
          { ...POST, body: '{"currency":"LTC","network":"LTC"}' },
          { 'Idempotency-Key': 'once' },
        );
        const answers = await Promise.all(Array.from({ length: 4 }, () => call(REGENERATE, init, caller)));
        const bodies = await Promise.all(answers.map(json));
        expect(new Set(bodies.map(({ data }) => data.address)).size).toBe(1);
        const replayed = answers.map(({ headers }) => headers.get('Idempotency-Replayed'));
        expect(replayed.filter((header) => header === 'true')).toHaveLength(3);
        expect((await json(call('/v1/addresses/LTC', {}, caller))).data).toEqual(bodies[0].data);
      });

      it('makes another address for another key', async () => {
        const [one, other] = await Promise.all(
          ['one', 'other'].map((key) =>
            json(regenerate({ currency: 'BTC', network: 'BTC' }, { 'Idempotency-Key': key })),
          ),
        );
        expect(one.data.address).not.toBe(other.data.address);
      });

      it('keeps the reply to a key in the transaction that makes the address', async () => {
        const caller = await server.seedBusiness();
        const init = withHeaders(
          { ...POST, body: '{"currency":"LTC","network":"LTC"}' },
          { 'Idempotency-Key': 'together' },
        );
        expect((await call(REGENERATE, init, caller)).status).toBe(200);
        const { rows } = await sql`
          SELECT made.xmin = reply.xmin AS together
          FROM deposit_address AS made JOIN idempotency_record AS reply USING (business_id)
          WHERE business_id = ${caller.businessId}`.execute(database.kysely);
        expect(rows).toEqual([{ together: true }]);
      });

      it('still finds the address before', async () => {
        const { data } = await json(get('DOGE'));
        await regenerate({ currency: 'DOGE', network: 'DOGE' });
        const found = await server.services.depositAddresses.find(business.businessId, data);
        expect(found?.id).toBe(data.id);
      });
    });

    describe('400', () => {
      it.each([
        ['currency', { currency: 'NGN', network: 'TRX' }],
        ['currency', { currency: 'NONSENSE', network: 'TRX' }],
        ['currency', { network: 'TRX' }],
        ['network', { currency: 'USDT', network: 'XLM' }],
        ['network', { currency: 'USDT', network: 7 }],
        ['network', { currency: 'USDT' }],
      ])('for a wrong %s, always under the name bad_request', async (field, body) => {
        const refusal = await expectRefusal(await regenerate(body), 400, 'bad_request');
        expect(Object.keys(refusal.fields)).toEqual([field]);
        expect(refusal).not.toHaveProperty('schema');
      });

      it('for what is no JSON', async () => {
        await expectRefusal(await call(REGENERATE, { ...POST, body: '{' }), 400, 'bad_request');
      });
    });

    // The embedded database has one connection, on which nothing can wait for another.
    if (name === 'PostgreSQL') {
      describe('409', () => {
        it('while a call with the same key is still running', async () => {
          const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
          const blocking = (await database.another()).transaction(async (transaction) => {
            await sql`LOCK TABLE deposit_address IN ACCESS EXCLUSIVE MODE`.execute(transaction);
            locked.resolve();
            await release.promise;
          });
          await locked.promise;
          const key = { 'Idempotency-Key': 'slow' };
          const body = { currency: 'USDT', network: 'TRX' };
          const answers = [regenerate(body, key), regenerate(body, key)];
          await expectRefusal(await Promise.race(answers), 409, 'conflict');
          release.resolve();
          await blocking;
          expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
        });
      });
    }

    describe('422', () => {
      it('for a key that another body used', async () => {
        const key = { 'Idempotency-Key': 'used' };
        expect((await regenerate({ currency: 'USDT', network: 'TRX' }, key)).status).toBe(200);
        const response = await regenerate({ currency: 'USDT', network: 'BSC' }, key);
        await expectRefusal(response, 422, 'idempotency_key_reused');
      });
    });

    describe('413', () => {
      it('for a body that is too large', async () => {
        const body = { currency: 'USDT', network: 'T'.repeat(262_144) };
        await expectRefusal(await regenerate(body), 413, 'payload_too_large');
      });
    });

    describe('415', () => {
      it('for another media type', async () => {
        const response = await regenerate({}, { 'Content-Type': 'text/plain' });
        await expectRefusal(response, 415, 'unsupported_media_type');
      });
    });
  });

  describe.each(OPERATIONS)('%s', (_operation, path, init, scope) => {
    it('401 without a credential', async () => {
      await expectRefusal(await server.call(path, init), 401, 'unauthorized');
    });

    it('403 without the scope, and with the scope of the other direction', async () => {
      const scopes =
        scope === 'addresses:read' ? (['addresses:write'] as const) : (['addresses:read'] as const);
      const caller = await server.seedBusiness({ scopes });
      await expectRefusal(await call(path, init, caller), 403, 'insufficient_scope');
    });

    it('404 for a profile of another business', async () => {
      for (const profile of [other.businessId, other.customerId, 'CUS_0000000000000000']) {
        const response = await call(path, withHeaders(init, { 'X-BU-PROFILE-ID': profile }));
        await expectRefusal(response, 404, 'resource_not_found');
      }
    });

    it('406 when JSON is not accepted', async () => {
      await expectRefusal(await call(path, withHeaders(init, { Accept: 'text/csv' })), 406, 'not_acceptable');
    });

    it('429 over the limit of the key', async () => {
      const caller = await server.seedBusiness({ rateLimit: 1 });
      expect((await call(path, init, caller)).status).toBe(200);
      await expectRefusal(await call(path, init, caller), 429, 'too_many_requests');
    });

    it('500 without its table, and tells nothing of it', async () => {
      await sql`ALTER TABLE deposit_address RENAME TO lost`.execute(database.kysely);
      const body = await expectRefusal(await call(path, init, other), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO deposit_address`.execute(database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|deposit_address/);
    });
  });
});

describe.each([postgres])('deposit addresses on $name without rails', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, environment: { RAILS: 'none', LOG_LEVEL: 'silent' } });
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it.each(OPERATIONS)('503: %s says when to try again', async (_operation, path, init) => {
    const { authorization } = await server.seedBusiness();
    const response = await server.call(path, withHeaders(init, { Authorization: authorization }));
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  });
});
