import { describe, expect, test } from 'vitest';
import { checkHead, singleHeaders } from './head.ts';

const header = (name: string, type: string) => ({ name, in: 'header' as const, schema: { type } });
const single = singleHeaders(
  [
    header('Idempotency-Key', 'string'),
    header('Prefer', 'string'),
    header('X-Tags', 'array'),
    { name: 'X-Query', in: 'query' },
  ],
  [[{ type: 'http', scheme: 'bearer' }], [{ type: 'apiKey', in: 'header', name: 'X-Public-Key' }]],
);

/** A head as Node's parser gives it, with Host before the headers given. */
function head(given: readonly (readonly [string, string])[], httpVersion = '1.1') {
  const all = [['Host', 'a'] as const, ...given];
  return {
    httpVersion,
    rawHeaders: all.flat(),
    headers: Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])),
  };
}

test('the headers of one value are those of every request, the declared ones that are no list, and the credentials', () => {
  expect([...single.values()]).toEqual([
    'Authorization',
    'Content-Length',
    'Content-Type',
    'Host',
    'Idempotency-Key',
    'X-Public-Key',
  ]);
});

describe('given twice', () => {
  test.each(['Authorization', 'Content-Type', 'Host', 'Idempotency-Key', 'X-Public-Key'])(
    '%s is refused',
    (name) => {
      const twice = head([
        [name, 'a'],
        ['X-Other', 'b'],
        [name.toLowerCase(), 'a'],
      ]);
      expect(() => checkHead(twice, single)).toThrow(
        `The ${name} header was sent more than once. Send it once.`,
      );
    },
  );

  test.each(['Accept', 'Prefer', 'X-Tags', 'X-Other', 'X-Query', 'Cookie'])('%s is taken', (name) => {
    const twice = head([
      [name, 'a'],
      [name, 'b'],
    ]);
    expect(() => checkHead(twice, single)).not.toThrow();
  });

  test('a credential is refused where the request leads nowhere', () => {
    const twice = head([
      ['Authorization', 'a'],
      ['Authorization', 'b'],
    ]);
    expect(() => checkHead(twice)).toThrow('The Authorization header');
  });
});

test.each(['0.9', '2.0', '1.2', '9.9'])('HTTP/%s is refused, and the connection ends', (version) => {
  expect(() => checkHead(head([], version), single)).toThrow(
    expect.objectContaining({
      kind: 'unreadable',
      message: `The request uses HTTP/${version}. Use HTTP/1.1.`,
      facts: { close: true },
    }),
  );
});

test.each(['1.0', '1.1'])('HTTP/%s is taken', (version) => {
  expect(() => checkHead(head([], version), single)).not.toThrow();
});
