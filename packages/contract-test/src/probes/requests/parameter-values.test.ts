import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { contextOf, operationOf } from '../../../test/probes/drive-probes.ts';
import { enumerateBranches } from '../../branches/enumerate-branches.ts';
import type { Contract, Json } from '../../contract/model.ts';
import { carriesViolation, isValidOnWire, ownParameters } from './parameter-values.ts';

const schemas: Readonly<Record<string, unknown>> = {
  limit: { type: 'integer', minimum: 1, maximum: 5 },
  word: { type: 'string', enum: ['asc', 'desc'] },
  kinds: { type: 'array', items: { $ref: '#/components/schemas/Kind' }, uniqueItems: true, minItems: 1 },
  filter: {
    type: 'object',
    properties: { a: { type: 'integer' } },
    required: ['a'],
    additionalProperties: false,
  },
  referred: { $ref: '#/components/schemas/Count' },
};

let contract: Contract;
beforeAll(async () => {
  const parameters = Object.entries(schemas).map(([name, schema]) => ({ name, in: 'query', schema }));
  const described = ['Accept', 'Content-Type', 'authorization', 'X-Word'].map((name) => ({
    name,
    in: 'header',
    schema: { type: 'string', pattern: '^[a-zé]+$' },
  }));
  contract = await loadFiles({
    'openapi.yaml': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Parameters', version: '1' },
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            parameters: [...parameters, ...described],
            responses: { 200: { description: '' } },
          },
        },
      },
      components: { schemas: { Kind: { type: 'string', enum: ['x', 'y'] }, Count: { type: 'integer' } } },
    }),
  });
});

const parameterNamed = (name: string) => {
  const found = ownParameters(operationOf(contract, 'a')).find((one) => one.name === name);
  if (found === undefined) throw new RangeError(name);
  return found;
};

const spoiled = (name: string): readonly Json[] => {
  const context = contextOf(contract);
  const parameter = parameterNamed(name);
  const { candidates } = enumerateBranches(context, parameter.schema, 'request');
  return candidates
    .filter(
      (candidate) => candidate.branch.side === 'invalid' && carriesViolation(context, parameter, candidate),
    )
    .map(({ value }) => value);
};

describe('ownParameters', () => {
  it('leaves out the headers that OpenAPI describes elsewhere', () => {
    const names = ownParameters(operationOf(contract, 'a')).map(({ name }) => name);
    expect(names).toEqual([...Object.keys(schemas), 'X-Word']);
  });
});

describe('carriesViolation', () => {
  it('leaves out what the wire does not tell from what is valid or absent', () => {
    const single = [...spoiled('limit'), ...spoiled('word')];
    expect(single).toContain(0);
    expect(single).toContain(6);
    expect(single.filter((value) => value === null || typeof value === 'object')).toEqual([]);
    expect(spoiled('word').every((value) => typeof value === 'string')).toBe(true);
    expect(spoiled('kinds').every((value) => Array.isArray(value) && value.length > 0)).toBe(true);
  });

  it('leaves out unknown members where each member is a parameter of its own', () => {
    const members = spoiled('filter').map((value) => Object.keys(value ?? {}));
    expect(members.every((names) => names.every((name) => name === 'a'))).toBe(true);
  });
});

describe('isValidOnWire', () => {
  it('follows references to know how a text is read', () => {
    const context = contextOf(contract);
    expect(isValidOnWire(context, parameterNamed('referred'), 7)).toBe(true);
    expect(isValidOnWire(context, parameterNamed('kinds'), ['x', 'y'])).toBe(true);
  });

  it('keeps back what a header cannot have', () => {
    const context = contextOf(contract);
    expect(isValidOnWire(context, parameterNamed('X-Word'), 'abc')).toBe(true);
    expect(isValidOnWire(context, parameterNamed('X-Word'), 'é')).toBe(false);
  });
});
