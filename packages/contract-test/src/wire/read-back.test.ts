import { describe, expect, test } from 'vitest';
import type { Json, Parameter, Schema } from '../contract/model.ts';
import { readBack, readBackBody } from './read-back.ts';
import { isSendable } from './sendable.ts';

function parameter(where: Parameter['in'], schema: Schema, rest: Partial<Parameter> = {}): Parameter {
  const style = where === 'path' || where === 'header' ? 'simple' : 'form';
  const shape = { name: 'p', in: where, required: false, schema, style, explode: style === 'form' };
  return { ...shape, mediaType: undefined, examples: [], node: {}, ...rest };
}

const integer = { type: 'integer' };
const text = { type: 'string' };

describe('a server reads parameters by their types', () => {
  test.each<[string, Parameter, Json, Json]>([
    ['a number', parameter('query', integer), 12, 12],
    ['a text that is a number', parameter('query', integer), '12', 12],
    ['a text that some readers take as a number', parameter('path', integer), '0x10', 16],
    ['a text that is no number', parameter('query', integer), 'x', 'x'],
    ['an empty text', parameter('query', integer), '', ''],
    ['a number where a text is asked for', parameter('query', text), 12, '12'],
    ['null where a text is asked for', parameter('query', text), null, 'null'],
    ['a boolean', parameter('header', { type: 'boolean' }), 'true', true],
    ['a boolean where a number is asked for', parameter('query', integer), true, 'true'],
    ['null', parameter('query', { type: ['integer', 'null'] }), null, null],
    ['types by enum', parameter('query', { enum: [1, 2] }), '2', 2],
    ['types by branches', parameter('query', { anyOf: [integer, { const: true }] }), 'true', true],
    ['types by allOf', parameter('query', { allOf: [{ minimum: 1 }, integer] }), '3', 3],
    ['a number where both are allowed', parameter('query', { type: ['string', 'integer'] }), 5, 5],
    ['a text where both are allowed', parameter('query', { type: ['string', 'boolean'] }), 'true', 'true'],
    ['spaces around a header', parameter('header', text), ' a ', 'a'],
    ['a list', parameter('query', { type: 'array', items: integer }), [1, 'x'], [1, 'x']],
    [
      'one value where a list is asked for',
      parameter('query', { type: 'array', items: integer }),
      'x',
      ['x'],
    ],
    [
      'a comma in a list in one text',
      parameter('query', { type: 'array', items: text }, { explode: false }),
      ['a,b'],
      ['a', 'b'],
    ],
    [
      'a list in a header',
      parameter('header', { type: 'array', prefixItems: [text, integer] }),
      ['1', '2'],
      ['1', 2],
    ],
    ['a list where a text is asked for', parameter('path', text), ['a', 'b'], 'a,b'],
    [
      'a label',
      parameter('path', { type: 'array', items: integer }, { style: 'label', explode: true }),
      ['1', 2],
      [1, 2],
    ],
    [
      'a matrix',
      parameter('path', { type: 'array', items: integer }, { style: 'matrix', explode: true }),
      ['1', 2],
      [1, 2],
    ],
    ['a matrix of one value', parameter('path', integer, { style: 'matrix' }), '7', 7],
    [
      'an object',
      parameter('query', { type: 'object', properties: { a: integer } }, { style: 'deepObject' }),
      { a: '1', b: 2 },
      { a: 1, b: 2 },
    ],
    ['JSON', parameter('query', integer, { mediaType: 'application/json' }), '1', '1'],
  ])('%s', (_, one, value, understood) => {
    expect(readBack(one, value)).toEqual(understood);
  });
});

describe('what HTTP carries, and in one meaning', () => {
  test.each<[string, Parameter, Json, boolean]>([
    ['a text in a path', parameter('path', text), 'a/ü', true],
    ['an empty path segment', parameter('path', text), '', false],
    ['a dot in a path', parameter('path', text), '..', false],
    ['an empty matrix', parameter('path', text, { style: 'matrix' }), '', false],
    ['half of a character', parameter('query', text), '\ud800', false],
    ['a text in a header', parameter('header', text), 'a b', true],
    ['a line break in a header', parameter('header', text), 'a\nb', false],
    ['a letter beyond ASCII in a header', parameter('header', text), 'ü', false],
    ['an empty list', parameter('query', { type: 'array' }), [], false],
    ['a list where one is asked for', parameter('query', integer), [1, 2], false],
    ['a list in one text', parameter('query', integer, { explode: false }), [1, 2], true],
    ['an object where one is asked for', parameter('query', integer), { a: 1 }, false],
    [
      'a value where members are asked for',
      parameter('query', { type: 'object' }, { style: 'deepObject' }),
      'a',
      false,
    ],
    ['members', parameter('query', { type: 'object' }, { style: 'deepObject' }), { a: 'b' }, true],
    [
      'a number as text where both are allowed',
      parameter('query', { type: ['string', 'integer'] }),
      '5',
      false,
    ],
    ['a text where both are allowed', parameter('query', { type: ['string', 'integer'] }), 'five', true],
    ['anything where nothing is said', parameter('query', true), '5', true],
  ])('%s', (_, one, value, sendable) => {
    expect(isSendable(one, value)).toBe(sendable);
  });
});

describe('a server reads bodies by their types', () => {
  const definitions = { Count: integer };
  const schema = {
    properties: {
      n: { $ref: '#/$defs/Count' },
      t: text,
      l: { type: 'array', items: integer },
      o: { type: 'object' },
    },
  };
  test.each<[string, Json, Json]>([
    ['application/json', { n: '1' }, { n: '1' }],
    ['application/x-www-form-urlencoded', { n: '1', t: 2, l: ['3'] }, { n: 1, t: '2', l: [3] }],
    ['application/x-www-form-urlencoded', { l: '3', n: 'x', o: { a: 1 } }, { l: [3], n: 'x', o: { a: 1 } }],
    ['multipart/form-data', { t: ['a', 'b'], l: [] }, { t: ['a', 'b'] }],
    ['application/x-www-form-urlencoded', 'x', { x: '' }],
    ['text/plain', 5, '5'],
  ])('%s %j', (mediaType, value, understood) => {
    expect(readBackBody(mediaType, schema, value, definitions)).toEqual(understood);
  });
});
