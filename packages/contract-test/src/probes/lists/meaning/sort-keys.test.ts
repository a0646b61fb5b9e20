import { expect, it } from 'vitest';
import { loadFiles } from '../../../../test/harness/temporary-spec.ts';
import { entryMembers } from './entry-members.ts';
import { readSortKeys } from './sort-keys.ts';

const entry = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    price: { type: 'number' },
    createdAt: { type: 'string', format: 'date-time' },
  },
};

async function read(parameter: Readonly<Record<string, unknown>>, description = '') {
  const schema = { type: 'object', properties: { data: { type: 'array', items: entry } } };
  const get = {
    operationId: 'list',
    parameters: [{ in: 'query', name: 'sort', schema: { type: 'string' }, ...parameter }],
    responses: { 200: { description: '', content: { 'application/json': { schema } } } },
  };
  const info = { title: 'Lists', version: '1', description };
  const document = { openapi: '3.1.0', info, paths: { '/things': { get } } };
  const contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  const [operation] = contract.operations;
  const [one] = operation?.parameters ?? [];
  if (operation === undefined || one === undefined) throw new RangeError('There is no list.');
  const keys = readSortKeys(contract, one, entryMembers(contract, operation) ?? [], operation);
  return [keys.values.join(' '), keys.isTurned, keys.takesSeveral];
}

it.each([
  ['Keys are `name` and `price`.', 'name price', false, false],
  ['`name` or `price`; a minus before it reverses the order.', 'name -name price -price', true, false],
  [
    'Sort by `name` or `price`. Prefix with `-` for descending order.',
    'name -name price -price',
    true,
    false,
  ],
  [
    'Comma-separated list of fields: name, price. Prepend a hyphen for descending.',
    'name -name price -price',
    true,
    true,
  ],
  ['Sort by name, price or createdAt.', 'name price createdAt', false, false],
  ['One of: name, price', 'name price', false, false],
  ['Fields: name|price', 'name price', false, false],
  [
    'Supported fields are name and price; use `field:asc` or `field:desc`.',
    'name:asc name:desc price:asc price:desc',
    false,
    false,
  ],
  ['Several keys are separated by commas: `-price,name`. A dash reverses.', '', true, true],
  ['Allowed: `-price`, `price` (minus for descending).', 'price -price', true, false],
  [
    'Order by `name`, `price` (multiple fields, comma-separated; `-` means reverse).',
    'name -name price -price',
    true,
    true,
  ],
  ['Sort by name and colour.', '', false, false],
  ['The order of the list.', '', false, false],
] as const)('keys are read from "%s"', async (description, ...keys) => {
  expect(await read({ description })).toEqual(keys);
});

it('keys are read from a pattern', async () => {
  const schema = { type: 'string', pattern: '^-?(name|price)(,-?(name|price))*$' };
  expect(await read({ schema })).toEqual(['name -name price -price', true, true]);
  expect(await read({ schema: { type: 'string', pattern: '^(name|price)$' } })).toEqual([
    'name price',
    false,
    false,
  ]);
  expect(await read({ schema: { type: 'string', pattern: '^[a-z-]+$' }, description: '`name`' })).toEqual([
    'name',
    false,
    false,
  ]);
});

it('keys are read from an example', async () => {
  expect(await read({ example: '-price,name' })).toEqual(['price -price name -name', true, true]);
});

it('what the document says of all lists counts', async () => {
  const description = 'Things.\n\n**Sorting.** Keys are separated by commas; a minus before one reverses it.';
  expect(await read({ description: 'Keys: `name`, `price`.' }, description)).toEqual([
    'name -name price -price',
    true,
    true,
  ]);
  const other = 'Separate values by commas. A minus reverses amounts.';
  expect(await read({ description: 'Keys: `name`.' }, other)).toEqual(['name', false, false]);
});
