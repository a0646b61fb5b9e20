import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

describe.each([postgres])('what is written of sign-ins, on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database, { TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const signIn = (email: string, password: string, address: string) =>
    console.call('POST /console/v1/session', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    });
  const refused = () =>
    database.kysely
      .selectFrom('platform_audit_entry')
      .selectAll()
      .where('action', '=', 'user.password_refused')
      .execute();

  test('a refused one is in the audit log of the platform: who was tried, from where, not with what', async () => {
    const { id, email } = await console.person({ business: await console.business() });
    const answer = await signIn(email, 'not the password', '2001:db8:1:2:3::4');
    expect(await refused()).toMatchObject([
      {
        actor_kind: 'system',
        target: id,
        facts: { email, address: '2001:db8:1:2::/64' },
        request_id: answer.headers.get('x-request-id'),
      },
    ]);
    await signIn('nobody@example.com', 'not the password', '192.0.2.1');
    const rows = await refused();
    expect(rows.map(({ facts }) => facts.email)).toContain('nobody@example.com');
    expect(JSON.stringify(rows)).not.toContain('not the password');
  });

  test('a stranger does not fill it', async () => {
    const before = (await refused()).length;
    for (let number = 0; number < 15; number += 1) {
      await signIn(`person${number}@example.com`, 'wrong', '192.0.2.9');
    }
    const grown = (await refused()).length - before;
    expect(grown).toBeGreaterThan(0);
    expect(grown).toBeLessThanOrEqual(5);
  });

  test('one that succeeds is not in it', async () => {
    const before = (await refused()).length;
    const { email } = await console.person({ business: await console.business() });
    expect((await signIn(email, PASSWORD, '192.0.2.10')).status).toBe(201);
    expect(await refused()).toHaveLength(before);
  });

  test('the access log of a call with a session names user and business', async () => {
    const business = await console.business();
    const person = await console.person({ business });
    const answer = await console.call('GET /console/v1/user', { as: person });
    const id = answer.headers.get('x-request-id');
    await expect.poll(() => console.log.find((line) => line.request_id === id)).toBeDefined();
    expect(console.log.find((line) => line.request_id === id)).toMatchObject({
      user_id: person.id,
      business_id: business.id,
    });
    expect(JSON.stringify(console.log)).not.toContain(person.token);
  });
});
