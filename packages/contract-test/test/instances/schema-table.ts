import type { Schema } from '../../src/model.ts';

/** A schema, for tests, and the keywords of which both sides can be made. */
export interface TableRow {
  readonly name: string;
  readonly schema: Schema;
  readonly schemas?: Readonly<Record<string, Schema>>;
  /** Keywords with candidates of both sides. */
  readonly both: readonly string[];
  /** Keywords of which a side cannot be made. */
  readonly impossible?: readonly string[];
}

const text = { type: 'string' };
const row = (
  name: string,
  both: readonly string[],
  schema: Schema,
  schemas: Record<string, Schema> = {},
): TableRow => ({
  name,
  schema,
  schemas,
  both,
});
const object = (properties: Record<string, Schema>, more: Record<string, unknown> = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
});

const scalars: readonly TableRow[] = [
  row('a text', ['type'], text),
  row('a whole number', ['type'], { type: 'integer' }),
  row('a number', ['type'], { type: 'number' }),
  row('a truth value', ['type'], { type: 'boolean' }),
  row('nothing', ['type'], { type: 'null' }),
  row('several types', ['type'], { type: ['string', 'null'] }),
  row('many types', ['type'], { type: ['integer', 'array', 'object'], items: text, properties: { a: text } }),
  row('a constant', ['const'], { const: 'open' }),
  row('a constant number', ['const'], { const: 3 }),
  row('a constant object', ['const'], { const: { a: [1, null] } }),
  row('an enumeration', ['enum'], { enum: ['open', 'closed'] }),
  row('an enumeration of types', ['enum'], { enum: ['a', 1, null, true] }),
  row('an enumeration of a type', ['enum', 'type'], { type: 'string', enum: ['EUR', 'USD'] }),
  row('a least length', ['minLength'], { type: 'string', minLength: 3 }),
  row('a greatest length', ['maxLength'], { type: 'string', maxLength: 5 }),
  row('one length', ['minLength', 'maxLength'], { type: 'string', minLength: 4, maxLength: 4 }),
  row('a length without a type', ['maxLength'], { maxLength: 2 }),
  row('a pattern', ['pattern'], { type: 'string', pattern: '^[A-Z]{3}$' }),
  row('a pattern inside', ['pattern'], { type: 'string', pattern: '[0-9]' }),
  row('a pattern with look-ahead', ['pattern'], { type: 'string', pattern: '^(?!x)[a-z]{3}$' }),
  row('a pattern of letters', ['pattern'], { type: 'string', pattern: '^\\p{L}+$' }),
  row('a pattern and lengths', ['pattern', 'minLength', 'maxLength'], {
    type: 'string',
    pattern: '^[a-z-]+$',
    minLength: 3,
    maxLength: 30,
  }),
  row('a decimal', ['pattern'], { type: 'string', pattern: '^-?(0|[1-9][0-9]*)(\\.[0-9]{1,2})?$' }),
  ...[
    'date',
    'time',
    'date-time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uuid',
    'regex',
    'json-pointer',
    'byte',
  ].map((format) => row(`the format ${format}`, ['format'], { type: 'string', format })),
  row('a format and a length', ['format', 'maxLength'], { type: 'string', format: 'uri', maxLength: 60 }),
  row('int32', ['format'], { type: 'integer', format: 'int32' }),
  row('a least number', ['minimum'], { type: 'number', minimum: 1.5 }),
  row('a greatest number', ['maximum'], { type: 'integer', maximum: 100 }),
  row('exclusive bounds', ['exclusiveMinimum', 'exclusiveMaximum'], {
    type: 'number',
    exclusiveMinimum: 0,
    exclusiveMaximum: 1,
  }),
  row('bounds beside multiples', ['minimum', 'maximum', 'multipleOf'], {
    type: 'integer',
    minimum: 7,
    maximum: 23,
    multipleOf: 5,
  }),
  row('cents', ['multipleOf'], { type: 'number', multipleOf: 0.01 }),
];

const records: readonly TableRow[] = [
  row('required members', ['required', 'type'], object({ a: text, b: text }, { required: ['a', 'b'] })),
  row('closed members', ['additionalProperties'], object({ a: text }, { additionalProperties: false })),
  row('other members', ['type'], object({ a: text }, { additionalProperties: { type: 'integer' } })),
  row('members by pattern', ['minimum'], {
    type: 'object',
    patternProperties: { '^x-': { type: 'integer', minimum: 3 } },
    additionalProperties: false,
  }),
  row('a refused member', ['type'], object({ a: text, b: false })),
  row('names', ['propertyNames', 'pattern'], { type: 'object', propertyNames: { pattern: '^[a-z]+$' } }),
  row('numbers of members', ['minProperties', 'maxProperties'], {
    ...(object({ a: text, b: text, c: text }) as object),
    minProperties: 1,
    maxProperties: 2,
  }),
  row('a map', ['minProperties', 'minLength'], {
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1 },
    minProperties: 2,
  }),
  row(
    'dependent members',
    ['dependentRequired'],
    object({ a: text, b: text }, { dependentRequired: { a: ['b'] } }),
  ),
  row('a dependent schema', ['dependentSchemas', 'minimum'], {
    ...(object({ a: text, b: { type: 'integer' } }) as object),
    dependentSchemas: { a: { required: ['b'], properties: { b: { minimum: 10 } } } },
  }),
  row('evaluated members', ['unevaluatedProperties', 'required'], {
    allOf: [object({ a: text }, { required: ['a'] }), object({ b: text })],
    unevaluatedProperties: false,
  }),
  row(
    'optional objects',
    ['maxLength', 'required'],
    object({ a: object({ b: { type: 'string', maxLength: 3 } }, { required: ['b'] }) }),
  ),
  row(
    'examples',
    ['pattern'],
    object({ a: { type: 'string', pattern: '^t_', examples: ['t_1'] } }, { required: ['a'] }),
  ),
];

const lists: readonly TableRow[] = [
  row('items', ['type'], { type: 'array', items: { type: 'integer' } }),
  row('lengths of lists', ['minItems', 'maxItems'], { type: 'array', items: text, minItems: 2, maxItems: 3 }),
  row('unique items', ['uniqueItems'], {
    type: 'array',
    items: { enum: ['a', 'b', 'c'] },
    uniqueItems: true,
  }),
  row('unique objects', ['uniqueItems'], {
    type: 'array',
    items: object({ a: text }),
    uniqueItems: true,
    minItems: 2,
  }),
  row('a tuple', ['type', 'enum', 'items'], {
    type: 'array',
    prefixItems: [text, { type: 'integer' }, { enum: ['x', 'y'] }],
    items: false,
    minItems: 3,
  }),
  row('an open tuple', ['minimum'], {
    type: 'array',
    prefixItems: [text],
    items: { type: 'integer', minimum: 0 },
  }),
  row('contained items', ['contains'], { type: 'array', items: text, contains: { const: 'main' } }),
  row('numbers of contained items', ['minContains', 'maxContains'], {
    type: 'array',
    items: { type: 'integer' },
    contains: { minimum: 10 },
    minContains: 2,
    maxContains: 3,
  }),
  row('evaluated items', ['unevaluatedItems'], {
    type: 'array',
    allOf: [{ prefixItems: [text, text] }],
    unevaluatedItems: false,
  }),
  row('lists of lists', ['maximum'], {
    type: 'array',
    items: { type: 'array', items: { type: 'integer', maximum: 3 } },
  }),
];

const unions: readonly TableRow[] = [
  row('any of', ['anyOf', 'maxLength', 'maximum'], {
    anyOf: [
      { type: 'string', maxLength: 3 },
      { type: 'integer', maximum: 9 },
    ],
  }),
  row('one of', ['oneOf', 'required', 'const'], {
    oneOf: [
      object({ kind: { const: 'card' }, number: text }, { required: ['kind', 'number'] }),
      object({ kind: { const: 'bank' }, iban: text }, { required: ['kind', 'iban'] }),
    ],
  }),
  {
    name: 'overlapping branches',
    schema: {
      oneOf: [
        { type: 'string', maxLength: 5 },
        { type: 'string', minLength: 3 },
      ],
    },
    both: ['oneOf', 'type'],
    impossible: ['maxLength', 'minLength'],
  },
  row('one of two members', ['oneOf'], {
    ...(object({ a: text, b: text }) as object),
    oneOf: [{ required: ['a'] }, { required: ['b'] }],
  }),
  row(
    'a discriminator',
    ['oneOf', 'pattern'],
    {
      oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }],
      discriminator: { propertyName: 'pet', mapping: { cat: 'Cat', dog: 'Dog' } },
    },
    {
      Cat: object(
        { pet: { enum: ['cat'] }, name: { type: 'string', pattern: '^[A-Z]' } },
        { required: ['pet', 'name'] },
      ),
      Dog: object({ pet: { enum: ['dog'] } }, { required: ['pet'] }),
    },
  ),
  row('all of', ['minLength', 'maxLength'], { allOf: [{ type: 'string', minLength: 2 }, { maxLength: 4 }] }),
  row('not', ['not', 'type'], { type: 'string', not: { enum: ['admin', 'root'] } }),
  row('not a pattern', ['not'], { type: 'string', not: { pattern: '^x' } }),
  row('not together', ['not'], {
    ...(object({ a: text, b: text }) as object),
    not: { required: ['a', 'b'] },
  }),
  row('a condition', ['then', 'else', 'required', 'maximum'], {
    ...(object({ kind: { enum: ['a', 'b'] }, n: { type: 'integer' } }, { required: ['kind'] }) as object),
    if: { properties: { kind: { const: 'a' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { required: ['n'] },
    else: { properties: { n: { maximum: 5 } } },
  }),
  row('a condition alone', ['then'], {
    ...(object({ country: text, zip: text }, { required: ['country'] }) as object),
    if: { properties: { country: { const: 'US' } }, required: ['country'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { required: ['zip'] },
  }),
  row(
    'a recursive tree',
    ['required', 'minimum'],
    { $ref: '#/$defs/Node' },
    {
      Node: object(
        {
          value: { type: 'integer', minimum: 0 },
          children: { type: 'array', items: { $ref: '#/$defs/Node' } },
        },
        { required: ['value', 'children'] },
      ),
    },
  ),
  row(
    'a recursive chain',
    ['anyOf', 'required'],
    { $ref: '#/$defs/Link' },
    {
      Link: object({ next: { anyOf: [{ $ref: '#/$defs/Link' }, { type: 'null' }] } }, { required: ['next'] }),
    },
  ),
  row(
    'a reference with siblings',
    ['minLength', 'maxLength'],
    { $ref: '#/$defs/Name', maxLength: 8 },
    { Name: { type: 'string', minLength: 2 } },
  ),
];

/** Schemas that use every keyword of the validation and applicator vocabularies. */
export const schemaTable: readonly TableRow[] = [...scalars, ...records, ...lists, ...unions];
