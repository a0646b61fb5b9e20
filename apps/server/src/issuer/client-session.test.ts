import { inspect } from 'node:util';
import {
  AccessDeniedError,
  createClient,
  createPkce,
  DisconnectedError,
  InvalidClientError,
  InvalidGrantError,
  memoryTokenStore,
  oauthSession,
  randomState,
  readCallback,
  type TokenStore,
} from '@finops/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import {
  loggedSecrets,
  type OAuthDesk,
  openOAuthDesk,
  submit,
} from '../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

const SCOPE = 'openid offline_access balances:read';

describe.each(sampledDatabases)('a session of the client on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let desk: OAuthDesk;
  const clock = movedClock(new Date().toISOString());

  beforeAll(async () => {
    database = await open();
    const environment = { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'trace' };
    server = await startServer({ database, environment, clock });
    desk = await openOAuthDesk(server, database);
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  let tokenRequests = 0;
  const sessionOf = (store: TokenStore, clientSecret = desk.clientSecret) =>
    oauthSession({
      authUrl: server.issuer,
      clientId: desk.app.clientId,
      clientSecret,
      store,
      now: () => clock.now().getTime(),
      fetch: (request) => {
        tokenRequests += 1;
        return fetch(request);
      },
    });
  const answeredWith = async (token: string) =>
    (await server.call('/v1/balances', { headers: { authorization: `Bearer ${token}` } })).status;

  async function authorization(scope = SCOPE) {
    const [pkce, state] = [await createPkce(), randomState()];
    const asked = { redirectUri: desk.redirectUri, scope, state, pkce };
    const url = sessionOf(memoryTokenStore()).authorizationUrl(asked);
    const opened = await desk.authorize(new URL(url).searchParams);
    return { opened, state, verifier: pkce.verifier };
  }

  /** A session of a user who has authorized the app. */
  async function connected() {
    const { opened, state, verifier } = await authorization();
    const code = readCallback(await desk.consent(opened), { state, issuer: server.issuerUrl });
    const store = memoryTokenStore();
    const session = sessionOf(store);
    const grant = await session.exchange({ code, verifier, redirectUri: desk.redirectUri });
    return { session, store, grant, spent: { code, verifier } };
  }

  test('connects, refreshes once for 100 parallel calls, and ends with a revocation', async () => {
    const { session, store, grant, spent } = await connected();
    expect(grant).toEqual({ scope: SCOPE, idToken: expect.any(String) });
    const first = await session.accessToken();
    const issued = await store.load();
    expect(await answeredWith(first)).toBe(200);

    clock.advance(3_600_000);
    const given = await Promise.all(Array.from({ length: 100 }, () => session.accessToken()));
    expect(new Set(given).size).toBe(1);
    expect(given[0]).not.toBe(first);
    expect(await answeredWith(given[0] ?? '')).toBe(200);

    const refused = await Promise.all(Array.from({ length: 100 }, () => session.refresh(given[0] ?? '')));
    expect(new Set(refused).size).toBe(1);
    expect(refused[0]).not.toBe(given[0]);
    const saved = await store.load();
    expect(saved?.accessToken).toBe(refused[0]);

    await session.revoke();
    expect(await store.load()).toBeUndefined();
    await expect(session.accessToken()).rejects.toBeInstanceOf(DisconnectedError);
    const other = sessionOf(memoryTokenStore(saved));
    await expect(other.refresh(refused[0] ?? '')).rejects.toMatchObject({
      name: 'DisconnectedError',
      cause: expect.any(InvalidGrantError),
    });

    const tokens = [issued, saved].flatMap((one) => [one?.accessToken ?? '', one?.refreshToken ?? '']);
    const secrets = [...desk.secrets, ...tokens, ...Object.values(spent), grant.idToken ?? ''];
    expect(secrets.filter((secret) => inspect({ session, store, other }).includes(secret))).toEqual([]);
    expect(loggedSecrets(server.log, secrets)).toEqual([]);
  });

  test('is a credential of a client, whose 100 parallel calls on a refused token refresh it once', async () => {
    const { store } = await connected();
    clock.advance(3_700_000);
    const late = clock.now().getTime() + 3_600_000;
    const saved = await store.load();
    if (saved !== undefined) await store.save({ ...saved, expiresAt: new Date(late).toISOString() });
    const client = createClient({ baseUrl: server.api, credential: sessionOf(store) });
    tokenRequests = 0;
    const pages = await Promise.all(Array.from({ length: 100 }, () => client.balances.list()));
    expect(pages.map(({ data }) => data)).toEqual(pages.map(() => []));
    expect(tokenRequests).toBe(1);
  });

  test('two sessions that share a store keep their connection', async () => {
    const { session, store } = await connected();
    const other = sessionOf(store);
    for (const _ of [1, 2, 3]) {
      clock.advance(3_600_000);
      const [one, two] = await Promise.all([session.accessToken(), other.accessToken()]);
      expect(one).toBe(two);
    }
    expect(await answeredWith(await other.accessToken())).toBe(200);
  });

  test('a replay elsewhere disconnects it', async () => {
    const { session, store } = await connected();
    const stolen = (await store.load())?.refreshToken ?? '';
    clock.advance(3_600_000);
    await session.accessToken();
    expect((await desk.refresh(stolen)).status).toBe(400);
    clock.advance(3_600_000);
    await expect(session.accessToken()).rejects.toBeInstanceOf(DisconnectedError);
    expect(await store.load()).toBeUndefined();
  });

  test('a user who declines is told by the class of the error', async () => {
    const { opened, state } = await authorization();
    const page = new URL(opened.headers.get('location') ?? '', server.issuer).href;
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    const declined = await submit(page, cookie, { action: 'deny' });
    const callback = declined.headers.get('location') ?? '';
    expect(() => readCallback(callback, { state, issuer: server.issuerUrl })).toThrow(AccessDeniedError);
  });

  test('a wrong secret and a spent code end nothing', async () => {
    const { session, store, spent } = await connected();
    const exchange = { ...spent, redirectUri: desk.redirectUri };
    await expect(sessionOf(store, 'wrong').exchange(exchange)).rejects.toBeInstanceOf(InvalidClientError);
    const saved = await store.load();
    await expect(session.exchange(exchange)).rejects.toBeInstanceOf(InvalidGrantError);
    expect(await store.load()).toEqual(saved);
  });
});
