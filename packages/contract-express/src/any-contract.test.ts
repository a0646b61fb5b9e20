import { afterEach, describe, expect, it } from 'vitest';
import {
  anyContent,
  anything,
  documentOf,
  type ServedDocument,
  serveDocument,
} from '../test/small/serve-document.ts';

let app: ServedDocument | undefined;
afterEach(() => app?.server.close());

const text = { type: 'string' };
const whole = { type: 'integer' };
const code = { type: 'string', pattern: '^[A-Z]+$', 'x-normalize': 'code' };

const get = (parameters: object[], shared: object[] = []) => ({
  parameters: shared,
  get: { operationId: 'op', parameters, responses: anything },
});
const post = (content: Readonly<Record<string, object>>) => ({
  post: { operationId: 'op', requestBody: { required: true, content }, responses: anything },
});
const json = (schema: object) => post({ 'application/json': { schema } });
const query = (name: string, schema: object) => ({ name, in: 'query', schema });

/** Serves one path and sends it a JSON body or none. */
async function answered(
  item: object,
  path: string,
  body?: unknown,
  schemas: object = {},
): Promise<{ status: number; body: Record<string, unknown> & { message?: string } }> {
  app = await serveDocument(documentOf({ [path.startsWith('/a/') ? '/a/{id}' : '/a']: item }, schemas));
  const reply = await app.ask(body === undefined ? 'GET' : 'POST', path, {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', prefer: 'handling=strict' },
    }),
  });
  return { status: reply.status, body: JSON.parse(reply.text) };
}

describe('parameters of the path item', () => {
  const item = {
    parameters: [
      { name: 'id', in: 'path', required: true, schema: code },
      query('q', { ...whole, maximum: 9 }),
    ],
    get: { operationId: 'op', parameters: [query('q', text)], responses: anything },
  };
  it.each([
    ['/a/usd?q=abc', { path: { id: 'USD' }, query: { q: 'abc' } }],
    ['/a/USD?q=50', { path: { id: 'USD' }, query: { q: '50' } }],
  ])('%s: the operation has its own way, and the path is normalized', async (path, input) => {
    app = await serveDocument(documentOf({ '/a/{id}': item }));
    const { status, text: body } = await app.ask('GET', path);
    expect([status, JSON.parse(body)]).toMatchObject([200, input]);
  });

  it('normalizes a code of the query', async () => {
    app = await serveDocument(documentOf({ '/a': get([query('q', code)]) }));
    expect(JSON.parse((await app.ask('GET', '/a?q=%20usd')).text).query).toEqual({ q: 'USD' });
  });

  it('a path value with NUL names no resource, whatever its schema', async () => {
    const id = { name: 'id', in: 'path', required: true, schema: text };
    app = await serveDocument(documentOf({ '/a/{id}': get([id]) }));
    expect((await app.ask('GET', '/a/x%00')).status).toBe(404);
    expect((await app.ask('GET', '/a/x')).status).toBe(200);
  });
});

describe('types with null', () => {
  const parameters = [
    query('one', { type: ['array'], items: whole }),
    query('two', { type: ['array', 'null'], items: text }),
    query('n', { type: ['integer', 'null'] }),
  ];
  it('a list of the query may repeat its name', async () => {
    app = await serveDocument(documentOf({ '/a': get(parameters) }));
    const { text: body } = await app.ask('GET', '/a?one=1&one=2&two=a&n=5');
    expect(JSON.parse(body).query).toEqual({ one: [1, 2], two: ['a'], n: 5 });
    expect((await app.ask('GET', '/a?n=0x10')).status).toBe(400);
  });
});

it('a path template may end in a slash', async () => {
  app = await serveDocument(documentOf({ '/a/': get([]) }));
  expect([(await app.ask('GET', '/a/')).status, (await app.ask('GET', '/a')).status]).toEqual([200, 200]);
});

describe('request media types', () => {
  const send = (type: string, body: string) =>
    app?.ask('POST', '/a', { body, headers: { 'content-type': type } });
  const shape = { schema: { type: 'object', properties: { x: whole } } };

  it.each(['application/json; charset=utf-8', '*/*', 'application/*', 'Application/JSON'])(
    '%s takes JSON, and checks it',
    async (declared) => {
      app = await serveDocument(documentOf({ '/a': post({ [declared]: shape }) }));
      expect((await send('application/json; charset=utf-8', '{"x":1}'))?.status).toBe(200);
      expect((await send('application/json', '{"x":"a"}'))?.status).toBe(400);
    },
  );

  it('text is given as text, and checked', async () => {
    app = await serveDocument(
      documentOf({ '/a': post({ 'text/plain': { schema: { ...text, maxLength: 5 } } }) }),
    );
    expect(JSON.parse((await send('text/plain', '{"x"'))?.text ?? '').body).toBe('{"x"');
    expect((await send('text/plain', 'too long'))?.status).toBe(400);
    expect((await send('image/png', 'x'))?.status).toBe(415);
  });

  it('anything else is given as bytes', async () => {
    const bodies: unknown[] = [];
    const op = (input: unknown) => {
      bodies.push((input as { body: unknown }).body);
      return { status: 200, body: {} };
    };
    const binary = { schema: { type: 'string', format: 'binary' } };
    app = await serveDocument(documentOf({ '/a': post({ 'application/octet-stream': binary }) }), { op });
    expect((await send('application/octet-stream', '{'))?.status).toBe(200);
    expect(bodies).toEqual([Buffer.from('{')]);
  });
});

describe('discriminators', () => {
  const branches = (a: string, b: string) => ({
    A: { type: 'object', required: ['kind'], properties: { kind: { const: a }, x: text } },
    B: { type: 'object', required: ['kind', 'y'], properties: { kind: { const: b }, y: whole } },
  });
  const oneOf = [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }];
  it.each([
    ['bare names', { propertyName: 'kind', mapping: { a: 'A', b: 'B' } }, ['a', 'b']],
    ['no mapping', { propertyName: 'kind' }, ['A', 'B']],
  ] as const)('may have %s', async (_, discriminator, [a, b]) => {
    const item = json({ oneOf, discriminator });
    const told = async (body: object) => {
      const reply = await answered(item, '/a', body, branches(a, b));
      await app?.server.close();
      return [reply.status, reply.body.message];
    };
    expect((await told({ kind: a, x: 'q' }))[0]).toBe(200);
    expect(await told({ kind: b })).toEqual([
      400,
      'body: The body does not match its schema: y is required.',
    ]);
    expect(await told({ kind: 'c' })).toEqual([
      400,
      `body: The body does not match its schema: kind is "c"; it must be one of "${a}" or "${b}".`,
    ]);
    expect((await told({ kind: a, y: 1 }))[1]).toContain('y is not recognized');
  });
});

it.each([
  [
    'a property called mapping',
    { properties: { mapping: {}, propertyName: text } },
    { mapping: {}, propertyName: 'a' },
  ],
  ['a property called discriminator', { properties: { discriminator: text } }, { discriminator: 'a' }],
  ['an example with a reference', { properties: { a: text }, examples: [{ $ref: 'urn:x' }] }, { a: 'b' }],
])('%s is none of the keywords', async (_, schema, body) => {
  expect((await answered(json({ type: 'object', ...schema }), '/a', body)).status).toBe(200);
});

describe('what is not read is told when the app is made', () => {
  const form = {
    'application/x-www-form-urlencoded': { schema: { type: 'object', properties: { n: whole } } },
  };
  it.each([
    [{ head: { operationId: 'op', responses: anything } }, '/a has an operation of HEAD'],
    [{ options: { operationId: 'op', responses: anything } }, '/a has an operation of OPTIONS'],
    [{ trace: { operationId: 'op', responses: anything } }, '/a has an operation of TRACE'],
    [get([{ name: 'sid', in: 'cookie', schema: text }]), 'The parameter sid of op is a cookie'],
    [
      post({ 'multipart/form-data': { schema: {} } }),
      'op declares multipart/form-data, which is not supported',
    ],
    [post({ 'text/csv': {}, 'text/csv; header=present': {} }), 'op declares text/csv twice'],
    [post(form), 'The form field n of op has the type integer'],
    [get([query('q', { type: ['object', 'null'] })]), 'The parameter q of op is not a plain value'],
  ])('%j', async (item, told) => {
    await expect(serveDocument(documentOf({ '/a': item }))).rejects.toThrow(told);
  });
});

describe('response media types', () => {
  const failure = { 500: { description: '', content: anyContent } };
  const several = {
    'application/json': { schema: { type: 'object', required: ['name'] } },
    'text/csv': { schema: text },
  };
  const serving = async (content: object, reply: object) => {
    const op = { operationId: 'op', responses: { 200: { description: '', content }, ...failure } };
    app = await serveDocument(documentOf({ '/a': { get: op } }), { op: () => reply });
  };
  const ask = (accept = '*/*') => app?.ask('GET', '/a', { headers: { accept } });

  it('the handler may name its own among those declared', async () => {
    await serving(several, {
      status: 200,
      headers: { 'content-type': 'text/csv; header=present' },
      body: 'a,b',
    });
    expect(await ask()).toMatchObject({ status: 200, type: 'text/csv; header=present', text: 'a,b' });
  });

  it('one that is not declared is a mistake', async () => {
    await serving(several, { status: 200, headers: { 'Content-Type': 'text/html' }, body: 'a' });
    expect((await ask())?.status).toBe(500);
    expect(app?.mistakes[0]?.faults).toEqual([
      'Content-Type is text/html; the contract declares application/json, text/csv',
    ]);
  });

  it('Accept chooses without one, and the body has to fit', async () => {
    await serving(several, { status: 200, body: { name: 'a' } });
    expect(await ask()).toMatchObject({ status: 200, type: 'application/json' });
    expect((await ask('text/csv'))?.status).toBe(500);
    expect(app?.mistakes[0]?.faults).toEqual(['the body of text/csv is neither text nor bytes']);
  });

  it('a range needs one of the handler', async () => {
    await serving(
      { 'image/*': {} },
      { status: 200, headers: { 'Content-Type': 'image/png' }, body: Buffer.from('x') },
    );
    expect(await ask('image/png')).toMatchObject({ status: 200, type: 'image/png', text: 'x' });
    expect((await ask('image/*;q=0.5'))?.status).toBe(200);
    expect((await ask('text/html'))?.status).toBe(406);
    await app?.server.close();
    await serving({ 'image/*': {} }, { status: 200, body: Buffer.from('x') });
    expect((await ask())?.status).toBe(500);
    expect(app?.mistakes[0]?.faults).toEqual(['Content-Type is missing; image/* is a range']);
  });

  it.each(['application/json; charset=utf-8', 'application/hal+json', 'Application/JSON'])(
    'bodies of %s are checked',
    async (type) => {
      await serving(
        { [type]: { schema: { type: 'object', required: ['name'] } } },
        { status: 200, body: {} },
      );
      expect((await ask())?.status).toBe(500);
    },
  );

  it('Accept does not matter to a success without content', async () => {
    const remove = {
      operationId: 'op',
      responses: { 204: { description: '' }, 404: anything[200], ...failure },
    };
    app = await serveDocument(documentOf({ '/a': { delete: remove } }), { op: () => ({ status: 204 }) });
    expect((await app.ask('DELETE', '/a', { headers: { accept: 'text/html' } })).status).toBe(204);
  });
});

describe('numbers in texts', () => {
  const item = get([
    { name: 'id', in: 'path', required: true, schema: { ...whole, maximum: 99 } },
    query('q', { ...whole, maximum: 9 }),
  ]);
  it.each([
    ['/a/7?q=8', 200],
    [`/a/7?q=${'9'.repeat(400)}`, 400],
    [`/a/7?q=-${'9'.repeat(400)}`, 400],
    ['/a/0x10', 404],
    ['/a/1e1', 404],
    ['/a/%2012', 404],
    [`/a/${'9'.repeat(400)}`, 404],
  ])('%s', async (path, status) => {
    expect((await answered(item, path)).status).toBe(status);
  });
});

describe('replies that are texts', () => {
  const responses = { 200: { description: '', content: { 'text/plain': { schema: { maxLength: 3 } } } } };
  it.each([
    ['abc', []],
    ['abcd', ['body breaks its schema']],
  ])('%s is held against its schema', async (body, faults) => {
    app = await serveDocument(documentOf({ '/a': { get: { operationId: 'op', responses } } }), {
      op: () => ({ status: 200, body }),
    });
    await app.ask('GET', '/a');
    expect(app.mistakes[0]?.faults ?? []).toEqual(faults);
  });
});

it('sends no Content-Length of a handler, beside which its own would be a second one', async () => {
  const responses = { ...anything, 500: { description: '', content: anyContent } };
  app = await serveDocument(documentOf({ '/a': { get: { operationId: 'op', responses } } }), {
    op: () => ({ status: 200, headers: { 'content-length': '3' }, body: { a: 'long' } }),
  });
  expect((await app.ask('GET', '/a')).text).toContain('content-length is set automatically');
});

describe('names of operations', () => {
  it('are needed', async () => {
    const serving = serveDocument(documentOf({ '/a': { get: { responses: anything } } }));
    await expect(serving).rejects.toThrow('GET /a has no operationId.');
  });

  it('are no others', async () => {
    const serving = serveDocument(documentOf({ '/a': get([]), '/b': get([]) }));
    await expect(serving).rejects.toThrow('GET /a and GET /b have the same operationId op.');
  });
});

it('takes a list that goes on after its tuple', async () => {
  const schema = { type: 'object', properties: { pair: { type: 'array', prefixItems: [text, whole] } } };
  expect((await answered(json(schema), '/a', { pair: ['a', 1, 'more'] })).status).toBe(200);
  expect((await answered(json(schema), '/a', { pair: [1] })).status).toBe(400);
});
