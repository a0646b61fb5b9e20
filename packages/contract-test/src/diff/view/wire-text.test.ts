import { describe, expect, it } from 'vitest';
import { openAjv } from '../../contract/judge/dialect.ts';
import type { Json } from '../../contract/model.ts';
import { type Carrier, isSendable, isTaken } from './wire-text.ts';

function takes(carrier: Carrier, schema: object, value: Json): boolean {
  const validate = openAjv().compile(schema);
  return isTaken(carrier, value, (reading) =>
    validate(reading) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath),
  );
}

const mixed = {
  type: 'object',
  properties: { a: { type: 'string' }, b: { type: 'integer' }, c: { items: { type: 'boolean' } } },
};

describe('a receiver of text', () => {
  it.each<[string, Carrier, object, Json, boolean]>([
    ['a number as text', 'text', { type: 'string' }, 7, true],
    ['text as a number', 'text', { type: 'integer' }, '7', true],
    ['text that is no number', 'text', { type: 'integer' }, 'x', false],
    ['one value as a list', 'text', { type: 'array', items: { type: 'integer' } }, '7', true],
    ['each member in its own way', 'form', mixed, { a: 1, b: '2', c: 'true' }, true],
    ['no member that fits in no way', 'form', mixed, { a: 1, b: 'x' }, false],
    ['no other type in the JSON of a form', 'form', { properties: { o: mixed } }, { o: { a: 1 } }, false],
    ['no other type in JSON', 'json', { type: 'string' }, 7, false],
  ])('takes %s', (_, carrier, schema, value, expected) => {
    expect(takes(carrier, schema, value)).toBe(expected);
  });
});

it.each<[Carrier, Json, boolean]>([
  ['json', null, true],
  ['text', null, false],
  ['form', { a: null }, false],
  ['form', { a: { b: null } }, true],
  ['text', '', true],
  ['path', '', false],
  ['header', ' x', false],
])('%s carries %j: %s', (carrier, value, expected) => {
  expect(isSendable(carrier, value)).toBe(expected);
});
