import type { OAuthScope } from '@finops/contract/console';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { seedBusiness } from '../../test/harness/seed/seed-business.ts';
import { SYSTEM } from '../../test/harness/worlds/console-server.ts';
import {
  basic,
  consentingUser,
  type DeskAnswer,
  loggedSecrets,
  newPkce,
  type OAuthDesk,
  openOAuthDesk,
} from '../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

const SCOPES: readonly OAuthScope[] = ['openid', 'offline_access', 'balances:read', 'transfers:write'];
const CALLBACK = 'https://lending.example.com:8443/Call/back?from=finops';

let database: TestDatabase;
let server: TestServer;
let desk: OAuthDesk;

beforeAll(async () => {
  database = await postgres.open();
  const environment = { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'trace' };
  server = await startServer({ database, environment });
  desk = await openOAuthDesk(server, database, {
    scopes: SCOPES,
    redirectUris: [CALLBACK, 'http://localhost:9/callback'],
  });
});
afterAll(async () => {
  expect(loggedSecrets(server.log, desk.secrets)).toEqual([]);
  await server.stop();
  await database.close();
});

const errorOf = ({ status, text }: DeskAnswer) => [status, JSON.parse(text).error];

const authorized = (changes: Readonly<Record<string, string | undefined>>) =>
  desk.authorize(desk.parameters(changes));

describe('createToken', () => {
  const pkce = newPkce();
  const code = () => desk.code(desk.parameters({ code_challenge: pkce.challenge }));
  const form = async (changes: Readonly<Record<string, string>> = {}) => ({
    grant_type: 'authorization_code',
    code: await code(),
    redirect_uri: CALLBACK,
    code_verifier: pkce.verifier,
    ...changes,
  });

  describe('400 invalid_grant', () => {
    test('for a code that is used again, and its family ends', async () => {
      const right = await form();
      const first = JSON.parse((await desk.token(right)).text);
      expect(errorOf(await desk.token(right))).toEqual([400, 'invalid_grant']);
      expect(errorOf(await desk.refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
    });

    test.each([
      ['a wrong verifier', { code_verifier: newPkce().verifier }],
      ['another redirect_uri', { redirect_uri: 'http://localhost:9/callback' }],
      ['an unknown code', { code: 'unknown' }],
    ])('for %s', async (_what, changes) => {
      expect(errorOf(await desk.token(await form(changes)))).toEqual([400, 'invalid_grant']);
    });

    test('for an unknown refresh token, and for a code or an access token in its place', async () => {
      const { access_token: accessToken } = await desk.issue();
      for (const token of ['unknown', await code(), accessToken]) {
        expect(errorOf(await desk.refresh(token))).toEqual([400, 'invalid_grant']);
      }
    });

    test('for the code or refresh token of another client, which stays usable', async () => {
      const other = await openOAuthDesk(server, database);
      const credentials = basic(other.app.clientId, other.clientSecret);
      const right = await form();
      expect(errorOf(await desk.token(right, credentials))).toEqual([400, 'invalid_grant']);
      const { refresh_token: token } = JSON.parse((await desk.token(right)).text);
      const refresh = { grant_type: 'refresh_token', refresh_token: token };
      expect(errorOf(await desk.token(refresh, credentials))).toEqual([400, 'invalid_grant']);
      const { refresh_token: next } = JSON.parse((await desk.token(refresh)).text);
      for (const used of [right, refresh]) {
        expect(errorOf(await desk.token(used, credentials))).toEqual([400, 'invalid_grant']);
      }
      expect((await desk.refresh(next)).status).toBe(200);
    });

    test('for a family that began before its app was suspended, and none that began after', async () => {
      const own = await openOAuthDesk(server, database);
      const { appReviews } = server.services;
      const before = await own.issue();
      await appReviews.decide(SYSTEM, own.app.id, 'oauth_app.suspended', 'A reason.');
      await appReviews.decide(SYSTEM, own.app.id, 'oauth_app.reinstated');
      expect(errorOf(await own.refresh(before.refresh_token))).toEqual([400, 'invalid_grant']);
      const after = await own.issue();
      expect((await own.refresh(after.refresh_token)).status).toBe(200);
    });

    test('for an authorization that was granted while its app was being suspended', async () => {
      const own = await openOAuthDesk(server, database);
      const { refresh_token: token } = await own.issue();
      await server.services.appReviews.decide(SYSTEM, own.app.id, 'oauth_app.suspended', 'A reason.');
      const before = new Date(0).toISOString();
      await sql`UPDATE oauth_app SET families_ended_at = ${before} WHERE app_id = ${own.app.id}`.execute(
        database.kysely,
      );
      expect(errorOf(await own.refresh(token))).toEqual([400, 'invalid_grant']);
    });

    test('once the user is no member any more, and for good', async () => {
      const own = await openOAuthDesk(server, database);
      const { refresh_token: token } = await own.issue();
      const memberships = database.kysely.deleteFrom('membership').where('user_id', '=', own.user.id);
      const [member] = await memberships.returningAll().execute();
      expect(errorOf(await own.refresh(token))).toEqual([400, 'invalid_grant']);
      if (member !== undefined) await database.kysely.insertInto('membership').values(member).execute();
      expect(errorOf(await own.refresh(token))).toEqual([400, 'invalid_grant']);
    });

    test('once the user may only read, for an app that changes something', async () => {
      const own = await openOAuthDesk(server, database);
      const [writing, reading] = [await own.issue(), await own.issue('offline_access balances:read')];
      await database.kysely
        .updateTable('membership')
        .set({ role: 'viewer' })
        .where('user_id', '=', own.user.id)
        .execute();
      expect(errorOf(await own.refresh(writing.refresh_token))).toEqual([400, 'invalid_grant']);
      expect((await own.refresh(reading.refresh_token)).status).toBe(200);
    });

    test('once the business is suspended', async () => {
      const own = await openOAuthDesk(server, database);
      const { refresh_token: token } = await own.issue();
      await sql`UPDATE business SET kyb_status = 'suspended' WHERE business_id = ${own.businessId}`.execute(
        database.kysely,
      );
      expect(errorOf(await own.refresh(token))).toEqual([400, 'invalid_grant']);
    });
  });

  test.each([
    [
      'no verifier',
      { grant_type: 'authorization_code', code: 'x', redirect_uri: CALLBACK },
      'invalid_request',
    ],
    [
      'a verifier that is none',
      { grant_type: 'authorization_code', code: 'x', redirect_uri: CALLBACK, code_verifier: 'short' },
      'invalid_request',
    ],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
    ['no grant_type', { refresh_token: 'x' }, 'invalid_request'],
    ['another grant_type', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ] as [string, Record<string, string>, string][])('400 for %s', async (_what, sent, error) => {
    expect(errorOf(await desk.token(sent))).toEqual([400, error]);
  });

  test('a code opens the business of its own consent, whatever token comes with it', async () => {
    const other = await seedBusiness(database);
    const member = await consentingUser(database, other.businessId);
    const opened = await authorized({ code_challenge: pkce.challenge });
    const { searchParams } = await desk.consent(opened, member, other.businessId);
    const { refresh_token: token } = await desk.issue();
    const sent = await form({ code: searchParams.get('code') ?? '', refresh_token: token });
    const claims = decodeJwt(JSON.parse((await desk.token(sent)).text).access_token);
    expect(claims).toMatchObject({ sub: member.id, business_id: other.businessId });
    expect((await desk.refresh(token)).status).toBe(200);
  });

  test('a refresh may ask for less, and other fields of a request do nothing', async () => {
    const { refresh_token: token } = await desk.issue();
    const narrowed = await desk.token({
      grant_type: 'refresh_token',
      refresh_token: token,
      scope: 'balances:read',
      resource: 'https://elsewhere.example.com',
      code: 'unknown',
    });
    const { access_token: accessToken, scope } = JSON.parse(narrowed.text);
    expect([narrowed.status, scope, decodeJwt(accessToken).scp]).toEqual([
      200,
      'balances:read',
      'balances:read',
    ]);
  });

  test('a refresh only has the scopes that its app may still ask for', async () => {
    const own = await openOAuthDesk(server, database);
    const { refresh_token: token } = await own.issue();
    await server.services.oauthApps.update(SYSTEM, own.app.businessId, own.app.id, {
      scopes: ['openid', 'offline_access', 'balances:read'],
    });
    const waiting = JSON.parse((await own.refresh(token)).text);
    expect(waiting.scope).toBe('openid offline_access balances:read balances:write');
    await server.services.appReviews.decide(SYSTEM, own.app.id, 'oauth_app.approved');
    const { scope } = JSON.parse((await own.refresh(waiting.refresh_token)).text);
    expect(scope).toBe('openid offline_access balances:read');
  });

  test('a token with pledges:write names the beneficiary of its app', async () => {
    const scopes = ['pledges:write', 'balances:read'] as const;
    const own = await openOAuthDesk(server, database, { scopes, approved: false });
    const { appReviews } = server.services;
    const { beneficiary } = await appReviews.registerBeneficiary(SYSTEM, own.app.id, 'Lender');
    await appReviews.decide(SYSTEM, own.app.id, 'oauth_app.approved');
    const claims = async (scope: string) => decodeJwt((await own.issue(scope)).access_token);
    expect((await claims('pledges:write')).beneficiary_id).toBe(beneficiary?.id);
    expect(await claims('balances:read')).not.toHaveProperty('beneficiary_id');
  });

  describe('401 invalid_client', () => {
    test.each([
      ['no credentials', () => ''],
      ['a wrong secret', () => basic(desk.app.clientId, 'wrong')],
      ['an unknown client', () => basic('service-oauth2-x', desk.clientSecret)],
      ['a bearer', () => `Bearer ${desk.clientSecret}`],
      ['what is no base64', () => 'Basic %%%'],
      ['what is not form-encoded', () => `Basic ${btoa(`${desk.app.clientId}:%zz`)}`],
    ])('for %s', async (_what, credentials) => {
      const answer = await desk.token({ grant_type: 'refresh_token', refresh_token: 'x' }, credentials());
      expect(errorOf(answer)).toEqual([401, 'invalid_client']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
    });

    test('for credentials in the body', async () => {
      const sent = { client_id: desk.app.clientId, client_secret: desk.clientSecret };
      const form = { grant_type: 'refresh_token', refresh_token: 'x', ...sent };
      expect(errorOf(await desk.token(form, ''))).toEqual([401, 'invalid_client']);
    });
  });

  test.each([
    [413, 'payload_too_large', 'application/x-www-form-urlencoded', `token=${'x'.repeat(16_384)}`],
    [415, 'unsupported_media_type', 'application/json', '{}'],
  ])('%s in the error body of the API', async (status, name, type, body) => {
    for (const path of ['token', 'revoke']) {
      const answer = await fetch(`${server.issuer}/oauth2/${path}`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: basic(desk.app.clientId, desk.clientSecret) },
        body,
      });
      expect([answer.status, (await answer.json()).error.name]).toEqual([status, name]);
    }
  });
});

describe('revokeToken', () => {
  const revoke = (body: string, authorization: string) =>
    fetch(`${server.issuer}/oauth2/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
      body,
    });

  test('400 without a token, 401 with a wrong secret', async () => {
    const missing = await revoke(
      'token_type_hint=refresh_token',
      basic(desk.app.clientId, desk.clientSecret),
    );
    expect([missing.status, (await missing.json()).error]).toEqual([400, 'invalid_request']);
    const wrong = await revoke('token=x', basic(desk.app.clientId, 'wrong'));
    expect([wrong.status, (await wrong.json()).error]).toEqual([401, 'invalid_client']);
  });
});

test('429 for an address over its limit, on pages too', async () => {
  const own = await postgres.open();
  const limited = await startServer({ database: own, environment: { RATE_LIMIT_PER_MINUTE: '2' } });
  const statuses = async (path: string) => {
    const answers = [1, 2, 3].map(() => fetch(`${limited.issuer}${path}`));
    return (await Promise.all(answers)).map(({ status }) => status).toSorted();
  };
  expect(await statuses('/consent/nobodys')).toEqual([400, 400, 429]);
  expect(await statuses('/.well-known/jwks.json')).toEqual([200, 200, 429]);
  await limited.stop();
  await own.close();
});

test('who only reads is not offered to give more, and gives less', async () => {
  const viewer = await consentingUser(database, desk.businessId, 'viewer');
  const refused = await desk.consent(await authorized({}), viewer);
  expect(refused.searchParams.get('code')).toBeNull();
  const given = await desk.consent(await authorized({ scope: 'openid balances:read' }), viewer);
  expect(given.searchParams.get('code')).not.toBeNull();
});
