import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallApp, smallHandlers, startSmallApp } from '../test/small/app.ts';
import { smallDocument } from '../test/small/contract.ts';
import { contractApp } from './contract-app.ts';
import { Fault } from './reading/fault.ts';

let app: SmallApp;
beforeAll(async () => {
  app = await startSmallApp({ cors: ({ id }) => id === 'getThing' });
});
afterAll(() => app.server.close());

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly name?: string; readonly message?: string; readonly limit?: number };
}

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(app.server.url + path, { method, ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

const json = { 'content-type': 'application/json' };
const create = (body: string, headers: Record<string, string> = json) =>
  ask('POST', '/v1/things', { body, headers });

/** Writes bytes on a connection and returns everything received. */
function exchange(bytes: string, address = app.server.url): Promise<string> {
  return new Promise((fulfil, reject) => {
    const { port, hostname } = new URL(address);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => fulfil(text)).on('error', reject);
  });
}

describe('input', () => {
  it('has defaults, numbers and lists', async () => {
    expect((await ask('GET', '/v1/things')).body).toEqual({ name: 'all', limit: 20 });
    expect((await ask('GET', '/v1/things?limit=7&status=open')).body).toEqual({ name: 'open', limit: 7 });
    expect((await ask('GET', '/v1/things?status=open&status=closed')).body.name).toBe('open closed');
  });

  it('has a normalized body with its defaults (G52)', async () => {
    expect((await create('{"name":"a","currency":" usd "}')).body.name).toBe('a USD small');
  });

  it('has the path and the context that admit made', async () => {
    expect((await ask('GET', '/v1/things/THG_1')).body.name).toBe('THG_1 of me');
  });
});

describe('unknown fields (G18)', () => {
  it('are ignored and named', async () => {
    const reply = await ask('POST', '/v1/things?colour=red', {
      body: '{"name":"a","größe":1}',
      headers: json,
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('ignored-fields')).toBe('colour, gr%C3%B6%C3%9Fe');
    expect((await create('{"name":"a"}')).headers.has('ignored-fields')).toBe(false);
  });

  it('are not named by a refusal', async () => {
    const refusing = await startSmallApp({
      handlers: {
        ...smallHandlers,
        listThings: () => {
          throw new Fault('not_found', 'There is nothing.');
        },
      },
    });
    const reply = await fetch(`${refusing.server.url}/v1/things?colour=red`);
    await refusing.server.close();
    expect([reply.status, reply.headers.has('ignored-fields')]).toEqual([404, false]);
  });

  it.each(['handling=strict', 'x; handling="strict"', 'Handling = STRICT, wait=1'])(
    'are refused under Prefer: %s',
    async (prefer) => {
      const reply = await create('{"name":"a","colour":1}', { ...json, prefer });
      expect(reply.body.message).toBe('unknown_fields: 1 value is invalid: colour is not recognized.');
      expect((await create('{"name":"a","colour":1}', { ...json, prefer: 'handling=lenient' })).status).toBe(
        201,
      );
    },
  );
});

describe('refusals', () => {
  it.each([
    ['GET', '/v1/things?limit=0', 400, 'parameters: 1 value is invalid: limit is 0;'],
    ['GET', '/v1/things?limit=0x10', 400, 'parameters'],
    ['GET', '/v1/things?limit=', 400, 'parameters: 1 value is invalid: limit must not be empty.'],
    [
      'GET',
      '/v1/things?limit=1&limit=2',
      400,
      'parameters: 1 value is invalid: limit was sent more than once.',
    ],
    ['GET', '/v1/things?limit=%ff', 400, 'unreadable'],
    ['GET', '/v1/things/nothing', 404, 'not_found: The path does not identify a resource.'],
    ['GET', '/v1/things/%00', 404, 'not_found'],
    ['GET', '/v1/things/%ff', 400, 'unreadable: The path segment %ff'],
    ['GET', '/v2/things', 404, 'not_found: GET /v2/things does not exist.'],
    ['GET', '/v1/things//', 404, 'not_found'],
  ])('%s %s: %i %s', async (method, path, status, message) => {
    const reply = await ask(method, path);
    expect([reply.status, reply.body.message?.slice(0, message.length)]).toEqual([status, message]);
    expect(reply.headers.get('x-request-id')).toMatch(/^req_\d+$/);
  });

  it.each([
    ['{"name":5}', json, 400, 'body: The body does not match its schema: name is 5; it must be a string.'],
    ['{}', json, 400, 'body: The body does not match its schema: name is required.'],
    ['{', json, 400, 'unreadable: The body is not JSON.'],
    ['', json, 400, 'unreadable: The body is empty.'],
    ['{"__proto__":1}', json, 400, 'unreadable'],
    ['{"name":"a"}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['{"name":"a"}', { ...json, 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
    [`{"name":"${'x'.repeat(300)}"}`, json, 413, 'payload_too_large'],
  ])('body %s', async (body, headers, status, message) => {
    const reply = await create(body, headers);
    expect([reply.status, reply.body.message?.slice(0, message.length)]).toEqual([status, message]);
  });

  it.each(['POST /v1/things/search', 'DELETE /v1/things/THG_1', 'GET /v1/things', 'HEAD /v1/things'])(
    '%s, which takes no body, with one that says something (G352)',
    async (operation) => {
      const send = async (body: string) => {
        const head = `${operation} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}`;
        return exchange(`${head}\r\n\r\n${body}`);
      };
      for (const body of ['{"id":"THG_1"}', 'id=THG_1', '[]', '{', 'nullx']) {
        expect(await send(body)).toMatch(/^HTTP\/1\.1 400 /);
      }
      if (!operation.startsWith('HEAD')) {
        expect(await send('{"id":1}')).toContain('unreadable: This operation takes no body,');
      }
      for (const body of ['', ' ', '{}', ' { }\n', 'null']) {
        expect(await send(body)).toMatch(/^HTTP\/1\.1 20[04] /);
      }
    },
  );

  it('406 when no declared media type is accepted', async () => {
    const accept = (value: string) => ask('GET', '/v1/things/THG_1', { headers: { accept: value } });
    expect((await accept('text/html')).status).toBe(406);
    expect((await accept('text/html, */*;q=0.1')).status).toBe(200);
  });
});

describe('methods', () => {
  it('405 with Allow, after admission', async () => {
    const reply = await ask('PUT', '/v1/things');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    expect(app.events.slice(-2)).toEqual(['begin PUT /v1/things', 'admit PUT /v1/things']);
  });

  it('a literal path wins over a template', async () => {
    const reply = await ask('GET', '/v1/things/search');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('tolerates one trailing slash (G52)', async () => {
    expect((await ask('GET', '/v1/things/')).status).toBe(200);
    expect((await ask('GET', '/v1/things/THG_1/')).status).toBe(200);
  });

  it('HEAD is GET without content', async () => {
    const [head, get] = [await ask('HEAD', '/v1/things'), await ask('GET', '/v1/things')];
    expect(head.body).toEqual({});
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(head.headers.get('x-total')).toBe('1');
    await expect.poll(() => app.sent.slice(-2).map(({ bytes }) => bytes)).toContain(0);
  });

  it('204 has neither content nor length', async () => {
    const reply = await ask('DELETE', '/v1/things/THG_1');
    expect([reply.status, reply.headers.get('content-length'), reply.headers.get('content-type')]).toEqual([
      204,
      null,
      null,
    ]);
  });

  it('OPTIONS names the methods and is not admitted', async () => {
    const before = app.events.length;
    const reply = await ask('OPTIONS', '/v1/things');
    expect([reply.status, reply.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
    expect(app.events.slice(before)).toEqual(['begin OPTIONS /v1/things']);
    expect((await ask('OPTIONS', '/v2')).status).toBe(404);
  });
});

describe('CORS', () => {
  const preflight = (method: string) =>
    ask('OPTIONS', '/v1/things/THG_1', {
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-public-key, bad name',
      },
    });

  it('lets pages read the declared headers of a reply', async () => {
    const { headers } = await ask('GET', '/v1/things/THG_1');
    expect(headers.get('access-control-expose-headers')).toBe('X-Owner, X-Hint');
  });

  it('opens only the operations that are asked for', async () => {
    const open = await preflight('GET');
    expect(open.headers.get('access-control-allow-origin')).toBe('*');
    expect(open.headers.get('access-control-allow-headers')).toBe('x-public-key');
    expect(open.headers.get('access-control-max-age')).toBe('600');
    expect((await preflight('DELETE')).headers.has('access-control-allow-origin')).toBe(false);
    expect((await ask('GET', '/v1/things/THG_1')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('GET', '/v1/things/bad')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('GET', '/v1/things')).headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('messages that are no requests', () => {
  it.each([
    ['GET /v1/things HTTP/1.1\r\n\r\n', 'Host header is missing'],
    ['GET /v1/things HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 'Host header was sent more than once'],
    ['nonsense\r\n\r\n', 'not valid HTTP'],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 'address is too long'],
  ])('%.40j are answered in the error body', async (bytes, message) => {
    const reply = await exchange(bytes.replace('\r\n', '\r\nConnection: close\r\n'));
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(reply).toMatch(/x-request-id: req_\d+/i);
    const body = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')));
    expect(body.message).toContain(message);
  });
});

it.each<[string, object, string | undefined]>([
  ['of the API', { error: { name: 'not_found', message: 'No such thing.' } }, 'not_found'],
  ['of RFC 6749', { error: 'invalid_client' }, 'invalid_client'],
  ['of no known form', { error: { code: 7 } }, undefined],
])('tells the name of the error in a body %s when a call is over', async (_, body, errorName) => {
  const failing = await startSmallApp({ errorReply: () => ({ status: 404, body }) });
  for (const path of ['/v2', '/v1/things']) await fetch(`${failing.server.url}${path}`);
  await expect.poll(() => failing.sent.map((one) => one.errorName)).toEqual([errorName, undefined]);
  await exchange('nonsense\r\nConnection: close\r\n\r\n', failing.server.url);
  await expect.poll(() => failing.sent.at(2)?.errorName).toBe(errorName);
  await failing.server.close();
});

describe('making an app', () => {
  const settings = {
    newRequestId: () => 'req_1',
    admit: () => ({ caller: 'me' }),
    errorReply: () => ({ status: 500 }),
    mistakes: 'fail',
    onMistake: () => {},
  } as const;

  it('tells the facts of the served operations', () => {
    expect(app.contract.operations.find(({ id }) => id === 'createThing')).toEqual({
      id: 'createThing',
      method: 'POST',
      path: '/v1/things',
      resource: 'things',
      security: [{ ApiKey: ['things:read'] }],
      idempotent: true,
      maxBodyBytes: 200,
      responses: new Set(['201', '400', '413', '415', '500']),
    });
    expect(app.contract.operations[0]).toMatchObject({ id: 'listThings', security: [], idempotent: false });
  });

  it('refuses superfluous handlers, and what is no document', () => {
    const make = (handlers: object, document: object = smallDocument) =>
      contractApp<Record<string, unknown>, object, undefined>({
        ...settings,
        admit: () => undefined,
        document,
        handlers: handlers as never,
      });
    const { getThing } = smallHandlers;
    expect(() => make({ ...smallHandlers, sellThing: getThing })).toThrow(
      'The document has no operations for the handlers sellThing.',
    );
    expect(() => make({}, {})).toThrow(TypeError);
    const filter = { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } };
    const paths = {
      '/v1/things': { get: { operationId: 'listThings', parameters: [filter], responses: {} } },
    };
    expect(() => make({}, { openapi: '3.1.0', paths })).toThrow(
      'The parameter filter of listThings is not a plain value.',
    );
  });

  it('refuses a valid request of an operation without a handler, after everything that goes before one', async () => {
    const { createThing: _, ...handlers } = smallHandlers;
    const part = await startSmallApp({
      handlers,
      perform: async ({ run }) => run().finally(() => part.events.push('performed')),
    });
    const send = async (body: string) =>
      (await fetch(`${part.server.url}/v1/things`, { method: 'POST', headers: json, body })).status;
    expect(part.contract.unbuilt.map(({ id }) => id)).toEqual(['createThing']);
    expect([await send('{"name":1}'), await send('{"name":"a"}')]).toEqual([400, 503]);
    expect(part.events.filter((event) => event === 'performed')).toHaveLength(1);
    expect((await fetch(`${part.server.url}/v1/things/THG_1`)).status).toBe(200);
    expect(part.mistakes).toEqual([]);
    await part.server.close();
  });

  it('serves a part of the document', async () => {
    const { getThing } = smallHandlers;
    const part = contractApp<Record<string, unknown>, object, { caller: string }>({
      ...settings,
      document: smallDocument,
      include: ({ id }) => id === 'getThing',
      handlers: { getThing } as never,
    });
    expect(part.operations.map(({ id }) => id)).toEqual(['getThing']);
  });
});
