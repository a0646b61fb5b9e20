import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Wire, wireTo } from '../../test/harness/wire.ts';
import { Fault } from './fault.ts';
import { checkHead } from './head.ts';
import { readRequestBody } from './request-body.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const taken = { maxBytes: 100, schemas: new Map([json, form].map((type) => [type, {}])) };
const times = { idleMs: 60, totalMs: 200 };

/** Responds with what was read, or with the kind of the fault. */
const server = createServer({ requireHostHeader: false }, async (request, response) => {
  try {
    checkHead(request);
    const required = request.url !== '/optional';
    response.end(JSON.stringify((await readRequestBody(request, { ...taken, required }, times)) ?? 'none'));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { kind, message, facts } = error;
    response.statusCode = 400;
    response.setHeader('Connection', 'close');
    response.end(JSON.stringify([kind, message, facts.close ?? false]));
  }
});
let port: number;
let wire: Wire;

beforeAll(async () => {
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  ({ port } = server.address() as AddressInfo);
  wire = wireTo(port);
});
afterAll(() => {
  server.close();
});

const post = (type: string, body?: string | Uint8Array, target = '/') =>
  wire
    .send({ method: 'POST', target, headers: { 'Content-Type': type }, ...(body !== undefined && { body }) })
    .then(({ text }): unknown => JSON.parse(text));
const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${json}\r\n`;

describe('a body is read', () => {
  test.each([
    ['as JSON', json, '{"a":"é"}', { mediaType: json, form: false, value: { a: 'é' }, flaws: [] }],
    ['as a form', form, 'a=1&b=', { mediaType: form, form: true, value: { a: '1' }, flaws: [] }],
  ])('%s', async (_, type, text, body) => {
    expect(await post(type, text)).toEqual(body);
  });

  test('up to its limit', async () => {
    expect(await post(json, `"${'a'.repeat(98)}"`)).toMatchObject({ value: 'a'.repeat(98) });
  });

  test('in chunks', async () => {
    const chunks = 'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n1\r\n[\r\n1\r\n]\r\n0\r\n\r\n';
    const { text } = await wire.sendRaw(`${head}${chunks}`);
    expect(text).toContain('"value":[]');
  });

  test.each([undefined, ''])('when it is %j and may be left out', async (body) => {
    expect(await post('', body, '/optional')).toBe('none');
  });
});

test.each([
  ['a large body gives others a turn before it is parsed and after', 300_000, 2],
  ['a small one is read at once', 30_000, 0],
])('%s', async (_, bytes, turns) => {
  const body = Buffer.from(`"${'a'.repeat(bytes - 2)}"`);
  const headers = { 'content-type': json, 'content-length': `${bytes}` };
  const request = Object.assign(Readable.from([body]), { headers });
  let taken = 0;
  const take = () => {
    taken += 1;
    next = setImmediate(take);
  };
  let next: NodeJS.Immediate | undefined;
  request.once('end', () => {
    next = setImmediate(take);
  });
  const limits = { required: true, maxBytes: 400_000, schemas: new Map([[json, {}]]) };
  await readRequestBody(request as unknown as IncomingMessage, limits, times);
  clearImmediate(next);
  expect(taken).toBe(turns);
});

describe('a body is refused', () => {
  test.each([
    ['when it is required and absent', '', undefined, 'unreadable', /^The body is empty\. Send one as/],
    ['when it is required and empty', json, '', 'unreadable', /^The body is empty\. Send one as/],
    ['of another type', 'text/plain', 'a', 'unsupported_media_type', /text\/plain/],
    ['that is too large', json, ' '.repeat(101), 'payload_too_large', /at most 100 bytes/],
    ['that is not JSON', json, '{', 'unreadable', /not JSON/],
  ])('%s', async (_, type, body, kind, message) => {
    const close = kind === 'payload_too_large';
    expect(await post(type, body)).toEqual([kind, expect.stringMatching(message), close]);
  });

  test('that is empty in chunks where one is required', async () => {
    const { text } = await wire.sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`);
    expect(text).toContain('The body is empty. Send one as application/json or');
  });

  test.each(['gzip, chunked', 'gzip\r\nTransfer-Encoding: chunked'])(
    'in the transfer coding %j',
    async (coding) => {
      const { text } = await wire.sendRaw(`${head}Transfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
      expect(text).toMatch(/"unsupported_media_type","Transfer-Encoding is gzip, chunked\. Send/);
    },
  );

  test('that grows too large in chunks', async () => {
    const chunk = `65\r\n${' '.repeat(101)}\r\n`;
    const { text } = await wire.sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`);
    expect(JSON.parse(text)[0]).toBe('payload_too_large');
  });

  test.each([
    ['that stops', 'Content-Length: 9\r\n\r\n{', /stopped coming for 0\.06 s\. Send the 9 bytes/],
    ['whose chunks stop', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n', /Send all chunks/],
    ['that is announced too large', 'Content-Length: 101\r\n\r\n{', /at most 100 bytes/],
  ])('%s, and the connection is unusable', async (_, rest, message) => {
    const { text } = await wire.sendRaw(`${head}${rest}`);
    expect(JSON.parse(text)).toEqual([expect.any(String), expect.stringMatching(message), true]);
  });

  test('that drips', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}Content-Length: 90\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), 20);
    const reply = await new Promise<string>((fulfil) => socket.once('data', (data) => fulfil(String(data))));
    clearInterval(drip);
    socket.destroy();
    expect(reply).toContain('took longer than 0.2 s');
  });
});

test.each([
  ['no Host', 'GET /optional HTTP/1.1\r\nConnection: close\r\n\r\n', 400, /is missing/],
  [
    'two Hosts',
    'GET /optional HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    400,
    /more than once/,
  ],
  ['no Host in HTTP/1.0', 'GET /optional HTTP/1.0\r\n\r\n', 200, /none/],
])('%s', async (_, bytes, status, message) => {
  const reply = await wire.sendRaw(bytes);
  expect([reply.status, reply.text]).toEqual([status, expect.stringMatching(message)]);
});
