import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

const KEYS = '/console/v1/api_keys';

describe.each([postgres])('API keys on $name', ({ open }) => {
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
    business = await console.business();
    owner = await console.person({ business });
  });

  const create = (body: object = {}, as = owner) =>
    console.call(`POST ${KEYS}`, {
      as,
      body: { name: 'Payments backend', scopes: ['balances:read'], ...body },
    });
  const balances = async (bearer: string) => (await console.api('GET /v1/balances', bearer)).status;
  const actions = async () =>
    (await console.accounts.auditLog.list(business.id, { sort: 'asc', limit: 100, from: undefined }, {}))
      .entries;

  describe('createApiKey', () => {
    test('201: the credential opens what its scopes say, and nothing else', async () => {
      const answer = await create();
      expect(answer.status).toBe(201);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('location')).toBe(`${KEYS}/${answer.text('data.id')}`);
      const credential = answer.text('data.credential');
      const decoded = Buffer.from(credential, 'base64').toString();
      expect(decoded).toMatch(/^key_\w{24}:sec_\w{40}$/);
      expect(decoded.startsWith(answer.text('data.hint'))).toBe(true);
      expect(await balances(credential)).toBe(200);
      const refused = await console.api('GET /v1/transactions', credential);
      expect(refused.status).toBe(403);
      expect(refused.text('error.name')).toBe('insufficient_scope');
    });

    test('201 with a limit of its own', async () => {
      const limited = await create({ rate_limit: 7 });
      expect(limited.body).toMatchObject({ data: { rate_limit: 7 } });
      const answer = await console.api('GET /v1/balances', limited.text('data.credential'));
      expect(answer.headers.get('x-rate-limit')).toBe('7');
    });

    test('201 by a developer; 403 by a viewer', async () => {
      const developer = await console.person({ business, role: 'developer' });
      const viewer = await console.person({ business, role: 'viewer' });
      expect((await create({}, developer)).status).toBe(201);
      const refused = await create({}, viewer);
      expect(refused.status).toBe(403);
      expect(refused.text('error.message')).toBe(
        'Your role in this business is viewer; this requires the role owner or developer. Ask an owner.',
      );
    });

    test.each(['\ud800', 'a\udc00b', '😀 ключ', '<script>', "'; DROP TABLE api_key; --", ' '])(
      'a name of any letters is kept or refused, never a mistake of ours: %j',
      async (name) => {
        const answer = await create({ name });
        expect([201, 400]).toContain(answer.status);
        if (answer.status === 201) expect(answer.text('data.name')).toBe(name);
      },
    );

    test.each([
      ['a scope that needs a user', { scopes: ['pledges:write'] }],
      ['openid', { scopes: ['openid'] }],
      ['no scope', { scopes: [] }],
      ['a scope twice', { scopes: ['balances:read', 'balances:read'] }],
      ['no name', { name: '' }],
      ['no limit at all', { rate_limit: 0 }],
    ])('400: %s', async (_, body) => {
      const answer = await create(body);
      expect(answer.status).toBe(400);
      expect(answer.text('error.name')).toBe('schema_validation');
    });

    test('neither half is kept, shown again or written into the audit log', async () => {
      const answer = await create();
      const [key = '', secret = ''] = Buffer.from(answer.text('data.credential'), 'base64')
        .toString()
        .split(':');
      const rows = await Promise.all([
        database.kysely.selectFrom('api_key').selectAll().execute(),
        database.kysely.selectFrom('api_key_directory').selectAll().execute(),
        database.kysely.selectFrom('audit_entry').selectAll().execute(),
      ]);
      const id = answer.text('data.id');
      const shown = await Promise.all([
        console.call(`GET ${KEYS}`, { as: owner }),
        console.call(`GET ${KEYS}/${id}`, { as: owner }),
      ]);
      const everything = JSON.stringify([rows, shown.map(({ body }) => body)]);
      expect(everything).toContain(id);
      for (const half of [key, secret, answer.text('data.credential')])
        expect(everything).not.toContain(half);
      expect(shown[1]?.body).not.toHaveProperty('data.credential');
    });
  });

  describe('a business with nearly as many keys as it may have', () => {
    const give = (count: number) =>
      sql`
      INSERT INTO api_key
      SELECT ${business.id}, 'APK_' || n, 'Key', 'hint', '{}', NULL, ${owner.id}, now(), NULL, CASE WHEN n > 99 THEN now() END, NULL
      FROM generate_series(1, ${count}::integer) AS n`.execute(database.kysely);

    test('422: one of two more at once, until one is revoked; revoked ones do not count', async () => {
      await give(120);
      const answers = await Promise.all([create(), create()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect([refused?.text('error.name'), refused?.text('message')]).toEqual([
        'invalid_state',
        'The business has 100 API keys, the maximum is 100. Revoke one that is no longer used.',
      ]);
      await console.call(`DELETE ${KEYS}/APK_7`, { as: owner });
      expect((await create()).status).toBe(201);
    });

    test('422: public keys likewise', async () => {
      await sql`
        INSERT INTO public_key SELECT ${business.id}, 'PBK_' || n, 'pub_' || n, 'Key', now(), NULL
        FROM generate_series(1, 100) AS n`.execute(database.kysely);
      const body = { name: 'Web shop' };
      const answer = await console.call('POST /console/v1/public_keys', { as: owner, body });
      expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
    });
  });

  describe('rotateApiKey', () => {
    test('200: the new credential works, the old one is dead at once, the rest stays', async () => {
      const created = await create({ scopes: ['balances:read', 'api:read'], rate_limit: 50 });
      const old = created.text('data.credential');
      expect(await balances(old)).toBe(200);
      const rotated = await console.call(`POST ${KEYS}/${created.text('data.id')}/rotate`, { as: owner });
      expect(rotated.status).toBe(200);
      expect(rotated.headers.get('cache-control')).toBe('no-store');
      expect(await balances(old)).toBe(401);
      expect(await balances(rotated.text('data.credential'))).toBe(200);
      expect(rotated.body).toMatchObject({
        data: {
          id: created.text('data.id'),
          name: 'Payments backend',
          scopes: ['balances:read', 'api:read'],
          rate_limit: 50,
        },
      });
      expect(rotated.text('data.rotated_at')).not.toBe('');
    });

    test('422: a revoked key', async () => {
      const created = await create();
      await console.call(`DELETE ${KEYS}/${created.text('data.id')}`, { as: owner });
      const answer = await console.call(`POST ${KEYS}/${created.text('data.id')}/rotate`, { as: owner });
      expect(answer.status).toBe(422);
      expect(answer.text('error.name')).toBe('invalid_state');
    });
  });

  describe('revokeApiKey', () => {
    test('200: the key is dead at once; again changes nothing', async () => {
      const created = await create();
      const target = `DELETE ${KEYS}/${created.text('data.id')}`;
      expect(await balances(created.text('data.credential'))).toBe(200);
      const revoked = await console.call(target, { as: owner });
      expect(revoked.status).toBe(200);
      expect(await balances(created.text('data.credential'))).toBe(401);
      console.clock.advance(1000);
      const again = await console.call(target, { as: owner });
      expect(again.status).toBe(200);
      expect(again.text('data.revoked_at')).toBe(revoked.text('data.revoked_at'));
      const revocations = (await actions()).filter(({ action }) => action === 'api_key.revoked');
      expect(revocations).toHaveLength(1);
    });
  });

  describe('getApiKey', () => {
    test('200: when it was last used, give or take a minute', async () => {
      const created = await create();
      const read = () => console.call(`GET ${KEYS}/${created.text('data.id')}`, { as: owner });
      expect((await read()).body).not.toHaveProperty('data.last_used_at');
      await balances(created.text('data.credential'));
      const first = (await read()).text('data.last_used_at');
      console.clock.advance(59_000);
      await balances(created.text('data.credential'));
      expect((await read()).text('data.last_used_at')).toBe(first);
      console.clock.advance(1000);
      await balances(created.text('data.credential'));
      const second = (await read()).text('data.last_used_at');
      expect(Date.parse(second) - Date.parse(first)).toBe(60_000);
    });

    test.each(['GET', 'DELETE'])(
      '404: %s of a key of another business, as of one that does not exist',
      async (method) => {
        const foreign = await console.person({ business: await console.business('Foreign') });
        const id = (await create({}, foreign)).text('data.id');
        const [theirs, none] = await Promise.all(
          [id, 'APK_none'].map((one) => console.call(`${method} ${KEYS}/${one}`, { as: owner })),
        );
        expect([theirs?.status, none?.status]).toEqual([404, 404]);
        expect(theirs?.text('message').replace(id, 'APK_none')).toBe(none?.text('message'));
        expect((await console.call(`GET ${KEYS}/${id}`, { as: foreign })).body).not.toHaveProperty(
          'data.revoked_at',
        );
      },
    );

    test('404: the rotation of a key of another business leaves it as it is', async () => {
      const foreign = await console.person({ business: await console.business('Foreign') });
      const created = await create({}, foreign);
      const answer = await console.call(`POST ${KEYS}/${created.text('data.id')}/rotate`, { as: owner });
      expect(answer.status).toBe(404);
      expect(await balances(created.text('data.credential'))).toBe(200);
    });
  });

  describe('listApiKeys', () => {
    test('200: pages by cursor, newest first; the cursor is of this list only', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        console.clock.advance(1000);
        ids.unshift((await create()).text('data.id'));
      }
      const first = await console.call(`GET ${KEYS}?limit=3`, { as: owner });
      expect(first.body).toMatchObject({
        data: ids.slice(0, 3).map((id) => ({ id })),
        pagination: { current_entries_size: 3 },
      });
      const cursor = first.text('pagination.next_cursor');
      const second = await console.call(`GET ${KEYS}?limit=3&cursor=${cursor}`, { as: owner });
      expect(second.body).toMatchObject({ data: ids.slice(3).map((id) => ({ id })) });
      expect(second.body).not.toHaveProperty('pagination.next_cursor');
      const foreign = await console.person({ business: await console.business('Foreign') });
      for (const [target, as] of [
        [`GET ${KEYS}?cursor=${cursor}`, foreign],
        [`GET ${KEYS}?sort=asc&cursor=${cursor}`, owner],
        [`GET /console/v1/public_keys?cursor=${cursor}`, owner],
        [`GET ${KEYS}?cursor=${cursor.slice(0, -4)}`, owner],
      ] as const) {
        const answer = await console.call(target, { as });
        expect(answer.status).toBe(400);
        expect(answer.text('error.name')).toBe('bad_request');
      }
    });
  });

  test('every change is in the audit log, with who made it and in which request', async () => {
    const created = await create();
    const id = created.text('data.id');
    const rotated = await console.call(`POST ${KEYS}/${id}/rotate`, { as: owner });
    await console.call(`DELETE ${KEYS}/${id}`, { as: owner });
    const entries = await actions();
    expect(entries.map(({ action, target, actor }) => ({ action, target, actor }))).toEqual(
      expect.arrayContaining(
        ['api_key.created', 'api_key.rotated', 'api_key.revoked'].map((action) => ({
          action,
          target: id,
          actor: { kind: 'user', id: owner.id },
        })),
      ),
    );
    const requests = entries.map(({ requestId }) => requestId);
    expect(requests).toContain(created.headers.get('x-request-id'));
    expect(requests).toContain(rotated.headers.get('x-request-id'));
  });

  test('public keys: 201, 200, and dead at once', async () => {
    const target = '/console/v1/public_keys';
    const created = await console.call(`POST ${target}`, { as: owner, body: { name: 'Shop' } });
    expect(created.status).toBe(201);
    const value = created.text('data.public_key');
    const callerBy = async (key: string) =>
      (await console.accounts.admissions.admit({ scheme: 'public_key', value: key }))?.caller;
    expect(await callerBy(value)).toEqual({
      kind: 'public_key',
      businessId: business.id,
      publicKeyId: created.text('data.id'),
    });
    const listed = await console.call(`GET ${target}`, { as: owner });
    expect(listed.body).toMatchObject({ data: [{ public_key: value, name: 'Shop' }] });
    const foreign = await console.person({ business: await console.business('Foreign') });
    const revoke = `DELETE ${target}/${created.text('data.id')}`;
    expect((await console.call(revoke, { as: foreign })).status).toBe(404);
    expect((await console.call(revoke, { as: owner })).status).toBe(200);
    expect(await callerBy(value)).toBeUndefined();
    expect((await console.call(revoke, { as: owner })).status).toBe(200);
    for (const malformed of ['', 'pub_', `${value}x`, value.toUpperCase()]) {
      expect(await callerBy(malformed)).toBeUndefined();
    }
    expect((await actions()).map(({ action }) => action).sort()).toEqual([
      'public_key.created',
      'public_key.revoked',
    ]);
  });
});
