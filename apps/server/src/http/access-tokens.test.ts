import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { ErrorBody } from '@finops/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { SYSTEM } from '../../test/harness/worlds/console-server.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { openOAuthDesk } from '../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { openTokenDesk, type TokenChanges, type TokenDesk } from '../../test/harness/worlds/token-desk.ts';

const CHALLENGE = 'Bearer realm="financial-operations-api", error="invalid_token"';

describe.each(sampledDatabases)('access tokens on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;
  /** The owner of the app. */
  let owner: SeededBusiness;
  /** The business that the user chose at consent. */
  let opened: SeededBusiness;
  let desk: TokenDesk;

  beforeAll(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '100' } });
    owner = await server.seedBusiness();
    opened = await server.seedBusiness();
    desk = await openTokenDesk(server, { owner, opened });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const get = (path: string, authorization: string, headers: Readonly<Record<string, string>> = {}) =>
    server.call(path, { headers: { Authorization: authorization, ...headers } });
  const openBalance = (authorization: string, currency: string, headers: Readonly<Record<string, string>>) =>
    server.call('/v1/balances', {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ currency }),
    });
  const statusOf = async (changes: TokenChanges) =>
    (await get('/v1/balances', await desk.bearer(changes))).status;

  async function expectInvalid(token: string): Promise<void> {
    const response = await get('/v1/balances', `Bearer ${token}`);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, CHALLENGE]);
    const { error }: ErrorBody = await response.json();
    expect(error.name).toBe('unauthorized');
    expect(error.message).toMatch(/^The access token is not valid/);
    // The failures of a test must not use up the limit of its address.
    clock.advance(6000);
  }

  describe('a valid one', () => {
    test('opens the business that was chosen at consent, and X-BU-PROFILE-ID is resolved within it', async () => {
      const bearer = await desk.bearer();
      await openBalance(opened.authorization, 'NGN', {});
      await openBalance(owner.authorization, 'KES', {});
      const response = await get('/v1/balances', bearer);
      expect(response.status).toBe(200);
      const { data } = (await response.json()) as { data: { currency: string }[] };
      expect(data).toHaveLength(1);
      expect(JSON.stringify(data)).toContain('NGN');
      const statusFor = async (id: string) =>
        (await get('/v1/balances', bearer, { 'X-BU-PROFILE-ID': id })).status;
      expect(await statusFor(opened.businessId)).toBe(200);
      expect(await statusFor(opened.customerId)).toBe(200);
      expect(await statusFor(owner.businessId)).toBe(404);
      expect(await statusFor(owner.customerId)).toBe(404);
    });

    test('may carry its scopes as a list, an audience of several, or none', async () => {
      expect(await statusOf({ claims: { scp: ['quotes:read', 'balances:read'] } })).toBe(200);
      expect(await statusOf({ claims: { aud: ['https://api.example', desk.app.clientId] } })).toBe(200);
      expect(await statusOf({ claims: { aud: undefined } })).toBe(200);
    });

    test('is accepted until 30 seconds after exp', async () => {
      const now = Math.floor(clock.now().getTime() / 1000);
      expect(await statusOf({ claims: { exp: now - 29 } })).toBe(200);
      await expectInvalid(await desk.token({ claims: { exp: now - 31 } }));
    });

    test('is not accepted by the console', async () => {
      const response = await fetch(`${server.console}/console/v1/events`, {
        headers: { Authorization: await desk.bearer({ claims: { scp: 'events:read' } }) },
      });
      expect(response.status).toBe(401);
    });
  });

  test('a token that a user consented to opens the business, and the id token beside it does not', async () => {
    const flow = await openOAuthDesk(server, database);
    const { access_token: token, id_token: identity = '' } = await flow.issue();
    await openBalance(`Bearer ${token}`, 'GHS', {});
    const response = await get('/v1/balances', `Bearer ${token}`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('GHS')]);
    const { kysely } = database;
    const written = kysely
      .selectFrom('balance')
      .select('currency')
      .where('business_id', '=', flow.businessId);
    expect(await written.execute()).toEqual([{ currency: 'GHS' }]);
    await expectInvalid(identity);
  });

  describe('401 for one that', () => {
    test('is of the other environment: its issuer, its key or its client', async () => {
      await expectInvalid(await desk.token({ claims: { iss: 'https://auth.finops.example' } }));
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      await expectInvalid(await desk.token({ key: { kid: 'of-the-other', privateKey } }));
      const live = desk.app.clientId.replace(/test$/, 'live');
      await expectInvalid(await desk.token({ claims: { client_id: live, aud: live } }));
    });

    test('is signed by no key of the issuer, with alg none, or with HS256 and the public key', async () => {
      const { kid, privateKey } = await server.services.signingKeys.signingKey();
      const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
      await expectInvalid(await desk.token({ key: { kid, privateKey: other.privateKey } }));
      await expectInvalid(new UnsecuredJWT(desk.claims()).encode());
      const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
      const secret = new TextEncoder().encode(String(publicKey));
      const header = { alg: 'HS256', typ: 'at+jwt', kid };
      await expectInvalid(await new SignJWT(desk.claims()).setProtectedHeader(header).sign(secret));
    });

    test('names an unknown kid, another audience, or a client that is not registered', async () => {
      await expectInvalid(await desk.token({ header: { kid: 'unknown' } }));
      await expectInvalid(await desk.token({ claims: { aud: 'https://api.example' } }));
      const unknown = desk.app.clientId.replace(/.{8}-test$/, '00000000-test');
      await expectInvalid(await desk.token({ claims: { client_id: unknown, aud: unknown } }));
    });

    test('is an id token, or no token at all', async () => {
      await expectInvalid(await desk.token({ header: { typ: 'JWT' } }));
      await expectInvalid('eyJhbGciOiJSUzI1NiJ9.e30.c2ln');
    });
  });

  describe('scopes', () => {
    test('403 insufficient_scope names the scope that is missing', async () => {
      const response = await get('/v1/transfers', await desk.bearer());
      expect(response.status).toBe(403);
      const { error }: ErrorBody = await response.json();
      expect(error).toMatchObject({ name: 'insufficient_scope' });
      expect(error.message).toContain('`transfers:read`');
    });

    test('are those of the token, whatever the user may do in the console', async () => {
      expect(await statusOf({ claims: { scp: 'quotes:read' } })).toBe(403);
      expect(await statusOf({ claims: { sub: 'USR_nobody0000000000' } })).toBe(200);
    });
  });

  test('those of a suspended app live until exp', async () => {
    const suspended = await openTokenDesk(server, { owner, opened });
    const bearer = await suspended.bearer();
    await server.services.appReviews.decide(SYSTEM, suspended.app.id, 'oauth_app.suspended', 'Abuse.');
    expect((await get('/v1/balances', bearer)).status).toBe(200);
    clock.advance(3_631_000);
    expect((await get('/v1/balances', bearer)).status).toBe(401);
  });

  test('a suspended business is refused: 403 forbidden', async () => {
    const business = await server.seedBusiness();
    const { bearer } = await openTokenDesk(server, { owner, opened: business });
    const suspend = database.kysely.updateTable('business').set({ kyb_status: 'suspended' });
    await suspend.where('business_id', '=', business.businessId).execute();
    const response = await get('/v1/balances', await bearer());
    expect(response.status).toBe(403);
    expect(((await response.json()) as ErrorBody).error.name).toBe('forbidden');
  });

  test('a call is counted per app and user, whichever of their tokens it carries (G260)', async () => {
    clock.advance(60_000);
    const left = async (changes: TokenChanges = {}) => {
      const response = await get('/v1/balances', await desk.bearer(changes));
      return response.headers.get('ratelimit');
    };
    expect(await left()).toBe('"balances";r=99;t=60');
    expect(await left({ claims: { jti: 'refreshed' } })).toBe('"balances";r=98;t=60');
    expect(await left({ claims: { sub: 'USR_another000000000' } })).toBe('"balances";r=99;t=60');
    const other = await openTokenDesk(server, { owner, opened });
    const bearer = await other.bearer({ claims: { sub: desk.userId } });
    expect((await get('/v1/balances', bearer)).headers.get('ratelimit')).toBe('"balances";r=99;t=60');
  });

  test('an idempotency key is that of one app and one user, and outlives a refresh (G260)', async () => {
    const key = { 'Idempotency-Key': 'open' };
    const sent = async (changes: TokenChanges, currency: string) => {
      const response = await openBalance(await desk.bearer(changes), currency, key);
      return [response.status, response.headers.get('idempotency-replayed')];
    };
    expect(await sent({}, 'GBP')).toEqual([201, null]);
    expect(await sent({ claims: { jti: 'refreshed' } }, 'GBP')).toEqual([201, 'true']);
    expect(await sent({ claims: { sub: 'USR_another000000000' } }, 'GHS')).toEqual([201, null]);
    expect((await openBalance(opened.authorization, 'KES', key)).status).toBe(201);
    const other = await openTokenDesk(server, { owner, opened });
    const bearer = await other.bearer({ claims: { sub: desk.userId } });
    expect((await openBalance(bearer, 'USD', key)).status).toBe(201);
  });

  test('keep being accepted while the keys of the issuer are rotated', async () => {
    const { signingKeys } = server.services;
    const before = await signingKeys.signingKey();
    await signingKeys.rotate();
    const kids = new Set([before.kid]);
    for (let minute = 0; minute < 20; minute += 1) {
      clock.advance(60_000);
      kids.add((await signingKeys.signingKey()).kid);
      expect([minute, await statusOf({})]).toEqual([minute, 200]);
      expect([minute, await statusOf({ key: before })]).toEqual([minute, 200]);
    }
    expect(kids.size).toBe(2);
  });

  test('the log says which app called for which user, and holds no token', async () => {
    const bearer = await desk.bearer({ claims: { jti: 'logged' } });
    await get('/v1/balances', bearer);
    await expect
      .poll(() => server.log.find((line) => line.token_id === 'logged'))
      .toMatchObject({
        ...{ operation: 'listBalances', business_id: opened.businessId },
        ...{ credential: desk.app.clientId, user_id: desk.userId },
      });
    const log = JSON.stringify(server.log);
    for (const part of bearer.slice(7).split('.')) expect(log).not.toContain(part);
  });
});
