import { createServer, IncomingMessage } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { Call } from '@finops/contract-express';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { openTracing } from './tracing.ts';

describe('a server at work', () => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await postgres.open();
    server = await startServer({ database });
    business = await server.seedBusiness();
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const watch = (path: string) => fetch(`${server.console}${path}`);

  test('writes a line for each request: what, who, what came of it, and no secret', async () => {
    const response = await server.call('/v1/balances/NGN?token=hush-query', {
      headers: { Authorization: business.authorization, Cookie: 'session=hush-cookie' },
    });
    const id = response.headers.get('x-request-id');
    const written = await response.text();
    await expect.poll(() => server.log.find((line) => line.request_id === id)).toBeDefined();
    const line = server.log.find((one) => one.request_id === id);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      message: 'request',
      request_id: id,
      method: 'GET',
      route: '/v1/balances/{id_or_code}',
      operation: 'getBalance',
      status: 404,
      error_name: 'not_found',
      duration_ms: expect.any(Number),
      bytes: Buffer.byteLength(written),
      address: expect.stringContaining('127.0.0.1'),
      business_id: business.businessId,
      credential: business.apiKeyId,
    });
    const everything = JSON.stringify(server.log);
    for (const secret of ['hush', business.authorization.slice(7), 'Authorization']) {
      expect(everything).not.toContain(secret);
    }
  });

  test('says on the console address that it lives and is ready', async () => {
    expect(await (await watch('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await watch('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', checks: { database: 'up' } });
  });

  test('shows its metrics there: requests by operation and status, time, event loop, connections', async () => {
    await server.call('/v1/countries?limit=1');
    await expect
      .poll(async () => (await watch('/metrics')).text())
      .toContain('http_requests_total{operation="listCountries",status="200"} 1');
    const response = await watch('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain('http_request_duration_seconds_count{operation="listCountries"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(text).toMatch(/^database_connections\{state="waiting"\} 0$/m);
  });

  test('lets no cache keep any answer and no browser guess what it is', async () => {
    const key = { headers: { Authorization: business.authorization } };
    const answers = await Promise.all([
      server.call('/v1/balances', key),
      server.call('/v1/nowhere'),
      server.call('/v1/countries', { method: 'OPTIONS' }),
      fetch(`${server.issuer}/oauth2/userinfo`),
      fetch(`${server.issuer}/nowhere`),
      ...['/healthz', '/readyz', '/metrics', '/console/v1/session', '/nowhere'].map(watch),
    ]);
    for (const { url, status, headers } of answers) {
      expect([url, status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
        url,
        status,
        'no-store',
        'nosniff',
      ]);
    }
  });

  test('keeps all of that off the address of the API', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/console/v1/session']) {
      expect((await server.call(path)).status).toBe(404);
    }
  });
});

test('with a port of its own, health is there and nothing else, and the console has none of it', async () => {
  const database = await postgres.open();
  const server = await startServer({ database, environment: { HEALTH_PORT: '0' } });
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(`${server.health}${path}`)).status).toBe(200);
    expect((await fetch(`${server.console}${path}`)).status).toBe(404);
  }
  const elsewhere = await fetch(`${server.health}/console/v1/session`);
  expect(elsewhere.status).toBe(404);
  expect(elsewhere.headers.get('x-content-type-options')).toBe('nosniff');
  await server.stop();
  await database.close();
});

test('a server without its database is alive and not ready', async () => {
  const database = await postgres.open();
  let down = false;
  const broken: TestDatabase = {
    ...database,
    get kysely() {
      if (down) throw new Error('The database is down.');
      return database.kysely;
    },
  };
  const server = await startServer({ database: broken });
  down = true;
  expect((await fetch(`${server.console}/healthz`)).status).toBe(200);
  const ready = await fetch(`${server.console}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not ready', checks: { database: 'down' } });
  await server.stop();
  await database.close();
});

/** The part of an OTLP/JSON export that the test reads. */
interface Export {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}

interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Receives what is exported, as a collector does. */
async function startCollector(): Promise<{ url: string; spans: ExportedSpan[] }> {
  const spans: ExportedSpan[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const exported: Export = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url === '/v1/traces') {
      spans.push(...exported.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((two) => two.spans)));
    }
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans };
}

test('with a collector, each request is a span of the trace of its caller', async () => {
  const { url, spans } = await startCollector();
  const database = await postgres.open();
  const server = await startServer({ database, environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const response = await server.call('/v1/countries?limit=1', {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await server.call('/v1/countries?limit=1', { headers: { traceparent: 'noise' } });
  const requestId = response.headers.get('x-request-id');
  await server.stop();
  await database.close();

  const span = spans.find((one) => one.traceId === traceId);
  expect(span).toMatchObject({ name: 'GET /v1/countries', kind: 2, parentSpanId: 'b7ad6b7169203331' });
  const attributes = Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
  expect(attributes).toMatchObject({
    'http.route': '/v1/countries',
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    request_id: requestId,
  });
  expect(spans.filter(({ name }) => name === 'GET /v1/countries')).toHaveLength(2);
});

test('transactions are spans under their requests, also when several run at once', async () => {
  const { url, spans } = await startCollector();
  const database = await postgres.open();
  const tracing = await openTracing(url, 'sandbox');
  const serveOne = async (id: string): Promise<void> => {
    const call: Call = {
      id,
      operation: undefined,
      instead: [],
      request: new IncomingMessage(new Socket()),
      address: '127.0.0.1',
      path: '/',
      headers: {},
      startedAt: 0,
    };
    tracing.observer.begin?.(call);
    await Promise.resolve();
    await tracing.transaction(() => database.transaction(async () => {}));
    tracing.observer.finish(call, { status: 200, bytes: 0 });
  };
  await Promise.all([serveOne('req_a'), serveOne('req_b')]);
  await tracing.close();
  await database.close();

  const requests = spans.filter(({ kind }) => kind === 2).map(({ spanId }) => spanId);
  const parents = spans.filter(({ name }) => name === 'transaction').map(({ parentSpanId }) => parentSpanId);
  expect(requests).toHaveLength(2);
  expect(parents.sort()).toEqual(requests.sort());
});
