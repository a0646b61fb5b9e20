import { expect, it } from 'vitest';
import { schemaContract } from '../../test/instances/schema-contract.ts';
import { makeJudge } from '../judge/judge.ts';
import type { Json, Schema } from '../model.ts';
import { randomOf } from '../random.ts';
import { enumerateBranches } from './enumerate-branches.ts';

const text = { type: 'string' };
const kind = { enum: ['a', 'b', 'c', 'd'] };

/** The values that break a keyword, in the order in which they are found. */
function breaking(schema: Schema, keyword: string): readonly Json[] {
  const contract = schemaContract(schema, {});
  const context = { contract, judge: makeJudge(contract), random: randomOf(1, 'test') };
  return enumerateBranches(context, schema, 'request')
    .candidates.filter(({ branch }) => branch.keyword === keyword && branch.side === 'invalid')
    .map(({ value }) => value);
}

it('breaks each side of a condition with every value that leads to it', () => {
  const schema: Schema = {
    type: 'object',
    required: ['kind'],
    properties: { kind, x: text, y: text },
    if: { properties: { kind: { enum: ['a', 'b'] } } },
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
    then: { required: ['x'] },
    else: { required: ['y'] },
  };
  expect(breaking(schema, 'then')).toEqual([{ kind: 'a' }, { kind: 'b' }]);
  expect(breaking(schema, 'else')).toEqual([{ kind: 'c' }, { kind: 'd' }]);
});

it('looks into a condition that is turned round', () => {
  const schema: Schema = {
    type: 'object',
    properties: { kind, x: text },
    if: { required: ['kind'], not: { properties: { kind: { const: 'a' } } } },
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
    then: { required: ['x'] },
  };
  expect(breaking(schema, 'then')).toEqual([{ kind: 'b' }, { kind: 'c' }, { kind: 'd' }]);
});

it('breaks what follows from a member with each of its values', () => {
  const schema: Schema = {
    type: 'object',
    properties: { express: { type: 'boolean' }, x: text },
    dependentSchemas: { express: { required: ['x'] } },
  };
  expect(breaking(schema, 'dependentSchemas')).toEqual([{ express: true }, { express: false }]);
});

it('leaves a member with a single value, or with any, as it is', () => {
  const schema = (member: Schema): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: member, x: text },
    if: { properties: { kind: { const: 'a' } } },
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
    then: { required: ['x'] },
  });
  expect(breaking(schema({ const: 'a' }), 'then')).toHaveLength(1);
  expect(breaking(schema(text), 'then')).toHaveLength(1);
});

it('takes no branch with each value that leads to one of several', () => {
  const schema: Schema = {
    type: 'object',
    oneOf: [
      { properties: { kind: { enum: ['a', 'b'] }, x: text }, required: ['kind', 'x'] },
      { properties: { kind: { const: 'c' }, y: text }, required: ['kind', 'y'] },
    ],
  };
  const [, ...tagged] = breaking(schema, 'oneOf');
  expect(tagged).toMatchObject([{ kind: 'a' }, { kind: 'b' }]);
});
