import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

let database: TestDatabase;
let console: ConsoleServer;
/** A process beside it. */
let other: ConsoleServer;

beforeAll(async () => {
  database = await postgres.open();
  const environment = { RATE_LIMIT_PER_MINUTE: '100' };
  [console, other] = [
    await startConsole(database, environment),
    await startConsole(await database.another(), environment),
  ];
});
afterAll(async () => {
  await Promise.all([console.stop(), other.stop()]);
  await database.close();
});

const owner = async () => console.person({ business: await console.business() });
const invite = (as: Person, email: string, by = console) =>
  by.call('POST /console/v1/invitations', { as, body: { email, role: 'viewer' } });
const mailsTo = async (email: string) =>
  (await database.kysely.selectFrom('mail').select('mail_id').where('recipient', '=', email).execute())
    .length;

test('of forty invitations to one address, in two processes, five are mailed', async () => {
  const as = await owner();
  const email = 'amalie@example.com';
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) => invite(as, email, number % 2 === 0 ? console : other)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array(35).fill([429, '300']),
  );
  expect(refused[0]?.text('error.message')).toBe(
    'Too many invitations were sent to this e-mail address. Wait 300 seconds.',
  );
  expect(await mailsTo(email)).toBe(5);
  expect((await invite(as, 'somebody-else@example.com')).status).toBe(201);
  console.clock.advance(300_000);
  expect([(await invite(as, email)).status, (await invite(as, email)).status]).toEqual([201, 429]);
});

test('all businesses together mail ten to one address, of first owners too', async () => {
  const administrator = await console.person({ administrator: true });
  const email = 'emmy@example.com';
  const found = () =>
    console.call('POST /console/v1/platform/businesses', {
      as: administrator,
      body: { name: 'Hilbert School', country_id: 'NG', owner_email: email.toUpperCase() },
    });
  const [one, two] = [await owner(), await owner()];
  const statuses: number[] = [];
  for (const as of [one, two]) {
    for (let number = 0; number < 4; number += 1) statuses.push((await invite(as, email)).status);
  }
  for (let number = 0; number < 3; number += 1) statuses.push((await found()).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  expect(await mailsTo(email)).toBe(10);
});
