import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { lockWaits } from '../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../test/harness/processes/open-transaction.ts';
import { kill, listening, spawnServer } from '../../test/harness/processes/server-process.ts';
import { SYSTEM } from '../../test/harness/worlds/console-server.ts';
import { person } from '../../test/harness/worlds/customer-requests.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { grantableScopes } from '../domain/accounts/keys/scopes.ts';

const BUSY = 'The business has too many concurrent requests. Wait 1 second and send fewer at once.';
/** For bodies of megabytes on a slow machine. */
const PATIENCE = { timeout: 30_000 };

let database: TestDatabase;
let clock: MovedClock;
let server: TestServer;

const start = async (environment: Readonly<Record<string, string>>) => {
  database = await postgres.open();
  clock = movedClock();
  server = await startServer({ database, clock, environment });
};
afterEach(async () => {
  await server.stop();
  await database.close();
});

const answer = async (path: string, authorization: string) => {
  const response = await server.call(path, { headers: { Authorization: authorization } });
  const { error } = await response.json();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    message: error?.message,
  };
};

describe('calls a minute', () => {
  beforeEach(() => start({ RATE_LIMIT_PER_MINUTE: '3', BUSINESS_RATE_FACTOR: '2' }));

  test('are counted over all credentials and resources of a business, beside the limit of each', async () => {
    const { authorization, businessId } = await server.seedBusiness();
    const key = { name: 'Another', scopes: grantableScopes };
    const other = await server.services.accounts.apiKeys.create(SYSTEM, businessId, key);
    const neighbour = await server.seedBusiness();
    const statuses: number[] = [];
    for (const [path, credential] of [
      ['/v1/balances', authorization],
      ['/v1/balances', authorization],
      ['/v1/balances', authorization],
      ['/v1/balances', authorization],
      ['/v1/balances', `Bearer ${other.credential}`],
      ['/v1/transfers', authorization],
      ['/v1/recipients', authorization],
    ] as const) {
      statuses.push((await answer(path, credential)).status);
    }
    // Calls refused by the limit of the credential do not count.
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200]);
    clock.advance(20_000);
    expect(await answer('/v1/transactions', authorization)).toEqual({
      status: 429,
      retryAfter: '40',
      message:
        'The limit of 6 requests per minute of the business, over all of its API keys and access tokens, was exceeded. Wait 40 seconds.',
    });
    expect((await answer('/v1/transactions', neighbour.authorization)).status).toBe(200);
    expect((await answer('/v1/transactions', 'Bearer wrong')).status).toBe(401);
    clock.advance(40_000);
    expect((await answer('/v1/transactions', authorization)).status).toBe(200);
  });
});

test('of the connections a business has its share, and a neighbour is answered beside it', async () => {
  database = await postgres.open();
  server = await startServer({ database });
  const one = await server.seedBusiness();
  const neighbour = await server.seedBusiness();
  const limits = { BUSINESS_CONNECTIONS: '1', BUSINESS_WAIT_MS: '300' };
  const child = spawnServer({ DATABASE_URL: database.url ?? '', ...limits });
  onTestFinished(() => kill(child));
  const { api } = await listening(child);
  const statusOf = async (path: string, authorization: string) =>
    (await fetch(`${api}${path}`, { headers: { Authorization: authorization } })).status;
  const letGo = await openTransaction(database, sql`LOCK TABLE recipient`);
  const held = statusOf('/v1/recipients', one.authorization);
  await expect.poll(() => lockWaits(database)).toBe(1);
  expect(await statusOf('/v1/balances', one.authorization)).toBe(429);
  expect(await statusOf('/v1/balances', neighbour.authorization)).toBe(200);
  await letGo();
  await held;
  expect(await statusOf('/v1/balances', one.authorization)).toBe(200);
});

describe('calls at once', () => {
  beforeEach(() =>
    start({ BUSINESS_CALLS_AT_ONCE: '2', BUSINESS_CALLS_WAITING: '1', BUSINESS_WAIT_MS: '300' }),
  );

  test('wait for their turn, are refused when it does not come or too many wait, and hold up no neighbour', async () => {
    const { authorization } = await server.seedBusiness();
    const neighbour = await server.seedBusiness();
    const letGo = await openTransaction(database, sql`LOCK TABLE recipient`);
    const held = [answer('/v1/recipients', authorization), answer('/v1/recipients', authorization)];
    await expect.poll(() => database.connections().total - database.connections().idle).toBeGreaterThan(2);
    const waiting = [answer('/v1/balances', authorization), answer('/v1/balances', authorization)];
    expect(await Promise.all(waiting)).toEqual(
      waiting.map(() => ({
        status: 429,
        retryAfter: '1',
        message: BUSY,
      })),
    );
    expect((await answer('/v1/balances', neighbour.authorization)).status).toBe(200);
    expect((await answer('/v1/balances', 'Bearer wrong')).status).toBe(401);
    const patient = answer('/v1/balances', authorization);
    await letGo();
    expect((await Promise.all([...held, patient])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('of payers wait in a line of their own, and hold up no API key', async () => {
    const { authorization, publicKey } = await server.seedBusiness();
    const letGo = await openTransaction(database, sql`LOCK TABLE payment_request`);
    const statuses: number[] = [];
    const read = async () => {
      const headers = { 'X-BU-PUBLIC-KEY': publicKey };
      const response = await server.call('/v1/payments/requests/PAYR_0000000000000000', { headers });
      statuses.push(response.status);
    };
    const reads = [read(), read(), read(), read()];
    await expect.poll(() => statuses).toEqual([429, 429]);
    expect((await answer('/v1/balances', authorization)).status).toBe(200);
    await letGo();
    await Promise.all(reads);
    expect(statuses).toEqual([429, 429, 404, 404]);
  });
});

describe('large bodies', () => {
  const largest = 24 * 1024 * 1024;
  const customer = (note = '') => JSON.stringify({ ...person, note });
  const create = async (authorization: string, body: string) => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    const response = await server.call('/v1/customers', { method: 'POST', headers, body });
    const { error } = await response.json();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      message: error?.message,
    };
  };
  /** Sends a body of the maximum size so slowly that it does not end; the returned function closes it. */
  const hold = (authorization: string) => {
    const { port, hostname } = new URL(server.api);
    const socket = connect(Number(port), hostname).on('error', () => {});
    const head = `POST /v1/customers HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${authorization}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${largest}\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), 100);
    const letGo = () => {
      clearInterval(drip);
      socket.destroy();
    };
    onTestFinished(letGo);
    return letGo;
  };

  test('are read when there is room for them, and what is small or reads goes by', async () => {
    await start({ LARGE_BODIES_MIB: '24', BUSINESS_WAIT_MS: '1000' });
    const { authorization } = await server.seedBusiness();
    const neighbour = await server.seedBusiness();
    const large = customer('x'.repeat(300_000));
    const letGo = hold(authorization);
    await expect
      .poll(() => create(neighbour.authorization, large), PATIENCE)
      .toEqual({
        status: 503,
        retryAfter: '1',
        message: 'Too many large requests are in progress. Wait 1 second and try again.',
      });
    expect(await create(authorization, large)).toEqual({
      status: 429,
      retryAfter: '1',
      message: BUSY,
    });
    for (const { authorization: own } of [{ authorization }, neighbour]) {
      expect((await answer('/v1/balances', own)).status).toBe(200);
      expect((await create(own, customer())).status).toBe(201);
    }
    letGo();
    // Neither these nor the refused calls hold anything.
    const anonymous = Array.from({ length: 3 }, () => create('Bearer wrong', large));
    expect((await Promise.all(anonymous)).map(({ status }) => status)).toEqual([401, 401, 401]);
    await expect
      .poll(() => create(neighbour.authorization, customer('x'.repeat(largest - 1000))), PATIENCE)
      .toMatchObject({ status: 400 });
    expect((await create(authorization, large)).status).toBe(201);
  });

  test('are read when the business has a place for the call', async () => {
    await start({ BUSINESS_CALLS_AT_ONCE: '1', BUSINESS_WAIT_MS: '1000' });
    const { authorization } = await server.seedBusiness();
    const neighbour = await server.seedBusiness();
    const letGo = hold(authorization);
    const read = () => answer('/v1/balances', authorization);
    await expect.poll(read, PATIENCE).toMatchObject({ status: 429, message: BUSY });
    expect((await answer('/v1/balances', neighbour.authorization)).status).toBe(200);
    letGo();
    await expect.poll(read, PATIENCE).toMatchObject({ status: 200 });
  });
});
