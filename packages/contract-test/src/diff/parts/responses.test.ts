import { describe, expect, it } from 'vitest';
import { operationDiff } from '../../../test/diff/contract-of.ts';

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

describe('what spoke for a status before', () => {
  const of = (name: string) => ({
    ...plain,
    content: {
      'application/json': { schema: { type: 'object', required: [name], properties: { [name]: {} } } },
    },
  });
  const breaks = (changes: readonly string[]) => changes.some((change) => change.startsWith('breaking'));

  it.each([
    ['a status under the default', { default: of('a') }, '404'],
    ['a range under the default', { default: of('a') }, '4XX'],
    ['a status under its range', { '4XX': of('a') }, '404'],
  ])('%s breaks by another body alone', async (_, covering, status) => {
    const old = { responses: { 200: plain, ...covering } };
    const like = { responses: { ...old.responses, [status]: of('a') } };
    const other = { responses: { ...old.responses, [status]: of('b') } };
    expect(await operationDiff(old, like)).toEqual(['info response-non-success-status-added']);
    expect(breaks(await operationDiff(old, other))).toBe(true);
    expect(await operationDiff(like, old)).toEqual([]);
    expect(breaks(await operationDiff(other, old))).toBe(true);
  });

  it('the default does not speak for a further success', async () => {
    const old = { responses: { 200: of('a'), default: of('b') } };
    const next = { responses: { ...old.responses, 202: of('c') } };
    expect(await operationDiff(old, next)).toEqual(['info response-success-status-added']);
    expect(await operationDiff(next, old)).toEqual(['breaking response-success-status-removed']);
  });

  it('a range that becomes one of its statuses narrows', async () => {
    const ranged = { responses: { '2XX': of('a') } };
    expect(await operationDiff(ranged, { responses: { 200: of('a') } })).toEqual([
      'info response-success-status-removed',
      'info response-success-status-added',
    ]);
    expect(breaks(await operationDiff(ranged, { responses: { 200: of('b') } }))).toBe(true);
    expect(await operationDiff(ranged, { responses: { 302: of('a') } })).toContain(
      'breaking response-success-status-removed',
    );
  });

  it('media types narrow and widen with their ranges', async () => {
    const typed = (...types: string[]) => ({
      responses: {
        200: {
          ...plain,
          content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'object' } }])),
        },
      },
    });
    const [range, one] = [typed('application/*'), typed('application/json')];
    expect(await operationDiff(range, one)).toEqual(['info response-media-type-name-specialized']);
    expect(await operationDiff(one, range)).toEqual(['breaking response-media-type-name-generalized']);
    expect(await operationDiff(one, typed('application/json; charset=utf-8'))).toEqual([]);
  });
});
