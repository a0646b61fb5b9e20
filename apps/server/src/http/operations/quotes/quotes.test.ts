import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness, SeedSettings } from '../../../../test/harness/seed/seed-business.ts';
import { json, post, withHeaders } from '../../../../test/harness/worlds/json-calls.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const CONVERSION = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' };

/** Both operations, as calls that succeed for a business with this quote. */
const operationsOn = (id: string) => ({
  createQuote: { path: '/v1/quotes', init: post(CONVERSION), scope: 'quotes:write' },
  getQuote: { path: `/v1/quotes/${id}`, init: {}, scope: 'quotes:read' },
});
const operationNames = ['createQuote', 'getQuote'] as const;

describe.each([postgres])('quotes on $name', ({ open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    business = await funded();
    other = await funded();
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A business with 1,000 USDT, and 1,000 USDT of its customer. */
  async function funded(settings?: SeedSettings): Promise<SeededBusiness> {
    const seeded = await server.seedBusiness(settings);
    const { businessId, customerId } = seeded;
    for (const profileId of [businessId, customerId]) {
      const profile = profileOf({ businessId, profileId });
      await server.services.balances.fund(profile, 'USDT', Decimal.parse('1000'), 'opening');
    }
    return seeded;
  }

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const create = (body: unknown, headers: Record<string, string> = {}, caller = business) =>
    call('/v1/quotes', withHeaders(post(body), headers), caller);

  describe('getQuote', () => {
    describe('200', () => {
      it('tells a quote that expired after 30 minutes, and that it changed then', async () => {
        const { data } = await json(create(CONVERSION));
        const statusOf = async () => (await json(call(`/v1/quotes/${data.id}`))).data.status;
        clock.advance(30 * 60_000 - 1);
        expect(await statusOf()).toBe('pending');
        clock.advance(1);
        const expired = await json(call(`/v1/quotes/${data.id}`));
        expect(expired).toMatchObject({ status: 'success', message: 'Quote retrieved.' });
        expect(expired.data).toEqual({ ...data, status: 'expired', updated_at: data.expires_at });
      });

      it('lets it expire by the clock of the business', async () => {
        const caller = await funded();
        const { data } = await json(create(CONVERSION, {}, caller));
        await database.kysely
          .updateTable('business')
          .set({ clock_ahead_ms: 30n * 60_000n })
          .where('business_id', '=', caller.businessId)
          .execute();
        expect((await json(call(`/v1/quotes/${data.id}`, {}, caller))).data.status).toBe('expired');
      });
    });

    describe('400', () => {
      it('for a header that is no longer accepted', async () => {
        const { data } = await json(create(CONVERSION));
        const init = { headers: { 'X-BU-VERSION': '1' } };
        await expectRefusal(await call(`/v1/quotes/${data.id}`, init), 400, 'bad_request');
      });
    });

    describe('404', () => {
      it('for a quote of another business or profile as for one that does not exist', async () => {
        const foreign = (await json(create(CONVERSION, {}, other))).data.id;
        const headers = { 'X-BU-PROFILE-ID': business.customerId };
        const customers = (await json(create(CONVERSION, headers))).data.id;
        for (const id of [foreign, customers, 'QUO_0000000000000000', 'nonsense', 'QUO_%F0%9F%98%80']) {
          const body = await expectRefusal(await call(`/v1/quotes/${id}`), 404, 'not_found');
          expect(body.message).toBe(`There is no quote ${decodeURIComponent(id)}.`);
        }
      });
    });
  });

  describe.each(operationNames)('%s', (operation) => {
    /** A successful call of the operation, for a separate business. */
    async function ready(settings?: SeedSettings) {
      const caller = await funded(settings);
      const { data } = await json(create(CONVERSION));
      return { caller, ...operationsOn(data.id)[operation] };
    }

    it('401 without a credential that exists', async () => {
      const { path, init } = await ready();
      for (const headers of [{}, { Authorization: 'Bearer bm9uZTpub25l' }]) {
        const response = await server.call(path, withHeaders(init, headers));
        await expectRefusal(response, 401, 'unauthorized');
        expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
      }
    });

    it('403 without the scope, and with the scope of the other direction', async () => {
      const wrong = operation === 'getQuote' ? 'quotes:write' : 'quotes:read';
      const { path, init, caller } = await ready({ scopes: [wrong] });
      await expectRefusal(await call(path, init, caller), 403, 'insufficient_scope');
    });

    it('404 for a profile of another business, and for one that does not exist', async () => {
      const { path, init } = await ready();
      for (const profile of [other.businessId, other.customerId, 'CUS_0000000000000000', 'nonsense']) {
        const response = await call(path, withHeaders(init, { 'X-BU-PROFILE-ID': profile }));
        await expectRefusal(response, 404, 'resource_not_found');
      }
    });

    it('406 when JSON is not accepted', async () => {
      const { path, init } = await ready();
      await expectRefusal(await call(path, withHeaders(init, { Accept: 'text/csv' })), 406, 'not_acceptable');
    });

    it('429 over the limit of the key', async () => {
      const { path, init, caller } = await ready({ rateLimit: 1 });
      expect((await call(path, init, caller)).headers.get('x-rate-limit')).toBe('1');
      const response = await call(path, init, caller);
      await expectRefusal(response, 429, 'too_many_requests');
      expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    });

    it('500 without its table, telling nothing of it', async () => {
      const { path, init } = await ready();
      await sql`ALTER TABLE quote RENAME TO lost`.execute(database.kysely);
      const body = await expectRefusal(await call(path, init), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO quote`.execute(database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|quote"/);
    });
  });
});

describe.each([postgres])('quotes on $name without a world outside', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(() => database.close());

  /** The response of a server without an adapter, for a business with 1,000 USDT. */
  async function answerOf(environment: Record<string, string>, body: object) {
    const server = await startServer({ database, environment: { ...environment, LOG_LEVEL: 'silent' } });
    const { businessId, authorization } = await server.seedBusiness();
    await server.services.balances.fund(profileOf({ businessId }), 'USDT', Decimal.parse('1000'), 'opening');
    const response = await server.call(
      '/v1/quotes',
      withHeaders(post(body), { Authorization: authorization }),
    );
    await server.stop();
    return response;
  }

  const deposit = { ...CONVERSION, target_currency: 'USDT', pay_in: { type: 'address' } };

  it.each([
    ['no venue', { VENUE: 'none' }, CONVERSION],
    ['no rails', { RAILS: 'none' }, deposit],
  ])('503: createQuote, with %s, says when to try again', async (_, environment, body) => {
    const response = await answerOf(environment, body);
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  });

  it('201: exchanges from balance to balance need no rails', async () => {
    expect((await answerOf({ RAILS: 'none' }, CONVERSION)).status).toBe(201);
  });
});
