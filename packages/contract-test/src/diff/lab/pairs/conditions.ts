import { condition } from '../condition.ts';
import { propertyIds } from '../ids.ts';
import type { LabPair } from '../pair.ts';

const isCard = { properties: { kind: { const: 'card' } }, required: ['kind'] };
const numbered = { required: ['number'] };
const textual = { properties: { number: { type: 'string' } } };
const long = { properties: { number: { type: 'string', minLength: 8 } } };

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
/** A member of a closed object that a branch alone declares. */
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
