import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireRequest } from '../model/message.ts';
import { NoConnection } from '../model/sender.ts';
import { httpSender } from './http-sender.ts';

/** A server of raw bytes: what it gets is text, what it sends is up to `answer`. */
async function rawServer(answer: (socket: Socket, request: string, count: number) => void) {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      requests.push(bytes.toString('latin1'));
      answer(socket, bytes.toString('latin1'), requests.length);
    });
  });
  open.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: (path = '') => new URL(`http://127.0.0.1:${port}${path}`), requests, sockets };
}

const open: { server: Server; sockets: Set<Socket> }[] = [];
const senders: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.close();
  for (const { server, sockets } of open.splice(0)) closeAll(server, sockets);
});

function closeAll(server: Server, sockets: ReadonlySet<Socket>): void {
  server.close();
  for (const socket of sockets) socket.destroy();
}

function sending(settings: Parameters<typeof httpSender>[0]) {
  const sender = httpSender(settings);
  senders.push(sender);
  return sender;
}

const request = (extras: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  target: '/things',
  headers: [],
  body: undefined,
  ...extras,
});

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi';

describe('httpSender', () => {
  it('sends the path exactly as it is, below the prefix of the target, and the headers in their order', async () => {
    const { url, requests } = await rawServer((socket) => socket.write(ok));
    const sender = sending({ target: url('/prefix/') });
    const headers = [
      ['X-One', 'a'],
      ['x-two', 'b'],
    ] as const;
    await sender.send(request({ method: 'POST', target: '/a/../b//%2e?x=%7B|', headers, body: '{"a":1}' }));
    expect(requests[0]).toMatch(/^POST \/prefix\/a\/\.\.\/b\/\/%2e\?x=%7B\| HTTP\/1\.1\r\n/);
    expect(requests[0]).toMatch(/X-One: a\r\nx-two: b\r\n/);
    expect(requests[0]).toMatch(/\r\n\r\n\{"a":1\}$/);
  });

  it('gives header lines as they came, repeated ones repeated, and the bytes of the body', async () => {
    const { url } = await rawServer((socket) =>
      socket.write(
        'HTTP/1.1 418 Teapot\r\nX-Mixed: 1\r\nSet-Cookie: a\r\nset-cookie: b\r\nContent-Length: 1\r\n\r\n\u0001',
      ),
    );
    expect(await sending({ target: url() }).send(request())).toEqual({
      kind: 'response',
      status: 418,
      headers: [
        ['X-Mixed', '1'],
        ['Set-Cookie', 'a'],
        ['set-cookie', 'b'],
        ['Content-Length', '1'],
      ],
      body: Buffer.from([1]),
    });
  });

  it('keeps one connection and follows no redirect', async () => {
    const { url, sockets } = await rawServer((socket) =>
      socket.write('HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n'),
    );
    const sender = sending({ target: url() });
    for (const _ of [1, 2, 3]) expect(await sender.send(request())).toMatchObject({ status: 302 });
    expect(sockets.size).toBe(1);
  });

  it('sends again what met a kept connection that was being closed', async () => {
    const { url, requests } = await rawServer((socket, _, count) => {
      if (count === 2) socket.destroy();
      else socket.write(ok);
    });
    const sender = sending({ target: url() });
    await sender.send(request());
    expect(await sender.send(request())).toMatchObject({ status: 200 });
    expect(requests).toHaveLength(3);
  });

  it('says that a server which hangs up always gives no answer', async () => {
    const { url } = await rawServer((socket) => socket.destroy());
    expect(await sending({ target: url() }).send(request())).toMatchObject({ kind: 'none' });
  });

  it('gives up after the time limit, also in the middle of a body, and goes on afterwards', async () => {
    const { url } = await rawServer((socket, _, count) => {
      if (count === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf');
      else if (count === 3) socket.write(ok);
    });
    const sender = sending({ target: url(), timeout: 100 });
    const none = { kind: 'none', reason: 'no complete response within 100 ms' };
    expect(await sender.send(request())).toEqual(none);
    expect(await sender.send(request())).toEqual(none);
    expect(await sender.send(request())).toMatchObject({ status: 200 });
  });

  it('reads no endless body', async () => {
    const { url } = await rawServer((socket) => socket.write(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(50)}`));
    const answer = await sending({ target: url(), maxBytes: 20 }).send(request());
    expect(answer).toEqual({ kind: 'none', reason: 'the body is longer than 20 bytes' });
  });

  it('throws NoConnection when nothing listens', async () => {
    const { url } = await rawServer(() => {});
    const target = url();
    for (const { server } of open) await new Promise((resolve) => server.close(resolve));
    await expect(sending({ target }).send(request())).rejects.toThrow(NoConnection);
  });

  it('tells a request that met a server which fell over from one that was not sent', async () => {
    const { url } = await rawServer((socket, _, count) => {
      if (count === 1) socket.write(ok);
      else for (const { server, sockets } of open) closeAll(server, sockets);
    });
    const sender = sending({ target: url() });
    await sender.send(request());
    const lost = await sender.send(request()).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(NoConnection);
    expect(lost).toMatchObject({ unanswered: expect.stringMatching(/closed|ECONNRESET/) });
    const unsent = await sender.send(request()).catch((error: unknown) => error);
    expect(unsent).toMatchObject({ unanswered: undefined });
  });

  it('gives an answer under way a moment when the run is interrupted, and no more', async () => {
    const { url } = await rawServer((socket, _, count) => {
      if (count === 1) setTimeout(() => socket.write(ok), 50);
    });
    const sender = sending({ target: url() });
    const interruption = new AbortController();
    const under = sender.send(request(), interruption.signal);
    interruption.abort();
    expect(await under).toMatchObject({ status: 200 });
    const second = new AbortController();
    const hanging = sender.send(request(), second.signal);
    second.abort();
    expect(await hanging).toEqual({ kind: 'none', reason: 'interrupted' });
  });

  it('throws what is wrong with a request that is no HTTP', async () => {
    const { url } = await rawServer((socket) => socket.write(ok));
    await expect(sending({ target: url() }).send(request({ headers: [['bad name', 'x']] }))).rejects.toThrow(
      'invalid header key',
    );
  });
});
