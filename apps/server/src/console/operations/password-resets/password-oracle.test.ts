import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';

const [HOME, ELSEWHERE] = ['192.0.2.1', '198.51.100.1'];

let database: TestDatabase;
let console: ConsoleServer;

beforeAll(async () => {
  database = await postgres.open();
  const environment = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '100' };
  // Expired rows are not deleted while statements are counted.
  console = await startConsole(database, environment, { sweepMs: 3_600_000 });
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

/** The parts that differ between any two responses. */
const OF_ONE_ANSWER = ['x-request-id', 'date'];

interface Seen {
  readonly answer: unknown;
  /** The cost: the statements, without those of background work, and the number of password hashes. */
  readonly statements: readonly string[];
  readonly hashes: number;
}

async function seen(email: string, from: string): Promise<Seen> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  // Each hash normalizes the password once.
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const { status, headers, body } = await signIn(email, 'wrong', from);
  const statements = query.mock.calls
    .map(([statement]: unknown[]) => (typeof statement === 'string' ? statement : JSON.stringify(statement)))
    .flatMap(
      (text) => /app_user|email_directory|known_address|take_attempt|count_call|audit/.exec(text)?.[0] ?? [],
    );
  const hashes = normalize.mock.contexts.filter((text) => String(text) === 'wrong').length;
  query.mockRestore();
  normalize.mockRestore();
  const told = Object.fromEntries([...headers].filter(([name]) => !OF_ONE_ANSWER.includes(name)));
  const { error } = body as { error: { name: string; message: string } };
  return { answer: { status, told, error: [error.name, error.message] }, statements, hashes };
}

async function attempts(email: string, from: string): Promise<readonly Seen[]> {
  // Earlier attempts no longer count.
  console.clock.advance(3 * 3_600_000);
  const all: Seen[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    all.push(await seen(email, from));
    if (attempt % 10 === 9) console.clock.advance(20_000);
  }
  return all;
}

test('forty wrong passwords are answered alike, with a user who is known there, one who is not, and none', async () => {
  const { email } = await console.person({ business: await console.business() });
  expect((await signIn(email, PASSWORD, HOME)).status).toBe(201);
  const nobody = await attempts('nobody@example.com', HOME);
  expect(await attempts(email, HOME)).toEqual(nobody);
  expect(await attempts(email, ELSEWHERE)).toEqual(nobody);
  expect(await attempts('nobody@example.com', ELSEWHERE)).toEqual(nobody);
  const statuses = nobody.map(({ answer }) => (answer as { status: number }).status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(nobody.map(({ hashes }) => hashes)).toEqual(Array(40).fill(1));
}, 180_000);
