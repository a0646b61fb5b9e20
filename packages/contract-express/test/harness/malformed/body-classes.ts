import type { ApiDocument } from '@finops/openapi';
import { objectOf } from '../../../src/operations.ts';
import { compileNormalizer } from '../../../src/reading/normalize/normalize.ts';
import type { DocumentedOperation } from '../../../src/reading/operations.ts';
import { encodeBody, type SampleRequest, type Spoiled, toWire } from '../sample-request.ts';
import { wireBytes } from '../wire.ts';
import { badLengths, fieldSchemas, isNullable, requiredNames } from './field-schemas.ts';
import { type MalformedClass, noInstants, raw, send, spoiled } from './malformed-class.ts';

function bodyClass(
  name: string,
  status: number,
  spoil: (sample: SampleRequest & { body: NonNullable<SampleRequest['body']> }) => readonly Spoiled[],
  only: 'json' | 'form' | 'any' = 'any',
): MalformedClass {
  return {
    name,
    statuses: [status],
    cases: ({ operation, sample }) => {
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
    cases: ({ operation, sample }) => {
      if (operation.body === undefined || sample.body === undefined) return [];
      const whole = wireBytes(toWire(sample));
      return [raw(whole.subarray(0, whole.length - 1), end)];
    },
  };
}

/** Whether a field of a JSON body is left out where it has such a value (G320). */
function countsAsAbsent(
  document: ApiDocument,
  operation: DocumentedOperation,
  name: string,
  value: unknown,
): boolean {
  const { body } = compileNormalizer(document, operation.method, objectOf(document, operation));
  return !Object.hasOwn(Object(body('application/json', { [name]: value })), name);
}

const json = (value: unknown): Spoiled => ({ body: encodeBody('application/json', value) });

/** Classes of request bodies, JSON and form. */
export const bodyClasses: readonly MalformedClass[] = [
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
  {
    name: 'a transfer coding',
    statuses: [415],
    cases: ({ operation, sample }) => {
      const { method, target, headers = {}, body = '' } = toWire(sample);
      if (operation.body === undefined || sample.body === undefined) return [];
      const head = wireBytes({
        method,
        target,
        headers: { ...headers, 'Transfer-Encoding': 'gzip, chunked' },
      });
      const payload = Buffer.from(body);
      const chunks = [
        Buffer.from(`${payload.length.toString(16)}\r\n`),
        payload,
        Buffer.from('\r\n0\r\n\r\n'),
      ];
      return [raw(Buffer.concat([head, ...chunks]))];
    },
  },
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
  bodyClass(
    'more fields in a form than are read',
    400,
    () => [{ body: 'a&'.repeat(2000) }, { body: 'a=1&'.repeat(2000) }],
    'form',
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
    'a huge number for a field',
    400,
    ({ body }) =>
      Object.keys(Object(body.value)).flatMap((name) => {
        const others = JSON.stringify({ ...Object(body.value), [name]: undefined }).slice(1);
        const numbers = ['1e400', '-1e400', `1${'0'.repeat(400)}`];
        return numbers.map((number) => ({
          body: `{${JSON.stringify(name)}:${number}${others === '}' ? '' : ','}${others}`,
        }));
      }),
    'json',
  ),
  {
    name: 'null for a field',
    statuses: [400],
    cases: ({ document, operation, sample }) => {
      const { body } = sample;
      if (operation.body === undefined || body?.mediaType !== 'application/json') return [];
      const schema = operation.body.schemas.get(body.mediaType) ?? {};
      return Object.keys(Object(body.value))
        .filter((name) => !fieldSchemas(document, schema, name).some(isNullable))
        .filter((name) => !countsAsAbsent(document, operation, name, null))
        .map((name) => send(toWire(sample, json({ ...Object(body.value), [name]: null }))));
    },
  },
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
    cases: ({ document, operation, sample }) => {
      const { body } = sample;
      if (body?.mediaType !== 'application/json') return [];
      const names = requiredNames(document, operation.body?.schemas.get(body.mediaType) ?? {});
      return names.map((name) => {
        const { [name]: _, ...rest } = Object(body.value);
        return send(toWire(sample, json(rest)));
      });
    },
  },
  {
    name: 'a text that is too short or too long for its field',
    statuses: [400],
    cases: ({ document, operation, sample }) => {
      const { body } = sample;
      if (body?.mediaType !== 'application/json') return [];
      const schema = operation.body?.schemas.get(body.mediaType) ?? {};
      return Object.entries(Object(body.value)).flatMap(([name, value]) => {
        const lengths = typeof value === 'string' ? badLengths(fieldSchemas(document, schema, name)) : [];
        return lengths
          .map((length) => 'x'.repeat(length))
          .filter((text) => !countsAsAbsent(document, operation, name, text))
          .map((text) => send(toWire(sample, json({ ...Object(body.value), [name]: text }))));
      });
    },
  },
  {
    name: 'an instant that no calendar has',
    statuses: [400],
    cases: ({ document, operation, sample }) => {
      const { body } = sample;
      if (body?.mediaType !== 'application/json') return [];
      const schema = operation.body?.schemas.get(body.mediaType) ?? {};
      return Object.keys(Object(body.value))
        .filter((name) => fieldSchemas(document, schema, name).some(({ format }) => format === 'date-time'))
        .flatMap((name) =>
          noInstants.map((text) => send(toWire(sample, json({ ...Object(body.value), [name]: text })))),
        );
    },
  },
  {
    name: 'no body where one is required',
    statuses: [400],
    cases: ({ operation, sample }) => {
      const { body: _, ...rest } = toWire(sample);
      return operation.body?.required ? [send(rest), send({ ...rest, body: '' })] : [];
    },
  },
  {
    name: 'a body where none is taken',
    statuses: [400],
    cases: ({ operation, sample }) =>
      operation.body === undefined
        ? spoiled(sample, { headers: { 'Content-Type': 'application/json' }, body: '{"id":"a"}' })
        : [],
  },
  {
    name: 'a body beyond the limit',
    statuses: [413],
    cases: ({ operation, sample }) => {
      const limit = operation.body?.maxBytes ?? 0;
      return limit === 0 || sample.body === undefined
        ? []
        : spoiled(sample, { body: Buffer.alloc(limit + 1, 0x20) });
    },
  },
  {
    name: 'a body beyond the limit that never comes',
    statuses: [413],
    cases: ({ operation, sample }) =>
      operation.body === undefined
        ? []
        : spoiled(sample, { headers: { 'Content-Length': '99999999999' }, body: '{' }),
  },
  {
    name: 'a chunk size that is no number',
    statuses: [400],
    cases: ({ operation, sample }) => {
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
  return typeof value === 'object' ? 'a text where none belongs' : { wrong: true };
}
