import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { embedded, postgres, type TestDatabase } from '../test/harness/processes/databases.ts';
import {
  kill,
  listening,
  type ServerProgram,
  spawnServer,
  type Variables,
} from '../test/harness/processes/server-process.ts';
import { startServer, type TestServer } from '../test/harness/worlds/server.ts';
import { compose } from './compose/compose.ts';
import { readConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { openLog } from './observability/logger.ts';
import { type RunningServer, serve } from './start/serve.ts';

const SECRET_KEY = randomBytes(32).toString('base64');

/** Starts the server as a process that ends with the test. */
function startProcess(
  environment: Variables,
  stdio: 'pipe' | 'ipc' = 'pipe',
  program: ServerProgram = 'src/main.ts',
): ChildProcess {
  const child = spawnServer(environment, { stdio, program });
  onTestFinished(() => kill(child));
  return child;
}

/** How a process that cannot start ends: what it says. */
async function refusal(environment: Variables, program: ServerProgram = 'src/main.ts'): Promise<string> {
  const child = startProcess(environment, 'pipe', program);
  if (child.stderr === null) throw new Error('The complaints of the server are not read.');
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  return complaint;
}

/** Starts the server in this process with these variables and no others, as `runServer` does; it ends with the test. */
async function startHere(environment: Variables): Promise<RunningServer> {
  const ports = { API_PORT: '0', ISSUER_PORT: '0', CONSOLE_PORT: '0' };
  const config = readConfig(readEnvironment({ DATA_DIR: directory, ...ports, ...environment }));
  const { logger } = openLog(config.logLevel, { write: () => {} });
  const server = await serve(await compose(config, logger), config);
  onTestFinished(() => server.stop());
  return server;
}

/** Why a server does not start in this process. */
async function refusalHere(environment: Variables): Promise<string> {
  return startHere(environment).then(
    () => 'It starts.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** Starts a production on the database of the test in this process; it ends with the test. */
async function startProduction(environment: Variables = {}): Promise<TestServer> {
  const server = await startServer({ database, environment: { ...production(), ...environment } });
  onTestFinished(() => server.stop());
  return server;
}

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await postgres.open();
  directory = await mkdtemp(join(tmpdir(), 'finops-server-'));
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

/** A production that lacks nothing. */
function production(): Variables {
  return {
    ENVIRONMENT: 'production',
    ISSUER_URL: 'https://auth.example.com',
    SECRET_KEY,
    PERSONAL_DATA_KEYS: `test:${SECRET_KEY}`,
    DATABASE_URL: database.url ?? '',
    DASHBOARD_URL: 'https://dashboard.example.com',
    VENUE: 'none',
    RAILS: 'none',
    IDENTITY_PROVIDER: 'none',
    FILE_STORE: 'none',
    DRAIN_SECONDS: '0',
  };
}

describe('production', () => {
  test('refuses to start, and says everything that it lacks', async () => {
    const said = await refusal({
      ...production(),
      SECRET_KEY: '',
      PERSONAL_DATA_KEYS: '',
      DATABASE_URL: '',
      ISSUER_URL: 'http://issuer',
      DASHBOARD_URL: '',
      VENUE: 'simulated',
      RAILS: 'simulated',
      IDENTITY_PROVIDER: 'simulated',
      FILE_STORE: 'simulated',
    });
    const [first, ...complaints] = said.trimEnd().split('\n');
    expect(first).toBe('The server cannot start:');
    expect(complaints.map((complaint) => complaint.split('.')[0]).toSorted()).toEqual([
      'DASHBOARD_URL is http://127',
      'DATABASE_URL is not set',
      'FILE_STORE is simulated',
      'IDENTITY_PROVIDER is simulated',
      'ISSUER_URL is http://issuer',
      'PERSONAL_DATA_KEYS is not set',
      'RAILS is simulated',
      'SECRET_KEY is the development key or is not set',
      'VENUE is simulated',
    ]);
  });

  test('refuses to start when a test can make it crash', async () => {
    const said = await refusal({ ...production(), NODE_OPTIONS: '--conditions=fault-points' });
    expect(said).toMatch(/^The server cannot start:\nNode runs with --conditions=fault-points.*\n$/);
  });

  test('runs on simulated worlds when it is told to, and says so loudly', async () => {
    const server = await startProduction({ VENUE: 'simulated', ALLOW_SIMULATED: 'true' });
    const warning = server.log.find(({ level }) => level === 'warn');
    expect(warning?.message).toContain('PRODUCTION RUNS ON A SIMULATED PRICE VENUE');
    expect((await fetch(`${server.api}/v1/pairs`)).status).toBe(200);
  });

  test('answers 503 where no venue is connected, and the rest; its port and its database are refused to others', async () => {
    const server = await startHere(production());
    expect((await fetch(`${server.api}/v1/countries`)).status).toBe(200);
    const pairs = await fetch(`${server.api}/v1/pairs`);
    expect(pairs.status).toBe(503);
    expect(await pairs.json()).toMatchObject({
      message: expect.stringContaining('No price venue is connected'),
    });
    const { port } = new URL(server.api);
    const complaint = await refusalHere({ ...production(), CONSOLE_PORT: port });
    expect(complaint).toContain(`Port ${port} on 127.0.0.1 is taken by another program. Set CONSOLE_PORT`);
    await expectRefusedBySandbox();
  });
});

test('a database that is out of reach is named, without its password', async () => {
  const complaint = await refusalHere({ DATABASE_URL: 'postgresql://finops:hush@127.0.0.1:1/finops' });
  expect(complaint).toContain('127.0.0.1');
  expect(complaint).not.toContain('hush');
});

/** The database, on which production has run, is refused by a sandbox, and stays as it is. */
async function expectRefusedBySandbox(): Promise<void> {
  const sandbox = { ...production(), ENVIRONMENT: 'sandbox' };
  const sentence = 'The database belongs to production, but ENVIRONMENT is sandbox';
  expect(await refusalHere(sandbox)).toContain(sentence);
  expect(await refusal(sandbox, 'src/demo/main.ts')).toContain(sentence);
  expect(await database.kysely.selectFrom('business').selectAll().execute()).toEqual([]);
}

test('the database of a sandbox is refused by production', async () => {
  const sandbox = await postgres.open();
  const other = { DATABASE_URL: sandbox.url ?? '' };
  await startHere(other);
  expect(await refusalHere({ ...production(), ...other })).toContain('The database belongs to a sandbox');
  await sandbox.close();
});

test('what is no Error is said in words', async () => {
  const thrower = `const { runServer } = await import(${JSON.stringify(new URL('start/run-server.ts', import.meta.url))});
    await runServer({ prepare: () => Promise.reject({ errno: 51, name: 'ErrnoError' }) });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', thrower], {
    env: { PATH: process.env.PATH, ...production() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect(await text(child.stderr)).toBe("The server cannot start:\n{ errno: 51, name: 'ErrnoError' }\n");
});

/**
 * Sends the head of a request and, slowly, the space before its body, since the server refuses a body that stops coming; `finish`
 * sends the rest.
 */
async function halfRequest(api: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(api);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ type: 'address', address: 'x', currency: 'BTC', network: 'BTC' });
  let left = 10_000;
  const head = `POST /v1/validate HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${left + body.length}\r\n\r\n`;
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(head);
  const sending = setInterval(() => {
    socket.write(' ');
    left -= 1;
  }, 100);
  onTestFinished(() => clearInterval(sending));
  return {
    finish: async () => {
      clearInterval(sending);
      socket.write(' '.repeat(left) + body);
      return text(socket);
    },
  };
}

describe.each([
  ['SIGTERM', 'PostgreSQL', () => production()],
  ['SIGINT', 'the embedded database', () => ({ DATA_DIR: directory })],
] as const)('%s on %s', (signal, _, settings) => {
  test('lets the request in flight finish, takes no other, and ends with 0', async () => {
    const server = await listening(startProcess(settings()));
    const exited = once(server.child, 'close');
    const request = await halfRequest(server.api);
    await expect
      .poll(async () => (await fetch(`${server.console}/metrics`)).text())
      .toContain('http_requests_in_flight 1\n');
    server.child.kill(signal);
    await expect.poll(() => fetch(`${server.api}/v1/countries`).catch(() => 'refused')).toBe('refused');
    const ready = await fetch(`${server.console}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'stopping' });
    const answer = await request.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('"valid"');
    expect(await exited).toEqual([0, null]);
    expect(server.lines.map(({ message }) => message)).toContain('stopped');
  });
});

/** The status and body of a request that names another host than that of its address. */
async function callAs(
  host: string,
  address: string,
  path: string,
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(address);
  const asked = request({ hostname, port, path, headers: { host } }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, body: await text(response) };
}

test('a sandbox on loopback refuses host names that others can have lead to it', async () => {
  const sandbox = await embedded.open();
  const server = await startServer({ database: sandbox, environment: { HEALTH_PORT: '0' } });
  onTestFinished(async () => {
    await server.stop();
    await sandbox.close();
  });
  for (const [address, path] of [
    [server.api, '/v1/countries'],
    [server.issuer, '/.well-known/openid-configuration'],
    [server.console, '/console/v1/session'],
  ] as const) {
    const { status, body } = await callAs('rebound.example:4015', address, path);
    expect([status, JSON.parse(body).error.name]).toEqual([421, 'misdirected_request']);
    expect((await callAs('localhost:4015', address, path)).status).not.toBe(421);
  }
});

test('production is served under every host name', async () => {
  const server = await startProduction();
  expect((await callAs('api.example.com', server.api, '/v1/countries')).status).toBe(200);
});

describe('a server that drains', () => {
  test('is not ready and still takes requests, and says with each answer that it is the last', async () => {
    const server = await startProduction({ DRAIN_SECONDS: '60' });
    const stopping = server.stop();
    expect((await fetch(`${server.console}/readyz`)).status).toBe(503);
    const answer = await fetch(`${server.api}/v1/countries`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    server.cut();
    await stopping;
  });

  test('does not wait when it is asked again, and cuts what is in flight', async () => {
    const server = await listening(startProcess({ ...production(), DRAIN_SECONDS: '60' }));
    const exited = once(server.child, 'close');
    const request = await halfRequest(server.api);
    server.child.kill('SIGTERM');
    await expect.poll(() => server.lines.map(({ message }) => message)).toContain('stopping');
    const again = setInterval(() => server.child.kill('SIGTERM'), 200);
    expect(await exited).toEqual([0, null]);
    clearInterval(again);
    expect(server.lines.map(({ message }) => message)).toContain('stopped');
    expect(await request.finish().catch(() => '')).toBe('');
  });
});

test('a collector that never answers does not hold up the stop', async () => {
  const collector = createServer(() => {});
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`,
    // Longer than this test may take.
    OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
  };
  const server = await listening(startProcess({ ...production(), ...traces }));
  await fetch(`${server.api}/v1/countries`);
  const exited = once(server.child, 'close');
  server.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(server.lines.map(({ message }) => message)).toContain('stopped');
});

test('the server ends when the program that started it does', async () => {
  const child = startProcess(production(), 'ipc');
  await listening(child);
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});
