import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StoredTokens, TokenStore } from '@finops/client';
import { createClient } from '@redis/client';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type RedisServer, redisAbsence, startRedis } from '../../test/harness/processes/redis.ts';
import type {
  FromSessionProcess,
  SessionProcessSettings,
  ToSessionProcess,
} from '../../test/harness/processes/session-process.ts';
import { type OAuthDesk, openOAuthDesk } from '../../test/harness/worlds/oauth-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

const ROUNDS = 25;
const SCOPE = 'offline_access balances:read';

/** The stores of the client's README, as modules. */
const readme = readFileSync(new URL('../../../../packages/client/README.md', import.meta.url), 'utf8');
const blockWith = (name: string): string =>
  [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].find(([, block]) =>
    block?.includes(`export function ${name}(`),
  )?.[1] ?? '';

let database: TestDatabase;
let server: TestServer;
let desk: OAuthDesk;
let redis: RedisServer | undefined;
let pool: pg.Pool;
let directory: string;
let modules: { postgres: string; redis: string };
let connections = 0;

beforeAll(async () => {
  database = await postgres.open();
  const environment = { RATE_LIMIT_PER_MINUTE: '10000' };
  server = await startServer({ database, environment });
  desk = await openOAuthDesk(server, database);
  if (redisAbsence === undefined) redis = await startRedis();
  pool = new pg.Pool({ connectionString: database.url });
  const table = /^\/\/ (CREATE TABLE .*)$/m.exec(blockWith('postgresTokenStore'))?.[1] ?? '';
  await pool.query(table);
  directory = mkdtempSync(join(tmpdir(), 'token-stores-'));
  const written = (file: string, name: string) => {
    writeFileSync(join(directory, file), blockWith(name));
    return pathToFileURL(join(directory, file)).href;
  };
  modules = {
    postgres: written('postgres-token-store.ts', 'postgresTokenStore'),
    redis: written('redis-lock.ts', 'redisLock'),
  };
});
afterAll(async () => {
  await pool.end();
  await redis?.stop();
  await server.stop();
  await database.close();
  rmSync(directory, { recursive: true });
});

/** A connection whose tokens are saved, and processes that share it. */
async function shared(given: Pick<SessionProcessSettings, 'lock' | 'patienceMs' | 'waits'>, count = 2) {
  const connection = `connection-${++connections}`;
  const issued = await desk.issue(SCOPE);
  const store: TokenStore = (await import(modules.postgres)).postgresTokenStore(pool, connection);
  const tokens: StoredTokens = {
    accessToken: issued.access_token,
    refreshToken: issued.refresh_token,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    scope: issued.scope,
  };
  await store.save(tokens);
  const app = { authUrl: server.issuer, clientId: desk.app.clientId, clientSecret: desk.clientSecret };
  const settings = { ...app, connection, database: database.url ?? '', modules, ...given };
  const program = fileURLToPath(new URL('../../test/harness/processes/session-process.ts', import.meta.url));
  const processes = Array.from({ length: count }, () => fork(program, [JSON.stringify(settings)]));
  onTestFinished(async () => {
    await Promise.all(
      processes.map(async (child) => {
        const exited = once(child, 'exit');
        child.disconnect();
        await exited;
      }),
    );
  });
  await Promise.all(processes.map(heard));
  return { processes, store, tokens, connection };
}

const tell = (child: ChildProcess, message: ToSessionProcess) => void child.send(message);
/** The next message of a process. */
const heard = async (child: ChildProcess): Promise<FromSessionProcess> => (await once(child, 'message'))[0];
const refreshed = (child: ChildProcess, refused: string) => {
  const answer = heard(child);
  tell(child, { refused });
  return answer;
};
const answeredWith = async (token: string) =>
  (await server.call('/v1/balances', { headers: { authorization: `Bearer ${token}` } })).status;

test('two processes without a lock that refresh at the same moment end the grant', async () => {
  const { processes, tokens, store } = await shared({ lock: 'none', waits: true });
  // Both have read the same refresh token before either of them sends it.
  await Promise.all(processes.map((child) => refreshed(child, tokens.accessToken)));
  await Promise.all(
    processes.map((child) => {
      const answer = heard(child);
      tell(child, { go: true });
      return answer;
    }),
  );
  const left = await store.load();
  const [child] = processes;
  if (left !== undefined && child !== undefined) {
    expect(await refreshed(child, left.accessToken)).toEqual({ arrived: true });
    const answer = heard(child);
    tell(child, { go: true });
    expect(await answer).toMatchObject({ error: 'DisconnectedError' });
  }
  expect(await store.load()).toBeUndefined();
});

/** Holds the lock of a connection, like another process, until released. */
const holders = {
  PostgreSQL: async (connection: string) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [connection]);
    return async () => {
      await client.query('ROLLBACK');
      client.release();
    };
  },
  Redis: async (connection: string) => {
    const client = await createClient({ url: redis?.url ?? '' }).connect();
    await client.set(`oauth:${connection}`, 'another');
    return async () => {
      await client.del(`oauth:${connection}`);
      await client.close();
    };
  },
};
const locks = Object.keys(holders) as (keyof typeof holders)[];
const lockOf = (name: keyof typeof holders) =>
  name === 'Redis' ? { redis: redis?.url ?? '' } : ('postgres' as const);

describe.each(locks)('under the lock of %s that the README shows', (name) => {
  beforeEach(({ skip }) => skip(name === 'Redis' && redisAbsence !== undefined, redisAbsence));

  test('both processes go on with the same new tokens, round after round', async () => {
    const { processes, tokens, store } = await shared({ lock: lockOf(name) });
    let refused = tokens.accessToken;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(processes.map((child) => refreshed(child, refused)));
      const saved = await store.load();
      expect(saved?.accessToken).not.toBe(refused);
      expect(answers, `round ${round}`).toEqual(processes.map(() => ({ token: saved?.accessToken })));
      refused = saved?.accessToken ?? '';
    }
    expect(await answeredWith(refused)).toBe(200);
  });

  test('a process that cannot have it says so, loses no tokens, and refreshes when it can', async () => {
    const shares = await shared({ lock: lockOf(name), patienceMs: 100 }, 1);
    const { tokens, store, connection } = shares;
    const [child] = shares.processes as [ChildProcess];
    const letGo = await holders[name](connection);
    const error = await refreshed(child, tokens.accessToken);
    await letGo();
    expect(error).toMatchObject({ message: expect.stringMatching(/\block\b/) });
    expect(await store.load()).toEqual(tokens);
    const { token } = (await refreshed(child, tokens.accessToken)) as { token: string };
    expect((await store.load())?.accessToken).toBe(token);
    expect(await answeredWith(token)).toBe(200);
  });
});

test('the lock of Redis that ended by itself is not taken from the process that has it now', async ({
  skip,
}) => {
  skip(redisAbsence !== undefined, redisAbsence);
  const client = createClient({ url: redis?.url ?? '' });
  await client.connect();
  onTestFinished(() => client.close());
  const { redisLock } = await import(modules.redis);
  await redisLock(
    client,
    'ended',
  )(async () => {
    await client.set('ended', 'the next');
  });
  expect(await client.get('ended')).toBe('the next');
});
