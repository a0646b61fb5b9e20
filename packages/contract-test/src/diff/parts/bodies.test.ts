import { describe, expect, it } from 'vitest';
import { operationDiff } from '../../../test/diff/contract-of.ts';

const json = { 'application/json': { schema: { type: 'object' } } };
const form = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };

it.each([
  [
    'a required body',
    {},
    { requestBody: { required: true, content: json } },
    ['breaking request-body-added-required'],
  ],
  ['an optional body', {}, { requestBody: { content: json } }, ['info request-body-added-optional']],
  ['no body any more', { requestBody: { content: json } }, {}, ['breaking request-body-removed']],
  [
    'a body that became required',
    { requestBody: { content: json } },
    { requestBody: { required: true, content: json } },
    ['breaking request-body-became-required'],
  ],
  [
    'a body that became optional',
    { requestBody: { required: true, content: json } },
    { requestBody: { content: json } },
    ['info request-body-became-optional'],
  ],
  [
    'one media type less',
    { requestBody: { content: { ...json, ...form } } },
    { requestBody: { content: json } },
    ['breaking request-body-media-type-removed'],
  ],
  [
    'one media type more',
    { requestBody: { content: json } },
    { requestBody: { content: { ...json, ...form } } },
    ['info request-body-media-type-added'],
  ],
  [
    'a range that holds the media type',
    { requestBody: { content: json } },
    { requestBody: { content: { 'application/*': json['application/json'] } } },
    ['info request-body-media-type-added'],
  ],
])('%s', async (_, old, next, expected) => {
  expect(await operationDiff(old, next)).toEqual(expected);
});

describe('media types', () => {
  const of = (schema: object, ...types: string[]) => ({
    requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema }])) },
  });
  const wide = { type: 'object', properties: { name: { type: 'string' } } };
  const narrow = { ...wide, required: ['name'] };

  it('a media type that comes under a range is held against the range', async () => {
    const range = of(wide, 'application/*');
    const both = (schema: object) => ({
      requestBody: {
        content: { ...range.requestBody.content, ...of(schema, 'application/json').requestBody.content },
      },
    });
    expect(await operationDiff(range, both(narrow))).toEqual([
      'breaking request-property-became-required',
      'info request-body-media-type-added',
    ]);
    expect(await operationDiff(range, both(wide))).toEqual(['info request-body-media-type-added']);
    expect(await operationDiff(both(narrow), range)).toEqual(['info request-property-became-optional']);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    '%s is application/json',
    async (type) => {
      expect(await operationDiff(of(wide, 'application/json'), of(wide, type))).toEqual([]);
      expect(await operationDiff(of(wide, 'application/json'), of(narrow, type))).toEqual([
        'breaking request-property-became-required',
      ]);
    },
  );

  it('another parameter makes another media type', async () => {
    const versioned = 'application/json; version=2';
    expect(await operationDiff(of(wide, 'application/json'), of(wide, versioned))).toEqual([
      'breaking request-body-media-type-removed',
      'info request-body-media-type-added',
    ]);
    expect(await operationDiff(of(wide, versioned), of(wide, 'application/json'))).toEqual([
      'info request-body-media-type-added',
    ]);
  });
});
