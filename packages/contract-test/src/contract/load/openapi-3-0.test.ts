import { describe, expect, test } from 'vitest';
import { loadFiles, schemaNamed } from '../../../test/harness/temporary-spec.ts';
import { openValidators } from '../judge/validators.ts';
import type { Json } from '../model.ts';

/** Loads a document that refers to one schema. */
function loadSchema(version: string, schema: object) {
  const response = {
    description: '',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/S' } } },
  };
  const document = {
    openapi: version,
    info: { title: 'One schema', version: '1' },
    paths: { '/s': { get: { responses: { 200: response } } } },
    components: { schemas: { S: schema, T: { type: 'object' } } },
  };
  return loadFiles({ 'openapi.yaml': JSON.stringify(document) });
}

const reference = { $ref: '#/components/schemas/T' };

describe('a schema of OpenAPI 3.0 says the same in terms of 3.1', () => {
  test.each<[string, object, object, number]>([
    ['nullable', { type: 'string', nullable: true }, { type: ['string', 'null'] }, 0],
    ['not nullable', { type: 'string', nullable: false }, { type: 'string' }, 0],
    [
      'a nullable enum',
      { type: 'string', nullable: true, enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
      0,
    ],
    [
      'a nullable enum that does not list null',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
      1,
    ],
    ['nullable without a type', { nullable: true, minLength: 1 }, { minLength: 1 }, 0],
    [
      'a nullable choice',
      { nullable: true, anyOf: [reference] },
      { anyOf: [{ $ref: '#/$defs/T' }, { type: 'null' }] },
      1,
    ],
    [
      'nullable beside a reference',
      { ...reference, nullable: true, description: 'A.', maxLength: 1 },
      { description: 'A.', anyOf: [{ $ref: '#/$defs/T' }, { type: 'null' }] },
      2,
    ],
    [
      'bounds',
      { minimum: 1, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false },
      { exclusiveMinimum: 1, maximum: 5 },
      0,
    ],
    [
      'a file',
      { type: 'string', format: 'binary' },
      { type: 'string', contentMediaType: 'application/octet-stream' },
      0,
    ],
    [
      'bytes',
      { type: 'string', format: 'byte' },
      { type: 'string', format: 'byte', contentEncoding: 'base64' },
      0,
    ],
    ['an example', { type: 'string', example: 'a' }, { type: 'string', examples: ['a'] }, 0],
    ['a keyword of 3.1', { const: 1 }, { const: 1 }, 1],
  ])('%s', async (_, schema, expected, noteCount) => {
    const contract = await loadSchema('3.0.3', schema);
    expect(schemaNamed(contract, 'S')).toEqual(expected);
    expect(contract.notes).toHaveLength(noteCount);
  });

  test('null is let through by what is nullable, and by nothing else', async () => {
    const takes = async (schema: object, value: Json): Promise<boolean> => {
      const contract = await loadSchema('3.0.3', schema);
      return openValidators(contract.schemas).isValid(schemaNamed(contract, 'S'), value);
    };
    expect(await takes({ type: 'object', nullable: true, allOf: [reference] }, null)).toBe(true);
    expect(await takes({ type: 'object', nullable: true, allOf: [reference] }, 'text')).toBe(false);
    expect(
      await takes({ nullable: true, oneOf: [{ type: 'string', nullable: true }, reference] }, null),
    ).toBe(true);
    expect(await takes({ type: 'object', allOf: [reference] }, null)).toBe(false);
  });

  test('what is made of a schema stands where it stands', async () => {
    const contract = await loadSchema('3.0.3', { ...reference, nullable: true });
    const { anyOf } = schemaNamed(contract, 'S') as { anyOf: object[] };
    expect(anyOf.map((made) => contract.placeOf(made).pointer)).toEqual(
      anyOf.map(() => '/components/schemas/S'),
    );
  });
});

test('in 3.1 the keywords of 3.0 are read in the same way, with a note', async () => {
  const contract = await loadSchema('3.1.0', {
    type: 'number',
    nullable: true,
    minimum: 1,
    exclusiveMinimum: true,
  });
  expect(schemaNamed(contract, 'S')).toEqual({ type: ['number', 'null'], exclusiveMinimum: 1 });
  expect(contract.notes.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/components/schemas/S/nullable', '/components/schemas/S/exclusiveMinimum']),
  );
});

test('beside a reference 3.1 reads everything', async () => {
  const contract = await loadSchema('3.1.0', { ...reference, maxProperties: 1 });
  expect(schemaNamed(contract, 'S')).toEqual({ $ref: '#/$defs/T', maxProperties: 1 });
});

test('OpenAPI 3.2 is read, without what only it has', async () => {
  const contract = await loadFiles({
    'openapi.yaml': `openapi: 3.2.0
paths:
  /things:
    get: { responses: { '200': { description: Things., content: { application/jsonl: { itemSchema: {} } } } } }
    query: { responses: {} }
`,
  });
  expect(contract.operations.map(({ id }) => id)).toEqual(['GET /things']);
  expect(contract.notes.map(({ line, text }) => `${line} ${text.split(' ', 1)[0]}`)).toEqual([
    '4 `itemSchema`',
    '5 `query`',
  ]);
});
