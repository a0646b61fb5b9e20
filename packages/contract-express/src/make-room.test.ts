import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SmallApp, smallHandlers, startSmallApp } from '../test/small/app.ts';
import { smallDocument } from '../test/small/contract.ts';
import { Fault } from './reading/fault.ts';

const LIMIT = 1_000_000;
const { '/v1/things': things } = smallDocument.paths;
const document = {
  ...smallDocument,
  paths: {
    ...smallDocument.paths,
    '/v1/things': {
      ...things,
      post: { ...things.post, requestBody: { ...things.post.requestBody, 'x-max-body-bytes': LIMIT } },
    },
  },
};
const bodyOf = (bytes: number): string => `{"name":"a","note":"${'x'.repeat(bytes - 22)}"}`;
const LARGE = bodyOf(300_000);
const headOf = (fields: string): string =>
  `POST /v1/things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${fields}\r\n\r\n`;

let app: SmallApp;
let events: string[];
/** Waits until there is room. */
let room: () => Promise<void>;
beforeEach(async () => {
  events = [];
  room = async () => {};
  app = await startSmallApp({
    document,
    handlers: {
      ...smallHandlers,
      createThing: () => {
        events.push('carried out');
        return { status: 201, body: { name: 'a' } };
      },
    },
    admit: () => {
      events.push('admitted');
      return { caller: 'me' };
    },
    makeRoom: async ({ request }, { caller }, bytes) => {
      await room();
      // Null: reading it has not begun.
      events.push(`room of ${bytes} for ${caller}, read: ${request.readableFlowing}`);
      return () => events.push('left');
    },
  });
});
afterEach(() => app.server.close());

function connection(): Socket {
  return connect(Number(new URL(app.server.url).port), '127.0.0.1').setEncoding('utf8');
}

const send = (body: string) =>
  fetch(`${app.server.url}/v1/things`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });

it('makes room for a large body once its call is let in, reads it then, and leaves when the call is through', async () => {
  expect((await send(LARGE)).status).toBe(201);
  expect(events).toEqual(['admitted', 'room of 300000 for me, read: null', 'carried out', 'left']);
});

it('makes room for as much as may come in chunks', async () => {
  const socket = connection();
  socket.write(`${headOf('Transfer-Encoding: chunked\r\nConnection: close')}c\r\n{"name":"a"}\r\n0\r\n\r\n`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 201 /);
  expect(events).toEqual(['admitted', `room of ${LIMIT} for me, read: null`, 'carried out', 'left']);
});

it.each([
  ['of 256 KiB', 262_144, 201],
  ['that is refused for its size', LIMIT + 1, 413],
])('makes none for a body %s', async (_, bytes, status) => {
  expect((await send(bodyOf(bytes))).status).toBe(status);
  expect(events.filter((event) => event.startsWith('room'))).toEqual([]);
});

it('answers when there is no room, before the body has come, and goes on with the connection behind it', async () => {
  room = async () => {
    throw new Fault('not_found', 'There is no room.');
  };
  const socket = connection();
  socket.write(headOf(`Content-Length: ${LARGE.length}`));
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 404 .*There is no room\./s);
  socket.write(LARGE);
  socket.write('GET /v1/things HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /);
  expect(events).toEqual(['admitted', 'admitted']);
});

it('leaves when the body is refused, and when its caller has gone before there was room', async () => {
  expect((await send(LARGE.slice(0, -1))).status).toBe(400);
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  room = () => isFree;
  app.server.http.once('request', (request) => request.once('close', free));
  const socket = connection();
  socket.write(headOf(`Content-Length: ${LARGE.length}`));
  await expect.poll(() => events.length).toBe(4);
  socket.destroy();
  const left = ['admitted', expect.stringContaining('room of '), 'left'];
  await expect.poll(() => events).toEqual([...left, ...left]);
});
