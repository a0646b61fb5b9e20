import { describe, expect, test } from 'vitest';
import type { Json, Operation, Parameter, SecurityScheme } from '../contract/model.ts';
import type { Case, RequestContent, RequestParts, Tampering } from '../model/case.ts';
import type { Credentials } from './credentials.ts';
import { toWire } from './to-wire.ts';

const nothing: RequestParts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };

function parameter(
  where: Parameter['in'],
  style: string,
  explode: boolean,
  schema: Parameter['schema'] = true,
): Parameter {
  const name = where === 'header' ? 'X-P' : 'p';
  return {
    name,
    in: where,
    required: false,
    schema,
    style,
    explode,
    mediaType: undefined,
    examples: [],
    node: {},
  };
}

function operationOf(parameters: readonly Parameter[], security: readonly SecurityScheme[] = []): Operation {
  const path = parameters.some((one) => one.in === 'path') ? '/things/{p}/parts' : '/things';
  return {
    id: 'do',
    method: 'POST',
    path,
    parameters,
    body: undefined,
    responses: new Map(),
    security: [security],
    node: {},
  };
}

function sent(operation: Operation, parts: Partial<RequestParts>, tampering: Tampering = {}): Case {
  return { id: 'c', operation, parts: { ...nothing, ...parts }, tampering, expect: { kind: 'documented' } };
}

const list: Json = ['a b', 'c,d'];
const record: Json = { x: 1, y: 'ü' };

describe('parameters are written by their style', () => {
  test.each<[string, boolean, Json, string]>([
    ['simple', false, 'a/b?', '/things/a%2Fb%3F/parts'],
    ['simple', false, list, '/things/a%20b,c%2Cd/parts'],
    ['simple', true, record, '/things/x=1,y=%C3%BC/parts'],
    ['simple', false, record, '/things/x,1,y,%C3%BC/parts'],
    ['label', false, list, '/things/.a%20b,c%2Cd/parts'],
    ['label', true, list, '/things/.a%20b.c%2Cd/parts'],
    ['matrix', false, list, '/things/;p=a%20b,c%2Cd/parts'],
    ['matrix', true, list, '/things/;p=a%20b;p=c%2Cd/parts'],
    ['matrix', true, record, '/things/;x=1;y=%C3%BC/parts'],
  ])('path %s, explode %s, %j', (style, explode, p, target) => {
    const operation = operationOf([parameter('path', style, explode)]);
    expect(toWire(sent(operation, { path: { p } }), { headers: [] }).target).toBe(target);
  });

  test.each<[string, boolean, Json, string]>([
    ['form', true, 'a&b=c', '/things?p=a%26b%3Dc'],
    ['form', true, list, '/things?p=a%20b&p=c%2Cd'],
    ['form', false, ['a', 'b'], '/things?p=a%2Cb'],
    ['form', true, record, '/things?x=1&y=%C3%BC'],
    ['form', false, record, '/things?p=x%2C1%2Cy%2C%C3%BC'],
    ['spaceDelimited', false, ['a', 'b'], '/things?p=a%20b'],
    ['pipeDelimited', false, ['a', 'b'], '/things?p=a%7Cb'],
    ['deepObject', true, record, '/things?p%5Bx%5D=1&p%5By%5D=%C3%BC'],
    ['form', true, [], '/things'],
    ['form', true, null, '/things?p=null'],
  ])('query %s, explode %s, %j', (style, explode, p, target) => {
    const operation = operationOf([parameter('query', style, explode)]);
    expect(toWire(sent(operation, { query: { p } }), { headers: [] }).target).toBe(target);
  });

  test('headers and cookies', () => {
    const operation = operationOf([parameter('header', 'simple', false), parameter('cookie', 'form', true)]);
    const parts = { headers: { 'X-P': ['a', 1] }, cookies: { p: 'x;y' } };
    expect(toWire(sent(operation, parts), { headers: [['Cookie', 's=1']] }).headers).toEqual([
      ['Cookie', 's=1; p=x%3By'],
      ['X-P', 'a,1'],
    ]);
  });

  test('content is JSON', () => {
    const operation = operationOf([{ ...parameter('query', 'form', true), mediaType: 'application/json' }]);
    expect(toWire(sent(operation, { query: { p: [1] } }), { headers: [] }).target).toBe('/things?p=%5B1%5D');
  });
});

describe('bodies are written by their media type', () => {
  test.each<[RequestContent, string | undefined, string]>([
    [
      { mediaType: 'application/merge-patch+json', value: { a: 'ü' } },
      'application/merge-patch+json',
      '{"a":"ü"}',
    ],
    [{ mediaType: '*/*', value: 1 }, 'application/json', '1'],
    [
      { mediaType: 'application/x-www-form-urlencoded', value: { a: ['1', 2], b: 'x y&' } },
      'application/x-www-form-urlencoded',
      'a=1&a=2&b=x+y%26',
    ],
    [{ mediaType: 'text/csv', value: 'a,b' }, 'text/csv', 'a,b'],
    [{ mediaType: undefined, raw: '{' }, undefined, '{'],
  ])('%j', (body, mediaType, text) => {
    const request = toWire(sent(operationOf([]), { body }), { headers: [] });
    expect(request.body).toBe(text);
    expect(request.headers).toEqual(mediaType === undefined ? [] : [['Content-Type', mediaType]]);
  });

  test('a multipart form can be read', async () => {
    const body = { mediaType: 'multipart/form-data', value: { a: 'x', 'b"': ['1', '2'] } };
    const request = toWire(sent(operationOf([]), { body }), { headers: [] });
    const form = await new Response(request.body ?? '', {
      headers: request.headers.map(([name, value]) => [name, value]),
    }).formData();
    expect([...form]).toEqual([
      ['a', 'x'],
      ['b"', '1'],
      ['b"', '2'],
    ]);
  });
});

describe('credentials and tampering', () => {
  const key: SecurityScheme = {
    name: 'Key',
    type: 'apiKey',
    in: 'header',
    parameter: 'X-Key',
    scopes: [],
    node: {},
  };
  const session: SecurityScheme = {
    name: 'S',
    type: 'apiKey',
    in: 'cookie',
    parameter: 'sid',
    scopes: [],
    node: {},
  };
  const credentials: Credentials = {
    headers: [
      ['authorization', 'Bearer t'],
      ['X-Key', 'k'],
      ['Cookie', 'sid=1; other=2'],
      ['X-Tenant', 'T'],
    ],
    unscoped: [['Authorization', 'Bearer weak']],
  };
  const lines = (tampering: Tampering, security = [key, session]) =>
    toWire(sent(operationOf([], security), {}, tampering), credentials).headers;

  test('all lines of the caller are sent', () => {
    expect(lines({})).toEqual(credentials.headers);
  });

  test('without credentials only other lines are left', () => {
    expect(lines({ credentials: 'none' })).toEqual([['X-Tenant', 'T']]);
    expect(lines({ credentials: 'none' }, [])).toEqual([
      ['X-Key', 'k'],
      ['Cookie', 'sid=1; other=2'],
      ['X-Tenant', 'T'],
    ]);
  });

  test('wrong credentials keep their form', () => {
    const nobody = 'nobody-has-this-credential';
    expect(lines({ credentials: 'wrong' })).toEqual([
      ['authorization', `Bearer ${nobody}`],
      ['X-Key', nobody],
      ['Cookie', `sid=${nobody}; other=${nobody}`],
      ['X-Tenant', 'T'],
    ]);
    const basic = toWire(sent(operationOf([]), {}, { credentials: 'wrong' }), {
      headers: [['Authorization', 'Basic YTpi']],
    });
    expect(atob(basic.headers[0]?.[1].replace('Basic ', '') ?? '')).toBe(`${nobody}:${nobody}`);
  });

  test('the second caller replaces the credentials', () => {
    expect(lines({ credentials: 'unscoped' })).toEqual([
      ['X-Tenant', 'T'],
      ['Authorization', 'Bearer weak'],
    ]);
  });

  test('tampering changes the method and replaces header lines, and parameters replace the lines of the caller', () => {
    const operation = operationOf([{ ...parameter('header', 'simple', false), name: 'X-Tenant' }]);
    const body = { mediaType: 'application/json', value: 1 };
    const tampering = { method: 'TRACE', headers: { 'content-type': 'text/plain', Accept: 'a/b' } };
    const request = toWire(sent(operation, { headers: { 'X-Tenant': 'U' }, body }, tampering), {
      headers: [['x-tenant', 'T']],
    });
    expect(request).toMatchObject({
      method: 'TRACE',
      headers: [
        ['X-Tenant', 'U'],
        ['content-type', 'text/plain'],
        ['Accept', 'a/b'],
      ],
    });
  });

  test('raw texts stand in the target as they are', () => {
    const operation = operationOf([parameter('path', 'simple', false), parameter('query', 'form', true)]);
    const parts = { path: { p: 'a' }, query: { p: 'b' } };
    const target = (tampering: Tampering) =>
      toWire(sent(operation, parts, tampering), { headers: [] }).target;
    expect(target({ rawPath: { p: '%zz' } })).toBe('/things/%zz/parts?p=b');
    expect(target({ rawQuery: 'p=%zz' })).toBe('/things/a/parts?p=%zz');
    expect(target({ rawQuery: '' })).toBe('/things/a/parts');
  });
});
