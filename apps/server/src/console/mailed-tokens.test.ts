import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Business } from '../domain/accounts/business.ts';
import { randomIds } from '../system.ts';
import { type ConsoleServer, PASSWORD, type Person, startConsole } from '../testing/console-server.ts';
import { postgres, type TestDatabase } from '../testing/databases.ts';

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
  });
});
