import { describe, expect, test } from 'vitest';
import type { Judge } from '../flaw.ts';
import { loadSchemas } from '../load/temporary-spec.ts';
import type { Contract, Json, Schema } from '../model.ts';
import { makeJudge } from './judge.ts';

interface Judged {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly schema: Schema;
}

async function judged(schema: unknown, others: Record<string, unknown> = {}): Promise<Judged> {
  const contract = await loadSchemas({ Subject: schema, ...others });
  return { contract, judge: makeJudge(contract), schema: contract.schemas.Subject ?? true };
}

async function flawsOf(
  schema: unknown,
  value: Json,
  others: Record<string, unknown> = {},
): Promise<string[]> {
  const { judge, schema: subject } = await judged(schema, others);
  return judge
    .flaws(subject, value, 'response')
    .map((flaw) => `${flaw.instancePath} ${flaw.keyword}: ${flaw.expected} <> ${flaw.actual}`);
}

describe('each keyword has one flaw', () => {
  test.each<[string, unknown, Json, string[]]>([
    ['type', { type: ['string', 'null'] }, 1, [' type: a string or null <> number 1']],
    ['const', { const: 'a' }, 'b', [' const: "a" <> string "b"']],
    ['enum', { enum: ['a', 2] }, null, [' enum: one of "a", 2 <> null']],
    ['minimum', { minimum: 3 }, 2, [' minimum: at least 3 <> number 2']],
    ['exclusiveMaximum', { exclusiveMaximum: 3 }, 3, [' exclusiveMaximum: less than 3 <> number 3']],
    ['multipleOf', { multipleOf: 0.01 }, 0.005, [' multipleOf: a multiple of 0.01 <> number 0.005']],
    ['maxLength', { maxLength: 1 }, 'ab', [' maxLength: at most 1 character <> string "ab"']],
    ['pattern', { pattern: '^a' }, 'b', [' pattern: text that matches ^a <> string "b"']],
    ['format', { format: 'uuid' }, 'b', [' format: the format uuid <> string "b"']],
    ['int32', { format: 'int32' }, 2 ** 31, [' format: the format int32 <> number 2147483648']],
    ['required', { required: ['a/b'] }, {}, ['/a~1b required: a value: the field is required <> nothing']],
    [
      'dependentRequired',
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      ['/b dependentRequired: a value: the field is required beside `a` <> nothing'],
    ],
    [
      'additionalProperties',
      { additionalProperties: false },
      { a: 1 },
      ['/a additionalProperties: no such field <> number 1'],
    ],
    [
      'unevaluatedProperties',
      { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
      { a: 1, b: [1] },
      ['/b unevaluatedProperties: no such field <> array of 1'],
    ],
    [
      'propertyNames',
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      ['/ab propertyNames: a field name that `propertyNames` allows <> the name "ab"'],
    ],
    ['minProperties', { minProperties: 1 }, {}, [' minProperties: at least 1 field <> object with 0 fields']],
    ['maxItems', { maxItems: 1 }, [1, 2], [' maxItems: at most 1 item <> array of 2']],
    ['items', { items: { type: 'null' } }, [null, 1], ['/1 type: null <> number 1']],
    ['prefixItems', { prefixItems: [{}, { type: 'null' }] }, [1, 1], ['/1 type: null <> number 1']],
    [
      'items after prefixItems',
      { prefixItems: [{}], items: false },
      [1, 2],
      [' items: at most 1 item <> array of 2'],
    ],
    [
      'unevaluatedItems',
      { allOf: [{ prefixItems: [{}] }], unevaluatedItems: false },
      [1, 2],
      [' unevaluatedItems: at most 1 item <> array of 2'],
    ],
    [
      'uniqueItems',
      { uniqueItems: true },
      [1, 2, 1],
      [' uniqueItems: no two equal items <> array of 3 with equal items 0 and 2'],
    ],
    [
      'contains',
      { contains: { const: 1 } },
      [2],
      [' contains: an item of the kind that `contains` describes <> array of 1, 0 of the kind'],
    ],
    [
      'minContains',
      { contains: { const: 1 }, minContains: 2 },
      [1],
      [' minContains: at least 2 items of the kind that `contains` describes <> array of 1, 1 of the kind'],
    ],
    [
      'maxContains',
      { contains: { const: 1 }, maxContains: 1 },
      [1, 1],
      [' maxContains: at most 1 item of the kind that `contains` describes <> array of 2, 2 of the kind'],
    ],
    ['not', { not: { const: 1 } }, 1, [' not: not 1 <> number 1']],
    [
      'patternProperties',
      { patternProperties: { '^a': { type: 'null' } } },
      { ab: 1 },
      ['/ab type: null <> number 1'],
    ],
    [
      'additionalProperties with a schema',
      { additionalProperties: { type: 'null' } },
      { ab: 1 },
      ['/ab type: null <> number 1'],
    ],
    [
      'dependentSchemas',
      { dependentSchemas: { a: { required: ['b'] } } },
      { a: 1 },
      ['/b required: a value: the field is required <> nothing'],
    ],
    [
      'a property that is false',
      { properties: { a: false } },
      { a: 1 },
      ['/a properties: nothing here <> number 1'],
    ],
    ['else that is false', { if: { const: 1 }, else: false }, 2, [' else: nothing here <> number 2']],
  ])('%s', async (_, schema, value, flaws) => {
    expect(await flawsOf(schema, value)).toEqual(flaws);
  });

  test('multiples are counted in decimal', async () => {
    expect(await flawsOf({ items: { multipleOf: 0.01 } }, [19.99, 1.15, 4.35, 1e15 / 4, 1e-2])).toEqual([]);
    expect(await flawsOf({ multipleOf: 1e-7 }, 1.5e-7)).toHaveLength(1);
  });

  test('long texts are clipped', async () => {
    const [flaw] = await flawsOf({ type: 'null' }, 'x'.repeat(500));
    expect(flaw).toBe(` type: null <> string "${'x'.repeat(60)}…" (500 characters)`);
  });
});

describe('flaws are root causes', () => {
  const Card = {
    type: 'object',
    required: ['kind', 'number'],
    properties: { kind: { const: 'card' }, number: { type: 'string' } },
  };
  const Bank = {
    type: 'object',
    required: ['kind', 'iban'],
    properties: { kind: { const: 'bank' }, iban: { type: 'string' }, country: { type: 'string' } },
  };
  const either = { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }] };
  const others = { Card, Bank };

  test('of oneOf only the branch with the matching constant speaks', async () => {
    expect(await flawsOf(either, { kind: 'bank', iban: 1, country: 2 }, others)).toEqual([
      '/iban type: a string <> number 1',
      '/country type: a string <> number 2',
    ]);
  });

  test('a discriminator chooses the branch, and an unknown one is the flaw itself', async () => {
    const mapping = { C: '#/components/schemas/Card', B: 'Bank' };
    const discriminated = { ...either, discriminator: { propertyName: 'kind', mapping } };
    expect(await flawsOf(discriminated, { kind: 'B' }, others)).toEqual([
      '/iban required: a value: the field is required <> nothing',
      '/kind const: "bank" <> string "B"',
    ]);
    expect(await flawsOf(discriminated, { kind: 'X' }, others)).toEqual([
      '/kind oneOf: one of "C", "B" <> string "X"',
    ]);
  });

  test('of null and something, the something speaks', async () => {
    const nullable = { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Card' }] };
    expect(await flawsOf(nullable, { kind: 'card', number: 1 }, others)).toEqual([
      '/number type: a string <> number 1',
    ]);
    expect(await flawsOf(nullable, 1, others)).toEqual([' anyOf: null or an object <> number 1']);
  });

  test('branches that are equally far make the combinator the flaw', async () => {
    expect(await flawsOf({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {})).toEqual([
      ' anyOf: the field a or the field b <> object with 0 fields',
    ]);
  });

  test('more than one branch of oneOf', async () => {
    expect(await flawsOf({ oneOf: [{ type: 'number' }, { type: 'null' }, { minimum: 1 }] }, 2)).toEqual([
      ' oneOf: exactly one of the alternatives <> number 2 that fits the alternatives 1 and 3',
    ]);
  });

  test('valid combinators with branches that do not fit say nothing', async () => {
    const schema = { anyOf: [{ type: 'null' }, { type: 'object' }], properties: { a: { type: 'string' } } };
    expect(await flawsOf(schema, { a: 1 })).toEqual(['/a type: a string <> number 1']);
  });

  test('then and allOf are no causes, and one path and keyword counts once', async () => {
    const schema = {
      allOf: [{ properties: { a: { maxLength: 1 } } }, { properties: { a: { maxLength: 2 } } }],
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
      then: { required: ['b'] },
    };
    expect(await flawsOf(schema, { a: 'abc' })).toEqual([
      '/a maxLength: at most 1 character <> string "abc"',
      '/b required: a value: the field is required <> nothing',
    ]);
  });

  test('a wrong type hides other flaws of the value', async () => {
    expect(await flawsOf({ allOf: [{ enum: ['a'] }, { type: 'string', minLength: 2 }] }, 1)).toEqual([
      ' type: a string <> number 1',
    ]);
  });

  test('a flaw in a branch does not make its fields unevaluated', async () => {
    const schema = {
      anyOf: [{ required: ['kind'], properties: { kind: { const: 'a' }, size: { type: 'integer' } } }],
      unevaluatedProperties: false,
    };
    expect(await flawsOf(schema, { kind: 'a', size: 'big', more: 1 })).toEqual([
      '/more unevaluatedProperties: no such field <> number 1',
      '/size type: an integer <> string "big"',
    ]);
  });

  test('a field of a branch that does not fit is unevaluated', async () => {
    const a = { properties: { kind: { const: 'a' }, size: {} } };
    const b = { properties: { kind: { const: 'b' } } };
    expect(await flawsOf({ anyOf: [a, b], unevaluatedProperties: false }, { kind: 'b', size: 1 })).toEqual([
      '/size unevaluatedProperties: no such field <> number 1',
    ]);
  });

  test('a branch of another type is farther than any flaws of the right one', async () => {
    const schema = { oneOf: [{ type: 'string' }, { type: 'object', required: ['a', 'b'] }] };
    expect(await flawsOf(schema, {})).toEqual([
      '/a required: a value: the field is required <> nothing',
      '/b required: a value: the field is required <> nothing',
    ]);
  });

  test('recursive schemas', async () => {
    const schema = {
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Subject' }, id: { type: 'integer' } },
    };
    expect(await flawsOf(schema, { next: { next: { id: 'x' } } })).toEqual([
      '/next/next/id type: an integer <> string "x"',
    ]);
  });
});

test('a flaw stands where the keyword stands', async () => {
  const { contract, judge } = await judged(
    { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } } },
    { Id: { minLength: 3 } },
  );
  const schema =
    contract.operations[0]?.responses.get('200')?.content.get('application/json')?.schema ?? true;
  expect(judge.flaws(schema, { id: 'a' }, 'response')).toMatchObject([
    { place: { pointer: '/components/schemas/Id/minLength', line: expect.any(Number) }, shared: true },
  ]);
  expect(judge.flaws(schema, 1, 'response')).toMatchObject([
    { place: { pointer: '/components/schemas/Subject/type' } },
  ]);
});

test('fields of the other direction are not required', async () => {
  const Base = { properties: { id: { $ref: '#/components/schemas/Id' }, secret: { writeOnly: true } } };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['name'] }],
    required: ['id', 'secret'],
  };
  const { judge, schema: subject } = await judged(schema, { Base, Id: { type: 'string', readOnly: true } });
  const outer = await judged({ allOf: [{ required: ['id'] }], properties: { id: { readOnly: true } } });
  expect(outer.judge.isValid(outer.schema, {}, 'request')).toBe(true);
  const missing = (direction: 'request' | 'response'): string[] =>
    judge.flaws(subject, {}, direction).map(({ instancePath }) => instancePath);
  expect(missing('request')).toEqual(['/secret', '/name']);
  expect(missing('response')).toEqual(['/id', '/name']);
  expect(judge.isValid(subject, { secret: 1, name: 1 }, 'request')).toBe(true);
  expect(judge.isValid(subject, { secret: 1, name: 1 }, 'response')).toBe(false);
});

test('a response has no field that is only written', async () => {
  const Pin = { type: 'string', writeOnly: true };
  const pin = { properties: { pin: { $ref: '#/components/schemas/Pin' } }, required: ['pin'] };
  const schema = {
    properties: { owner: pin, key: { readOnly: true }, code: { writeOnly: true } },
    oneOf: [{ required: ['owner'] }, { properties: { plan: { writeOnly: true } }, required: ['key'] }],
    unevaluatedProperties: false,
  };
  const { judge, schema: subject } = await judged(schema, { Pin });
  const shown = { owner: { pin: 7 }, code: null };
  const expected = 'nothing: the field is only written';
  expect(judge.flaws(subject, shown, 'response')).toMatchObject([
    {
      instancePath: '/owner/pin',
      keyword: 'writeOnly',
      expected,
      actual: 'number 7',
      place: { pointer: '/components/schemas/Pin/writeOnly' },
      shared: true,
    },
    {
      instancePath: '/code',
      expected,
      place: { pointer: '/components/schemas/Subject/properties/code/writeOnly' },
    },
  ]);
  expect(judge.isValid(subject, shown, 'response')).toBe(false);
  expect(judge.flaws(subject, { owner: {} }, 'response')).toEqual([]);
  expect(judge.undocumented(subject, { owner: {} })).toEqual([]);
  expect(judge.flaws(subject, { key: 1, plan: 1 }, 'response')).toMatchObject([
    { instancePath: '', keyword: 'oneOf', expected: 'the field owner or nothing' },
  ]);
  expect(judge.flaws(subject, { key: 1, plan: 1, code: 1 }, 'request')).toEqual([]);
  expect(judge.flaws(subject, { owner: { pin: 7 } }, 'request')).toMatchObject([
    { keyword: 'oneOf' },
    { keyword: 'type' },
  ]);
});

test('a contract has one judge', async () => {
  const { contract, judge } = await judged({ type: 'string' });
  expect(makeJudge(contract)).toBe(judge);
});

test('boolean schemas and schemas that are not of the contract are judged', async () => {
  const { judge } = await judged({ type: 'string' });
  expect(judge.flaws(true, 1, 'request')).toEqual([]);
  expect(judge.flaws(false, 1, 'request')).toMatchObject([{ keyword: 'false', actual: 'number 1' }]);
  expect(judge.flaws({ allOf: [{ $ref: '#/$defs/Subject' }] }, 1, 'request')).toMatchObject([
    { keyword: 'type' },
  ]);
});

describe('undocumented fields', () => {
  const Envelope = { type: 'object', properties: { message: { type: 'string' } } };
  test.each<[string, unknown, Json, string[]]>([
    ['at the root', { properties: { a: {} } }, { a: 1, b: 1 }, ['/b']],
    [
      'in a field, an item and a tuple',
      {
        properties: {
          a: { properties: { x: {} } },
          l: { prefixItems: [{ properties: { p: {} } }], items: { properties: { q: {} } } },
        },
      },
      { a: { y: 1 }, l: [{ q: 1 }, { q: 1, z: 1 }] },
      ['/a/y', '/l/0/q', '/l/1/z'],
    ],
    [
      'not where parts in place name it',
      {
        allOf: [
          { $ref: '#/components/schemas/Envelope' },
          { properties: { data: { properties: { x: {} } } } },
        ],
      },
      { message: '', data: { x: 1, y: 1 } },
      ['/data/y'],
    ],
    [
      'not where two parts describe one field together',
      {
        allOf: [
          { properties: { d: { properties: { x: {} } } } },
          { properties: { d: { properties: { y: {} } } } },
        ],
      },
      { d: { x: 1, y: 1, z: 1 } },
      ['/d/z'],
    ],
    [
      'not where the schema speaks of further fields',
      { properties: { a: {} }, additionalProperties: true },
      { b: 1 },
      [],
    ],
    [
      'not where a part in place does',
      { properties: { a: {} }, allOf: [{ patternProperties: { '^x': {} } }] },
      { b: 1 },
      [],
    ],
    ['not where no field is named', { properties: { a: { type: 'object' } } }, { a: { b: 1 } }, []],
    [
      'of the branch that fits',
      {
        oneOf: [
          { properties: { k: { const: 1 }, a: {} } },
          { properties: { k: { const: 2 }, b: { properties: { c: {} } } } },
        ],
      },
      { k: 2, a: 1, b: { d: 1 } },
      ['/a', '/b/d'],
    ],
    [
      'by the condition',
      {
        properties: { k: {} },
        if: { properties: { k: { const: 1 } }, required: ['k'] },
        // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
        then: { properties: { a: {} } },
        else: { properties: { b: {} } },
      },
      { k: 1, a: 1, b: 1 },
      ['/b'],
    ],
    [
      'below fields of a map',
      { additionalProperties: { properties: { x: {} } } },
      { any: { y: 1 } },
      ['/any/y'],
    ],
    ['in nothing but values', { type: 'string' }, 'x', []],
  ])('%s', async (_, schema, value, paths) => {
    const { judge, schema: subject } = await judged(schema, { Envelope });
    expect(judge.flaws(subject, value, 'response')).toEqual([]);
    expect(judge.undocumented(subject, value).map(({ instancePath }) => instancePath)).toEqual(paths);
  });

  test('they stand where the fields are named', async () => {
    const { judge, schema } = await judged(
      { allOf: [{ $ref: '#/components/schemas/Envelope' }] },
      { Envelope },
    );
    expect(judge.undocumented(schema, { extra: 'x' })).toMatchObject([
      {
        keyword: 'properties',
        actual: 'string "x"',
        place: { pointer: '/components/schemas/Envelope/properties' },
        shared: true,
      },
    ]);
  });
});

test('5,000 values of a kilobyte are judged in a second', async () => {
  const item = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', pattern: '^T' }, at: { format: 'date-time' }, n: { minimum: 0 } },
  };
  const { judge, schema } = await judged({ type: 'array', items: item });
  const value = Array.from({ length: 16 }, (_, n) => ({
    id: `T${n}`,
    at: '2026-01-01T00:00:00Z',
    n,
    text: 'x',
  }));
  judge.isValid(schema, value, 'response');
  const start = performance.now();
  for (let count = 0; count < 5_000; count += 1) judge.flaws(schema, value, 'response');
  expect(performance.now() - start).toBeLessThan(1_000);
});
