import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

const RESETS = '/console/v1/password_resets';
const NEXT = 'another long password';

describe.each([postgres])('password resets on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let person: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    console.clock.advance(2 * 3_600_000);
    person = await console.person({ business: await console.business() });
  });

  const request = (email: string) => console.call(`POST ${RESETS}`, { body: { email } });
  const reset = (token: string, password = NEXT) =>
    console.call(`POST ${RESETS}/confirm`, { body: { token, new_password: password } });
  const signIn = (email: string, password: string) =>
    console.call('POST /console/v1/session', { body: { email, password } });
  const rows = (table: 'mail' | 'password_reset') =>
    database.kysely.selectFrom(table).select('expires_at').execute();

  test('202 and 200: the token of the mail sets a new password, ends every session, and is in the audit log', async () => {
    const { email, id } = person;
    expect((await request(email.toUpperCase())).status).toBe(202);
    const token = await console.mailedToken(email);
    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Password set. Every session of the user has ended. Sign in to continue.',
      },
    ]);
    expect((await console.call('GET /console/v1/session', { as: person })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEXT)).status).toBe(201);
    const entries = await database.kysely
      .selectFrom('platform_audit_entry')
      .selectAll()
      .where('action', '=', 'user.password_reset')
      .where('target', '=', id)
      .execute();
    expect(entries).toMatchObject([
      { actor_kind: 'user', actor_id: id, request_id: answer.headers.get('x-request-id') },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('404: a token is good once, and ends the others', async () => {
    await request(person.email);
    const first = await console.mailedToken(person.email);
    console.clock.advance(1);
    await request(person.email);
    const second = await console.mailedToken(person.email);
    expect(second).not.toBe(first);
    const answers = await Promise.all([reset(first), reset(first), reset(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    for (const token of [first, second, `rst_${'a'.repeat(40)}`, 'x']) {
      const answer = await reset(token);
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'resource_not_found']);
      expect(answer.text('message')).not.toContain(token === 'x' ? 'x ' : token);
    }
  });

  test('404: after an hour', async () => {
    await request(person.email);
    const token = await console.mailedToken(person.email);
    console.clock.advance(3_600_000 - 1);
    expect((await reset(token, 'short')).status).toBe(400);
    console.clock.advance(1);
    expect((await reset(token)).status).toBe(404);
    expect((await signIn(person.email, PASSWORD)).status).toBe(201);
  });

  test('202: an unknown address gets the same answer after the same work, and no mail', async () => {
    const before = [await rows('mail'), await rows('password_reset')].map(({ length }) => length);
    const known = await request(person.email);
    const unknown = await request('nobody@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const after = [await rows('mail'), await rows('password_reset')].map(({ length }) => length);
    expect(after).toEqual(before.map((length) => length + 2));
    await expect(console.mailedToken('nobody@example.com')).rejects.toThrow('There is no mail');
    const store = database.kysely.selectFrom('mail').where('recipient', '=', 'nobody@example.com');
    const [decoy] = await store.selectAll().execute();
    expect(decoy?.expires_at).toBe(decoy?.created_at);
  });

  test('202: a mailbox is not flooded, and what it has stays good', async () => {
    const mails = async () =>
      (
        await database.kysely
          .selectFrom('mail')
          .select('mail_id')
          .where('recipient', '=', person.email)
          .where('expires_at', '>', console.clock.now().toISOString())
          .execute()
      ).length;
    for (let count = 0; count < 6; count += 1) expect((await request(person.email)).status).toBe(202);
    expect(await mails()).toBe(3);
    const token = await console.mailedToken(person.email);
    console.clock.advance(300_000);
    for (let count = 0; count < 3; count += 1) await request(person.email);
    expect(await mails()).toBe(4);
    expect((await reset(token)).status).toBe(200);
  });

  test('429: twenty of them from one address a minute, whoever they are for', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      statuses.push((await request(`person${number}@example.com`)).status);
      statuses.push((await reset(`rst_${'b'.repeat(40)}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('400: a new password of twelve characters at least', async () => {
    await request(person.email);
    const answer = await reset(await console.mailedToken(person.email), 'elevenchars');
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('fields.new_password');
  });

  test('another way to a new password ends the tokens, too', async () => {
    await request(person.email);
    const token = await console.mailedToken(person.email);
    const body = { current_password: PASSWORD, new_password: NEXT };
    expect((await console.call('POST /console/v1/user/password', { as: person, body })).status).toBe(200);
    expect((await reset(token)).status).toBe(404);
  });

  test('whoever reset the password signs in at once, however often they guessed before', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(person.email, 'forgotten');
    expect((await signIn(person.email, PASSWORD)).status).toBe(429);
    await request(person.email);
    await reset(await console.mailedToken(person.email));
    expect((await signIn(person.email, NEXT)).status).toBe(201);
  });

  test('the token is kept as a hash and in the encrypted mail', async () => {
    await request(person.email);
    const token = await console.mailedToken(person.email);
    const kept = await sql`
      SELECT encode(token_hash, 'escape') AS kept FROM password_reset
      UNION ALL SELECT encode(sealed, 'escape') FROM mail`.execute(database.kysely);
    expect(JSON.stringify(kept.rows)).not.toContain(token);
  });
});
