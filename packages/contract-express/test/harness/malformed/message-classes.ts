import { credentialNames, toWire } from '../sample-request.ts';
import { successHasContent } from '../success-content.ts';
import { wireBytes } from '../wire.ts';
import { type MalformedClass, raw, send, spoiled } from './malformed-class.ts';

function headClass(name: string, spoil: (head: string) => string): MalformedClass {
  return {
    name,
    statuses: [400],
    unread: true,
    cases: ({ sample }) => {
      const { method, target, headers } = toWire(sample);
      const head = Buffer.from(wireBytes({ method, target, ...(headers && { headers }) })).toString();
      return [raw(spoil(head))];
    },
  };
}

/** Classes that need neither parameters nor a body: all but two apply to every operation. */
export const messageClasses: readonly MalformedClass[] = [
  {
    name: 'a path below the operation that does not exist',
    statuses: [404],
    unrouted: true,
    cases: ({ sample }) => [send({ ...toWire(sample), target: `${sample.path}/no/such/path` })],
  },
  {
    name: 'a method that the path does not have',
    statuses: [405],
    cases: ({ sample }) => [
      send({ ...toWire(sample), method: 'TRACE' }),
      send({ ...toWire(sample), method: 'LINK' }),
    ],
  },
  {
    name: 'an Accept that nothing meets',
    statuses: [406],
    cases: ({ document, operation, sample }) =>
      successHasContent(document, operation)
        ? ['application/xml', 'application/json;q=0', 'nonsense', 'text/html;q=0.9, image/*'].map((Accept) =>
            send(toWire(sample, { headers: { Accept } })),
          )
        : [],
  },
  {
    name: 'bad percent-encoding in the path',
    statuses: [400],
    unrouted: true,
    cases: ({ sample }) =>
      ['%zz', '%', '%ff%fe'].map((bad) => send({ ...toWire(sample), target: `${sample.path}${bad}` })),
  },
  {
    name: 'bad percent-encoding in the query',
    statuses: [400],
    cases: ({ sample }) =>
      ['a=%zz', '%=1', 'a=%c3%28'].map((bad) => send({ ...toWire(sample), target: `${sample.path}?${bad}` })),
  },
  {
    name: 'more values in the query than are read',
    statuses: [400],
    cases: ({ sample }) =>
      [() => 'a', (index: number) => `a${index}`].map((nameOf) => {
        const query = Array.from({ length: 1001 }, (_, index) => nameOf(index)).join('&');
        return send({ ...toWire(sample), target: `${sample.path}?${query}` });
      }),
  },
  {
    name: 'NUL in the query',
    statuses: [400],
    cases: ({ sample }) => [send({ ...toWire(sample), target: `${sample.path}?limit=%00` })],
  },
  {
    name: 'an unknown parameter under strict handling',
    statuses: [400],
    cases: ({ sample }) =>
      ['colour', '__proto__', 'constructor', 'é\r\n'].flatMap((name) =>
        spoiled(sample, { headers: { Prefer: 'handling=strict' }, query: [[name, '1']] }),
      ),
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
  {
    name: 'another version of HTTP',
    statuses: [400],
    cases: ({ sample }) => {
      const text = Buffer.from(wireBytes(toWire(sample))).toString('latin1');
      return ['HTTP/2.0', 'HTTP/0.9'].map((version) => raw(text.replace('HTTP/1.1', version)));
    },
  },
  {
    name: 'a header of one value given twice',
    statuses: [400],
    cases: ({ operation, sample }) => {
      const text = Buffer.from(wireBytes(toWire(sample))).toString('latin1');
      const names = [...operation.singleHeaders.values()].filter((name) => name !== 'Content-Length');
      return names.map((name) => raw(text.replace('\r\n\r\n', `\r\n${name}: a\r\n${name}: b\r\n\r\n`)));
    },
  },
  headClass('another protocol', (head) => head.replace('HTTP/1.1', 'SPDY/9.9')),
  {
    name: 'no Host',
    statuses: [400],
    cases: ({ sample }) => [
      raw(
        Buffer.from(wireBytes(toWire(sample)))
          .toString('latin1')
          .replace('Host: localhost\r\n', ''),
      ),
    ],
  },
  {
    name: 'no credential, or an empty one',
    statuses: [401],
    cases: ({ operation, sample }) => {
      const names = credentialNames(operation).filter((name) => name in sample.headers);
      const { headers, ...rest } = toWire(sample);
      const others = Object.entries(headers ?? {}).filter(([name]) => !names.includes(name));
      const without = { ...rest, headers: Object.fromEntries(others) };
      const empty = names.map((name) => ({ ...rest, headers: { ...headers, [name]: '' } }));
      const words = ['Bearer', 'Bearer   ', 'Basic', 'Basic OmE=', 'Digest x', 'x'].map((Authorization) => ({
        ...rest,
        headers: { ...without.headers, Authorization },
      }));
      // Whoever need not be known may send none.
      const isOptional = operation.credentials.some((schemes) => schemes.length === 0);
      if (names.length === 0) return [];
      return [...(isOptional ? [] : [without, ...empty]), ...words].map(send);
    },
  },
  {
    name: 'NUL in a path parameter',
    statuses: [404],
    unrouted: true,
    cases: ({ operation, sample }) =>
      operation.path.includes('{')
        ? [send({ ...toWire(sample), target: operation.path.replace(/\{[^}]+\}/g, '%00') })]
        : [],
  },
];
