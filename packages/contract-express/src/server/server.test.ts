import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type SmallApp, smallHandlers, startSmallApp } from '../../test/small/app.ts';
import type { ListenSettings } from './server.ts';

/** A promise with the function that fulfils it. */
function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((fulfil) => {
    open = fulfil;
  });
  return { open, opened };
}

/** An app whose getThing waits at a gate and signals when it is reached. */
async function waitingApp(where: Partial<ListenSettings> = {}) {
  const [entered, leave] = [gate(), gate()];
  const app = await startSmallApp(
    {
      handlers: {
        ...smallHandlers,
        getThing: async () => {
          entered.open();
          await leave.opened;
          return { status: 200, body: { name: 'late' } };
        },
      },
    },
    where,
  );
  return { app, entered, leave };
}

it('finishes a request in flight before it is closed, and takes no new one', async () => {
  const { app, entered, leave } = await waitingApp();
  const reply = fetch(`${app.server.url}/v1/things/THG_1`);
  await entered.opened;
  const closed = app.server.close();
  await expect(fetch(`${app.server.url}/v1/things`)).rejects.toThrow();
  leave.open();
  expect(await (await reply).json()).toEqual({ name: 'late' });
  const answered = performance.now();
  await closed;
  // The connection is closed at once; otherwise it would be kept alive for five seconds.
  expect(performance.now() - answered).toBeLessThan(1000);
  expect(app.sent).toEqual([{ status: 200, bytes: 15 }]);
});

/** The headers of the responses on one connection, as they arrive. */
function connection(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  const closed = new Promise<string>((fulfil) => {
    socket.on('close', () => fulfil(received));
  });
  return { socket, closed, received: () => received };
}

const list = 'GET /v1/things HTTP/1.1\r\nHost: a\r\n\r\n';
const waiting = 'GET /v1/things/THG_1 HTTP/1.1\r\nHost: a\r\n\r\n';

describe('while it drains', () => {
  it('still takes connections, and each answer is the last on its connection', async () => {
    const { app, entered, leave } = await waitingApp();
    const kept = connection(app.server.url);
    kept.socket.write(list);
    await expect.poll(kept.received).toMatch(/^HTTP\/1\.1 200/);
    expect(kept.received()).toContain('Connection: keep-alive');
    const late = connection(app.server.url);
    late.socket.write(waiting);
    await entered.opened;

    app.server.drain();
    kept.socket.write(list);
    expect((await kept.closed).match(/Connection: \S+/g)).toEqual([
      'Connection: keep-alive',
      'Connection: close',
    ]);
    leave.open();
    expect(await late.closed).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/is);
    expect((await fetch(`${app.server.url}/v1/things`)).headers.get('connection')).toBe('close');
    await app.server.close();
  });

  it('answers all of several requests that were sent at once', async () => {
    const { app, entered, leave } = await waitingApp();
    const { socket, closed } = connection(app.server.url);
    socket.write(waiting);
    await entered.opened;
    app.server.drain();
    socket.write(list);
    await expect.poll(() => app.events).toContain('admit GET /v1/things');
    leave.open();
    const received = await closed;
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(received.match(/Connection: close/g)).toHaveLength(1);
    await app.server.close();
  });
});

describe('a server of loopback names only', () => {
  const from = async (host: string, where: Partial<ListenSettings>): Promise<string> => {
    const app = await startSmallApp({}, where);
    const { socket, closed } = connection(app.server.url);
    socket.write(`GET /v1/things HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const received = await closed;
    await app.server.close();
    return received;
  };

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4010', '127.9.9.9', '[::1]:4010'])(
    'answers %s',
    async (host) => {
      expect(await from(host, { loopbackNamesOnly: true })).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each([
    'rebound.example',
    'localhost.example:4010',
    '127.0.0.1.example',
    '10.0.0.1',
    '[::2]',
    'localhost.',
  ])('refuses %s', async (host) => {
    const received = await from(host, { loopbackNamesOnly: true });
    expect(received).toMatch(/^HTTP\/1\.1 421 /);
    expect(received).toContain(`misdirected_request: The host \\"${host}\\" is not served here.`);
  });

  it('is not what other servers are', async () => {
    expect(await from('api.example.com', {})).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('nothing that comes on a refused connection is carried out:', () => {
  const admitted = (app: SmallApp) => app.events.filter((event) => event.startsWith('admit'));

  it('the rest of a head that took too long, which is closed without a word', async () => {
    const app = await startSmallApp({}, { headersMs: 100 });
    const { socket, closed } = connection(app.server.url);
    socket.write('GET /v1/things HTTP/1.1\r\n');
    await once(app.server.http, 'clientError');
    socket.write('Host: a\r\n\r\n');
    expect(await closed).toBe('');
    expect(admitted(app)).toEqual([]);
    await app.server.close();
  });

  it('the rest of such a head behind a request that is still answered', async () => {
    const { app, entered, leave } = await waitingApp({ headersMs: 100 });
    const { socket, closed } = connection(app.server.url);
    socket.write(`${waiting}GET /v1/things HTTP/1.1\r\n`);
    await entered.opened;
    await once(app.server.http, 'clientError');
    socket.write('Host: a\r\n\r\n');
    leave.open();
    expect((await closed).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    expect(admitted(app)).toEqual(['admit GET /v1/things/THG_1']);
    await app.server.close();
  });

  it.each([
    ['a message that cannot be read', 'nonsense\r\n\r\n', 400],
    ['a request to a proxy', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 405],
  ])('a request behind %s', async (_, refused, status) => {
    const app = await startSmallApp();
    const { socket, closed, received } = connection(app.server.url);
    socket.write(refused);
    await expect.poll(received).not.toBe('');
    socket.write(list);
    expect((await closed).match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(admitted(app)).toEqual([]);
    await app.server.close();
  });

  it('a request that takes no body and has a broken one', async () => {
    const deleted: string[] = [];
    const deleteThing = () => {
      deleted.push('THG_1');
      return { status: 204 } as const;
    };
    const app = await startSmallApp({ handlers: { ...smallHandlers, deleteThing } });
    const { socket, closed } = connection(app.server.url);
    socket.write('DELETE /v1/things/THG_1 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n');
    expect((await closed).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(deleted).toEqual([]);
    await app.server.close();
  });
});

it('adds no second answer to a request whose body breaks after the first', async () => {
  const app = await startSmallApp();
  const { socket, closed, received } = connection(app.server.url);
  socket.write('POST /v1/nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  await expect.poll(received).toContain('404');
  await expect.poll(() => app.sent).toHaveLength(1);
  socket.write('zz\r\n');
  expect((await closed).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404']);
  await app.server.close();
});

describe('a connection that was opened beforehand', () => {
  it('is answered when it asks at last', async () => {
    const app = await startSmallApp({}, { headersMs: 100 });
    const { socket, closed } = connection(app.server.url);
    await once(app.server.http, 'clientError');
    socket.write(list.replace('\r\n', '\r\nConnection: close\r\n'));
    expect((await closed).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    await app.server.close();
  });

  it('is closed without a word when it never asks', async () => {
    const app = await startSmallApp({}, { headersMs: 100, stalledMs: 300 });
    expect(await connection(app.server.url).closed).toBe('');
    await app.server.close();
  });
});

it('closes, of too many connections that wait, the one that has waited longest, and never whoever has just come', async () => {
  const app = await startSmallApp({}, { waitingConnections: 2 });
  const open = async (bytes: string, sent: RegExp | undefined) => {
    const opened = connection(app.server.url);
    const [socket] = await once(app.server.http, 'connection');
    opened.socket.write(bytes);
    await expect.poll(() => socket.bytesRead).toBe(bytes.length);
    if (sent !== undefined) await expect.poll(opened.received).toMatch(sent);
    return opened;
  };
  const answered = /^HTTP\/1\.1 200/;
  const kept = await open(list, answered);
  const within = await open('GET /v1/things HTTP/1.1\r\n', undefined);
  const silent = await open('', undefined);
  expect(await kept.closed).toMatch(answered);
  const asking = await open(list, answered);
  expect(await within.closed).toBe('');
  await open(list, answered);
  expect(await silent.closed).toBe('');
  asking.socket.write(list.replace('\r\n', '\r\nConnection: close\r\n'));
  expect((await asking.closed).match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
  await app.server.close();
});

it('keeps an idle connection for as long as it is told', async () => {
  const app = await startSmallApp({}, { keepAliveMs: 65_000 });
  expect((await fetch(`${app.server.url}/v1/things`)).headers.get('keep-alive')).toBe('timeout=65');
  await app.server.close();
});

it('cuts what is not finished in time', async () => {
  const { app, entered } = await waitingApp();
  const reply = fetch(`${app.server.url}/v1/things/THG_1`).catch((error: unknown) => error);
  await entered.opened;
  await app.server.close(50);
  expect(await reply).toBeInstanceOf(TypeError);
  await expect.poll(() => app.sent).toEqual([{ status: 0, bytes: 0 }]);
});

it('does not wait for a connection that has nothing in flight', async () => {
  const app = await startSmallApp();
  await (await fetch(`${app.server.url}/v1/things`)).text();
  const started = performance.now();
  await app.server.close();
  expect(performance.now() - started).toBeLessThan(1000);
});

it('does not wait for a connection that was opened and never used', async () => {
  const app = await startSmallApp();
  const connected = once(app.server.http, 'connection');
  const { closed } = connection(app.server.url);
  await connected;
  const ended = app.server.close(60_000);
  expect(await closed).toBe('');
  await ended;
});

it('refuses an address that is taken', async () => {
  const app = await startSmallApp();
  const port = Number(new URL(app.server.url).port);
  await expect(startSmallApp({}, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await app.server.close();
});

it('answers a body that stops coming, within its patience', async () => {
  const app = await startSmallApp({ times: { idleMs: 50, totalMs: 1000 } });
  const text = await new Promise<string>((fulfil) => {
    let received = '';
    const socket = connect(Number(new URL(app.server.url).port), '127.0.0.1', () => {
      socket.write(
        'POST /v1/things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"na',
      );
    });
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => fulfil(received));
  });
  expect(text).toMatch(/^HTTP\/1.1 400 .*\r\nConnection: close\r\n/is);
  expect(text).toContain('unreadable: The body stopped coming for 0.05 s.');
  await app.server.close();
});

it('takes a body that arrived in time, however long this process could not look', async () => {
  const app = await startSmallApp({ times: { idleMs: 300, totalMs: 5000 } });
  const { socket, closed } = connection(app.server.url);
  const body = '{"name":"a"}';
  const head = `POST /v1/things HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const served = once(app.server.http, 'request');
  socket.write(head + body.slice(0, 5));
  await served;
  await new Promise((fulfil) => setTimeout(fulfil, 50));
  // After what is done here the timers come first, and then what has arrived.
  await new Promise((fulfil) => setImmediate(fulfil));
  socket.write(body.slice(5));
  const until = performance.now() + 400;
  while (performance.now() < until);
  expect(await closed).toMatch(/^HTTP\/1\.1 201 /);
  await app.server.close();
});

it('cuts a caller that reads nothing of its answer, and counts the call as finished', async () => {
  const name = 'n'.repeat(30_000_000);
  const handlers = { ...smallHandlers, getThing: () => ({ status: 200, body: { name } }) as const };
  const app = await startSmallApp({ handlers }, { stalledMs: 300 });
  const socket = connect(Number(new URL(app.server.url).port), '127.0.0.1', () => {
    socket.pause().write('GET /v1/things/THG_1 HTTP/1.1\r\nHost: a\r\n\r\n');
  });
  socket.on('error', () => {});
  await expect.poll(() => app.sent, { timeout: 5000 }).toHaveLength(1);
  socket.destroy();
  await app.server.close();
});
