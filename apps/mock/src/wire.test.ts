import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../test/harness.ts';
import { smallDocument } from '../test/small-document.ts';

const head = 'Host: localhost\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\n';
const post = `POST /v1/things HTTP/1.1\r\n${head}`;
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock(smallDocument, 'shipped');
});
afterAll(() => mock.mock.close());

/** All that comes back on one connection for parts that are sent with pauses between them. */
async function converse(parts: readonly string[], pauseMs = 0): Promise<string> {
  const socket = connect(mock.port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((fulfil) => socket.once('close', fulfil));
  for (const part of parts) {
    socket.write(part);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  await end;
  return Buffer.concat(chunks).toString();
}

const statuses = (text: string): string[] => text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];

describe.concurrent('with the shipped patience', () => {
  test.each([
    [
      'a body that stays away',
      `${post}Content-Length: 12\r\n\r\n`,
      false,
      /stopped coming for 1\.5 s\. Send the 12 bytes/,
    ],
    [
      'chunks that stop',
      `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
      false,
      /stopped coming.* Send all chunks/,
    ],
    ['a truncated body', `${post}Content-Length: 12\r\n\r\n{"name"`, true, /connection ended inside/],
  ])('%s is answered within 2 s', async (_, bytes, end, message) => {
    const { status, text, headers } = await mock.sendRaw(bytes, end);
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringMatching(message)]);
    expect(headers.get('connection')).toBe('close');
    expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThan(Date.now() - 5000);
  });

  test('a body that comes steadily is waited for, however long it takes', async () => {
    const parts = [`${post}Connection: close\r\nContent-Length: 12\r\n\r\n`, '{"n', 'ame"', ':', '"a"}'];
    expect(statuses(await converse(parts, 900))).toEqual(['201']);
  });
});

describe('pipelining', () => {
  const get = 'GET /v1/things HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test.each([
    ['garbage', `${get}nonsense\r\n\r\n`, ['200', '400']],
    ['garbage behind two', `${get}${get}nonsense\r\n\r\n`, ['200', '200', '400']],
    ['a body that cannot be read', `${get}${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, ['200', '400']],
  ])('%s is refused after the answers before it', async (_, bytes, expected) => {
    expect(statuses(await converse([bytes]))).toEqual(expected);
  });
});

test.each([
  [
    'two Hosts',
    `GET /v1/things HTTP/1.1\r\nHost: localhost\r\nHost: b\r\nConnection: close\r\n\r\n`,
    /Host header was sent more than once/,
  ],
  [
    'large headers',
    `GET /v1/things HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    /^The headers are too large/,
  ],
  [
    'a long address',
    `GET /v1/things?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    /^The address is too long/,
  ],
  ['a bad length', `${post}Content-Length: ten\r\n\r\n`, /one Content-Length in digits/],
  ['a bad chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, /chunk of the body has a size/],
  ['two lengths', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n`, /not both/],
  [
    'two lengths, the other way round',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n`,
    /not both/,
  ],
])('%s: the message says so', async (_, bytes, message) => {
  const { status, text } = await mock.sendRaw(bytes);
  expect([status, JSON.parse(text).message]).toEqual([400, expect.stringMatching(message)]);
});

test('a body that is too large ends the connection', async () => {
  const body = ' '.repeat(101);
  const { status, headers } = await mock.sendRaw(`${post}Content-Length: 101\r\n\r\n${body}`);
  expect([status, headers.get('connection')]).toEqual([413, 'close']);
});

test('a parameter without a name is named, and refused under strict handling', async () => {
  const target = '/v1/things?=1';
  const strict = await mock.send({ method: 'GET', target, headers: { Prefer: 'handling=strict' } });
  expect([strict.status, JSON.parse(strict.text).fields]).toEqual([
    400,
    { '""': [{ reason: 'is not recognized' }] },
  ]);
});

test('a body has a minute as a whole', () => {
  expect(mock.mock.http.requestTimeout).toBe(30_000 + 60_000 + 5000);
});

test('a reply that cannot be written becomes a failure, and is not waited for', async () => {
  const things = smallDocument.paths['/v1/things'] ?? {};
  const response = { headers: { 'X-Bad': { example: 'no\nheader' } } };
  const get = { ...things.get, responses: { '200': response } };
  const other = await startMock({ ...smallDocument, paths: { '/v1/things': { get: get as never } } });
  const { status, text } = await other.send({ method: 'GET', target: '/v1/things' });
  expect([status, JSON.parse(text).error.name]).toEqual([500, 'internal_server_error']);
  await other.mock.close();
});
