import { expect, it } from 'vitest';
import { contractOf } from '../../../test/diff/contract-of.ts';
import type { Contract } from '../../contract/model.ts';
import { pairOf } from './schema-pair.ts';
import { openUnchanged } from './unchanged.ts';

/** A contract whose `One` refers to `Other`, which refers back; `Alone` refers to nothing. */
function chained(leaf: object, one: object = {}): Promise<Contract> {
  const link = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    One: { type: 'object', properties: { other: link('Other') }, ...one },
    Other: { type: 'object', properties: { one: link('One'), leaf } },
    Alone: { type: 'string', title: 'A text' },
  };
  const names = Object.keys(schemas);
  const responses = {
    200: {
      description: 'Done.',
      content: Object.fromEntries(
        names.map((name) => [`application/${name.toLowerCase()}+json`, { schema: link(name) }]),
      ),
    },
  };
  return contractOf({ '/things': { get: { operationId: 'listThings', responses } } }, { schemas });
}

/** The schemas that are unchanged between two contracts. */
function unchanged(old: Contract, next: Contract): readonly string[] {
  const pair = pairOf(old, next, 'response');
  const isUnchanged = openUnchanged(pair);
  return Object.keys(next.schemas).filter((name) =>
    isUnchanged([pair.old.definitions[name] ?? {}], [pair.next.definitions[name] ?? {}]),
  );
}

const text = { type: 'string' };

it.each<[string, object, object | undefined, readonly string[]]>([
  ['with nothing changed', text, undefined, ['One', 'Other', 'Alone']],
  ['with a change that a reference leads to', { type: 'integer' }, undefined, ['Alone']],
  ['with a change that leads there by way of a circle', text, { maxProperties: 3 }, ['Alone']],
  ['with other words alone', { type: 'string', title: 'Leaf' }, undefined, ['Alone']],
])('schemas are unchanged %s', async (_, leaf, one, expected) => {
  expect(unchanged(await chained(text), await chained(leaf, one))).toEqual(expected);
});

it('the order of keywords does not count', async () => {
  const old = await chained({ type: 'string', maxLength: 4 });
  expect(unchanged(old, await chained({ maxLength: 4, type: 'string' }))).toHaveLength(3);
});
