import { expect, it } from 'vitest';
import { loadFiles } from '../../../../test/harness/temporary-spec.ts';
import { readCombined } from './combined-meaning.ts';
import { listsOf } from './list-meaning.ts';

const entry = { type: 'object', properties: { weight: { type: 'integer' }, live: { type: 'boolean' } } };

async function read(description: string, texts: readonly [string, string] = ['', '']) {
  const schema = { type: 'object', properties: { data: { type: 'array', items: entry } } };
  const parameters = [
    { in: 'query', name: 'weight', description: texts[0], schema: { type: 'integer' } },
    { in: 'query', name: 'live', description: texts[1], schema: { type: 'boolean' } },
  ];
  const responses = { 200: { description: '', content: { 'application/json': { schema } } } };
  const get = { operationId: 'list', description, parameters, responses };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Lists', version: '1' },
    paths: { '/things': { get } },
  };
  const contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  const [list] = listsOf(contract, contract.operations);
  const [first, second] = list?.filters ?? [];
  if (list === undefined || first === undefined || second === undefined)
    throw new RangeError('There are no filters.');
  return readCombined(contract, list.operation, [first, second]);
}

it.each([
  ['Filters are combined: an entry has to match all of them.', 'both'],
  ['All filters apply together.', 'both'],
  ['Filters are combined with AND.', 'both'],
  ['Multiple filters are combined with a logical AND.', 'both'],
  ['Returns things that match every filter.', 'both'],
  ['Returns the things that match all the given criteria.', 'both'],
  ['Filters can be combined.', 'both'],
  ['Filters are cumulative.', 'both'],
  ['If several filters are given, the intersection is returned; filters intersect.', 'both'],
  ['Lists things.', 'unsaid'],
  ['Filters are combined with OR.', undefined],
  ['Things that match any of the filters are returned.', undefined],
  ['Filters cannot be combined.', undefined],
  ['Only one filter can be given; filters are mutually exclusive.', undefined],
  ['The filter `live` takes precedence over other filters.', undefined],
] as const)('what filters do together is read from "%s"', async (description, said) => {
  expect(await read(description)).toBe(said);
});

it('filters that each say "only" are combined, unless one speaks of the other', async () => {
  expect(await read('', ['Only of this weight.', 'Only live ones.'])).toBe('both');
  expect(
    await read('', ['Only of this weight.', 'Only live ones, for those of a `weight`.']),
  ).toBeUndefined();
  expect(await read('', ['Only of this weight.', 'Live ones.'])).toBe('unsaid');
});
