import { expect, it } from 'vitest';
import type { Operation } from '../../contract/model.ts';
import { readInUse, speaksOf } from './in-use-meaning.ts';

function isSaid(description: string, status = '409'): boolean {
  const operation = { method: 'DELETE', responses: new Map([[status, { node: {} }]]), node: { description } };
  const said = readInUse(operation as unknown as Operation);
  return said !== undefined && speaksOf(said, 'items');
}

it.each([
  'A shelf with items on it cannot be deleted (409).',
  'A shelf that has items cannot be deleted.',
  'A shelf that still contains items cannot be removed.',
  'A shelf cannot be deleted while it has items.',
  'Shelves cannot be deleted as long as items refer to them.',
  'A shelf can only be deleted if it has no items.',
  'A shelf can be deleted only when there are no items on it.',
  'A shelf may only be deleted while no items refer to it.',
  'A shelf can only be deleted when no item refers to it.',
  'Deletes a shelf. Refused with 409 while there are items on it.',
  'Fails with 409 if any items still refer to it.',
  'A shelf that is still used by items cannot be deleted.',
])('items keep a shelf in "%s"', (description) => {
  expect(isSaid(description)).toBe(true);
});

it.each([
  'Deletes a shelf and the items on it.',
  'A shelf with reserved items cannot be deleted.',
  'A shelf cannot be deleted while it has open items.',
  'A shelf cannot be deleted while it has items that are reserved.',
  'A shelf with items cannot be deleted unless `force` is set.',
  'A shelf with boxes on it cannot be deleted.',
  'The items of a deleted shelf cannot be read.',
])('nothing is said of all items in "%s"', (description) => {
  expect(isSaid(description)).toBe(false);
});

it('a refusal has to be declared', () => {
  expect(isSaid('A shelf with items on it cannot be deleted.', '404')).toBe(false);
});
