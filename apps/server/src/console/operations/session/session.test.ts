import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

const MINUTE = 60_000;

describe.each([postgres])('sessions on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(() => console.clock.advance(90 * MINUTE));

  const signIn = (body: unknown, headers = {}) => console.call('POST /console/v1/session', { body, headers });
  const read = (as: Person) => console.call('GET /console/v1/session', { as });

  describe('createSession', () => {
    test('201: the cookie opens the console, the CSRF token changes things', async () => {
      const business = await console.business();
      const person = await console.person({ business, role: 'developer' });
      const answer = await signIn({ email: ` ${person.email.toUpperCase()}`.trim(), password: PASSWORD });
      expect(answer.status).toBe(201);
      expect(answer.headers.get('location')).toBe('/console/v1/session');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toMatchObject({
        data: {
          user: { id: person.id, email: person.email },
          business: { id: business.id, display_currency: 'NGN' },
          role: 'developer',
          administrator: false,
        },
      });
      const cookie = answer.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^finops_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
      expect(JSON.stringify(answer.body)).not.toContain(cookie.slice(15, 58));
      const headers = { cookie: cookie.split(';')[0] ?? '', 'x-csrf-token': answer.text('data.csrf_token') };
      const update = { body: { name: 'Amalie' }, headers };
      expect(await console.call('PUT /console/v1/user', update)).toMatchObject({ status: 200 });
    });

    test('201 in the business that is asked for, else in the one joined first', async () => {
      const first = await console.business('First');
      const person = await console.person({ business: first });
      console.clock.advance(MINUTE);
      const second = await console.business('Second');
      const { invitations, acceptance } = console.accounts;
      const owner = await console.person({ business: second });
      const act = { actor: { kind: 'user', id: owner.id }, requestId: 'req_000000000000' } as const;
      const { token } = await invitations.create(act, second.id, { email: person.email, role: 'viewer' });
      await acceptance.accept(
        { token, password: PASSWORD },
        { network: 'elsewhere', requestId: 'req_000000000000' },
      );
      const { email } = person;
      expect((await signIn({ email, password: PASSWORD })).body).toMatchObject({
        data: { business: { id: first.id }, role: 'owner' },
      });
      expect((await signIn({ email, password: PASSWORD, business_id: second.id })).body).toMatchObject({
        data: { business: { id: second.id }, role: 'viewer' },
      });
    });

    test('201 without a business: an administrator of the platform', async () => {
      const { email } = await console.person({ administrator: true });
      const { body } = await signIn({ email, password: PASSWORD });
      expect(body).toMatchObject({ data: { administrator: true } });
      expect(body).not.toHaveProperty('data.business');
      expect(body).not.toHaveProperty('data.role');
    });

    test('401: an unknown address and a wrong password are answered alike', async () => {
      const { email } = await console.person();
      const wrong = await signIn({ email, password: 'not the password' });
      const unknown = await signIn({ email: 'nobody@example.com', password: 'not the password' });
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('www-authenticate')).toBe('Session realm="console"');
      expect(wrong.headers.get('set-cookie')).toBeNull();
      expect(unknown.status).toBe(401);
      expect(unknown.body).toEqual(wrong.body);
    });

    test('401: an unknown address costs one hash, as a wrong password does', async () => {
      const hashesFor = async (email: string) => {
        // Each hash normalizes the password once.
        const normalize = vi.spyOn(String.prototype, 'normalize');
        const { status } = await signIn({ email, password: 'not the password' });
        const hashes = normalize.mock.contexts.filter((text) => String(text) === 'not the password').length;
        normalize.mockRestore();
        expect(status).toBe(401);
        return hashes;
      };
      const { email } = await console.person();
      expect(await hashesFor(email)).toBe(1);
      expect(await hashesFor('nobody@example.com')).toBe(1);
    });

    test('404: a business of others is answered as one that does not exist', async () => {
      const { email } = await console.person({ business: await console.business() });
      const foreign = await console.business('Foreign');
      const answers = await Promise.all(
        [foreign.id, 'BUS_none'].map((id) => signIn({ email, password: PASSWORD, business_id: id })),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]?.text('error.message').replace(foreign.id, 'BUS_none')).toBe(
        answers[1]?.text('error.message'),
      );
      expect(answers[0]?.text('error.name')).toBe('resource_not_found');
    });

    test('403: not from a page of another origin, and no attempt is counted', async () => {
      const { email } = await console.person();
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const refused = await signIn({ email, password: PASSWORD }, { origin: 'https://evil.example' });
        expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
      }
      const own = { origin: `http://${new URL(console.address).host}` };
      expect((await signIn({ email, password: PASSWORD }, own)).status).toBe(201);
    });

    test('429: after five wrong passwords the next has to wait, right or wrong', async () => {
      const { email } = await console.person();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await signIn({ email, password: 'wrong' })).status).toBe(401);
      }
      const refused = await signIn({ email: email.toUpperCase(), password: PASSWORD });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('15');
      console.clock.advance(15_000);
      expect((await signIn({ email, password: PASSWORD })).status).toBe(201);
    });

    test('429: twenty tries from one address a minute, whoever they are at', async () => {
      const tries = Array.from({ length: 24 }, (_, number) =>
        signIn({ email: `person${number}@example.com`, password: 'wrong' }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    });
  });

  describe('getSession', () => {
    test('200: as long as there are calls, at most twelve hours', async () => {
      const person = await console.person({ business: await console.business() });
      let minutes = 0;
      for (; minutes + 29 < 12 * 60; minutes += 29) {
        console.clock.advance(29 * MINUTE);
        expect((await read(person)).status).toBe(200);
      }
      console.clock.advance((12 * 60 - minutes) * MINUTE);
      expect((await read(person)).status).toBe(401);
    });

    test('401: half an hour without a call, for good', async () => {
      const person = await console.person({ business: await console.business() });
      console.clock.advance(30 * MINUTE - 1);
      expect((await read(person)).status).toBe(200);
      console.clock.advance(30 * MINUTE);
      const answer = await read(person);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Session realm="console"');
      console.clock.advance(-30 * MINUTE);
      expect((await read(person)).status).toBe(401);
    });

    test.each([
      ['an empty cookie', ''],
      ['a short one', 'x'],
      ['one that was never given out', 'A'.repeat(43)],
      ['one with another letter', `${'A'.repeat(42)}é`],
      ['a long one', 'A'.repeat(5000)],
    ])('401: %s is of no session', async (_, value) => {
      const headers = { cookie: `finops_session=${encodeURIComponent(value)}; other=1` };
      expect((await console.call('GET /console/v1/session', { headers })).status).toBe(401);
    });

    test('401: a member who was removed is out at once', async () => {
      const business = await console.business();
      const owner = await console.person({ business });
      const member = await console.person({ business, role: 'viewer' });
      expect((await read(member)).status).toBe(200);
      await console.call(`DELETE /console/v1/memberships/${member.id}`, { as: owner });
      expect((await read(member)).status).toBe(401);
    });
  });

  describe('deleteSession', () => {
    test('200: the token opens nothing any more, wherever it was copied to', async () => {
      const person = await console.person({ business: await console.business() });
      const answer = await console.call('DELETE /console/v1/session', { as: person });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBe(
        'finops_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
      );
      expect((await read(person)).status).toBe(401);
    });
  });

  describe('switchBusiness', () => {
    test('200: another token in the other business; the one before is dead', async () => {
      const business = await console.business();
      const person = await console.person({ business });
      const answer = await console.call('POST /console/v1/session/switch', {
        as: person,
        body: { business_id: business.id },
      });
      expect(answer.status).toBe(200);
      const [, token = ''] = /finops_session=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
      expect(token).not.toBe(person.token);
      expect((await read(person)).status).toBe(401);
      expect((await read({ ...person, token })).body).toMatchObject({
        data: { csrf_token: answer.text('data.csrf_token'), business: { id: business.id } },
      });
    });

    test('401: of several switches at once one goes on, and one session lives', async () => {
      const business = await console.business();
      const person = await console.person({ business });
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          console.call('POST /console/v1/session/switch', {
            as: person,
            body: { business_id: business.id },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
      const sessions = await database.kysely
        .selectFrom('session')
        .select('user_id')
        .where('user_id', '=', person.id)
        .execute();
      expect(sessions).toHaveLength(1);
    });

    test('404: not into a business of others, and the session goes on', async () => {
      const person = await console.person({ business: await console.business() });
      const foreign = await console.business('Foreign');
      const target = 'POST /console/v1/session/switch';
      const body = { business_id: foreign.id };
      expect((await console.call(target, { as: person, body })).status).toBe(404);
      expect((await read(person)).status).toBe(200);
    });
  });

  describe('a change', () => {
    const change = (as: Person, headers: Record<string, string>) =>
      console.call('PUT /console/v1/user', { as, body: { name: 'Amalie' }, headers });

    test('403 without the CSRF token, or with that of another session', async () => {
      const business = await console.business();
      const [person, other] = [await console.person({ business }), await console.person({ business })];
      const token = (await read(other)).text('data.csrf_token');
      for (const given of ['', token, `${(await read(person)).text('data.csrf_token')}x`]) {
        const answer = await change(person, { 'x-csrf-token': given });
        expect(answer.status).toBe(403);
        expect(answer.text('error.message')).toContain('X-CSRF-Token');
      }
      expect((await read(person)).body).toMatchObject({ data: { user: { name: 'Emmy Noether' } } });
    });

    test('403 from a page of another origin; 200 from the own one', async () => {
      const person = await console.person({ business: await console.business() });
      const { host } = new URL(console.address);
      for (const origin of [
        'https://evil.example',
        'null',
        `http://${host}.evil.example`,
        'http://127.0.0.1:1',
        `https://${host}`,
        `http://x@${host}`,
        `http://${host}/x`,
      ]) {
        expect((await change(person, { origin })).status).toBe(403);
      }
      expect((await change(person, { origin: `http://${host}` })).status).toBe(200);
    });
  });

  test('what is kept of a session does not open it', async () => {
    const person = await console.person({ business: await console.business() });
    const rows = await database.kysely
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    const kept = JSON.stringify(
      rows.map((row) => ({ ...row, token_hash: Buffer.from(row.token_hash).toString('base64url') })),
    );
    expect(rows).toHaveLength(1);
    expect(kept).not.toContain(person.token);
  });
});
