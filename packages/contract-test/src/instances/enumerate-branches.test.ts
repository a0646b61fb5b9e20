import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { schemaContract } from '../../test/instances/schema-contract.ts';
import { schemaTable } from '../../test/instances/schema-table.ts';
import { makeJudge } from '../judge/judge.ts';
import type { Json, Schema } from '../model.ts';
import { randomOf } from '../random.ts';
import type { InstanceContext } from './context.ts';
import { enumerateBranches } from './enumerate-branches.ts';

function contextOf(schema: Schema, schemas: Readonly<Record<string, Schema>> = {}): InstanceContext {
  const contract = schemaContract(schema, schemas);
  return { contract, judge: makeJudge(contract), random: randomOf(1, 'test') };
}

function ajvOf(schema: Schema, schemas: Readonly<Record<string, Schema>> = {}): (value: Json) => boolean {
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, multipleOfPrecision: 9 });
  const validate = ajv.compile(typeof schema === 'boolean' ? schema : { ...schema, $defs: schemas });
  return (value) => validate(value) === true;
}

function enumerate(schema: Schema, schemas: Readonly<Record<string, Schema>> = {}) {
  return enumerateBranches(contextOf(schema, schemas), schema, 'request');
}

function valuesOf(schema: Schema, keyword: string, side: 'valid' | 'invalid'): readonly Json[] {
  return enumerate(schema)
    .candidates.filter(({ branch }) => branch.keyword === keyword && branch.side === side)
    .map(({ value }) => value);
}

describe('enumerateBranches', () => {
  it('has a table of at least 60 schemas', () => {
    expect(schemaTable.length).toBeGreaterThanOrEqual(60);
  });

  it.each(schemaTable)(
    'makes of $name candidates that Ajv judges as their side says',
    ({ schema, schemas, both, impossible = [] }) => {
      const isValid = ajvOf(schema, schemas);
      const { candidates, unmade } = enumerate(schema, schemas);
      const wrong = candidates.filter(({ branch, value }) => isValid(value) !== (branch.side === 'valid'));
      expect(wrong).toEqual([]);
      const sidesOf = (keyword: string): readonly string[] =>
        [
          ...new Set(
            candidates.filter(({ branch }) => branch.keyword === keyword).map(({ branch }) => branch.side),
          ),
        ].sort();
      for (const keyword of both) expect(sidesOf(keyword), keyword).toEqual(['invalid', 'valid']);
      expect([...new Set(unmade.map(({ keyword }) => keyword))]).toEqual(impossible);
    },
  );

  it('gives the same candidates and keys every time', () => {
    for (const { schema, schemas } of schemaTable) {
      expect(enumerate(schema, schemas)).toEqual(enumerate(schema, schemas));
    }
  });

  it('counts lengths in code points, at the bound and beyond', () => {
    const schema = { type: 'string', maxLength: 3 };
    expect(valuesOf(schema, 'maxLength', 'valid')).toContain('𝒜𝒜𝒜');
    const lengths = (side: 'valid' | 'invalid') =>
      valuesOf(schema, 'maxLength', side).map((one) => [...String(one)].length);
    expect(lengths('valid')).toEqual([3, 2, 3]);
    expect(lengths('invalid')).toEqual([4]);
  });

  it('tries numbers at the bound and one step beyond', () => {
    const schema = { type: 'integer', minimum: 10, multipleOf: 5 };
    expect(valuesOf(schema, 'minimum', 'valid')).toEqual([10, 15]);
    expect(valuesOf(schema, 'minimum', 'invalid')).toEqual([5]);
  });

  it('tries each member of an enumeration, and one that is none', () => {
    const schema = { enum: ['a', 'b'] };
    expect(valuesOf(schema, 'enum', 'valid')).toEqual(['a', 'b']);
    expect(valuesOf(schema, 'enum', 'invalid')).toEqual(['ax', 'A']);
  });

  it('breaks one keyword at a time where that can be', () => {
    const schema = { type: 'string', pattern: '^[a-z]+$', minLength: 3, maxLength: 6 };
    expect(valuesOf(schema, 'maxLength', 'invalid')).toEqual([expect.stringMatching(/^[a-z]{7}$/)]);
    for (const text of valuesOf(schema, 'pattern', 'invalid')) expect(String(text)).toMatch(/^.{3,6}$/s);
  });

  it('tries each other type, and numbers in quotes', () => {
    expect(valuesOf({ type: 'integer' }, 'type', 'invalid')).toEqual([null, 'text', true, [], {}, '1', 1.5]);
  });

  it('changes one thing of the base', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'boolean' } },
    };
    const base = { a: 'mine', other: [1] };
    const { candidates } = enumerateBranches(contextOf(schema), schema, 'request', base);
    const inB = candidates.filter(({ branch }) => branch.instancePath === '/b').map(({ value }) => value);
    expect(inB).toContainEqual({ a: 'mine', other: [1], b: true });
    for (const value of inB) expect(value).toMatchObject(base);
  });

  it('falls back to a sample when the base is invalid', () => {
    const schema = { type: 'object', required: ['a'], properties: { a: { const: 1 } } };
    const { candidates } = enumerateBranches(contextOf(schema), schema, 'request', { a: 2 });
    expect(candidates[0]?.value).toEqual({ a: 1 });
  });

  it('leaves out what does not go this way', () => {
    const schema = {
      type: 'object',
      required: ['id', 'secret'],
      properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
    };
    const paths = (direction: 'request' | 'response') =>
      new Set(
        enumerateBranches(contextOf(schema), schema, direction).candidates.map(
          ({ branch }) => branch.instancePath,
        ),
      );
    expect(paths('request')).toEqual(new Set(['', '/secret']));
    expect(paths('response')).toEqual(new Set(['', '/id']));
  });

  it('writes codes as the server reads them', () => {
    const code = { type: 'string', 'x-normalize': 'code', pattern: '^[A-Z]{3}$' };
    const invalid = valuesOf(code, 'pattern', 'invalid');
    expect(invalid.length).toBeGreaterThan(0);
    for (const text of invalid) {
      expect(text).toBe(String(text).trim());
      if (!String(text).includes('_')) expect(text).not.toMatch(/[a-z]/);
    }
  });

  it('makes the rest anew where a value does not go with it', () => {
    const schema = {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['a', 'b'] }, n: { type: 'integer' } },
      if: { properties: { kind: { const: 'b' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { required: ['n'] },
    };
    expect(valuesOf(schema, 'enum', 'valid')).toContainEqual({ kind: 'b', n: 1 });
  });

  it('says why a branch could not be made', () => {
    const long = enumerate({ type: 'string', maxLength: 200_000 }).unmade;
    expect(long.map(({ keyword, side, detail }) => [keyword, side, detail])).toEqual([
      ['maxLength', 'valid', 'texts of more than 100000 characters are not tried'],
      ['maxLength', 'invalid', 'texts of more than 100000 characters are not tried'],
    ]);
    const shadowed = enumerate({ type: 'string', enum: ['abc'], maxLength: 5 }).unmade;
    expect(shadowed.map(({ keyword, side, detail }) => [keyword, side, detail])).toEqual([
      ['maxLength', 'valid', expect.stringContaining('breaks `enum`')],
    ]);
  });

  it('gives a schema that is reached twice the same keys, and ends where it leads to itself', () => {
    const { schema, schemas } = schemaTable.find(({ name }) => name === 'a recursive tree') ?? {
      schema: true,
    };
    const { candidates } = enumerate(schema, schemas);
    const keys = candidates.filter(({ branch }) => branch.keyword === 'minimum').map(({ branch }) => branch);
    expect(new Set(keys.map(({ instancePath }) => instancePath))).toEqual(
      new Set(['/value', '/children/0/value']),
    );
    expect(new Set(keys.map(({ key }) => key))).toEqual(
      new Set(['schema.json#/$defs/Node/properties/value/minimum']),
    );
  });

  it('has no candidates where nothing is valid', () => {
    expect(enumerate(false)).toEqual({ candidates: [], unmade: [] });
    expect(enumerate({ type: 'string', minLength: 3, maxLength: 2 }).candidates).toEqual([]);
  });

  it('looks at the same schema and base once', () => {
    const schema = { type: 'object', properties: { a: { type: 'string', maxLength: 3 } } };
    const context = contextOf(schema);
    const first = enumerateBranches(context, schema, 'request', { a: 'x' });
    expect(enumerateBranches(context, schema, 'request', { a: 'x' })).toBe(first);
    const others = Array.from({ length: 20 }, (_, at) =>
      enumerateBranches(context, schema, 'request', { a: String(at) }),
    );
    expect(others.every((other) => other !== first)).toBe(true);
    expect(enumerateBranches(context, schema, 'response', { a: 'x' })).not.toBe(first);
    expect(enumerateBranches(context, schema, 'request', { a: 'x' })).toEqual(first);
  });

  it('enumerates an object of 30 members in hundreds of branches, not thousands', () => {
    const kinds: readonly Schema[] = [
      { type: 'string', minLength: 1, maxLength: 80 },
      { type: 'integer', minimum: 0, maximum: 1000 },
      { type: 'string', pattern: '^[A-Z]{2}[0-9]{4}$' },
      { enum: ['a', 'b', 'c'] },
      { type: 'array', items: { type: 'string' }, maxItems: 4 },
      { type: 'string', format: 'date-time' },
    ];
    const names = Array.from({ length: 30 }, (_, at) => `member${at}`);
    const properties = Object.fromEntries(
      names.map((name, at) => [name, { ...(kinds[at % kinds.length] as object) }]),
    );
    const schema = { type: 'object', required: names.slice(0, 10), properties, additionalProperties: false };
    const context = contextOf(schema);
    const first = enumerateBranches(context, schema, 'request');
    const base = first.candidates.find(({ branch }) => branch.side === 'valid')?.value;
    const { candidates } = enumerateBranches(context, schema, 'request', base);
    expect(candidates.length).toBeGreaterThan(300);
    expect(candidates.length).toBeLessThan(600);
  });
});
