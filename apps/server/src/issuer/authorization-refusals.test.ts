import type { OAuthScope } from '@finops/contract/console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { SYSTEM } from '../../test/harness/worlds/console-server.ts';
import {
  type DeskAnswer,
  loggedSecrets,
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

/** The error with which the browser is sent back to the app. */
function redirectedError({ status, headers }: DeskAnswer) {
  expect(status).toBe(303);
  const location = headers.get('location') ?? '';
  expect(location.startsWith(`${CALLBACK}&`)).toBe(true);
  const { searchParams } = new URL(location);
  expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['a state', server.issuerUrl]);
  expect(searchParams.get('code')).toBeNull();
  expect(searchParams.get('error_description')).toBeTruthy();
  return searchParams.get('error');
}

const authorized = (changes: Readonly<Record<string, string | undefined>>) =>
  desk.authorize(desk.parameters(changes));

describe('authorizeApp', () => {
  test('303 to the consent page, and from there back with a code', async () => {
    const opened = await authorized({ redirect_uri: 'http://localhost:9/callback' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/^\/consent\/[\w-]+$/);
    const back = await desk.consent(opened);
    expect(back.origin + back.pathname).toBe('http://localhost:9/callback');
    expect([...back.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
  });

  describe('303 with the error', () => {
    test.each([
      ['no PKCE', { code_challenge: undefined }, 'invalid_request'],
      ['no method of PKCE', { code_challenge_method: undefined }, 'invalid_request'],
      ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['a challenge that is no SHA-256', { code_challenge: 'short' }, 'invalid_request'],
      ['no response_type', { response_type: undefined }, 'invalid_request'],
      ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
      ['no scope', { scope: undefined }, 'invalid_request'],
      ['blanks for a scope', { scope: '  ' }, 'invalid_scope'],
      ['a scope that is not approved for the app', { scope: 'openid quotes:write' }, 'invalid_scope'],
      ['an unknown scope', { scope: 'balances:read no-such:scope' }, 'invalid_scope'],
      ['a scope in other letters', { scope: 'Balances:read' }, 'invalid_scope'],
    ])('%s', async (_what, changes, error) => {
      expect(redirectedError(await authorized(changes))).toBe(error);
    });

    test('access_denied when the user refuses', async () => {
      const opened = await authorized({});
      const page = new URL(opened.headers.get('location') ?? '', server.issuer);
      const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const shown = await (await fetch(page, { headers: { cookie } })).text();
      const csrf = /name="csrf" value="([^"]+)"/.exec(shown)?.[1] ?? '';
      const body = new URLSearchParams({ csrf, action: 'deny' });
      const sent = { method: 'POST', redirect: 'manual', headers: { cookie }, body } as const;
      const answer = await fetch(page, sent);
      expect(redirectedError({ status: answer.status, headers: answer.headers, text: '' })).toBe(
        'access_denied',
      );
      expect((await fetch(page, sent)).status).toBe(400);
    });
  });

  describe('400 without a redirect', () => {
    test.each([
      ['in other letters', CALLBACK.replace('/Call/', '/call/')],
      ['with a host in other letters', CALLBACK.replace('lending', 'Lending')],
      ['with a slash more', CALLBACK.replace('back?', 'back/?')],
      ['with another port', CALLBACK.replace('8443', '8444')],
      ['without its port', CALLBACK.replace(':8443', '')],
      ['with an encoded slash', CALLBACK.replace('/Call/', '/Call%2F')],
      ['with a longer query', `${CALLBACK}&more=1`],
      ['with a fragment', `${CALLBACK}#there`],
      ['of http', CALLBACK.replace('https', 'http')],
      ['that leads elsewhere', 'https://evil.example/callback'],
      ['with a user', CALLBACK.replace('https://', 'https://lending.example.com@evil.example/')],
    ])('a redirect_uri %s', async (_how, redirectUri) => {
      const answer = await authorized({ redirect_uri: redirectUri });
      expect(errorOf(answer)).toEqual([400, 'invalid_request']);
      expect(answer.headers.get('location')).toBeNull();
    });

    test('no redirect_uri, or two', async () => {
      expect(errorOf(await authorized({ redirect_uri: undefined }))).toEqual([400, 'invalid_request']);
      const two = desk.parameters();
      two.append('redirect_uri', 'https://evil.example/callback');
      expect(errorOf(await desk.authorize(two))).toEqual([400, 'invalid_request']);
    });

    test.each([
      ['pending', []],
      ['rejected', ['oauth_app.rejected']],
      ['suspended', ['oauth_app.approved', 'oauth_app.suspended']],
    ] as const)('unauthorized_client for an app that is %s', async (_state, actions) => {
      const refused = await openOAuthDesk(server, database, { approved: false });
      for (const action of actions) {
        const reason = action === 'oauth_app.approved' ? undefined : 'A reason.';
        await server.services.appReviews.decide(SYSTEM, refused.app.id, action, reason);
      }
      // Whatever else is wrong with the request.
      for (const changes of [{}, { scope: 'no-such:scope' }, { redirect_uri: 'https://evil.example' }]) {
        const answer = await refused.authorize(refused.parameters(changes));
        expect(errorOf(answer)).toEqual([400, 'unauthorized_client']);
        expect(answer.headers.get('location')).toBeNull();
      }
      const incomplete = await refused.authorize(refused.parameters({ code_challenge: undefined }));
      expect([incomplete.status, incomplete.headers.get('location')]).toEqual([400, null]);
    });

    test('an unknown client', async () => {
      const clientId = desk.app.clientId.replace(/[0-9a-f]{12}-/, '000000000000-');
      expect(errorOf(await authorized({ client_id: clientId }))).toEqual([400, 'invalid_client']);
    });
  });

  test('406 for a client that takes no JSON, in the error body of the API', async () => {
    const answer = await fetch(`${server.issuer}/oauth2/auth`, { headers: { accept: 'image/png' } });
    expect(answer.status).toBe(406);
    expect((await answer.json()).error.name).toBe('not_acceptable');
  });
});
