import { describe, expect, it } from 'vitest';
import { contractOf, operationDiff } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const responses = { 204: { description: 'Done.' } };
const things = {
  get: { operationId: 'listThings', responses },
  post: { operationId: 'createThing', responses },
};
const others = { get: { operationId: 'listOthers', responses } };

describe('operations come and go', () => {
  it.each([
    [
      'a path less',
      { '/things': things, '/others': others },
      { '/things': things },
      'breaking api-path-removed-without-deprecation listOthers',
    ],
    [
      'a method less',
      { '/things': things },
      { '/things': { get: things.get } },
      'breaking api-removed-without-deprecation createThing',
    ],
    [
      'an operation more',
      { '/things': { get: things.get } },
      { '/things': things },
      'info endpoint-added createThing',
    ],
  ])('%s', async (_, old, next, expected) => {
    const changes = diffContracts(await contractOf(old), await contractOf(next));
    expect(changes.map(({ level, id, operation }) => `${level} ${id} ${operation}`)).toEqual([expected]);
  });

  it.each([
    [
      'its sunset is over',
      { deprecated: true, 'x-sunset': '2026-01-31' },
      'info api-path-removed-with-deprecation',
    ],
    [
      'its sunset is to come',
      { deprecated: true, 'x-sunset': '2027-01-31' },
      'breaking api-path-removed-before-sunset',
    ],
    ['no date was given', { deprecated: true }, 'breaking api-path-removed-before-sunset'],
  ])('a deprecated operation goes when %s', async (_, marks, expected) => {
    const old = await contractOf({ '/things': things, '/others': { get: { ...others.get, ...marks } } });
    const changes = diffContracts(old, await contractOf({ '/things': things }), '2026-11-21');
    expect(changes.map(({ level, id }) => `${level} ${id}`)).toEqual([expected]);
  });
});

it.each([
  ['another name', {}, { operationId: 'alterThing' }, ['warning api-operation-id-changed']],
  ['a deprecation', {}, { deprecated: true }, ['info endpoint-deprecated']],
  ['a deprecation taken back', { deprecated: true }, {}, ['info endpoint-reactivated']],
  [
    'a sunset',
    { deprecated: true },
    { deprecated: true, 'x-sunset': '2027-01-31' },
    ['info api-sunset-date-changed'],
  ],
  [
    'an earlier sunset',
    { 'x-sunset': '2027-01-31' },
    { 'x-sunset': '2026-01-31' },
    ['breaking api-sunset-date-changed-too-small'],
  ],
  [
    'a later sunset',
    { 'x-sunset': '2026-01-31' },
    { 'x-sunset': '2027-01-31' },
    ['info api-sunset-date-changed'],
  ],
  [
    'the same sunset with a time',
    { 'x-sunset': '2026-01-31T00:00:00Z' },
    { 'x-sunset': '2026-01-31' },
    ['info api-sunset-date-changed'],
  ],
  ['no sunset any more', { 'x-sunset': '2027-01-31' }, {}, ['info sunset-deleted']],
  ['other tags and descriptions', { tags: ['A'], summary: 'One.' }, { tags: ['B'], summary: 'Two.' }, []],
])('%s', async (_, old, next, expected) => {
  expect(await operationDiff(old, next)).toEqual(expected);
});
