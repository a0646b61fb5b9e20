import { randomBytes } from 'node:crypto';
import { operationTable } from '@finops/contract/console';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { APP, verifiedBusiness } from '../../../../test/harness/worlds/app-desk.ts';
import {
  type ConsoleServer,
  PASSWORD,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { grantableScopes } from '../../../domain/accounts/keys/scopes.ts';

let database: TestDatabase;
let console: ConsoleServer;

beforeAll(async () => {
  database = await postgres.open();
  console = await startConsole(database, {
    ENVIRONMENT: 'production',
    DATABASE_URL: database.url ?? '',
    SECRET_KEY: randomBytes(32).toString('base64'),
    PERSONAL_DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
    ISSUER_URL: 'https://auth.example.com',
    DASHBOARD_URL: 'https://dashboard.example.com',
    ALLOW_SIMULATED: 'true',
  });
});
afterAll(async () => {
  await console.stop();
  await database.close();
});

test('in production browsers send the cookie over TLS only, and only a page of this host can have set it', async () => {
  const person = await console.person({ business: await console.business() });
  const body = { email: person.email, password: PASSWORD };
  const answer = await console.call('POST /console/v1/session', { body });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-finops_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  const ended = await console.call('DELETE /console/v1/session', { as: person });
  expect(ended.headers.get('set-cookie')).toBe(
    '__Host-finops_session=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
  );
});

test('in production a cookie without the prefix opens nothing and stands in for nothing', async () => {
  const [one, other] = [await console.person(), await console.person()];
  const read = (cookie: string) => console.call('GET /console/v1/session', { headers: { cookie } });
  expect((await read(`finops_session=${one.token}`)).status).toBe(401);
  const both = await read(`finops_session=${one.token}; __Host-finops_session=${other.token}`);
  expect(both.body).toMatchObject({ data: { user: { id: other.id } } });
});

test('in production a page of the console comes over TLS', async () => {
  const as = await console.person({ business: await console.business() });
  const { host } = new URL(console.address);
  const from = (origin: string) =>
    console.call('PUT /console/v1/user', { as, body: { name: 'Amalie' }, headers: { origin } });
  expect((await from(`https://${host}`)).status).toBe(200);
  expect((await from(`http://${host}`)).status).toBe(403);
});

test('in production none of the paths of the sandbox exists: 404', async () => {
  const business = await console.business();
  const person = await console.person({ business });
  const key = { name: 'All', scopes: grantableScopes };
  const { credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, key);
  const operations = Object.values(operationTable).filter(({ path }) => path.includes('/sandbox'));
  expect(operations.length).toBeGreaterThan(5);
  for (const { method, path } of operations) {
    const target = `${method} ${path}`;
    const body = { currency: 'NGN', amount: '5', seconds: 1, outcome: 'delivered' };
    for (const caller of [{ as: person }, { headers: { authorization: `Bearer ${credential}` } }, {}]) {
      const answer = await console.call(target, { ...caller, ...(method === 'POST' && { body }) });
      expect([target, answer.status, answer.text('error.name')]).toEqual([target, 404, 'not_found']);
    }
  }
  const rows = await database.kysely.selectFrom('posting').selectAll().execute();
  expect(rows).toEqual([]);
});

test('in production a key reads events with events:read, and replays none with sandbox:control', async () => {
  const business = await console.business();
  const key = { name: 'All', scopes: grantableScopes };
  const { credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, key);
  const headers = { authorization: `Bearer ${credential}` };
  expect((await console.call('GET /console/v1/events', { headers })).status).not.toBe(403);
  const replay = await console.call('POST /console/v1/events/EVT_none/replay', { headers });
  expect([replay.status, replay.text('message')]).toEqual([
    403,
    expect.stringContaining('does not accept API keys'),
  ]);
});

test('in production the client_id of an app ends in -live', async () => {
  const business = await verifiedBusiness(console);
  const as = await console.person({ business });
  const answer = await console.call('POST /console/v1/oauth_apps', { as, body: APP });
  expect(answer.text('data.client_id')).toMatch(/^service-oauth2-[0-9a-f-]{36}-live$/);
  expect(await console.services.oauthClients.find(answer.text('data.client_id'))).toBeDefined();
});
