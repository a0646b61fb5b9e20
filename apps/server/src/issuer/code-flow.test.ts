import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { sql } from 'kysely';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { basic, loggedSecrets, type OAuthDesk, openOAuthDesk } from '../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(sampledDatabases)('the code flow on $name', ({ open }) => {
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

  /** The canonical issuer is at another port in tests. */
  const reach = (url: string, init: object) => fetch(url.replace(server.issuerUrl, server.issuer), init);
  const keySet = () =>
    createRemoteJWKSet(new URL(`${server.issuerUrl}/.well-known/jwks.json`), { [customFetch]: reach });
  const discover = () =>
    oidc.discovery(
      new URL(server.issuerUrl),
      desk.app.clientId,
      undefined,
      oidc.ClientSecretBasic(desk.clientSecret),
      { execute: [oidc.allowInsecureRequests], [oidc.customFetch]: reach },
    );
  const verified = (token: string, typ: string) =>
    jwtVerify(token, keySet(), {
      issuer: server.issuerUrl,
      algorithms: ['RS256'],
      typ,
      audience: desk.app.clientId,
    });
  const revoke = (
    form: Readonly<Record<string, string>>,
    credentials = basic(desk.app.clientId, desk.clientSecret),
  ) =>
    fetch(`${server.issuer}/oauth2/revoke`, {
      method: 'POST',
      headers: { authorization: credentials },
      body: new URLSearchParams(form),
    });
  const errorOf = (text: string) => JSON.parse(text).error;

  test('openid-client goes all of it, and jose verifies its tokens by the key set', async () => {
    const config = await discover();
    expect(config.serverMetadata().issuer).toBe(server.issuerUrl);
    const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: desk.redirectUri,
      scope: 'openid offline_access balances:read',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const callback = await desk.consent(await desk.authorize(address.searchParams));
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    expect(tokens).toMatchObject({ expires_in: 3600, scope: 'openid offline_access balances:read' });
    expect(tokens.claims()).toMatchObject({ sub: desk.user.id, nonce });

    const { payload } = await verified(tokens.access_token, 'at+jwt');
    expect(payload).toEqual({
      iss: server.issuerUrl,
      sub: desk.user.id,
      aud: desk.app.clientId,
      client_id: desk.app.clientId,
      business_id: desk.businessId,
      scp: 'openid offline_access balances:read',
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 3600,
    });

    const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    expect((await verified(refreshed.access_token, 'at+jwt')).payload.jti).not.toBe(payload.jti);
    await oidc.tokenRevocation(config, refreshed.refresh_token ?? '', { token_type_hint: 'refresh_token' });
    await expect(oidc.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const spent = [verifier, callback.searchParams.get('code') ?? '', tokens, refreshed].flatMap((one) =>
      typeof one === 'string' ? [one] : [one.access_token, one.refresh_token ?? '', one.id_token ?? ''],
    );
    expect(loggedSecrets(server.log, [...desk.secrets, ...spent])).toEqual([]);
  });

  test('the API takes such a token for the business that the user chose', async () => {
    const { access_token: token } = await desk.issue();
    const answer = await server.call('/v1/balances', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });

  test('an id token is an RS256 JWT of an hour, and opens nothing', async () => {
    const { id_token: token = '' } = await desk.issue();
    const { payload, protectedHeader } = await jwtVerify(token, keySet(), { algorithms: ['RS256'] });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(protectedHeader.typ).toBeUndefined();
    const answer = await server.call('/v1/balances', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  test('without offline_access there is no refresh token, without openid no id token', async () => {
    const tokens = await desk.issue('balances:read');
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'balances:read' });
    expect(Object.keys(tokens).toSorted()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
    expect(Object.keys(await desk.issue('openid')).toSorted()).toEqual([
      'access_token',
      'expires_in',
      'id_token',
      'scope',
      'token_type',
    ]);
  });

  test('the discovery document names the true issuer and everything that it has', async () => {
    const answer = await fetch(`${server.issuer}/.well-known/openid-configuration`);
    expect(answer.status).toBe(200);
    const document = await answer.json();
    expect(document).toMatchObject({
      issuer: server.issuerUrl,
      token_endpoint: `${server.issuerUrl}/oauth2/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    });
    expect(document.scopes_supported).toContain('pledges:write');
    expect(document.scopes_supported).not.toContain('sandbox:control');
  });

  test('the key set may be kept for five minutes, and has no private part', async () => {
    const answer = await fetch(`${server.issuer}/.well-known/jwks.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    const { keys } = await answer.json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { access_token: token } = await desk.issue();
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: keys[0].kid });
  });

  test('tokens are not kept by any cache, and tell of the limit of the address', async () => {
    const { refresh_token: token } = await desk.issue();
    const answers = [await desk.refresh(token), await desk.refresh(token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('ratelimit-policy')).toBe('"oauth2";q=10000;w=60');
    }
  });

  test('a refresh token lives 30 days from its last use', async () => {
    const first = await desk.issue();
    clock.advance(29.9 * DAY_MS);
    const second = JSON.parse((await desk.refresh(first.refresh_token)).text);
    expect(decodeJwt(second.access_token).iat).toBe(Math.floor(clock.now().getTime() / 1000));
    clock.advance(29.9 * DAY_MS);
    const third = await desk.refresh(second.refresh_token);
    expect(third.status).toBe(200);
    clock.advance(30 * DAY_MS);
    const late = await desk.refresh(JSON.parse(third.text).refresh_token);
    expect([late.status, errorOf(late.text)]).toEqual([400, 'invalid_grant']);
  });

  test('a refresh token that is used again ends its whole family, even when it has expired meanwhile', async () => {
    const family = await desk.issue();
    let latest = family.refresh_token;
    for (const _ of [1, 2, 3]) {
      clock.advance(20 * DAY_MS);
      latest = JSON.parse((await desk.refresh(latest)).text).refresh_token;
    }
    const other = await desk.issue();
    const replay = await desk.refresh(family.refresh_token);
    expect([replay.status, errorOf(replay.text)]).toEqual([400, 'invalid_grant']);
    const newest = await desk.refresh(latest);
    expect([newest.status, errorOf(newest.text)]).toEqual([400, 'invalid_grant']);
    expect((await desk.refresh(other.refresh_token)).status).toBe(200);
  });

  test('revoking answers 200 with nothing, whatever the token is', async () => {
    const { access_token: access, refresh_token: refresh } = await desk.issue();
    const stranger = await openOAuthDesk(server, database);
    const credentials = basic(stranger.app.clientId, stranger.clientSecret);
    for (const form of [{ token: access }, { token: 'none' }, { token: refresh, token_type_hint: 'other' }]) {
      const answer = await revoke(form, credentials);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
    const refreshed = await desk.refresh(refresh);
    expect(refreshed.status).toBe(200);
    const next = JSON.parse(refreshed.text);
    const own = await revoke({ token: next.refresh_token, token_type_hint: 'refresh_token' });
    expect([own.status, await own.text()]).toEqual([200, '']);
    expect((await desk.refresh(next.refresh_token)).status).toBe(400);
    const answer = await server.call('/v1/balances', { headers: { authorization: `Bearer ${access}` } });
    expect(answer.status).toBe(200);
  });

  test('a refresh that fails has used nothing up: it can be tried again', async () => {
    const { refresh_token: token } = await desk.issue();
    const isOld = sql`CHECK (kind <> 'RefreshToken' OR created_at < ${sql.lit(clock.now().toISOString())})`;
    clock.advance(1000);
    await sql`ALTER TABLE issuer_record ADD CONSTRAINT nothing_new ${isOld} NOT VALID`.execute(
      database.kysely,
    );
    const failed = await desk.refresh(token);
    expect([failed.status, JSON.parse(failed.text).error.name]).toEqual([500, 'internal_server_error']);
    await sql`ALTER TABLE issuer_record DROP CONSTRAINT nothing_new`.execute(database.kysely);
    expect((await desk.refresh(token)).status).toBe(200);
  });

  test('nothing that the issuer keeps can be read by whoever reads the database', async () => {
    await desk.issue();
    const rows = await database.kysely.selectFrom('issuer_record').selectAll().execute();
    expect(rows.length).toBeGreaterThan(3);
    const kept = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect([...desk.secrets].filter((secret) => kept.includes(secret))).toEqual([]);
    expect(kept).not.toContain('balances:read');
  });
});
