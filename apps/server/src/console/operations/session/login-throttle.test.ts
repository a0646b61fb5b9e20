import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

const [HOME, ELSEWHERE] = ['192.0.2.1', '198.51.100.1'];

describe.each([postgres])('the login throttle on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let id: string;
  let email: string;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database, { TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    console.clock.advance(2 * 3_600_000);
    ({ id, email } = await console.person({ business: await console.business() }));
  });

  const signIn = (password: string, address: string, at = email) =>
    console.call('POST /console/v1/session', {
      body: { email: at, password },
      headers: { 'x-forwarded-for': address },
    });
  const guess = async (times: number, address: string) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) statuses.push((await signIn('wrong', address)).status);
    return statuses;
  };

  test('guesses from elsewhere do not lock the right user out', async () => {
    expect(await guess(7, ELSEWHERE)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await signIn(PASSWORD, HOME)).status).toBe(201);
  });

  test('after five wrong passwords an address waits twice as long each time, up to a quarter of an hour', async () => {
    await guess(5, ELSEWHERE);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const refused = await signIn(PASSWORD, ELSEWHERE);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      waits.push(wait);
      console.clock.advance(wait * 1000);
      expect((await signIn('wrong', ELSEWHERE)).status).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
    console.clock.advance(900_000);
    expect((await signIn(PASSWORD, ELSEWHERE)).status).toBe(201);
  });

  test('of guesses at once no more are checked than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('wrong', ELSEWHERE)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('the right password is never refused where it was right before', async () => {
    expect((await signIn(PASSWORD, HOME)).status).toBe(201);
    await guess(15, HOME);
    for (let number = 0; number < 30; number += 1) await signIn('wrong', HOME, `p${number}@example.com`);
    for (let number = 0; number < 30; number += 1) await signIn('wrong', `203.0.113.${number}`);
    expect((await signIn(PASSWORD, HOME)).status).toBe(201);
  });

  test('who is known on a network keeps no newcomer from signing in there', async () => {
    for (let number = 0; number < 25; number += 1) expect((await signIn(PASSWORD, HOME)).status).toBe(201);
    const newcomer = await console.person({ business: await console.business() });
    expect((await signIn(PASSWORD, HOME, newcomer.email)).status).toBe(201);
  });

  test('guesses from everywhere at one person slow down, and do not slow those who were there before', async () => {
    expect((await signIn(PASSWORD, HOME)).status).toBe(201);
    const statuses: number[] = [];
    for (let number = 0; number < 25; number += 1) {
      statuses.push((await signIn('wrong', `203.0.113.${number}`)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    expect((await signIn(PASSWORD, ELSEWHERE)).status).toBe(429);
    expect((await signIn(PASSWORD, HOME)).status).toBe(201);
  });

  test('an IPv6 address is known and counted by its /64', async () => {
    expect(await guess(5, '2001:db8:0:1::1')).toEqual(Array(5).fill(401));
    expect((await signIn(PASSWORD, '2001:db8:0:1::2')).status).toBe(429);
    expect((await signIn(PASSWORD, '2001:db8:0:2::1')).status).toBe(201);
  });

  test('where a person signed in is kept as a hash, at most twenty addresses, for ninety days', async () => {
    for (let number = 0; number < 25; number += 1) {
      console.clock.advance(1000);
      expect((await signIn(PASSWORD, `192.0.2.${number}`)).status).toBe(201);
    }
    const rows = await database.kysely
      .selectFrom('known_address')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(20);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/);
    console.clock.advance(91 * 86_400_000);
    await guess(5, '192.0.2.24');
    expect((await signIn(PASSWORD, '192.0.2.24')).status).toBe(429);
  });
});
