import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { readBound } from './bound-meaning.ts';
import { listSummaries } from './list-summary.ts';

type Parameters = readonly Readonly<Record<string, unknown>>[];

const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };
const entry = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    priority: text,
    status: { type: 'string', enum: ['open', 'closed', 'lost'] },
    archived: { type: 'boolean' },
    tags: { type: 'array', items: text },
    amount: { type: 'number' },
    createdAt: moment,
    updatedAt: moment,
    owner: { type: 'object', properties: { id: text } },
  },
};

/** What the list of a document with some parameters is taken to mean. */
async function read(parameters: Parameters, description = '') {
  const schema = { type: 'object', properties: { data: { type: 'array', items: entry } } };
  const get = {
    operationId: 'list',
    description,
    parameters: parameters.map((one) => ({ in: 'query', ...one })),
    responses: { 200: { description: '', content: { 'application/json': { schema } } } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Lists', version: '1' },
    paths: { '/things': { get } },
  };
  const contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  return listSummaries(contract, contract.operations)[0];
}

describe('the meaning of a list', () => {
  it.each([
    ['the same name', { name: 'status', schema: text }, ['status: status equals']],
    ['a member of an object', { name: 'owner_id', schema: text }, ['owner_id: owner.id equals']],
    ['one of many', { name: 'tag', schema: text }, ['tag: tags has']],
    ['a free text', { name: 'name', schema: text }, ['name: name resembles']],
    [
      'a part of a text',
      { name: 'name', description: 'Part of the name.', schema: text },
      ['name: name contains'],
    ],
    [
      'an exact text',
      { name: 'name', description: 'Exactly this name.', schema: text },
      ['name: name equals'],
    ],
    [
      'a beginning',
      { name: 'name', description: 'The name starts with it.', schema: text },
      ['name: name begins'],
    ],
    [
      'what may only add',
      { name: 'archived', schema: { type: 'boolean' } },
      ['archived: archived equals, perhaps'],
    ],
    [
      'an exclusion',
      { name: 'status', description: 'Exclude these.', schema: text },
      ['status: status equals, perhaps'],
    ],
    [
      'a bound by its name',
      { name: 'amount_gte', schema: { type: 'number' } },
      ['amount_gte: amount, lower bound, inclusive'],
    ],
    [
      'a moment of two',
      { name: 'created_before', schema: moment },
      ['created_before: createdAt, upper bound, open'],
    ],
    [
      'a moment that the description names',
      { name: 'since', description: 'Updated since.', schema: moment },
      ['since: updatedAt, lower bound, open'],
    ],
    [
      'a moment that could be either',
      { name: 'since', description: 'Since then.', schema: moment },
      undefined,
    ],
    ['a search', { name: 'q', schema: text }, undefined],
    [
      'a search in members that are named',
      { name: 'q', description: 'Things whose name or owner contains it.', schema: text },
      undefined,
    ],
    [
      'a search in a member, in any case',
      { name: 'q', description: 'Things whose `name` contains it (case-insensitive).', schema: text },
      ['q: name contains, upper and lower case alike'],
    ],
    [
      'a search in words of a member',
      { name: 'search', description: 'Full-text search: things whose name contains it.', schema: text },
      ['search: name contains, perhaps'],
    ],
    [
      'several values of which one is enough',
      { name: 'status', schema: { type: 'array', items: text } },
      ['status: status equals, any of several'],
    ],
    [
      'several values that are all needed',
      { name: 'tag', description: 'Has all of these tags.', schema: { type: 'array', items: text } },
      ['tag: tags has, all of several'],
    ],
    [
      'several values without a word of how',
      { name: 'tag', description: 'Tags to look for.', schema: { type: 'array', items: text } },
      ['tag: tags has'],
    ],
    [
      'values between commas',
      { name: 'tag', description: 'Comma-separated; any of them.', schema: text },
      ['tag: tags has, any of several'],
    ],
  ] as const)('is read from %s', async (_, parameter, filters) => {
    expect((await read([parameter]))?.filters).toEqual(filters);
  });

  it.each([
    ['Returns things, newest first.', ['by default: createdAt, descending']],
    ['Returns things, sorted by name in ascending order.', ['by default: name, ascending']],
    ['Returns things. They are ordered by `amount`, descending.', ['by default: amount, descending']],
    ['Things in alphabetical order of their name.', ['by default: name, ascending']],
    ['Sorted by priority (highest first).', undefined],
    ['Ordered by creation date (newest first).', ['by default: createdAt, descending']],
    ['Things can be sorted by name.', undefined],
    ['Sorted by name, or newest first with `recent`.', undefined],
    ['Within a status, things are sorted by name.', undefined],
  ])('is read from the order in "%s"', async (description, sort) => {
    const parameters = [{ name: 'status', schema: text }];
    expect((await read(parameters, description))?.sort).toEqual(sort ?? []);
  });

  it('is read from the ways to sort', async () => {
    const summary = await read([{ name: 'sort', schema: { enum: ['-createdAt', 'amount:asc', 'rank'] } }]);
    expect(summary?.sort).toEqual([
      'sort=-createdAt: createdAt, descending',
      'sort=amount:asc: amount, ascending',
      'sort=rank: unknown',
    ]);
  });
});

it.each([
  ['created_after', 'Created at or after this time.', 'low', 'inside'],
  ['created_before', 'Created before this time.', 'high', 'open'],
  ['max_price', '', 'high', 'inside'],
  ['max_price', 'Less than this.', 'high', 'outside'],
  ['to', 'The last day, inclusive.', 'high', 'inside'],
  ['from', '', 'low', 'unsaid'],
  ['since', 'From this moment on.', 'low', 'inside'],
  ['total_lt', '', 'high', 'outside'],
  ['to', 'Before this time; one exactly then is not returned.', 'high', 'outside'],
  ['from', 'After this time; one at exactly that time is returned.', 'low', 'inside'],
  ['from', 'Those exactly at it are included.', 'low', 'inside'],
] as const)('readBound tells whether %s (%s) lets its value through', (name, description, side, edge) => {
  expect(readBound(name, description)).toMatchObject({ side, edge });
});
