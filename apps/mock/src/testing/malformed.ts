import { createHash } from 'node:crypto';
import type { MockOperation } from '../contract.ts';
import type { ParameterObject, SchemaObject } from '../openapi.ts';
import { type RunningMock, type WireReply, type WireRequest, wireBytes } from './harness.ts';
import { credentialHeaders, encodeBody, type SampleRequest, type Spoiled, toWire } from './sample-request.ts';

/** One way to spoil a request, for the operations that it applies to. */
export interface MalformedClass {
  readonly name: string;
  /** The statuses that may answer it. */
  readonly statuses: readonly number[];
  /** Whether it fails before there is an operation, so that the answer is in the API's own form always. */
  readonly unread?: boolean;
  /** One sending per spoiled request; empty where the class does not apply. */
  readonly cases: (operation: MockOperation, sample: SampleRequest) => readonly Sending[];
}

export type Sending = (mock: RunningMock) => Promise<WireReply>;

const send =
  (request: WireRequest): Sending =>
  (mock) =>
    mock.send(request);
const raw =
  (bytes: string | Uint8Array, end = false): Sending =>
  (mock) =>
    mock.sendRaw(bytes, end);
const spoiled = (sample: SampleRequest, spoil: Spoiled): Sending[] => [send(toWire(sample, spoil))];

function queryParameters(
  operation: MockOperation,
  fits: (schema: SchemaObject) => boolean,
): ParameterObject[] {
  return operation.parameters.filter((one) => one.in === 'query' && fits(one.schema ?? {}));
}

function queryClass(
  name: string,
  fits: (schema: SchemaObject, parameter: ParameterObject) => boolean,
  values: readonly string[],
): MalformedClass {
  return {
    name,
    statuses: [400],
    cases: (operation, sample) =>
      operation.parameters
        .filter((one) => one.in === 'query' && fits(one.schema ?? {}, one))
        .map((one) => send(toWire(sample, { query: values.map((value) => [one.name, value] as const) }))),
  };
}

function bodyClass(
  name: string,
  status: number,
  spoil: (sample: SampleRequest & { body: NonNullable<SampleRequest['body']> }) => readonly Spoiled[],
  only: 'json' | 'form' | 'any' = 'any',
): MalformedClass {
  return {
    name,
    statuses: [status],
    cases: (operation, sample) => {
      const { body } = sample;
      const kind = body?.mediaType === 'application/json' ? 'json' : 'form';
      if (operation.body === undefined || body === undefined || (only !== 'any' && only !== kind)) return [];
      return spoil({ ...sample, body }).map((one) => send(toWire(sample, one)));
    },
  };
}

/** Sends the head of a request and a part of its body, and then nothing or the end of the connection. */
function cutClass(name: string, end: boolean): MalformedClass {
  return {
    name,
    statuses: [400],
    cases: (operation, sample) => {
      if (operation.body === undefined || sample.body === undefined) return [];
      const whole = wireBytes(toWire(sample));
      return [raw(whole.subarray(0, whole.length - 1), end)];
    },
  };
}

function headClass(name: string, spoil: (head: string) => string): MalformedClass {
  return {
    name,
    statuses: [400],
    unread: true,
    cases: (_, sample) => {
      const { method, target, headers } = toWire(sample);
      const head = Buffer.from(wireBytes({ method, target, ...(headers && { headers }) })).toString();
      return [raw(spoil(head))];
    },
  };
}

const json = (value: unknown): Spoiled => ({ body: encodeBody('application/json', value) });
const isOwnType = (schema: SchemaObject, type: string): boolean => schema.type === type;

/** Every class; the first dozen and more apply to each operation, with or without parameters and body. */
export const malformedClasses: readonly MalformedClass[] = [
  {
    name: 'a path below the operation that does not exist',
    statuses: [404],
    cases: (_, sample) => [send({ ...toWire(sample), target: `${sample.path}/no/such/path` })],
  },
  {
    name: 'a method that the path does not have',
    statuses: [405],
    cases: (_, sample) => [
      send({ ...toWire(sample), method: 'TRACE' }),
      send({ ...toWire(sample), method: 'LINK' }),
    ],
  },
  {
    name: 'an Accept that nothing meets',
    statuses: [406],
    cases: (_, sample) =>
      ['application/xml', 'application/json;q=0', 'nonsense', 'text/html;q=0.9, image/*'].map((Accept) =>
        send(toWire(sample, { headers: { Accept } })),
      ),
  },
  {
    name: 'bad percent-encoding in the path',
    statuses: [400],
    cases: (_, sample) =>
      ['%zz', '%', '%ff%fe'].map((bad) => send({ ...toWire(sample), target: `${sample.path}${bad}` })),
  },
  {
    name: 'bad percent-encoding in the query',
    statuses: [400],
    cases: (_, sample) =>
      ['a=%zz', '%=1', 'a=%c3%28'].map((bad) => send({ ...toWire(sample), target: `${sample.path}?${bad}` })),
  },
  {
    name: 'NUL in the query',
    statuses: [400],
    cases: (_, sample) => [send({ ...toWire(sample), target: `${sample.path}?limit=%00` })],
  },
  {
    name: 'a status in Prefer that is not documented',
    statuses: [400],
    cases: (_, sample) =>
      ['code=299', 'code=abc', 'code=', 'code=99999'].flatMap((Prefer) =>
        spoiled(sample, { headers: { Prefer } }),
      ),
  },
  {
    name: 'an example in Prefer that does not exist',
    statuses: [400],
    cases: (_, sample) =>
      ['example=__proto__', 'example=no-such, code=500'].flatMap((Prefer) =>
        spoiled(sample, { headers: { Prefer } }),
      ),
  },
  {
    name: 'an unknown parameter under strict handling',
    statuses: [400],
    cases: (_, sample) =>
      ['colour', '__proto__', 'constructor', 'é\r\n'].flatMap((name) =>
        spoiled(sample, { headers: { Prefer: 'handling=strict' }, query: [[name, '1']] }),
      ),
  },
  {
    name: 'X-BU-VERSION',
    statuses: [400],
    cases: (_, sample) => spoiled(sample, { headers: { 'X-BU-VERSION': '2023-01-01' } }),
  },
  headClass('headers beyond 16 KiB', (head) =>
    head.replace('\r\n\r\n', `\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`),
  ),
  headClass('a header line without a colon', (head) => head.replace('\r\n\r\n', '\r\nnonsense\r\n\r\n')),
  headClass('a Content-Length that is no number', (head) =>
    head.replace('\r\n\r\n', '\r\nContent-Length: ten\r\n\r\n'),
  ),
  headClass('two lengths of one body', (head) =>
    head.replace('\r\n\r\n', '\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n'),
  ),
  headClass('NUL in a header', (head) => head.replace('\r\n\r\n', '\r\nX-Nul: a\0b\r\n\r\n')),
  headClass('another protocol', (head) => head.replace('HTTP/1.1', 'SPDY/9.9')),
  {
    name: 'no Host',
    statuses: [400],
    cases: (_, sample) => [
      raw(
        Buffer.from(wireBytes(toWire(sample)))
          .toString('latin1')
          .replace('Host: mock.test\r\n', ''),
      ),
    ],
  },
  {
    name: 'no credential, or an empty one',
    statuses: [401],
    cases: (operation, sample) => {
      const names = Object.keys(credentialHeaders(operation));
      const { headers, ...rest } = toWire(sample);
      const others = Object.entries(headers ?? {}).filter(([name]) => !names.includes(name));
      const without = { ...rest, headers: Object.fromEntries(others) };
      const empty = names.map((name) => ({ ...rest, headers: { ...headers, [name]: '' } }));
      const words = ['Bearer', 'Bearer   ', 'Basic', 'Basic OmE=', 'Digest x', 'x'].map((Authorization) => ({
        ...rest,
        headers: { ...without.headers, Authorization },
      }));
      return names.length === 0 ? [] : [without, ...empty, ...words].map(send);
    },
  },
  {
    name: 'NUL in a path parameter',
    statuses: [404],
    cases: (operation, sample) =>
      operation.path.includes('{')
        ? [send({ ...toWire(sample), target: operation.path.replace(/\{[^}]+\}/g, '%00') })]
        : [],
  },
  queryClass('a repeated parameter', (schema) => !isOwnType(schema, 'array'), ['1', '2']),
  queryClass('an empty parameter', () => true, ['']),
  queryClass('a word for an integer', (schema) => isOwnType(schema, 'integer'), ['many']),
  queryClass('zero where one is the least', (schema) => (schema as { minimum?: number }).minimum === 1, [
    '0',
  ]),
  queryClass('a huge number', (schema) => isOwnType(schema, 'integer'), ['1e400']),
  queryClass('a number beyond the limit', (schema) => isOwnType(schema, 'integer'), ['99999999999999999999']),
  queryClass('a word for a boolean', (schema) => isOwnType(schema, 'boolean'), ['perhaps']),
  queryClass('a value outside the set', (schema) => schema.enum !== undefined, ['colour']),
  queryClass('one value outside the set among others', (schema) => schema.items?.enum !== undefined, [
    'pending',
    'colour',
  ]),
  {
    name: 'a required parameter left out',
    statuses: [400],
    cases: (operation, sample) =>
      queryParameters(operation, () => true)
        .filter((one) => one.required)
        .map((one) =>
          send(
            toWire({ ...sample, query: new Map([...sample.query].filter(([name]) => name !== one.name)) }),
          ),
        ),
  },
  {
    name: 'an empty Idempotency-Key, or one too long',
    statuses: [400],
    cases: (operation, sample) =>
      operation.parameters.some((one) => one.name === 'Idempotency-Key')
        ? ['', 'k'.repeat(256)].flatMap((key) => spoiled(sample, { headers: { 'Idempotency-Key': key } }))
        : [],
  },
  bodyClass('no media type, or another one', 415, () =>
    ['', 'text/plain', 'application/xml', 'nonsense', 'application/jsonx'].map((type) => ({
      headers: { 'Content-Type': type },
    })),
  ),
  bodyClass('another charset', 415, ({ body }) =>
    ['latin1', 'utf-16', '"'].map((charset) => ({
      headers: { 'Content-Type': `${body.mediaType}; charset=${charset}` },
    })),
  ),
  bodyClass('a content coding', 415, () =>
    ['gzip', 'br', 'identity, gzip'].map((coding) => ({ headers: { 'Content-Encoding': coding } })),
  ),
  bodyClass('bytes that are not UTF-8', 400, () => [{ body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }]),
  bodyClass(
    'broken JSON',
    400,
    () =>
      ['{', '{"a":', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', 'NaN', '{"a":01}', ' '].map((body) => ({
        body,
      })),
    'json',
  ),
  bodyClass('JSON that is no object', 400, () => [[], null, 0, false, 'text', [{}]].map(json), 'json'),
  bodyClass(
    'JSON nested too deeply',
    400,
    () => [{ body: '['.repeat(100_000) }, { body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` }],
    'json',
  ),
  bodyClass(
    'more values than anyone sends',
    400,
    () => [{ body: `{"a":[${'1,'.repeat(100_000)}1]}` }],
    'json',
  ),
  bodyClass(
    'keys that reach a prototype',
    400,
    () =>
      ['{"__proto__":{"admin":true}}', '{"a":{"__proto__":1}}', '{"constructor":{"prototype":{}}}'].map(
        (body) => ({ body }),
      ),
    'json',
  ),
  bodyClass(
    'NUL in a body',
    400,
    ({ body }) => [json({ ...Object(body.value), reference: 'a\0b' }), json({ 'a\0b': 1 })],
    'json',
  ),
  bodyClass(
    'a field of another type',
    400,
    ({ body }) =>
      Object.keys(Object(body.value)).map((name) =>
        json({ ...Object(body.value), [name]: wrongType(Object(body.value)[name]) }),
      ),
    'json',
  ),
  bodyClass(
    'null for a field',
    400,
    ({ body }) =>
      Object.keys(Object(body.value)).map((name) => json({ ...Object(body.value), [name]: null })),
    'json',
  ),
  bodyClass(
    'an unknown field under strict handling',
    400,
    ({ body }) => [{ ...json({ ...Object(body.value), colour: 1 }), headers: { Prefer: 'handling=strict' } }],
    'json',
  ),
  bodyClass(
    'a repeated form field',
    400,
    ({ body }) =>
      Object.keys(Object(body.value)).map((name) => ({
        body: `${encodeBody(body.mediaType, body.value)}&${name}=again`,
      })),
    'form',
  ),
  bodyClass('a form field left out', 400, () => ['', 'colour=1'].map((text) => ({ body: text })), 'form'),
  bodyClass(
    'a form that is not percent-encoded UTF-8',
    400,
    () => ['token=%zz', 'token=%ff', '%=1', 'token=%00'].map((body) => ({ body })),
    'form',
  ),
  {
    name: 'a required field left out',
    statuses: [400],
    cases: (operation, sample) => {
      const schema = operation.prism.request?.body?.contents?.[0]?.schema as
        | { required?: string[] }
        | undefined;
      const { body } = sample;
      if (body?.mediaType !== 'application/json') return [];
      return (schema?.required ?? []).map((name) => {
        const { [name]: _, ...rest } = body.value as Record<string, unknown>;
        return send(toWire(sample, json(rest)));
      });
    },
  },
  {
    name: 'no body where one is required',
    statuses: [400],
    cases: (operation, sample) => {
      const { body: _, ...rest } = toWire(sample);
      return operation.body?.required ? [send(rest), send({ ...rest, body: '' })] : [];
    },
  },
  {
    name: 'a body beyond the limit',
    statuses: [413],
    cases: (operation, sample) => {
      const limit = operation.body?.maxBytes ?? 0;
      return limit === 0 || sample.body === undefined
        ? []
        : spoiled(sample, { body: Buffer.alloc(limit + 1, 0x20) });
    },
  },
  {
    name: 'a body beyond the limit that never comes',
    statuses: [413],
    cases: (operation, sample) =>
      operation.body === undefined
        ? []
        : spoiled(sample, { headers: { 'Content-Length': '99999999999' }, body: '{' }),
  },
  {
    name: 'a chunk size that is no number',
    statuses: [400],
    cases: (operation, sample) => {
      if (operation.body === undefined || sample.body === undefined) return [];
      const { body: _, headers, ...rest } = toWire(sample);
      const head = Buffer.from(
        wireBytes({ ...rest, headers: { ...headers, 'Transfer-Encoding': 'chunked' } }),
      ).toString();
      return [raw(`${head}zz\r\n{}\r\n0\r\n\r\n`)];
    },
    unread: true,
  },
  { ...cutClass('a body cut by the end of the connection', true), unread: true },
  cutClass('a body that stops coming', false),
];

/** A value of another type, which no string, number or list field takes. */
function wrongType(value: unknown): unknown {
  return typeof value === 'object' ? createHash('md5').update('wrong').digest('hex') : { wrong: true };
}
