import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { randomIds } from '../../../system.ts';

describe.each([postgres])('what a mail has to prove, on $name', ({ open }) => {
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
    console.clock.advance(3_600_000);
    business = await console.business();
    owner = await console.person({ business });
  });

  const fresh = () => `${randomIds.next('person').toLowerCase()}@example.com`;
  const invite = (email: string) =>
    console.call('POST /console/v1/invitations', { as: owner, body: { email, role: 'viewer' } });
  const accept = (token: string, more: object = { name: 'Amalie', password: PASSWORD }) =>
    console.call('POST /console/v1/invitations/accept', { body: { token, ...more } });

  test('acceptInvitation 401: whoever invites an address does not own it by the token of the answer', async () => {
    const email = fresh();
    const invited = await invite(email);
    const taken = await accept(invited.text('data.token'));
    expect([taken.status, taken.text('error.name')]).toEqual([401, 'unauthorized']);
    const body = { email, password: PASSWORD };
    expect((await console.call('POST /console/v1/session', { body })).status).toBe(401);
    expect((await accept(await console.mailedToken(email))).status).toBe(200);
    expect((await console.call('POST /console/v1/session', { body })).status).toBe(201);
  });

  test('acceptInvitation 401: the token of the answer tells nobody whether the address has a user', async () => {
    const known = await console.person({ business: await console.business('Elsewhere') });
    const answers = [];
    for (const email of [known.email, fresh()]) {
      const token = (await invite(email)).text('data.token');
      answers.push(await accept(token, { name: 'Mallory', password: 'another password' }));
    }
    const [one, other] = answers;
    expect([one?.status, one?.body]).toEqual([other?.status, other?.body]);
    expect(one?.status).toBe(401);
  });

  test('acceptInvitation 401: nor does a token of before, which whoever invited has seen', async () => {
    const email = fresh();
    await invite(email);
    await database.kysely.updateTable('invitation_directory').set({ is_mailed: false }).execute();
    expect((await accept(await console.mailedToken(email))).status).toBe(401);
  });

  test('acceptInvitation 200: both tokens serve whoever has a user and gives its password', async () => {
    for (const way of ['answer', 'mail']) {
      const known = await console.person({ business: await console.business('Elsewhere') });
      const invited = await invite(known.email);
      const token = way === 'mail' ? await console.mailedToken(known.email) : invited.text('data.token');
      expect((await accept(token, { password: 'another password' })).status).toBe(401);
      expect((await accept(token, { password: PASSWORD })).text('data.user_id')).toBe(known.id);
      expect((await accept(token, { password: PASSWORD })).status).toBe(404);
    }
  });

  test('an invitation and its mail are one: without the one there is not the other', async () => {
    const rows = async () =>
      Promise.all([
        database.kysely.selectFrom('invitation').select('invitation_id').execute(),
        database.kysely.selectFrom('mail').select('mail_id').execute(),
      ]);
    const before = await rows();
    for (const table of ['mail', 'audit_entry']) {
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO lost`.execute(database.kysely);
      expect((await invite(fresh())).status).toBe(500);
      await sql`ALTER TABLE lost RENAME TO ${sql.table(table)}`.execute(database.kysely);
      expect(await rows()).toEqual(before);
    }
  });
});
