import { expect, it } from 'vitest';
import { operationDiff } from '../testing/contract-of.ts';

const plain = { description: 'An answer.' };
const json = { 'application/json': { schema: { type: 'object' } } };
const csv = { 'text/csv': { schema: { type: 'string' } } };
const header = (required: boolean) => ({ 'X-Count': { required, schema: { type: 'integer' } } });

it.each([
  [
    'a success less',
    { 200: plain, 202: plain },
    { 200: plain },
    ['breaking response-success-status-removed'],
  ],
  ['a success more', { 200: plain }, { 200: plain, 202: plain }, ['info response-success-status-added']],
  ['a range for a success', { 200: plain }, { '2XX': plain }, ['info response-success-status-added']],
  ['an error less', { 200: plain, 404: plain }, { 200: plain }, ['info response-non-success-status-removed']],
  ['an error more', { 200: plain }, { 200: plain, 404: plain }, ['info response-non-success-status-added']],
  [
    'a media type less',
    { 200: { ...plain, content: { ...json, ...csv } } },
    { 200: { ...plain, content: json } },
    ['breaking response-media-type-removed'],
  ],
  [
    'a media type more',
    { 200: { ...plain, content: json } },
    { 200: { ...plain, content: { ...json, ...csv } } },
    ['info response-media-type-added'],
  ],
  [
    'a required header less',
    { 200: { ...plain, headers: header(true) } },
    { 200: plain },
    ['breaking required-response-header-removed'],
  ],
  [
    'an optional header less',
    { 200: { ...plain, headers: header(false) } },
    { 200: plain },
    ['warning optional-response-header-removed'],
  ],
  [
    'a header more',
    { 200: plain },
    { 200: { ...plain, headers: header(true) } },
    ['info response-header-added'],
  ],
  [
    'a header that became optional',
    { 200: { ...plain, headers: header(true) } },
    { 200: { ...plain, headers: header(false) } },
    ['breaking response-header-became-optional'],
  ],
  [
    'a header that became required',
    { 200: { ...plain, headers: header(false) } },
    { 200: { ...plain, headers: header(true) } },
    ['info response-header-became-required'],
  ],
])('%s', async (_, old, next, expected) => {
  expect(await operationDiff({ responses: old }, { responses: next })).toEqual(expected);
});

it('compares a new status with the range that spoke for it', async () => {
  const of = (schema: object) => ({ ...plain, content: { 'application/json': { schema } } });
  const old = { '2XX': of({ type: 'string' }) };
  expect(
    await operationDiff({ responses: old }, { responses: { ...old, 201: of({ type: 'integer' }) } }),
  ).toEqual(['breaking response-body-type-changed', 'info response-success-status-added']);
});
