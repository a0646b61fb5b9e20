import type { Schema } from '../../../src/contract/model.ts';
import { condition } from '../condition.ts';
import { propertyIds } from '../ids.ts';
import type { LabPair } from '../pair.ts';

const isCard = { properties: { kind: { const: 'card' } }, required: ['kind'] };
const numbered = { required: ['number'] };
const textual = { properties: { number: { type: 'string' } } };
const long = { properties: { number: { type: 'string', minLength: 8 } } };

/** An object that requires a reason if it matches a condition. */
const reasoned = (when: Schema) => ({ type: 'object', ...condition(when, { required: ['reason'] }) });
const amount = (of: Schema) => ({ properties: { amount: of }, required: ['amount'] });
const threshold = (of: Schema) => reasoned(amount(of));

const closed = {
  type: 'object',
  required: ['k'],
  properties: { k: { enum: ['x', 'y'] } },
  unevaluatedProperties: false,
};
const isX = { properties: { k: { const: 'x' } } };
const members = (...names: string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const branches = (...names: string[]) => [
  { properties: { k: { const: 'x' }, ...members(...names).properties } },
  { properties: { k: { const: 'y' } } },
];
/** A closed object with a member that only a branch declares. */
const branchMember = {
  at: 'body',
  tightened: 'request-property-removed',
  widened: 'response-optional-property-added',
  loosened: 'new-optional-request-property',
  specialized: 'response-optional-property-removed',
  specializedLevel: 'warning',
} as const;

/** What holds under conditions. */
export const conditionPairs: readonly LabPair[] = [
  {
    name: 'if set',
    wide: { type: 'object' },
    narrow: { type: 'object', ...condition(isCard, numbered) },
    ...propertyIds('if-added', 'if-removed'),
  },
  {
    name: 'if',
    wide: { type: 'object', ...condition(isCard, numbered) },
    narrow: { type: 'object', ...condition({ required: ['kind'] }, numbered) },
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound inside if',
    wide: threshold({ maximum: 50 }),
    narrow: threshold({ maximum: 100 }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound inside if that moves by one',
    wide: threshold({ exclusiveMinimum: 1_000_000 }),
    narrow: threshold({ exclusiveMinimum: 999_999 }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound of a declared member inside if',
    wide: { ...threshold({ minimum: 4 }), properties: { amount: { type: 'integer', maximum: 4 } } },
    narrow: { ...threshold({ minimum: 3 }), properties: { amount: { type: 'integer', maximum: 4 } } },
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'length inside if',
    wide: threshold({ type: 'string', maxLength: 40 }),
    narrow: threshold({ type: 'string', maxLength: 41 }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'pattern inside if',
    wide: threshold({ type: 'string', pattern: '^[0-8]{7}$' }),
    narrow: threshold({ type: 'string', pattern: '^[0-9]{7}$' }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound of an inner member inside if',
    wide: threshold({ type: 'object', ...amount({ maximum: 50 }) }),
    narrow: threshold({ type: 'object', ...amount({ maximum: 60 }) }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound of items inside if',
    wide: threshold({ type: 'array', minItems: 1, items: { type: 'integer', maximum: 50 } }),
    narrow: threshold({ type: 'array', minItems: 1, items: { type: 'integer', maximum: 60 } }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'contains inside if',
    wide: threshold({ type: 'array', contains: { const: 'gold', type: 'string' } }),
    narrow: threshold({ type: 'array', contains: { enum: ['gold', 'silver'] } }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'names inside if',
    wide: reasoned({ propertyNames: { enum: ['red'] }, minProperties: 1 }),
    narrow: reasoned({ propertyNames: { enum: ['red', 'blue'] }, minProperties: 1 }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'dependency inside if',
    wide: reasoned({ dependentRequired: { amount: ['rate', 'fee'] }, required: ['amount'] }),
    narrow: reasoned({ dependentRequired: { amount: ['rate'] }, required: ['amount'] }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound inside a branch inside if',
    wide: reasoned({ anyOf: [amount({ maximum: 50 }), amount({ const: 'all' })] }),
    narrow: reasoned({ anyOf: [amount({ maximum: 60 }), amount({ const: 'all' })] }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'bound inside not inside if',
    wide: reasoned({ not: amount({ maximum: 60 }) }),
    narrow: reasoned({ not: amount({ maximum: 50 }) }),
    ...propertyIds('if-changed', 'if-changed'),
  },
  {
    name: 'second condition',
    wide: { allOf: [reasoned(isCard), { ...condition({ required: ['a'] }, { required: ['b'] }) }] },
    narrow: { allOf: [reasoned(isCard), { ...condition({ required: ['a'] }, { required: ['b', 'c'] }) }] },
    ...propertyIds('became-required', 'became-optional'),
  },
  {
    name: 'then set',
    wide: { type: 'object', ...condition(isCard) },
    narrow: { type: 'object', ...condition(isCard, numbered) },
    ...propertyIds('then-added', 'then-removed'),
  },
  {
    name: 'inside then',
    wide: { type: 'object', ...condition(isCard, textual) },
    narrow: { type: 'object', ...condition(isCard, long) },
    ...propertyIds('min-length-set', 'min-length-unset'),
  },
  {
    name: 'else set',
    wide: { type: 'object', ...condition(isCard) },
    narrow: { type: 'object', ...condition(isCard, undefined, numbered) },
    ...propertyIds('else-added', 'else-removed'),
  },
  {
    name: 'inside else',
    wide: { type: 'object', ...condition(isCard, undefined, textual) },
    narrow: { type: 'object', ...condition(isCard, undefined, long) },
    ...propertyIds('min-length-set', 'min-length-unset'),
  },
  {
    name: 'member of then in a closed object',
    wide: { ...closed, ...condition(isX, members('x', 'z')) },
    narrow: { ...closed, ...condition(isX, members('x')) },
    ...branchMember,
  },
  {
    name: 'member of a dependent schema in a closed object',
    wide: { ...closed, dependentSchemas: { k: members('x', 'z') } },
    narrow: { ...closed, dependentSchemas: { k: members('x') } },
    ...branchMember,
  },
  {
    name: 'member of a branch in a closed object',
    wide: { ...closed, oneOf: branches('x', 'z') },
    narrow: { ...closed, oneOf: branches('x') },
    ...branchMember,
  },
];
