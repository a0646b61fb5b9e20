import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { APP, appIn, verifiedBusiness } from '../../../../test/harness/worlds/app-desk.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

const APPS = '/console/v1/oauth_apps';
const SECRET = /^[\w-]{43}$/;

describe.each([postgres])('createOauthApp on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let owner: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await verifiedBusiness(console);
    owner = await console.person({ business });
  });

  const create = (body: object = {}, as = owner) =>
    console.call(`POST ${APPS}`, { as, body: { ...APP, ...body } });
  const isSecret = async (clientId: string, secret: string) =>
    (await console.services.oauthClients.authenticate(clientId, secret)) !== undefined;
  const entries = async () => {
    const request = { sort: 'asc', limit: 100, from: undefined } as const;
    const page = await console.accounts.auditLog.list(business.id, request, {});
    return page.entries.filter(({ action }) => action.startsWith('oauth_app.'));
  };

  test('201: a pending app with what was asked for, a client_id of the sandbox and its secret', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('location')).toBe(`${APPS}/${answer.text('data.id')}`);
    const { scopes, ...facts } = APP;
    const at = console.clock.now().toISOString().replace('Z', '000Z');
    expect(answer.body).toMatchObject({
      message: 'OAuth app created. Its client_secret is not shown again.',
      data: {
        ...facts,
        id: expect.stringMatching(/^OAP_\w{16}$/),
        client_id: expect.stringMatching(/^service-oauth2-[0-9a-f-]{36}-test$/),
        client_secret: expect.stringMatching(SECRET),
        business_id: business.id,
        requested_scopes: scopes,
        approved_scopes: [],
        status: 'pending',
        created_by: owner.id,
        created_at: at,
        updated_at: at,
      },
    });
    for (const absent of ['review_reason', 'beneficiary', 'previous_secret_expires_at']) {
      expect(answer.body).not.toHaveProperty(`data.${absent}`);
    }
    expect(await isSecret(answer.text('data.client_id'), answer.text('data.client_secret'))).toBe(true);
    expect(await entries()).toMatchObject([
      {
        action: 'oauth_app.created',
        target: answer.text('data.id'),
        actor: { kind: 'user', id: owner.id },
        requestId: answer.headers.get('x-request-id'),
        facts: APP,
      },
    ]);
  });

  test.each([
    ['a redirect URI over http', { redirect_uris: ['http://lender.example.com/callback'] }],
    [
      'a redirect URI over http to an address that only begins with localhost',
      { redirect_uris: ['http://localhost.example.com/'] },
    ],
    [
      'a redirect URI over http to localhost behind a user',
      { redirect_uris: ['http://localhost@example.com/'] },
    ],
    ['a redirect URI over http to 127.0.0.1', { redirect_uris: ['http://127.0.0.1:8080/'] }],
    ['a redirect URI with a fragment', { redirect_uris: ['https://lender.example.com/#done'] }],
    ['a redirect URI of another scheme', { redirect_uris: ['lender://callback'] }],
    ['no redirect URI', { redirect_uris: [] }],
    ['a redirect URI twice', { redirect_uris: ['https://a.example.com/', 'https://a.example.com/'] }],
    [
      '21 redirect URIs',
      { redirect_uris: Array.from({ length: 21 }, (_, n) => `https://a.example.com/${n}`) },
    ],
    ['a homepage over http', { homepage_url: 'http://lender.example.com' }],
    ['a scope of the console', { scopes: ['sandbox:control'] }],
    ['a scope that there is not', { scopes: ['balances:write', 'nothing:read'] }],
    ['no scope', { scopes: [] }],
    ['no name', { name: '' }],
  ])('400: %s', async (_, body) => {
    const answer = await create(body);
    expect([answer.status, answer.text('error.name')]).toEqual([400, 'schema_validation']);
  });

  test.each(['https://:', 'https://lender.example.com:99999/', 'http://localhost:99999/callback'])(
    '400: the redirect URI %s, which no browser can go to',
    async (uri) => {
      const answer = await create({ redirect_uris: ['https://lender.example.com/', uri] });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
      expect(answer.body).toMatchObject({
        fields: { redirect_uris: [{ reason: `${uri} has no valid host or port.` }] },
      });
    },
  );

  test('400: a homepage that no browser can go to', async () => {
    const answer = await create({ homepage_url: 'https://:' });
    expect(answer.body).toMatchObject({
      fields: { homepage_url: [{ reason: 'https://: has no valid host or port.' }] },
    });
  });

  test.each([
    'https://bank.example.com@lender.example.com/',
    'https://:secret@lender.example.com/',
    'https://lender.example.com\\@bank.example.com/',
    'http://localhost/\\callback',
  ])('400: the redirect URI %s, which leads elsewhere than it seems', async (uri) => {
    const answer = await create({ redirect_uris: [uri] });
    expect(answer.body).toMatchObject({
      fields: { redirect_uris: [{ reason: `${uri} contains a user before the host, or a backslash.` }] },
    });
  });

  test('400: a homepage that seems to be that of somebody else', async () => {
    const answer = await create({ homepage_url: 'https://bank.example.com@lender.example.com/' });
    expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
    expect(answer.body).toHaveProperty('fields.homepage_url');
  });

  test.each(['   ', '\u200b', 'Bank\u202eknaB', 'Bank\nLender', 'Ba\u00adnk', 'Bank\u3164', '\u2800'])(
    '400: the name %j, which looks like another one or none',
    async (name) => {
      const answer = await create({ name });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
      expect(answer.body).toHaveProperty('fields.name');
    },
  );

  test.each(['Lovelace <Lending>', 'بانک‌داری', '日本', '👩‍💻'])('201: the name %s', async (name) => {
    expect((await create({ name })).status).toBe(201);
  });

  test('201: https anywhere and http to localhost, on any port, kept to the byte', async () => {
    const redirect_uris = [
      'https://Lender.example.com:443/CallBack/',
      'https://lender.example.com/call%2fback?a=1',
      'http://localhost',
      'http://localhost/',
      'http://localhost:3000?a=b',
    ];
    const answer = await create({ redirect_uris });
    expect(answer.body).toMatchObject({ data: { redirect_uris } });
    const client = await console.services.oauthClients.find(answer.text('data.client_id'));
    expect(client?.redirectUris).toEqual(redirect_uris);
  });

  test.each([
    ['unverified', 'Submit it for verification first.'],
    ['pending', 'Wait until the business has been reviewed.'],
    ['rejected', 'Submit it for verification again.'],
    ['suspended', 'Ask an administrator of the platform.'],
  ] as const)('422: a business that is %s', async (kyb_status, hint) => {
    await database.kysely
      .updateTable('business')
      .set({ kyb_status })
      .where('business_id', '=', business.id)
      .execute();
    const answer = await create();
    expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
    expect(answer.text('message')).toBe(
      `This business is ${kyb_status}; only a verified business can register apps. ${hint}`,
    );
    expect(await entries()).toEqual([]);
    const { rows } = await sql`
      SELECT FROM oauth_client_directory WHERE business_id = ${business.id}`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  test('422: the 21st app, and of many at once only as many as there is room for', async () => {
    for (let count = 0; count < 17; count += 1) await appIn(console, business.id);
    const answers = await Promise.all(Array.from({ length: 9 }, () => create()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(6).fill(422)]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.text('message')).toBe('This business has 20 OAuth apps, the maximum.');
    for (const table of ['oauth_app', 'oauth_client_directory'] as const) {
      const rows = await database.kysely
        .selectFrom(table)
        .select('client_id')
        .where('business_id', '=', business.id)
        .execute();
      expect([table, rows.length]).toEqual([table, 20]);
    }
    business = await verifiedBusiness(console);
    expect((await create({}, await console.person({ business }))).status).toBe(201);
  });

  test('201 by a developer; 403 by a viewer', async () => {
    expect((await create({}, await console.person({ business, role: 'developer' }))).status).toBe(201);
    const refused = await create({}, await console.person({ business, role: 'viewer' }));
    expect([refused.status, refused.text('error.name')]).toEqual([403, 'forbidden']);
  });

  test('the secret is nowhere: not in rows, lists, the audit log or the log', async () => {
    const created = await create();
    const id = created.text('data.id');
    const secrets = [created, await console.call(`POST ${APPS}/${id}/rotate`, { as: owner })].map((answer) =>
      answer.text('data.client_secret'),
    );
    const rows = await Promise.all([
      database.kysely.selectFrom('oauth_app').selectAll().execute(),
      database.kysely.selectFrom('oauth_client_directory').selectAll().execute(),
      database.kysely.selectFrom('audit_entry').selectAll().execute(),
    ]);
    const admin = await console.person({ administrator: true });
    const shown = await Promise.all([
      console.call(`GET ${APPS}`, { as: owner }),
      console.call(`GET ${APPS}/${id}`, { as: owner }),
      console.call(`PATCH ${APPS}/${id}`, { as: owner, body: { name: 'Another' } }),
      console.call(`GET /console/v1/platform/oauth_apps`, { as: admin }),
      console.call(`GET /console/v1/platform/oauth_apps/${id}`, { as: admin }),
    ]);
    const client = await console.services.oauthClients.find(created.text('data.client_id'));
    const everything = JSON.stringify([rows, shown.map(({ body }) => body), client, console.log]);
    expect(everything).toContain(id);
    for (const secret of secrets) {
      expect(secret).toMatch(SECRET);
      expect(everything).not.toContain(secret);
    }
    for (const { body } of shown) expect(JSON.stringify(body)).not.toContain('client_secret');
  });
});
