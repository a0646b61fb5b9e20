import { expect, it } from 'vitest';
import { contractOf, operationDiff } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const list = { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } };

it.each([
  ['a required one', [], [{ ...limit, required: true }], ['breaking new-required-request-parameter']],
  ['an optional one', [], [limit], ['info new-optional-request-parameter']],
  ['one less', [limit], [], ['warning request-parameter-removed']],
  [
    'one that became required',
    [limit],
    [{ ...limit, required: true }],
    ['breaking request-parameter-became-required'],
  ],
  [
    'one that became optional',
    [{ ...limit, required: true }],
    [limit],
    ['info request-parameter-became-optional'],
  ],
  [
    'another style',
    [list],
    [{ ...list, style: 'pipeDelimited', explode: false }],
    ['breaking request-parameter-style-changed'],
  ],
  ['another explode', [list], [{ ...list, explode: false }], ['breaking request-parameter-explode-changed']],
  ['another explode of a scalar', [limit], [{ ...limit, explode: false }], []],
  ['the default style written out', [list], [{ ...list, style: 'form', explode: true }], []],
  [
    'content',
    [limit],
    [{ name: 'limit', in: 'query', content: { 'application/json': { schema: { type: 'integer' } } } }],
    ['breaking request-parameter-content-changed'],
  ],
  ['a deprecation', [limit], [{ ...limit, deprecated: true }], ['info request-parameter-deprecated']],
  [
    'another default',
    [{ ...limit, schema: { type: 'integer', default: 10 } }],
    [{ ...limit, schema: { type: 'integer', default: 20 } }],
    ['warning request-parameter-default-value-changed'],
  ],
  [
    'a header in other letters',
    [{ name: 'X-Trace', in: 'header', schema: {} }],
    [{ name: 'x-trace', in: 'header', schema: {} }],
    [],
  ],
  [
    'a text for a number, which the wire does not tell',
    [limit],
    [{ ...limit, schema: { type: 'string' } }],
    ['info request-parameter-type-changed'],
  ],
  [
    'a number for a text',
    [{ ...limit, schema: { type: 'string' } }],
    [limit],
    ['breaking request-parameter-type-changed'],
  ],
  [
    'an enumeration that lost a value',
    [{ ...limit, schema: { enum: [1, 2] } }],
    [{ ...limit, schema: { enum: [1] } }],
    ['breaking request-parameter-enum-value-removed'],
  ],
])('%s', async (_, old, next, expected) => {
  expect(await operationDiff({ parameters: old }, { parameters: next })).toEqual(expected);
});

it('takes path parameters by their position', async () => {
  const at = (name: string, schema: object) =>
    contractOf({
      [`/things/{${name}}`]: {
        get: {
          operationId: 'getThing',
          parameters: [{ name, in: 'path', required: true, schema }],
          responses: { 204: { description: 'Done.' } },
        },
      },
    });
  const old = await at('id', { type: 'string' });
  expect(diffContracts(old, await at('thing', { type: 'string' }))).toEqual([]);
  expect(diffContracts(old, await at('thing', { type: 'string', maxLength: 3 }))).toMatchObject([
    { id: 'request-parameter-max-length-set', level: 'breaking', where: 'path id' },
  ]);
});
