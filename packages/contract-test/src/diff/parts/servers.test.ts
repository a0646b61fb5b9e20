import { expect, it } from 'vitest';
import { contractOf } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const done = { responses: { 204: { description: 'Done.' } } };
const at = (...servers: object[]) => ({ servers });
const here = { url: 'https://a.test/v1' };
const there = { url: 'https://b.test/v1' };

async function changed(old: readonly [string, object, object?], next: readonly [string, object, object?]) {
  const of = ([path, parts, own]: readonly [string, object, object?]) =>
    contractOf({ [path]: { get: { operationId: 'listThings', ...done, ...own } } }, {}, parts);
  const changes = diffContracts(await of(old), await of(next));
  return changes.map(({ level, id, operation = 'all' }) => `${level} ${id} ${operation}`);
}

const variable = (listed: readonly string[], fallback = 'eu') => ({
  url: 'https://{region}.test',
  variables: { region: { default: fallback, enum: listed } },
});

it.each([
  ['a server less', ['/things', at(here, there)], ['/things', at(here)], ['warning server-removed all']],
  ['a server more', ['/things', at(here)], ['/things', at(here, there)], ['info server-added all']],
  [
    'another host',
    ['/things', at(here)],
    ['/things', at(there)],
    ['warning server-removed all', 'info server-added all'],
  ],
  [
    'another host and a prefix in the path',
    ['/things', at(here)],
    ['/v1/things', at({ url: 'https://b.test' })],
    ['warning server-removed all', 'info server-added all'],
  ],
  [
    'a prefix that moves into the path',
    ['/things', at(here)],
    ['/v1/things', at({ url: 'https://a.test/' })],
    [],
  ],
  ['a prefix that moves into the server', ['/v1/things', {}], ['/things', at({ url: '/v1' })], []],
  ['another order', ['/things', at(here, there)], ['/things', at(there, here)], []],
  [
    'a value of a variable less',
    ['/things', at(variable(['eu', 'us']))],
    ['/things', at(variable(['eu']))],
    ['warning server-removed all'],
  ],
  [
    'a value of a variable more',
    ['/things', at(variable(['eu']))],
    ['/things', at(variable(['eu', 'us']))],
    ['info server-added all'],
  ],
  [
    'another default of a listed variable',
    ['/things', at(variable(['eu', 'us']))],
    ['/things', at(variable(['eu', 'us'], 'us'))],
    [],
  ],
  [
    'a server of the operation',
    ['/things', at(here), at(here)],
    ['/things', at(here), at(there)],
    ['warning server-removed listThings', 'info server-added listThings'],
  ],
  ['the server of the document at the operation', ['/things', at(here)], ['/things', at(here), at(here)], []],
] as const)('%s', async (_, old, next, expected) => {
  expect(await changed(old, next)).toEqual(expected);
});

it('an operation goes when another prefix is all that is left', async () => {
  expect(await changed(['/things', at(here)], ['/v2/things', at({ url: 'https://a.test' })])).toEqual([
    'breaking api-path-removed-without-deprecation listThings',
    'info endpoint-added listThings',
  ]);
});
