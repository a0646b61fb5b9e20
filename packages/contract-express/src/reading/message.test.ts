import { describe, expect, test } from 'vitest';
import type { Flaw } from './fault.ts';
import { adviceOn, flawsFault, linesOf, reasonsByField, unknownFieldsFault } from './message.ts';

const inBody = (field: string, rule: string, code = 'type'): Flaw => ({ place: 'body', field, code, rule });
const limit: Flaw = { place: 'query', field: 'limit', code: 'range', rule: 'must be at least 1', given: '0' };
const several = [
  inBody('part.size', 'is required', 'required'),
  { ...inBody('items.0.amount', 'must be a string'), given: '5' },
  inBody('part.size', 'is required', 'required'),
];

describe('the fault of flaws', () => {
  test.each<[string, Flaw[], boolean, string, string]>([
    ['a parameter', [limit], false, 'parameters', '1 value is invalid: limit is 0; it must be at least 1.'],
    [
      'a parameter before a body',
      [inBody('', 'must be an object'), limit],
      false,
      'parameters',
      '1 value is invalid: limit is 0; it must be at least 1.',
    ],
    [
      'a body',
      several,
      false,
      'body',
      'The body does not match its schema: part.size is required; items.0.amount is 5; it must be a string.',
    ],
    [
      'more than three in a body',
      ['a', 'b', 'c', 'd', 'e'].map((name) => inBody(name, 'is required')),
      false,
      'body',
      'The body does not match its schema: a is required; b is required; c is required; and 2 more.',
    ],
    [
      'a form',
      [inBody('token', 'is required'), inBody('', 'must be an object')],
      true,
      'parameters',
      '2 values are invalid: token is required; the body must be an object.',
    ],
    [
      'a path',
      [limit, { place: 'path', field: 'id', code: 'pattern', rule: 'must match x' }],
      false,
      'not_found',
      'The path does not identify a resource. Check the identifier in it.',
    ],
  ])('of %s', (_, flaws, form, kind, message) => {
    expect(flawsFault(flaws, form)).toMatchObject({ kind, message });
  });

  test('is short, however long the request is', () => {
    const flaws = Array.from({ length: 5000 }, (_, index) => inBody(`a.${index}`, 'x'.repeat(5000)));
    const { message, facts } = flawsFault(flaws, false);
    expect(JSON.stringify([message, facts, linesOf(facts.flaws ?? [])]).length).toBeLessThan(20_000);
  });

  test('of unknown names', () => {
    const { kind, message, facts } = unknownFieldsFault(['colour', '__proto__']);
    expect([kind, message]).toEqual([
      'unknown_fields',
      '2 values are invalid: colour is not recognized; __proto__ is not recognized.',
    ]);
    expect([...reasonsByField(facts.flaws ?? []).keys()]).toEqual(['colour', '__proto__']);
  });
});

test('reasons stand by field, each once, and those of the whole body under body', () => {
  expect([...reasonsByField([...several, inBody('', 'must be an object')])]).toEqual([
    ['part.size', ['is required']],
    ['items.0.amount', ['is 5; it must be a string']],
    ['body', ['must be an object']],
  ]);
});

test('each flaw has one line with its place', () => {
  expect(linesOf([...several, limit, inBody('', 'must be an object')])).toEqual([
    'body.part.size is required',
    'body.items.0.amount is 5; it must be a string',
    'query.limit is 0; it must be at least 1',
    'body must be an object',
  ]);
});

test.each<[Flaw, string]>([
  [inBody('part.size', 'is required', 'required'), 'Add `part.size`.'],
  [inBody('', 'must be an object'), 'Send one JSON object with the fields of this operation.'],
  [inBody('', 'must include exactly one of a or b', 'oneOf'), 'In the body, include exactly one of a or b.'],
  [inBody('name', 'must be a string'), 'Change `name`: it must be a string.'],
])('%j is mended by: %s', (flaw, advice) => {
  expect(adviceOn([flaw, flaw])).toBe(advice);
});
