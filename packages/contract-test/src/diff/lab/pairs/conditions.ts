import { condition } from '../condition.ts';
import { propertyIds } from '../ids.ts';
import type { LabPair } from '../pair.ts';

const isCard = { properties: { kind: { const: 'card' } }, required: ['kind'] };
const numbered = { required: ['number'] };
const textual = { properties: { number: { type: 'string' } } };
const long = { properties: { number: { type: 'string', minLength: 8 } } };

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
];
