import type { LabPair } from '../pair.ts';

function ids(
  tightened: string,
  loosened: string,
): Pick<LabPair, 'tightened' | 'widened' | 'loosened' | 'specialized'> {
  return {
    tightened: `request-property-${tightened}`,
    widened: `response-property-${loosened}`,
    loosened: `request-property-${loosened}`,
    specialized: `response-property-${tightened}`,
  };
}

const card = {
  type: 'object',
  required: ['kind', 'number'],
  properties: { kind: { const: 'card' }, number: { type: 'string' } },
};
const bank = {
  type: 'object',
  required: ['kind', 'iban'],
  properties: { kind: { const: 'bank' }, iban: { type: 'string' } },
};
const shortBank = { ...bank, properties: { ...bank.properties, iban: { type: 'string', maxLength: 34 } } };
/** Branches, negations and references. */
export const combinatorPairs: readonly LabPair[] = [
  {
    name: 'branch of oneOf',
    wide: { oneOf: [card, bank] },
    narrow: { oneOf: [card] },
    ...ids('one-of-removed', 'one-of-added'),
  },
  {
    name: 'inside a branch of oneOf',
    wide: { oneOf: [bank, card] },
    narrow: { oneOf: [card, shortBank] },
    ...ids('max-length-set', 'max-length-unset'),
  },
  {
    name: 'oneOf set',
    wide: { type: 'object' },
    narrow: { type: 'object', oneOf: [card, bank] },
    ...ids('one-of-added', 'one-of-removed'),
  },
  {
    name: 'branch of anyOf',
    wide: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    narrow: { anyOf: [{ type: 'string' }] },
    ...ids('any-of-removed', 'any-of-added'),
  },
  {
    name: 'inside a branch of anyOf',
    wide: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    narrow: { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }] },
    ...ids('min-set', 'min-unset'),
  },
  {
    name: 'anyOf set',
    wide: { type: 'object' },
    narrow: { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    ...ids('any-of-added', 'any-of-removed'),
  },
  {
    name: 'allOf',
    wide: { allOf: [{ type: 'string' }] },
    narrow: { allOf: [{ type: 'string' }, { maxLength: 3 }] },
    ...ids('max-length-set', 'max-length-unset'),
  },
  {
    name: 'not set',
    wide: { type: 'string' },
    narrow: { type: 'string', not: { const: 'root' } },
    ...ids('not-added', 'not-removed'),
  },
  {
    name: 'not',
    wide: { type: 'object', not: { required: ['a', 'b'] } },
    narrow: { type: 'object', not: { required: ['a'] } },
    ...ids('not-changed', 'not-changed'),
  },
  {
    name: 'through a reference',
    wide: { $ref: '#/components/schemas/WideText' },
    narrow: { $ref: '#/components/schemas/NarrowText' },
    ...ids('max-length-decreased', 'max-length-increased'),
  },
  {
    name: 'beside a reference',
    wide: { $ref: '#/components/schemas/WideText' },
    narrow: { $ref: '#/components/schemas/WideText', minLength: 2 },
    ...ids('min-length-set', 'min-length-unset'),
  },
  {
    name: 'in a tree',
    wide: { $ref: '#/components/schemas/WideTree' },
    narrow: { $ref: '#/components/schemas/NarrowTree' },
    ...ids('max-set', 'max-unset'),
  },
];
