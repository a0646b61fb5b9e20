import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../../../test/harness/temporary-spec.ts';
import { readBound } from './bound-meaning.ts';
import { listSummaries } from './list-summary.ts';

type Parameters = readonly Readonly<Record<string, unknown>>[];

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const entry = {
  type: 'object',
  properties: {
    id: text,
    name: text,
    email: text,
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

/** The meaning read from the list of a document with some parameters. */
async function read(parameters: Parameters, description = '', more: object = {}) {
  const items = { ...entry, properties: { ...entry.properties, ...more } };
  const schema = { type: 'object', properties: { data: { type: 'array', items } } };
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
      'a bound in brackets',
      { name: 'filter[amount][gte]', schema: { type: 'number' } },
      ['filter[amount][gte]: amount, lower bound, inclusive'],
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
      'a search in a member, in any case, said otherwise',
      {
        name: 'q',
        description: 'Only things whose name contains this text, upper and lower case being the same.',
        schema: text,
      },
      ['q: name contains, upper and lower case alike'],
    ],
    [
      'a search in several members, one of them by another word',
      { name: 'q', description: 'Only things whose name or e-mail address contains it.', schema: text },
      ['q: name or email contains'],
    ],
    [
      'a search in members that come last',
      { name: 'q', description: 'A text that occurs in the name or the email.', schema: text },
      ['q: name or email contains'],
    ],
    [
      'a search for a part of a member',
      { name: 'q', description: 'Substring of the name, ignoring case.', schema: text },
      ['q: name contains, upper and lower case alike'],
    ],
    [
      'a search in a member that is not there',
      { name: 'q', description: 'A text that occurs in the name or the remarks.', schema: text },
      undefined,
    ],
    [
      'a day of the entries, from which on they come',
      { name: 'from', description: 'Only things on this day or later (inclusive).', schema: day },
      ['from: day, lower bound, inclusive'],
    ],
    [
      'a day of the entries up to which they come',
      { name: 'to', description: 'Only things up to and including this date.', schema: day },
      ['to: day, upper bound, inclusive'],
    ],
    [
      'a day on which something else happens',
      { name: 'from', description: 'Only things delivered on this day or later.', schema: day },
      undefined,
    ],
    [
      'a bound of a member that the description names',
      {
        name: 'since',
        description: 'Only things whose `updatedAt` is this instant or later.',
        schema: moment,
      },
      ['since: updatedAt, lower bound, inclusive'],
    ],
    [
      'a bound of an amount that the description names',
      { name: 'max', description: 'Only things with an amount of this or less.', schema: { type: 'number' } },
      ['max: amount, upper bound, inclusive'],
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
    expect((await read([parameter], '', { day }))?.filters).toEqual(filters);
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
    ['Things in the order of their `id`, ascending, unless `sort` is given.', ['by default: id, ascending']],
    ['Things in the order of their creation, the oldest first.', ['by default: createdAt, ascending']],
    ['Things in reverse order of creation.', ['by default: createdAt, descending']],
    ['The newest thing comes first.', ['by default: createdAt, descending']],
    ['The most recently created things are listed first.', ['by default: createdAt, descending']],
    ['Listed from newest to oldest.', ['by default: createdAt, descending']],
    ['Without `sort`, the oldest things come first.', ['by default: createdAt, ascending']],
    ['Newest first unless otherwise specified.', ['by default: createdAt, descending']],
    ['Sorted by amount, highest first, if no sort order is given.', ['by default: amount, descending']],
    ['Things by name, ascending.', ['by default: name, ascending']],
    ['Things by created_at and name, the earliest first.', ['by default: createdAt, ascending']],
    ['Sorted by name, then by amount descending.', ['by default: name']],
    ['Sorted by creation date in descending order.', ['by default: createdAt, descending']],
    ['In the order in which they were created.', ['by default: createdAt, ascending']],
    ['Things by owner, newest first.', undefined],
    ['Sorted by name, newest first.', undefined],
    ['Returns the latest entry of the first owner.', undefined],
    ['Entries that are equal are ordered by name.', undefined],
    ['Ordered by name if `sort` is `name`.', undefined],
    ['Newest first unless `archived` is set.', undefined],
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
  ['to', 'Not later than this day.', 'high', 'inside'],
  ['min_price', 'Only things that cost this or more.', 'low', 'inside'],
  ['max_price', 'Does not exceed this.', 'high', 'inside'],
  ['max_price', 'Cheaper than this.', 'high', 'outside'],
  ['until', 'Through this day.', 'high', 'inside'],
  ['until', 'Until this moment, which is itself included; itself counts.', 'high', 'inside'],
  ['not_after', '', 'high', 'inside'],
  ['price_over', 'Over this price.', 'low', 'open'],
  ['since', 'As of this date.', 'low', 'inside'],
  ['from', 'On this day or later (inclusive).', 'low', 'inside'],
  ['to', 'This day and earlier.', 'high', 'inside'],
  ['from', 'Restricts the result to those that start on this day or afterwards.', 'low', 'inside'],
  ['to', 'On this day or sooner.', 'high', 'inside'],
  ['above', 'A lower bound. One at precisely this price qualifies.', 'low', 'inside'],
  ['above', 'A lower bound. One at precisely this price does not qualify.', 'low', 'outside'],
  ['before', 'Strictly before it.', 'high', 'outside'],
] as const)('readBound tells whether %s (%s) lets its value through', (name, description, side, edge) => {
  expect(readBound(name, description)).toMatchObject({ side, edge });
});
