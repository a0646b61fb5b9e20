import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../harness/processes/databases.ts';
import { mailedTo } from '../harness/seed/account-parts.ts';
import type { TestServer } from '../harness/worlds/server.ts';
import { type FaultedTarget, startFaultedServer } from './requests/faulted-server.ts';

/** The names whose values are never logged, and the value that each gets here. */
const NAMES = [
  'client_secret',
  'access_token',
  'refresh_token',
  'code_verifier',
  'code',
  'id_token',
  'token',
  'password',
  'current_password',
  'new_password',
];
const secretOf = (name: string) => `hush-${name}`;
const RESET_TOKEN = `rst_hush${'0'.repeat(36)}`;
const secrets = Object.fromEntries(NAMES.map((name) => [name, secretOf(name)]));

describe.each(sampledDatabases)('the log on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let target: FaultedTarget;

  beforeAll(async () => {
    database = await open();
    ({ server, target } = await startFaultedServer(database, { environment: { LOG_LEVEL: 'trace' } }));
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  test('no log line holds a secret, whether a request is served, refused or fails', async () => {
    const query = new URLSearchParams(secrets);
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    const json = (headers: Readonly<Record<string, string>>, body: object, method = 'POST') => ({
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...secrets, ...body }),
    });
    const { api, issuer, console } = server;
    const refresh = `grant_type=refresh_token&${query}`;
    const basic = { Authorization: `Basic ${btoa('hush-client:hush-secret')}` };
    const pledge = { reference: 'hush-case', items: [{ asset: 'BTC', amount: '1' }], meta: { note: 'hush' } };
    const known = { email: 'demo@example.com', password: 'hush-password' };
    const callAll = async (): Promise<number[]> => {
      const calls: [string, RequestInit][] = [
        [`${issuer}/oauth2/token?${query}`, { ...form, body: `grant_type=authorization_code&${query}` }],
        [`${issuer}/oauth2/token`, { ...form, headers: { ...form.headers, ...basic }, body: `${query}` }],
        [`${issuer}/oauth2/revoke`, { ...form, body: `${query}` }],
        [
          `${issuer}/oauth2/token`,
          { ...form, headers: { ...form.headers, ...target.client }, body: refresh },
        ],
        [`${issuer}/consent/hush-consent`, { ...form, body: `${query}` }],
        [`${issuer}/oauth2/auth?${query}`, {}],
        [`${api}/v1/balances?${query}`, { headers: target.api }],
        [`${api}/v1/balances`, json(target.api, { currency: 'NGN' })],
        [`${api}/v1/balances`, json(target.api, { currency: 7 })],
        [`${api}/v1/balances`, { headers: { Authorization: 'Bearer hush-access_token' } }],
        [`${api}/v1/balances`, { headers: target.app }],
        [`${api}/v1/balances`, { headers: { Authorization: `${target.app.Authorization}hush` } }],
        [`${api}/v1/pledges/quotes`, json(target.app, pledge)],
        [`${api}/v1/hush-path/${query}`, { headers: target.api }],
        [`${console}/console/v1/session`, json({}, known)],
        [`${console}/console/v1/session`, json({}, { email: 7 })],
        [`${console}/console/v1/invitations/accept`, json({}, { name: 'Emmy Noether' })],
        [`${console}/console/v1/password_resets`, json({}, { email: 'demo@example.com' })],
        [`${console}/console/v1/password_resets/confirm`, json({}, { token: RESET_TOKEN })],
        [`${console}/console/v1/user/password`, json(target.console, {})],
        [`${console}/console/v1/api_keys`, json(target.console, { name: 'x', scopes: ['balances:read'] })],
        [
          `${console}/console/v1/oauth_apps`,
          json(target.console, {
            name: 'x',
            homepage_url: 'https://hush.example.com',
            redirect_uris: ['https://hush.example.com/callback'],
            scopes: ['openid'],
          }),
        ],
        [
          `${console}/console/v1/webhook_endpoints`,
          json(target.console, { url: 'http://127.0.0.1:9/hush-path', categories: ['deposit'] }),
        ],
        [
          `${console}/console/v1/webhook_endpoints`,
          json(target.console, { url: 'http://localhost:9/hush-path', categories: ['deposit'] }),
        ],
        [`${console}/console/v1/user?${query}`, { headers: target.console }],
      ];
      sent += calls.length;
      const answers = await Promise.all(calls.map(([url, init]) => fetch(url, init)));
      for (const answer of answers) {
        const [, credential] =
          /"(?:credential|client_secret|secret)":"([^"]+)"/.exec(await answer.text()) ?? [];
        if (credential !== undefined) made.push(credential);
      }
      return answers.map(({ status }) => status);
    };
    const made: string[] = [];
    // The sign-in that came before.
    let sent = 1;

    expect(await callAll()).toEqual(expect.arrayContaining([200, 201, 400, 401, 404]));
    expect(made).toHaveLength(3);
    await sql`ALTER TABLE app_user ADD CHECK (name <> 'hush-name')`.execute(database.kysely);
    const row = await fetch(`${console}/console/v1/user`, json(target.console, { name: 'hush-name' }, 'PUT'));
    expect(row.status).toBe(500);
    sent += 1;

    const { accounts } = server.services;
    const { invitation } = await accounts.businesses.create(
      { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_000000000000' },
      { name: 'Noether Library', countryId: 'NG', ownerEmail: 'hush-owner@example.com' },
    );
    const token = await mailedTo(accounts.mails, 'hush-owner@example.com');
    const joining = { token, name: 'hush-name', password: 'hush-password' };
    const joined = await fetch(`${console}/console/v1/invitations/accept`, json({}, joining));
    expect(joined.status).toBe(500);
    made.push(invitation.token, token);
    sent += 1;

    // First what attempts reach: there are so many a minute.
    const attempted = ['mail', 'password_reset'];
    const tables = [
      'email_directory',
      'app_user',
      'balance',
      'session',
      'api_key_directory',
      'pledge_quote',
      'issuer_record',
    ];
    for (const table of [...attempted, ...tables]) {
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO lost`.execute(database.kysely);
      expect([table, ...(await callAll())]).toContain(500);
      await sql`ALTER TABLE lost RENAME TO ${sql.table(table)}`.execute(database.kysely);
    }

    await expect.poll(() => server.log.filter(({ message }) => message === 'request').length).toBe(sent);
    const log = JSON.stringify(server.log);
    expect(log).toContain('a request failed');
    const headers = [target.api, target.app, target.client, target.console].flatMap((sent) =>
      Object.values(sent),
    );
    // Each part of a JWT counts.
    const tokens = headers.flatMap((value) =>
      value.replace(/^(Bearer |Basic |finops_session=)/, '').split('.'),
    );
    for (const secret of ['hush', '$argon2', btoa('hush-client:hush-secret'), ...tokens, ...made]) {
      expect(log).not.toContain(secret);
    }
  });
});
