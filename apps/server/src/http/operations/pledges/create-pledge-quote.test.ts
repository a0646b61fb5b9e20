import type { components, ErrorBody } from '@finops/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { type MovedClock, movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { everyRow } from '../../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import {
  openTokenDesk,
  type TokenChanges,
  type TokenDesk,
} from '../../../../test/harness/worlds/token-desk.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

type Answer = components['schemas']['PledgeQuoteResponse'];

const PLEDGE = {
  reference: 'CREDIT-AGREEMENT-2026-11',
  items: [
    { asset: 'btc', amount: '0.25' },
    { asset: 'USDT', amount: '5000' },
  ],
};

describe.each(sampledDatabases)('createPledgeQuote on $name', ({ name, open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;
  let business: SeededBusiness;
  let desk: TokenDesk;

  beforeAll(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '10000' } });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await server.seedBusiness();
    desk = await openTokenDesk(server, { owner: await server.seedBusiness(), opened: business });
    for (const profileId of [business.businessId, business.customerId]) {
      const profile = profileOf({ businessId: business.businessId, profileId });
      for (const [currency, amount] of [
        ['BTC', '0.25'],
        ['USDT', '1000'],
      ] as const) {
        await server.services.balances.fund(profile, currency, Decimal.parse(amount), 'opening');
      }
    }
  });

  interface Settings {
    readonly headers?: Readonly<Record<string, string>>;
    readonly changes?: TokenChanges;
  }

  async function send(body: object, { headers = {}, changes = {} }: Settings = {}): Promise<Response> {
    const sent = {
      Authorization: await desk.bearer(changes),
      'Content-Type': 'application/json',
      ...headers,
    };
    return server.call('/v1/pledges/quotes', { method: 'POST', headers: sent, body: JSON.stringify(body) });
  }

  async function quoted(body: object, settings?: Settings): Promise<Answer['data']> {
    const response = await send(body, settings);
    expect(response.status).toBe(200);
    return ((await response.json()) as Answer).data;
  }

  async function expectRefusal(response: Response, status: number, name: string): Promise<ErrorBody> {
    const body: ErrorBody = await response.json();
    expect([response.status, body.error.name]).toEqual([status, name]);
    return body;
  }

  describe('200', () => {
    it('tells of each asset whether it can be locked, and of all whether the pledge can be created', async () => {
      const response = await send({ ...PLEDGE, meta: { case_officer: 'Sophie Germain' } });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        status: 'success',
        message: 'Pledge quoted.',
        data: {
          id: expect.stringMatching(/^PLQ_[0-9A-Za-z]{16}$/),
          status: 'quoted',
          expires_at: '2026-05-04T10:00:00.000000Z',
          reference: PLEDGE.reference,
          can_create: false,
          items: [
            { asset: 'BTC', amount: '0.25', can_lock: true },
            { asset: 'USDT', amount: '5000.00', can_lock: false },
          ],
        },
      });
      const covered = await quoted({ ...PLEDGE, items: PLEDGE.items.slice(0, 1) });
      expect(covered.can_create).toBe(true);
    });

    it('moves and locks nothing: it can be asked for again and again, and no table of money changes', async () => {
      const before = await everyRow(database);
      const one = await quoted({ reference: 'CASE-1', items: [{ asset: 'BTC', amount: '0.25' }] });
      const other = await quoted({ reference: 'CASE-1', items: [{ asset: 'BTC', amount: '0.25' }] });
      expect([one.can_create, other.can_create]).toEqual([true, true]);
      const after = await everyRow(database);
      const changed = Object.keys(after).filter((table) => after[table]?.join() !== before[table]?.join());
      // Calls are counted and logged.
      expect(changed.filter((table) => !/^(rate_window|request_log)/.test(table))).toEqual(['pledge_quote']);
    });

    it('counts an asset that is named twice together', async () => {
      const items = [0, 1].map(() => ({ asset: 'USDT', amount: '600' }));
      const { items: answered, can_create } = await quoted({ reference: 'CASE-1', items });
      expect(answered.map(({ can_lock }) => can_lock)).toEqual([true, false]);
      expect(can_create).toBe(false);
    });

    it('keeps who asked, for whom, and meta, which no answer shows', async () => {
      const { id } = await quoted({ ...PLEDGE, meta: { officer: { name: 'Sophie' }, tags: ['a', 1, null] } });
      const row = await database.kysely
        .selectFrom('pledge_quote')
        .selectAll()
        .where('pledge_quote_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        ...{ business_id: business.businessId, profile_id: business.businessId },
        ...{ client_id: desk.app.clientId, user_id: desk.userId },
        beneficiary_id: desk.app.beneficiary?.id,
        meta: { officer: { name: 'Sophie' }, tags: ['a', 1, null] },
      });
    });

    it('is for the customer that X-BU-PROFILE-ID names, and locks nothing of one that cannot move money (G261)', async () => {
      const headers = { 'X-BU-PROFILE-ID': business.customerId };
      const customers = database.kysely
        .updateTable('customer')
        .where('customer_id', '=', business.customerId);
      await customers.set({ has_accepted_terms: true }).execute();
      const pledge = { reference: 'CASE-1', items: [{ asset: 'BTC', amount: '0.25' }] };
      expect((await quoted(pledge, { headers })).can_create).toBe(true);
      await customers.set({ status: 'inactive' }).execute();
      expect((await quoted(pledge, { headers })).can_create).toBe(false);
    });

    it.each([
      ['1', '2026-05-04T09:30:00.001Z', '2026-05-04T09:30:00.001000Z'],
      ['24 hours', '2026-05-05T11:30:00+02:00', '2026-05-05T09:30:00.000000Z'],
    ])('may expire in %s, and says when in UTC', async (_what, asked, expires_at) => {
      expect(await quoted({ ...PLEDGE, expires_at: asked })).toMatchObject({ expires_at });
    });

    it('expires by the clock of the business', async () => {
      const ahead = { clock_ahead_ms: 3_600_000n };
      await database.kysely
        .updateTable('business')
        .set(ahead)
        .where('business_id', '=', business.businessId)
        .execute();
      expect(await quoted(PLEDGE)).toMatchObject({ expires_at: '2026-05-04T11:00:00.000000Z' });
      await expectRefusal(
        await send({ ...PLEDGE, expires_at: '2026-05-04T10:30:00Z' }),
        400,
        'request_validation',
      );
    });

    it('takes a reference of 1 and of 255 characters', async () => {
      for (const reference of ['x', '∂'.repeat(255)]) {
        expect((await quoted({ ...PLEDGE, reference })).reference).toBe(reference);
      }
    });

    it('is the same when it is repeated with the same idempotency key, by whichever token of the grant', async () => {
      const headers = { 'Idempotency-Key': 'case-1' };
      const first = await quoted(PLEDGE, { headers });
      const response = await send(PLEDGE, { headers });
      expect(response.headers.get('idempotency-replayed')).toBe('true');
      expect(((await response.json()) as Answer).data).toEqual(first);
      const another = { claims: { sub: 'USR_another000000000' } };
      expect((await quoted(PLEDGE, { headers, changes: another })).id).not.toBe(first.id);
    });

    it('is gone with its customer', async () => {
      const headers = { 'X-BU-PROFILE-ID': business.customerId };
      await quoted(PLEDGE, { headers });
      const { businessId, customerId } = business;
      const erase = sql`SELECT record_customer_erasure(${businessId}, ${JSON.stringify({
        id: customerId,
        row: { erased_at: clock.now().toISOString() },
      })}::jsonb, true)`;
      await erase.execute(database.kysely);
      const left = database.kysely.selectFrom('pledge_quote').select('pledge_quote_id');
      expect(await left.where('business_id', '=', businessId).execute()).toEqual([]);
    });
  });

  describe('400', () => {
    it.each([
      ['no reference', { items: PLEDGE.items }, 'reference'],
      ['an empty reference', { ...PLEDGE, reference: '' }, 'reference'],
      ['a reference of 256 characters', { ...PLEDGE, reference: 'x'.repeat(256) }, 'reference'],
      ['no items', { reference: 'CASE-1' }, 'items'],
      ['an empty list of items', { ...PLEDGE, items: [] }, 'items'],
      ['an item without its asset', { ...PLEDGE, items: [{ amount: '1' }] }, 'items.0.asset'],
      ['an amount of nothing', { ...PLEDGE, items: [{ asset: 'BTC', amount: '0' }] }, 'items.0.amount'],
      ['an expiry that is no time', { ...PLEDGE, expires_at: 'tomorrow' }, 'expires_at'],
    ])('schema_validation for %s', async (_what, body, field) => {
      const { fields } = await expectRefusal(await send(body), 400, 'schema_validation');
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    it.each([
      [
        'an unknown asset',
        { items: [PLEDGE.items[0], { asset: 'XYZ', amount: '1' }] },
        { 'items.1.asset': [{ reason: expect.stringContaining('There is no currency XYZ') }] },
      ],
      [
        'more decimals than the asset has',
        { items: [{ asset: 'BTC', amount: '0.000000001' }] },
        { 'items.0.amount': [{ reason: '0.000000001 has too many decimal places; BTC has 8.' }] },
      ],
      [
        'an expiry that is not in the future',
        { expires_at: '2026-05-04T09:30:00Z' },
        { expires_at: [{ reason: 'is not in the future.' }] },
      ],
      [
        'an expiry more than 24 hours ahead',
        { expires_at: '2026-05-05T09:30:00.001Z' },
        { expires_at: [{ reason: 'is more than 24 hours ahead.' }] },
      ],
    ])('request_validation for %s', async (_what, changes, fields) => {
      const body = await expectRefusal(await send({ ...PLEDGE, ...changes }), 400, 'request_validation');
      expect(body.fields).toEqual(fields);
    });
  });

  it('401 without a valid credential', async () => {
    for (const headers of [{ Authorization: '' }, { Authorization: 'Bearer bm9uZTpub25l' }]) {
      await expectRefusal(await send(PLEDGE, { headers }), 401, 'unauthorized');
    }
  });

  describe('403', () => {
    it('forbidden for an API key of every scope', async () => {
      const headers = { Authorization: business.authorization };
      await expectRefusal(await send(PLEDGE, { headers }), 403, 'forbidden');
    });

    it('forbidden for a token without a beneficiary', async () => {
      const changes = { claims: { beneficiary_id: undefined } };
      const { message } = await expectRefusal(await send(PLEDGE, { changes }), 403, 'forbidden');
      expect(message).toContain('beneficiary');
    });

    it('insufficient_scope for a token without pledges:write', async () => {
      const changes = { claims: { scp: 'balances:read' } };
      const { message } = await expectRefusal(await send(PLEDGE, { changes }), 403, 'insufficient_scope');
      expect(message).toContain('`pledges:write`');
    });
  });

  it('404 for a profile that is not of the business', async () => {
    const headers = { 'X-BU-PROFILE-ID': (await server.seedBusiness()).customerId };
    await expectRefusal(await send(PLEDGE, { headers }), 404, 'resource_not_found');
  });

  it('406 when JSON is not accepted', async () => {
    await expectRefusal(await send(PLEDGE, { headers: { Accept: 'text/csv' } }), 406, 'not_acceptable');
  });

  // The embedded database has one connection, on which nothing can wait for another.
  if (name === 'PostgreSQL') {
    it('409 while a request with the same idempotency key is still running', async () => {
      const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const blocking = (await database.another()).transaction(async (transaction) => {
        await sql`LOCK TABLE pledge_quote IN ACCESS EXCLUSIVE MODE`.execute(transaction);
        locked.resolve();
        await release.promise;
      });
      await locked.promise;
      const headers = { 'Idempotency-Key': 'slow' };
      const answers = [send(PLEDGE, { headers }), send(PLEDGE, { headers })];
      await expectRefusal(await Promise.race(answers), 409, 'conflict');
      release.resolve();
      await blocking;
      expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });
  }

  it('413 and 415 for a body that is too large or no JSON', async () => {
    const large = { ...PLEDGE, meta: { text: 'x'.repeat(262_144) } };
    await expectRefusal(await send(large), 413, 'payload_too_large');
    const headers = { 'Content-Type': 'text/plain' };
    await expectRefusal(await send(PLEDGE, { headers }), 415, 'unsupported_media_type');
  });

  it('422 for an idempotency key that was used with another body', async () => {
    const headers = { 'Idempotency-Key': 'case-2' };
    await quoted(PLEDGE, { headers });
    const other = { ...PLEDGE, reference: 'CASE-3' };
    await expectRefusal(await send(other, { headers }), 422, 'idempotency_key_reused');
  });

  it('500 without its table, and nothing is kept for the idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'case-4' };
    await sql`ALTER TABLE pledge_quote RENAME TO lost`.execute(database.kysely);
    const response = await send(PLEDGE, { headers });
    await sql`ALTER TABLE lost RENAME TO pledge_quote`.execute(database.kysely);
    await expectRefusal(response, 500, 'internal_server_error');
    expect((await send(PLEDGE, { headers })).headers.get('idempotency-replayed')).toBeNull();
  });
});
