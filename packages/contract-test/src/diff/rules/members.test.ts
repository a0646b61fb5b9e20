import { describe, expect, it } from 'vitest';
import { condition } from '../../../lab/diff/condition.ts';
import { operationDiff } from '../../../test/diff/contract-of.ts';

const text = { type: 'string' };
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const answer = (schema: object) => ({
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
});
const object = (b: object, ...required: string[]) => ({
  type: 'object',
  properties: { a: text, b },
  required,
});

describe('fields that only one direction carries', () => {
  it.each([
    [
      'a read-only field of a request may tighten',
      body,
      object({ ...text, readOnly: true }),
      object({ ...text, readOnly: true, maxLength: 1 }),
      [],
    ],
    [
      'a read-only field of a request may be required',
      body,
      object({ ...text, readOnly: true }),
      object({ ...text, readOnly: true }, 'b'),
      [],
    ],
    [
      'a read-only field of a response may not widen',
      answer,
      object({ ...text, readOnly: true, maxLength: 1 }),
      object({ ...text, readOnly: true }),
      ['breaking response-property-max-length-unset'],
    ],
    [
      'a write-only field of a response may widen',
      answer,
      object({ ...text, writeOnly: true, maxLength: 1 }),
      object({ ...text, writeOnly: true }),
      [],
    ],
    [
      'a write-only field of a request may not tighten',
      body,
      object({ ...text, writeOnly: true }),
      object({ ...text, writeOnly: true, maxLength: 1 }),
      ['breaking request-property-max-length-set'],
    ],
    [
      'a required field that requests have to carry now',
      body,
      object({ ...text, readOnly: true }, 'b'),
      object(text, 'b'),
      ['breaking request-required-property-became-not-read-only'],
    ],
    [
      'a required field that responses do not carry any more',
      answer,
      object(text, 'b'),
      object({ ...text, writeOnly: true }, 'b'),
      ['breaking response-required-property-became-write-only'],
    ],
    [
      'an optional field that requests may carry now',
      body,
      object({ ...text, readOnly: true }),
      object(text),
      ['info request-optional-property-became-not-read-only'],
    ],
    [
      'a field that only responses carry comes',
      body,
      { type: 'object', properties: { a: text } },
      object({ ...text, readOnly: true }, 'b'),
      [],
    ],
  ])('%s', async (_, place, old, next, expected) => {
    expect(await operationDiff(place(old), place(next))).toEqual(expected);
  });
});

describe('an optional member that comes to a branch and that another branch has', () => {
  const branch = (kind: string, properties: object = {}, more: object = {}) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, ...properties },
    ...more,
  });
  const note = { note: text };
  const closed = { additionalProperties: false };
  const old = { oneOf: [branch('card'), branch('bank', note)] };
  const next = { oneOf: [branch('card', note), branch('bank', note)] };
  const tight = (a: object) => ({ oneOf: [branch('card', a, closed), branch('bank', note, closed)] });

  it.each([
    ['breaks no requests', body, old, next, ['info new-optional-request-property']],
    ['breaks no responses', answer, old, next, ['info response-optional-property-added']],
    ['and goes again is a warning in requests', body, next, old, ['warning request-property-removed']],
    [
      'and goes again is a warning in responses',
      answer,
      next,
      old,
      ['warning response-optional-property-removed'],
    ],
    [
      'breaks no requests of closed branches',
      body,
      tight({}),
      tight(note),
      ['info new-optional-request-property'],
    ],
    [
      'breaks responses of closed branches',
      answer,
      tight({}),
      tight(note),
      ['breaking response-optional-property-added'],
    ],
    [
      'breaks requests that fitted the other branch alone',
      body,
      {
        oneOf: [
          object({}, 'a'),
          { type: 'object', required: ['a', 'note'], properties: { a: text, ...note } },
        ].map((one) => ({ ...one, ...closed })),
      },
      {
        oneOf: [
          { type: 'object', required: ['a'], properties: { a: text, b: {}, ...note } },
          { type: 'object', required: ['a', 'note'], properties: { a: text, ...note } },
        ].map((one) => ({ ...one, ...closed })),
      },
      ['breaking new-optional-request-property'],
    ],
  ])('%s', async (_, place, before, after, expected) => {
    expect(await operationDiff(place(before), place(after))).toEqual(expected);
  });

  it('breaks nothing where a condition names it', async () => {
    const when = (properties: object) => ({
      type: 'object',
      properties: { kind: text },
      ...condition(
        { required: ['kind'], properties: { kind: { const: 'card' } } },
        { properties },
        { properties: note },
      ),
    });
    expect(
      await operationDiff(body(when({ a: text })), body(when({ a: text, note: { type: 'integer' } }))),
    ).toEqual(['info new-optional-request-property']);
  });
});

it('a required member that nothing declared may not come to be declared', async () => {
  const old = { type: 'object', properties: { a: text }, required: ['b'] };
  const next = object({ type: 'array', items: text }, 'b');
  expect(await operationDiff(body(old), body(next))).toEqual(['breaking new-required-request-property']);
  expect(await operationDiff(answer(next), answer(old))).toEqual([
    'breaking response-required-property-removed',
  ]);
});

describe('members that nobody counts on', () => {
  it('an optional member comes to an open request', async () => {
    const old = { type: 'object', properties: { a: text } };
    expect(await operationDiff(body(old), body(object(text)))).toEqual([
      'info new-optional-request-property',
    ]);
  });

  it('an optional member goes from an open response', async () => {
    const next = { type: 'object', properties: { a: text } };
    expect(await operationDiff(answer(object(text)), answer(next))).toEqual([
      'warning response-optional-property-removed',
    ]);
  });

  it.each([
    [
      'every branch of anyOf',
      { anyOf: [{ properties: { b: { const: 1 } } }, { properties: { b: { const: 2 } } }] },
    ],
    ['then', condition({ required: ['a'] }, { properties: { b: { enum: [1, 2] } } })],
    ['else', condition({ required: ['a'] }, undefined, { properties: { b: { enum: [1, 2] } } })],
    ['a dependent schema', { dependentSchemas: { a: { properties: { b: { enum: [1, 2] } } } } }],
  ])('a member that moves into %s stays', async (_, place) => {
    const old = { type: 'object', properties: { a: text, b: { enum: [1, 2] } } };
    const next = { type: 'object', properties: { a: text }, ...place };
    const changes = await operationDiff(body(old), body(next));
    expect(changes.filter((change) => !change.startsWith('info'))).toEqual([]);
  });

  it('a member that moves into every branch of oneOf stays', async () => {
    const next = {
      type: 'object',
      oneOf: [{ properties: { a: text, b: { const: 1 } } }, { properties: { a: text, b: { const: 2 } } }],
    };
    const old = { type: 'object', properties: { a: text, b: { enum: [1, 2] } } };
    expect(
      (await operationDiff(answer(old), answer(next))).filter((change) => !change.startsWith('info')),
    ).toEqual([]);
  });
});
