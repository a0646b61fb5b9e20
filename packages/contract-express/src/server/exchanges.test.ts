import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Exchanges } from './exchanges.ts';
import { rawReply, unreadable } from './raw-reply.ts';

const exchanges = new Exchanges();
const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  exchanges.begin(request, response);
  if (request.url === '/started') response.write('a part');
  else if (request.url === '/slow') waiting.push(response);
  else response.end('whole');
});
let port: number;

beforeAll(async () => {
  server.on('clientError', (error, socket) => {
    const { message } = unreadable(error);
    exchanges.refuse(socket, () => rawReply(400, { 'X-Request-Id': 'req_1' }, { message }));
    for (const response of waiting.splice(0)) response.end('late');
  });
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});

/** Everything received on one connection; `later` is sent after the first bytes arrive. */
function converse(bytes: string, later = ''): Promise<string> {
  return new Promise((fulfil) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.once('data', () => socket.write(later));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('close', () => fulfil(Buffer.concat(chunks).toString()));
  });
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const statuses = (text: string): string[] => text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];

test.each([
  ['garbage alone', 'nonsense\r\n\r\n', ['400']],
  ['garbage behind two requests', `${get('/')}${get('/')}nonsense\r\n\r\n`, ['200', '200', '400']],
  ['garbage behind a request that takes its time', `${get('/slow')}nonsense\r\n\r\n`, ['200', '400']],
])('%s is refused after the answers before it', async (_, bytes, expected) => {
  expect(statuses(await converse(bytes))).toEqual(expected);
});

test('a message whose answer has begun gets no other', async () => {
  const head = 'POST /started HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(statuses(await converse(head, 'zz\r\n'))).toEqual(['200']);
});

test('a refusal is a whole response that ends the connection', async () => {
  const [head = '', body = ''] = (await converse('nonsense\r\n\r\n')).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Request-Id: req_1\r\nDate: .*GMT\r\n/);
  expect(head).toContain(`Content-Length: ${body.length}\r\nConnection: close`);
  expect(JSON.parse(body).message).toBe('The request is not valid HTTP/1.1.');
});

test.each([
  ['HPE_HEADER_OVERFLOW', 'GET /a HTTP/1.1\r\nX: aaa', /^The headers are too large/],
  ['HPE_HEADER_OVERFLOW', 'GET /aaa', /^The address is too long/],
  ['HPE_INVALID_EOF_STATE', '', /ended inside the request/],
  ['HPE_INVALID_CONTENT_LENGTH', '', /one Content-Length in digits/],
  ['HPE_INVALID_CHUNK_SIZE', '', /chunk of the body/],
  ['toString', '', /not valid HTTP/],
])('%s with %j is told as %s', (code, packet, message) => {
  const error = Object.assign(new Error('x'), { code, rawPacket: Buffer.from(packet) });
  expect(unreadable(error)).toMatchObject({ kind: 'unreadable', message: expect.stringMatching(message) });
});
