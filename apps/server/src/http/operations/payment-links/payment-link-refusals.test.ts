import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeedSettings } from '../../../../test/harness/seed/seed-business.ts';
import { BY_BANK, LIBRARY_FUND, LinkDesk } from '../../../../test/harness/worlds/link-desk.ts';
import type { DeskCall } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

/** A successful call of every operation, for a business with this link; `<id>` stands for its identifier. */
const operations: readonly [id: string, path: string, call: DeskCall, scope: 'read' | 'write'][] = [
  ['listPaymentLinks', '/payments/links', {}, 'read'],
  ['createPaymentLink', '/payments/links', { method: 'POST', body: LIBRARY_FUND }, 'write'],
  ['getPaymentLink', '/payments/links/<id>', {}, 'read'],
  ['updatePaymentLink', '/payments/links/<id>', { method: 'PATCH', body: { title: 'Help' } }, 'write'],
  ['deletePaymentLink', '/payments/links/<id>', { method: 'DELETE' }, 'write'],
  ['listPaymentLinkRequests', '/payments/links/<id>/requests', {}, 'read'],
  ['createPaymentLinkRequest', '/payments/links/<id>/requests', { method: 'POST', body: BY_BANK }, 'write'],
];

describe.each([postgres])('on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await open();
    server = await startServer({
      database,
      environment: { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A business with a link, and a function that calls the operation on it. */
  async function ready(path: string, call: DeskCall) {
    const desk = new LinkDesk(server, database, await server.seedBusiness());
    const link = await desk.createLink(LIBRARY_FUND);
    const own = path.replace('<id>', link.id);
    const as = (of: LinkDesk, headers: Readonly<Record<string, string>> = {}) =>
      of.call(own, { ...call, headers });
    return { desk, link, path: own, as };
  }

  const seeded = async (settings: SeedSettings) =>
    new LinkDesk(server, database, await server.seedBusiness(settings));

  describe.each(operations)('%s', (_operation, path, call, scope) => {
    it('400 for a header that is no longer accepted', async () => {
      const { desk, as } = await ready(path, call);
      await expectRefusal(await as(desk, { 'X-BU-VERSION': '1' }), 400, 'bad_request');
    });

    it('401 without a credential that exists', async () => {
      const { desk, as } = await ready(path, call);
      const response = await as(desk, { Authorization: 'Bearer bm9uZTpub25l' });
      await expectRefusal(response, 401, 'unauthorized');
    });

    it('403 with the scope of the other direction alone', async () => {
      const { as } = await ready(path, call);
      const desk = await seeded({ scopes: [scope === 'read' ? 'payments:write' : 'payments:read'] });
      await expectRefusal(await as(desk), 403, 'insufficient_scope');
    });

    it('404 for a profile of another business, and for one that does not exist', async () => {
      const { desk, as } = await ready(path, call);
      const { businessId, customerId } = await server.seedBusiness();
      for (const profile of [businessId, customerId, 'CUS_0000000000000000', 'nonsense']) {
        await expectRefusal(await as(desk, { 'X-BU-PROFILE-ID': profile }), 404, 'resource_not_found');
      }
    });

    it('406 when JSON is not accepted', async () => {
      const { desk, as } = await ready(path, call);
      await expectRefusal(await as(desk, { Accept: 'text/csv' }), 406, 'not_acceptable');
    });

    it('429 over the limit of the key', async () => {
      const { as } = await ready(path, call);
      const desk = await seeded({ rateLimit: 1 });
      await as(desk);
      await expectRefusal(await as(desk), 429, 'too_many_requests');
    });

    it('500 without its table, and tells nothing of it', async () => {
      const { desk, as } = await ready(path, call);
      await sql`ALTER TABLE payment_link RENAME TO lost`.execute(database.kysely);
      const body = await expectRefusal(await as(desk), 500, 'internal_server_error');
      await sql`ALTER TABLE lost RENAME TO payment_link`.execute(database.kysely);
      expect(JSON.stringify(body)).not.toMatch(/relation|lost|payment_link"/);
    });
  });

  describe.each(operations.filter(([, , { body }]) => body !== undefined))('%s', (_operation, path, call) => {
    it('413 for a body that is too large', async () => {
      const { desk, path: own } = await ready(path, call);
      const body = { ...call.body, note: 'N'.repeat(262_144) };
      await expectRefusal(await desk.call(own, { ...call, body }), 413, 'payload_too_large');
    });

    it('415 for another media type', async () => {
      const { desk, as } = await ready(path, call);
      const response = await as(desk, { 'Content-Type': 'text/plain' });
      await expectRefusal(response, 415, 'unsupported_media_type');
    });
  });

  describe('createPaymentLink', () => {
    it('409 while a request with the same key is still at work', async () => {
      const desk = await seeded({});
      const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const blocking = (await database.another()).transaction(async (transaction) => {
        await sql`LOCK TABLE payment_link IN ACCESS EXCLUSIVE MODE`.execute(transaction);
        locked.resolve();
        await release.promise;
      });
      await locked.promise;
      const ask = () => desk.post('/payments/links', LIBRARY_FUND, { 'Idempotency-Key': 'slow' });
      const answers = [ask(), ask()];
      await expectRefusal(await Promise.race(answers), 409, 'conflict');
      release.resolve();
      await blocking;
      expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
    });
  });
});

describe.each([postgres])('on $name without rails', ({ open }) => {
  it('503: createPaymentLinkRequest says when to try again', async () => {
    const database = await open();
    const server = await startServer({ database, environment: { RAILS: 'none', LOG_LEVEL: 'silent' } });
    const desk = new LinkDesk(server, database, await server.seedBusiness());
    const response = await desk.requestThrough(await desk.createLink(LIBRARY_FUND));
    await expectRefusal(response, 503, 'service_unavailable');
    expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    await server.stop();
    await database.close();
  });
});
