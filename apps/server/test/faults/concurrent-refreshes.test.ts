/** `npm run test:soak` has two processes and 20 rounds; `npm test` two servers in this process and 3. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { loggedSecrets, type OAuthDesk, openOAuthDesk } from '../harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../harness/worlds/server.ts';
import { startTwo, type TwoServers } from './load/two-servers.ts';

const AT_ONCE = 50;
const ROUNDS = process.env.SOAK === undefined ? 3 : 20;

let database: TestDatabase;
let server: TestServer;
let two: TwoServers;

beforeAll(async () => {
  database = await postgres.open();
  const environment = { RATE_LIMIT_PER_MINUTE: '100000', LOG_LEVEL: 'trace' };
  server = await startServer({ database, environment });
  two = await startTwo(database, environment);
});
afterAll(async () => {
  await two.stop();
  await server.stop();
  await database.close();
});

test(`of ${AT_ONCE} refreshes of one token at once, at two servers, one wins and the family is dead, ${ROUNDS} times over`, {
  timeout: 300_000,
}, async () => {
  const own = await openOAuthDesk(server, database);
  const at: readonly OAuthDesk[] = two.servers.map(({ issuer }) => own.at(issuer));
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refresh_token: token } = await own.issue();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => at[index % 2]?.refresh(token)),
    );
    const won = answers.filter((answer) => answer?.status === 200);
    const lost = answers.filter((answer) => answer?.status === 400);
    expect([round, won.length, lost.length]).toEqual([round, 1, AT_ONCE - 1]);
    for (const answer of lost) expect(JSON.parse(answer?.text ?? '').error).toBe('invalid_grant');
    const dead = await at[0]?.refresh(JSON.parse(won[0]?.text ?? '').refresh_token);
    expect(dead?.status).toBe(400);
  }
  const lines = two.servers.flatMap((one) => one.lines);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(lines.length).toBeGreaterThan(AT_ONCE * ROUNDS);
  expect(loggedSecrets([...lines, ...server.log], own.secrets)).toEqual([]);
});
