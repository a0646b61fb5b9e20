import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../test/harness.ts';
import { smallDocument } from '../test/small-document.ts';

const host = 'Host: localhost\r\nConnection: close\r\n';
const posting = {
  method: 'POST',
  target: '/v1/things',
  headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
};
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock(smallDocument);
});
afterAll(() => mock.mock.close());

describe('success', () => {
  test('a request takes the first example of the lowest success', async () => {
    const reply = await mock.send({
      ...posting,
      body: '{"name":"a","colour":1,"part":{"size":"1","age":2}}',
    });
    expect([reply.status, reply.text]).toEqual([201, '{"data":{"id":"THG_1"}}']);
    expect(reply.headers.get('location')).toBe('/v1/things/THG_1');
  });

  test('each answer has a request id of its own, whatever the caller sends', async () => {
    const ask = () =>
      mock.send({ method: 'GET', target: '/v1/things', headers: { 'X-Request-Id': 'req_aaaaaaaaaaaaaaaa' } });
    const ids = (await Promise.all([ask(), ask()])).map((reply) => reply.headers.get('x-request-id'));
    expect(new Set([...ids, 'req_aaaaaaaaaaaaaaaa']).size).toBe(3);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => mock.send({ method, target: '/v1/things' })),
    );
    expect(head?.text).toBe('');
    expect([head?.status, head?.headers.get('content-length')]).toEqual([
      200,
      get?.headers.get('content-length'),
    ]);
  });

  test.each([
    '/v1/things/',
    '/v1/things?status=a&status=b',
    '/v1/things?status=a',
    'http://localhost/v1/things',
    '/v1/things?SIZE=0',
    '/v1/things?limit=10&open=true',
    '/v1/things?open=false',
  ])('GET %s', async (target) => {
    expect((await mock.send({ method: 'GET', target })).status).toBe(200);
  });

  test.each([
    'a,b',
    'a%2Fb',
    "'()*!",
    '%E2%82%AC',
    '..',
    'a;b=c',
    '%7Bid%7D',
    '%25',
    'a%0d%0ab',
    '__proto__',
    'x'.repeat(5000),
  ])('any path id is good for a mock: %s', async (id) => {
    expect((await mock.send({ method: 'GET', target: `/v1/things/${id}` })).status).toBe(200);
  });

  test.each([
    ['HTTP/1.0 without a Host', 'GET /v1/things HTTP/1.0\r\n\r\n'],
    [
      'an offer to upgrade',
      `GET /v1/things HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    ],
    ['an expectation', `GET /v1/things HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`],
    ['a body that nobody asked for', `GET /v1/things HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\n{}`],
  ])('%s is no trouble', async (_, bytes) => {
    expect((await mock.sendRaw(bytes)).status).toBe(200);
  });

  test('100-continue is followed by the answer', async () => {
    const headers = `Content-Type: application/json\r\nAuthorization: Bearer x\r\nExpect: 100-continue\r\nContent-Length: 12\r\n`;
    expect((await mock.sendRaw(`POST /v1/things HTTP/1.1\r\n${host}${headers}\r\n{"name":"a"}`)).status).toBe(
      201,
    );
  });
});

describe('failure', () => {
  test.each([
    ['4XX', 404, 'not_found'],
    ['404', 404, 'not_found'],
    ['405', 405, 'method_not_allowed'],
    ['409', 409, 'conflict'],
    ['418', 400, 'bad_request'],
  ])('a range is reached by code=%s', async (code, status, name) => {
    const reply = await mock.send({
      method: 'GET',
      target: '/v1/things',
      headers: { Prefer: `code=${code}` },
    });
    expect([reply.status, JSON.parse(reply.text).error.name]).toEqual([status, name]);
    expect(reply.headers.get('allow')).toBe(status === 405 ? 'GET, POST, HEAD, OPTIONS' : undefined);
  });

  test.each([
    ['no such path', 'GET /v1/nothing', 404, 'not_found'],
    ['the root', 'GET /', 404, 'not_found'],
    ['no path at all', 'GET *', 404, 'not_found'],
    ['another method', 'DELETE /v1/things', 405, 'method_not_allowed'],
    ['a literal segment wins over a parameter', 'GET /v1/things/search', 405, 'method_not_allowed'],
    ['a parameter in another case', 'GET /v1/things?LIMIT=0', 400, 'request_validation'],
    ['one bad value of a list', 'GET /v1/things?status=c&status=a', 400, 'request_validation'],
    ['a blank id', 'GET /v1/things/%20', 404, 'not_found'],
    ['an empty id', 'GET /v1/things//', 404, 'not_found'],
    ['NUL in an id', 'GET /v1/things/a%00', 404, 'not_found'],
    ['a byte order mark for an id', 'GET /v1/things/%EF%BB%BF', 404, 'not_found'],
    ['a parameter given twice', 'GET /v1/things?limit=1&limit=2', 400, 'request_validation'],
  ])('%s: %s is %i %s', async (_, line, status, name) => {
    const [method = '', target = ''] = line.split(' ');
    const reply = await mock.send({ method, target });
    expect([reply.status, JSON.parse(reply.text).error.name]).toEqual([status, name]);
  });

  test.each([
    ...['0x10', '1e1', '1.0', '%2B5', '%205', '5%20', 'ten'].map((text) => `limit=${text}`),
    ...['1', 'TRUE', 'null'].map((text) => `open=${text}`),
  ])('%s is no value of its type', async (query) => {
    const reply = await mock.send({ method: 'GET', target: `/v1/things?${query}` });
    const { error, fields } = JSON.parse(reply.text);
    expect([reply.status, error.name]).toEqual([400, 'request_validation']);
    // What is told of the text is not told again of the value.
    expect(fields[query.split('=')[0] ?? '']).toHaveLength(1);
  });

  test('CONNECT is refused', async () => {
    expect((await mock.sendRaw('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n')).status).toBe(
      405,
    );
  });

  test('the issuer fails in the form of RFC 6749', async () => {
    const reply = await mock.send({ method: 'GET', target: '/oauth2/token' });
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([405, 'invalid_request']);
  });

  test('headers that never end are closed without a word', async () => {
    await expect(mock.sendRaw('GET /v1/things HTTP/1.1\r\nHost: localhost\r\n')).rejects.toThrow(
      'the connection closed without an answer',
    );
  });

  test('a body that drips is cut', async () => {
    const socket = connect(mock.port, '127.0.0.1');
    const head = 'Authorization: Bearer x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n';
    socket.write(`POST /v1/things HTTP/1.1\r\n${host}${head}\r\n`);
    const drip = setInterval(() => socket.write(' '), 40);
    const reply = await new Promise<string>((fulfil) =>
      socket.once('data', (chunk) => fulfil(chunk.toString())),
    );
    clearInterval(drip);
    socket.destroy();
    expect(reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*The body took longer than 0.4 s/);
  });

  test('a connection stays usable after a refusal', async () => {
    const first = `PATCH /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n12345`;
    const socket = connect(mock.port, '127.0.0.1');
    socket.write(`${first}GET /v1/things HTTP/1.1\r\n${host}\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    expect(
      Buffer.concat(chunks)
        .toString()
        .match(/HTTP\/1\.1 \d+/g),
    ).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
  });
});

describe('CORS', () => {
  test('a preflight is answered with the methods and headers', async () => {
    const headers = {
      Origin: 'http://app.test',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-mine, bad name',
    };
    const reply = await mock.send({ method: 'OPTIONS', target: '/v1/things', headers });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, POST, HEAD, OPTIONS');
    expect(reply.headers.get('access-control-allow-headers')).toBe('x-mine');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['GET', 'PATCH', 'POST'])('%s may be read by any page, failed or not', async (method) => {
    const { headers } = await mock.send({ method, target: '/v1/things' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  test('a preflight of an unknown path lets the page see the 404', async () => {
    expect((await mock.send({ method: 'OPTIONS', target: '/v1/nothing' })).status).toBe(204);
  });
});

test('of two documents, each answers the paths under its own first segments', async () => {
  const { '/v1/things': things = {} } = smallDocument.paths;
  const { mock: server, send } = await startMock([
    smallDocument,
    { ...smallDocument, paths: { '/console/v1/parts': things } },
  ]);
  const get = async (target: string) => (await send({ method: 'GET', target })).status;
  expect(await get('/v1/things')).toBe(200);
  expect(await get('/console/v1/parts?limit=1')).toBe(200);
  expect(await get('http://localhost/console/v1/parts')).toBe(200);
  expect(await get('/console/v1/things')).toBe(404);
  expect(await get('/other')).toBe(404);
  await server.close();
});

test('a reload changes the operations, and one that fails does not', async () => {
  const { mock: server, send } = await startMock(smallDocument);
  const { '/v1/things': things, ...others } = smallDocument.paths;
  await server.reload([{ ...smallDocument, paths: { ...others, '/v1/others': things ?? {} } }]);
  await expect(
    server.reload([{ ...smallDocument, paths: { '/x': { $ref: '#/nowhere' } as never } }]),
  ).rejects.toThrow();
  expect((await send({ method: 'GET', target: '/v1/things' })).status).toBe(404);
  expect((await send({ method: 'GET', target: '/v1/others' })).status).toBe(200);
  await server.close();
});
