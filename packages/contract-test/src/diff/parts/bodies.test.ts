import { expect, it } from 'vitest';
import { operationDiff } from '../testing/contract-of.ts';

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
