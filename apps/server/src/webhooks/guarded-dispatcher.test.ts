import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { certificate } from '../../test/harness/processes/tls-certificate.ts';
import { type MayCall, mayCall } from '../domain/webhooks/target-address.ts';
import { demandTarget, type ResolveName } from '../domain/webhooks/target-url.ts';
import { failureOf, guardedDispatcher } from './guarded-dispatcher.ts';

const production = mayCall({ loopback: false });
const sandbox = mayCall({ loopback: true });
const anything: MayCall = () => true;
const toThisMachine: ResolveName = async () => ['127.0.0.1'];
const nothing: ResolveName = async () => [];

/** Listens on every address of this machine, counting its connections. */
async function listen<Listening extends Server>(server: Listening) {
  let connections = 0;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

/** The outcome of a request: a status, or the failure of an attempt. */
async function outcomeOf(
  url: string,
  { mayCall, resolve = nothing, ca }: { mayCall: MayCall; resolve?: ResolveName; ca?: string | undefined },
  options: { headersTimeout?: number } = {},
) {
  const dispatcher = guardedDispatcher({ mayCall, resolve, ca }, options);
  onTestFinished(() => dispatcher.destroy());
  try {
    const { statusCode, body } = await request(url, { method: 'POST', body: '{}', dispatcher });
    await body.dump();
    return statusCode;
  } catch (error) {
    return failureOf(error);
  }
}

const answering = () => createHttpServer((_request, response) => response.end());

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
])('in production %s is not called: its listener sees no connection', async (host) => {
  const { port, connections } = await listen(answering());
  // The listener exists; the address is refused.
  if (!host.startsWith('[64')) {
    expect(await outcomeOf(`http://${host}:${port}`, { mayCall: anything })).toBe(200);
  }
  const before = connections();
  expect(await outcomeOf(`http://${host}:${port}`, { mayCall: production })).toBe('address_refused');
  expect(await outcomeOf(`https://${host}:${port}`, { mayCall: production })).toBe('address_refused');
  expect(connections()).toBe(before);
});

test.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['127.0.0.1', '1.1.1.1']])(
  'in production a name with the addresses %s %s is not called',
  async (...addresses) => {
    const { port, connections } = await listen(answering());
    const resolve = async () => addresses;
    expect(await outcomeOf(`http://receiver.example:${port}`, { mayCall: production, resolve })).toBe(
      'address_refused',
    );
    expect(connections()).toBe(0);
  },
);

test('a name that changes its answer after the registration is not called', async () => {
  const { port, connections } = await listen(answering());
  const answers = [['1.1.1.1'], ['127.0.0.1']];
  const resolve: ResolveName = async () => answers.shift() ?? [];
  const url = `https://receiver.example:${port}`;
  await demandTarget(url, { http: false, mayCall: production, resolve });
  expect(await outcomeOf(url, { mayCall: production, resolve })).toBe('address_refused');
  expect(answers).toEqual([]);
  expect(connections()).toBe(0);
});

test('a name is resolved once for a connection, and only what it led to is connected to', async () => {
  const { port, connections } = await listen(answering());
  const answers = [['127.0.0.1'], ['1.1.1.1']];
  const resolve: ResolveName = async () => answers.shift() ?? [];
  expect(await outcomeOf(`http://receiver.example:${port}`, { mayCall: anything, resolve })).toBe(200);
  expect(connections()).toBe(1);
  expect(answers).toEqual([['1.1.1.1']]);
});

test('a socket that is connected to another address than was looked at is closed before anything is sent', async () => {
  let received = 0;
  const { port, connections } = await listen(
    createServer((socket) => socket.on('data', (bytes) => (received += bytes.length))),
  );
  const asked: string[] = [];
  // Allows the first address it is asked about, as if the name had resolved elsewhere by then.
  const once: MayCall = (address) => asked.push(address) === 1;
  const resolve = toThisMachine;
  expect(await outcomeOf(`http://receiver.example:${port}`, { mayCall: once, resolve })).toBe(
    'address_refused',
  );
  expect(asked).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(connections()).toBe(1);
  expect(received).toBe(0);
});

test.each([301, 302, 303, 307, 308])(
  'a redirect is an answer with %i: where it leads is not called',
  async (status) => {
    const inside = await listen(answering());
    const { port } = await listen(
      createHttpServer((_request, response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${inside.port}/` }).end(),
      ),
    );
    expect(await outcomeOf(`http://127.0.0.1:${port}`, { mayCall: sandbox })).toBe(status);
    expect(inside.connections()).toBe(0);
  },
);

test('a sandbox calls an address of loopback, and no name of it', async () => {
  const { port, connections } = await listen(answering());
  expect(await outcomeOf(`http://127.0.0.1:${port}`, { mayCall: sandbox })).toBe(200);
  expect(await outcomeOf(`http://[::1]:${port}`, { mayCall: sandbox })).toBe(200);
  const before = connections();
  expect(await outcomeOf(`http://localhost:${port}`, { mayCall: sandbox, resolve: toThisMachine })).toBe(
    'address_refused',
  );
  expect(connections()).toBe(before);
});

test('the certificate is verified for the name, which the receiver gets as SNI and Host', async () => {
  const seen: unknown[] = [];
  const { port } = await listen(
    createHttpsServer(certificate, (request, response) => {
      seen.push((request.socket as { servername?: unknown }).servername, request.headers.host);
      response.end();
    }),
  );
  const guard = { mayCall: anything, resolve: toThisMachine, ca: certificate.cert };
  expect(await outcomeOf(`https://receiver.example:${port}`, guard)).toBe(200);
  expect(seen).toEqual(['receiver.example', `receiver.example:${port}`]);
  expect(await outcomeOf(`https://other.example:${port}`, guard)).toBe('tls_failed');
  expect(await outcomeOf(`https://127.0.0.1:${port}`, guard)).toBe('tls_failed');
  expect(await outcomeOf(`https://receiver.example:${port}`, { ...guard, ca: undefined })).toBe('tls_failed');
  expect(seen).toHaveLength(2);
});

test('a receiver without TLS, or that closes during its handshake, is tls_failed', async () => {
  const plain = await listen(answering());
  const closing = await listen(createServer((socket) => socket.end()));
  for (const { port } of [plain, closing]) {
    expect(await outcomeOf(`https://127.0.0.1:${port}`, { mayCall: sandbox })).toBe('tls_failed');
  }
});

test('a name without an address is name_not_resolved', async () => {
  expect(await outcomeOf('http://absent.example', { mayCall: production })).toBe('name_not_resolved');
});

test('a port that nobody listens on is connection_refused, by its address or by a name with several', async () => {
  const server = createServer();
  const { port } = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await outcomeOf(`http://127.0.0.1:${port}`, { mayCall: sandbox })).toBe('connection_refused');
  const resolve = async () => ['127.0.0.1', '127.0.0.2'];
  expect(await outcomeOf(`http://receiver.example:${port}`, { mayCall: anything, resolve })).toBe(
    'connection_refused',
  );
  expect(await outcomeOf(`https://receiver.example:${port}`, { mayCall: anything, resolve })).toBe(
    'connection_refused',
  );
});

test('a receiver that closes, or that answers something else than HTTP, is connection_closed', async () => {
  const closing = await listen(createServer((socket) => socket.on('data', () => socket.destroy())));
  const other = await listen(createServer((socket) => socket.on('data', () => socket.end('220 ready\r\n'))));
  for (const { port } of [closing, other]) {
    expect(await outcomeOf(`http://127.0.0.1:${port}`, { mayCall: sandbox })).toBe('connection_closed');
  }
});

test('a receiver that does not answer is timed_out', async () => {
  const { port } = await listen(createServer());
  expect(await outcomeOf(`http://127.0.0.1:${port}`, { mayCall: sandbox }, { headersTimeout: 50 })).toBe(
    'timed_out',
  );
  const dispatcher = guardedDispatcher({ mayCall: sandbox, resolve: nothing });
  onTestFinished(() => dispatcher.destroy());
  const signal = AbortSignal.timeout(50);
  const attempt = request(`http://127.0.0.1:${port}`, { dispatcher, signal });
  expect(await attempt.then(() => 'answered', failureOf)).toBe('timed_out');
});

test('a name that is not resolved within 5 seconds, and a handshake that takes longer, are timed_out', async () => {
  const silent = await listen(createServer());
  const never: ResolveName = () => new Promise(() => undefined);
  const started = performance.now();
  expect(
    await Promise.all([
      outcomeOf('http://slow.example', { mayCall: production, resolve: never }),
      outcomeOf(`https://127.0.0.1:${silent.port}`, { mayCall: sandbox }),
    ]),
  ).toEqual(['timed_out', 'timed_out']);
  expect(performance.now() - started).toBeLessThan(9_000);
}, 15_000);
