import { access, type OperationId, operationTable, type Role } from '@finops/contract/console';
import { loadConsoleDocument } from '@finops/contract/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultedOperations, isUnbuilt, validRequest } from '../../test/faults/requests/faulty-requests.ts';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../test/harness/worlds/console-server.ts';
import { grantableScopes } from '../domain/accounts/keys/scopes.ts';

/** The operations of the console with the statuses that the contract documents. */
const operations = Object.values(operationTable).map(({ id, method, path, ...facts }) => {
  const item: unknown = loadConsoleDocument().paths[path]?.[method.toLowerCase()];
  const { responses, requestBody } = Object(item);
  return {
    id,
    method,
    path: String(path),
    ...facts,
    target: `${method} ${path.replace(/\{\w+\}/g, 'XXX_none')}`,
    statuses: Object.keys(responses),
    takesBody: requestBody !== undefined,
  };
});
const secured = operations.filter((one) => !one.public);
/** The operations that accept API keys (G110, G141). */
const keyed = operations.filter(({ credentials }) => credentials.some((scheme) => scheme === 'ApiKey'));
const isKeyed = (id: string) => keyed.some((one) => one.id === id);
const consoleOperations = faultedOperations().filter(({ address }) => address === 'console');
const BODY = JSON.stringify({ name: 'x' });

function accessOf(id: OperationId) {
  return Object.entries(access).find(([name]) => name === id)?.[1];
}

describe.each([postgres])('every operation of the console on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let bearer: string;
  const people = new Map<Role | 'administrator' | 'nobody', Person>();

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
    const business = await console.business();
    for (const role of ['owner', 'developer', 'viewer'] as const) {
      people.set(role, await console.person({ business, role }));
    }
    people.set('administrator', await console.person({ administrator: true }));
    people.set('nobody', await console.person());
    const key = { name: 'All', scopes: grantableScopes };
    bearer = (await console.accounts.apiKeys.create(SYSTEM, business.id, key)).credential;
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const person = (who: Role | 'administrator' | 'nobody') => {
    const found = people.get(who);
    if (found === undefined) throw new Error(`There is no ${who}.`);
    return found;
  };
  /** A caller whom the contract admits. */
  const allowed = (id: OperationId) => {
    const demanded = accessOf(id);
    if (demanded === undefined) return undefined;
    return person(demanded.administrator ? 'administrator' : (demanded.roles[0] ?? 'nobody'));
  };
  const asAllowed = (id: OperationId) => {
    const as = allowed(id);
    return as === undefined ? {} : { as };
  };

  test.each(secured)('$id 401: no session', async ({ target, takesBody }) => {
    const answer = await console.call(target, takesBody ? { body: BODY } : {});
    expect(answer.status).toBe(401);
    expect(answer.text('error.name')).toBe('unauthorized');
    expect(answer.headers.get('www-authenticate')).toBe('Session realm="console"');
    expect(answer.headers.get('x-rate-limit')).toBe('10000');
  });

  test.each(operations)('$id 401: an API key that is not valid', async ({ target }) => {
    for (const value of ['Bearer x', `Bearer ${bearer.slice(0, -6)}AAAAA=`, 'Basic x', 'Bearer']) {
      const answer = await console.call(target, { headers: { authorization: value } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
  });

  test.each(operations)(
    '$id 403: an API key of every scope, beside a session too, unless the operation takes keys',
    async ({ id, target, takesBody }) => {
      const headers = { authorization: `Bearer ${bearer}` };
      for (const as of [{}, asAllowed(id)]) {
        const answer = await console.call(target, { ...as, headers, ...(takesBody && { body: BODY }) });
        if (isKeyed(id)) {
          expect(answer.status).not.toBe(403);
        } else {
          expect(answer.status).toBe(403);
          expect(answer.text('error.name')).toBe('forbidden');
          expect(answer.text('message')).toContain('does not accept API keys');
        }
      }
    },
  );

  test.each(keyed)('$id 403: an API key without $scopes', async ({ target, takesBody, scopes: demanded }) => {
    const business = await console.business();
    const scopes = grantableScopes.filter((scope) => !demanded.some((one) => one === scope));
    const key = await console.accounts.apiKeys.create(SYSTEM, business.id, { name: 'Rest', scopes });
    const headers = { authorization: `Bearer ${key.credential}` };
    const answer = await console.call(target, { headers, ...(takesBody && { body: BODY }) });
    expect([answer.status, answer.text('error.name')]).toEqual([403, 'insufficient_scope']);
  });

  test.each(secured)('$id 403: whom the contract does not let in', async ({ id, target, takesBody }) => {
    const demanded = accessOf(id);
    for (const [who, as] of people) {
      const isIn =
        demanded?.administrator === true
          ? who === 'administrator'
          : demanded?.roles.length === 0 || demanded?.roles.some((role) => role === who) === true;
      if (isIn) continue;
      const answer = await console.call(target, { as, ...(takesBody && { body: BODY }) });
      expect([who, answer.status]).toEqual([who, 403]);
    }
  });

  test.each(secured.filter(({ id }) => accessOf(id)?.csrf))(
    '$id 403: no CSRF token',
    async ({ id, target, takesBody }) => {
      const answer = await console.call(target, {
        ...asAllowed(id),
        headers: { 'x-csrf-token': '' },
        ...(takesBody && { body: BODY }),
      });
      expect(answer.status).toBe(403);
      expect(answer.text('message')).toContain('X-CSRF-Token');
    },
  );

  test.each(operations.filter(({ method }) => method !== 'GET'))(
    '$id 403: a page of another origin',
    async ({ id, target, takesBody }) => {
      const answer = await console.call(target, {
        ...asAllowed(id),
        headers: { origin: 'https://evil.example' },
        ...(takesBody && { body: BODY }),
      });
      expect(answer.status).toBe(403);
      expect(answer.text('message')).toContain('https://evil.example');
    },
  );

  test.each(operations.filter(({ method }) => method !== 'GET'))(
    '$id changes something, so that it needs a CSRF token or is public',
    ({ id, public: isPublic }) => {
      expect(isPublic || accessOf(id)?.csrf).toBe(true);
    },
  );

  test.each(operations.filter(({ statuses }) => statuses.includes('400')))(
    '$id 400: an unknown parameter under strict handling',
    async ({ id, target, takesBody }) => {
      const answer = await console.call(`${target}?nothing=1`, {
        ...asAllowed(id),
        headers: { prefer: 'handling=strict' },
        ...(takesBody && { body: BODY }),
      });
      expect(answer.status).toBe(400);
    },
  );

  test.each(operations.filter(({ takesBody }) => takesBody))(
    '$id 400, 413 and 415: a body that cannot be read',
    async ({ id, target, statuses }) => {
      const send = (body: string, type = 'application/json') =>
        console.call(target, { ...asAllowed(id), body, headers: { 'content-type': type } });
      expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
      const broken = await send('{"name": ');
      expect([broken.status, broken.text('error.name')]).toEqual([400, 'bad_request']);
      expect((await send(`"${'x'.repeat(262_144)}"`)).status).toBe(413);
      expect((await send('<name/>', 'application/xml')).status).toBe(415);
    },
  );

  const withContent = operations.filter(({ statuses }) => !statuses.includes('204'));
  test.each(withContent)('$id 406: nothing but JSON', async ({ id, target, takesBody }) => {
    const answer = await console.call(target, {
      ...asAllowed(id),
      headers: { accept: 'text/html' },
      ...(takesBody && { body: BODY }),
    });
    expect(answer.status).toBe(406);
  });

  test.each(secured.filter(({ path }) => path.includes('{')))(
    '$id 404: nothing of this identifier, and 503 as long as it has no handler',
    async ({ id, method, path }) => {
      const faulted = consoleOperations.find(({ operation }) => operation.id === id);
      if (faulted === undefined) throw new Error(`The console has no ${id}.`);
      const body = validRequest(faulted, { api: {}, app: {}, client: {}, console: {} }).body?.value;
      const none = [404, 'not_found'];
      const refusals = isUnbuilt(faulted, console.unbuilt) ? [none, [503, 'service_unavailable']] : [none];
      for (const value of ['XXX_none', '%00', '..%2f..', 'a'.repeat(500), "'; DROP TABLE session", 'é']) {
        const target = `${method} ${path.replace(/\{\w+\}/g, encodeURI(value).replaceAll('%25', '%'))}`;
        const answer = await console.call(target, { ...asAllowed(id), ...(body !== undefined && { body }) });
        expect(refusals, value).toContainEqual([answer.status, answer.text('error.name')]);
      }
    },
  );

  test('429: over the limit of the resource, counted by user', async () => {
    const limited = await startConsole(database, { RATE_LIMIT_PER_MINUTE: '2' });
    limited.clock.advance(600_000);
    try {
      const one = await limited.person({ business: await limited.business() });
      const other = await limited.person({ business: await limited.business() });
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await limited.call('GET /console/v1/api_keys', { as: one })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
      expect((await limited.call('GET /console/v1/public_keys', { as: one })).status).toBe(200);
      expect((await limited.call('GET /console/v1/api_keys', { as: other })).status).toBe(200);
      const refused = await limited.call('GET /console/v1/api_keys', { as: one });
      expect(refused.headers.get('retry-after')).toBe('60');
      for (let count = 0; count < 2; count += 1) {
        expect((await limited.call('GET /console/v1/api_keys')).status).toBe(401);
      }
      expect((await limited.call('GET /console/v1/api_keys')).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  test('404 and 405: what the console does not have', async () => {
    expect((await console.call('GET /console/v1/nothing')).status).toBe(404);
    expect((await console.call('GET /v1/balances')).status).toBe(404);
    const answer = await console.call('PATCH /console/v1/session');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('POST');
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await console.call('GET /console/v1/nothing', { headers })).status).toBe(404);
    expect((await console.call('PATCH /console/v1/session', { headers })).status).toBe(405);
  });

  describe('getSandbox', () => {
    const read = (server: ConsoleServer, key: string) =>
      server.call('GET /console/v1/sandbox', { headers: { authorization: `Bearer ${key}` } });

    test('200 for a member and for a key with sandbox:control', async () => {
      const answers = [
        await console.call('GET /console/v1/sandbox', { as: person('viewer') }),
        await read(console, bearer),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toMatchObject({ data: { environment: 'sandbox', simulated_rails: true } });
      }
    });

    test('403: a key of a suspended business (G98)', async () => {
      const business = await console.business();
      const key = { name: 'All', scopes: grantableScopes };
      const { credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, key);
      await database.kysely
        .updateTable('business')
        .set({ kyb_status: 'suspended' })
        .where('business_id', '=', business.id)
        .execute();
      const answer = await read(console, credential);
      expect([answer.status, answer.text('message')]).toEqual([403, expect.stringContaining('suspended')]);
    });

    test('401: a revoked key', async () => {
      const business = await console.business();
      const key = { name: 'All', scopes: grantableScopes };
      const { id, credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, key);
      await console.accounts.apiKeys.revoke(SYSTEM, business.id, id);
      expect((await read(console, credential)).status).toBe(401);
    });
  });
});
