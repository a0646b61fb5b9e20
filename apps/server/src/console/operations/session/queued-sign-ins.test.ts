import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { occupiedPasswordQueue } from '../../../../test/harness/worlds/occupied-password-queue.ts';

const [CROWD, ELSEWHERE] = ['192.0.2.1', '198.51.100.1'];

describe.each(sampledDatabases)(
  'sign-ins that wait for their passwords to be checked, on $name',
  ({ open }) => {
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

    const signIn = (email: string, password: string, from: string) =>
      console.call('POST /console/v1/session', {
        body: { email, password },
        headers: { 'x-forwarded-for': from },
      });

    test('hold up no other operation, and are all answered', async () => {
      const person = await console.person({ business: await console.business() });
      const leave = occupiedPasswordQueue(CROWD);
      const answered: number[] = [];
      const crowd = Array.from({ length: 90 }, async (_, number) => {
        answered.push((await signIn(`person${number}@example.com`, 'wrong', CROWD)).status);
      });
      for (let round = 0; round < 20; round += 1) {
        expect((await console.call('GET /console/v1/user', { as: person })).status).toBe(200);
      }
      expect(answered).toEqual([]);
      const neighbour = signIn(person.email, PASSWORD, ELSEWHERE);
      await leave();
      expect((await neighbour).status).toBe(201);
      await Promise.all(crowd);
      expect(answered).toHaveLength(90);
      expect(answered.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    });

    test('are refused at once beyond those that wait of their network, and of no other', async () => {
      const { email } = await console.person({ business: await console.business() });
      const leave = occupiedPasswordQueue(CROWD, 100);
      const refused = await signIn(email, PASSWORD, CROWD);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect(refused.text('error.message')).toBe('Too many passwords are being checked. Try again.');
      const neighbour = signIn(email, PASSWORD, ELSEWHERE);
      await leave();
      expect((await neighbour).status).toBe(201);
    });
  },
);
