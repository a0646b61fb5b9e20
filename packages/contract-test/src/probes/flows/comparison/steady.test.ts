import { describe, expect, it } from 'vitest';
import { differences } from './difference.ts';
import { isSameValue } from './same-value.ts';
import { steadyDifferences } from './steady.ts';

describe('isSameValue', () => {
  it.each([
    ['a', 'a', {}, true],
    ['a', 'b', {}, false],
    ['a', 'A', {}, false],
    [' a ', 'a', {}, true],
    ['e\u0301', '\u00e9', {}, true],
    ['1.50', '1.5', {}, true],
    ['10', '1', {}, false],
    ['100', '1', {}, false],
    [1, 1.0, {}, true],
    ['+234 801 234', '+234801234', {}, true],
    ['+234 801 234', '+234801235', {}, false],
    ['Ada 1', 'Ada1', {}, false],
    ['usd ', 'USD', { 'x-normalize': 'code' }, true],
    ['A@b.example', 'a@b.example', { format: 'email' }, true],
    ['2026-01-01T00:00:00Z', '2026-01-01T01:00:00.000+01:00', { format: 'date-time' }, true],
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', { format: 'date-time' }, false],
    ['https://a.example', 'https://a.example/', { format: 'uri' }, true],
  ])('%j and %j with %j: %s', (sent, read, layer, expected) => {
    expect(isSameValue(sent, read, [layer])).toBe(expected);
  });
});

describe('steadyDifferences', () => {
  const pointers = (
    one: object,
    other: object,
    settable: readonly string[] = [],
    moving = {},
  ): readonly string[] =>
    steadyDifferences(
      differences(one as never, other as never),
      new Set(settable),
      differences({} as never, moving as never),
    ).map(({ pointer }) => pointer);

  it('has what changes only by a change of the thing', () => {
    expect(
      pointers(
        { name: 'a', size: { x: 1 }, tags: ['a', 'b'] },
        { name: 'b', size: { x: 2 }, tags: ['b', 'a'] },
      ),
    ).toEqual(['/name', '/size/x']);
  });

  it('leaves out times, states, computed amounts and marks of a request', () => {
    const one = {
      updated_at: 1,
      at: '2026-01-01T00:00:00Z',
      status: 'a',
      price: '1.20',
      rate: 1.5,
      request_id: 'a',
      fiat: { amount: '1.00' },
    };
    const other = {
      updated_at: 2,
      at: '2026-01-02T00:00:00Z',
      status: 'b',
      price: '1.30',
      rate: 1.6,
      request_id: 'b',
      fiat: { amount: '2.00' },
    };
    expect(pointers(one, other)).toEqual([]);
    expect(pointers(one, other, ['price', 'status'])).toEqual(['/status', '/price']);
  });

  it('leaves out what moves between two readings', () => {
    expect(pointers({ views: 1 }, { views: 2 }, [], { views: 1 })).toEqual([]);
  });
});
