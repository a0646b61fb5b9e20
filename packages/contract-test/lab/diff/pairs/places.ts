import { bodyIds, propertyIds } from '../ids.ts';
import type { LabPair } from '../pair.ts';

function parameter(narrowing: string, widening: string): Pick<LabPair, 'at' | 'tightened' | 'loosened'> {
  return {
    at: 'parameter',
    tightened: `request-parameter-${narrowing}`,
    loosened: `request-parameter-${widening}`,
  };
}

function header(narrowing: string, widening: string): Pick<LabPair, 'at' | 'widened' | 'specialized'> {
  return {
    at: 'header',
    widened: `response-header-${widening}`,
    specialized: `response-header-${narrowing}`,
  };
}

/** Whole bodies, parameters and headers. */
export const placePairs: readonly LabPair[] = [
  {
    name: 'parameter maximum',
    wide: { type: 'integer', maximum: 100 },
    narrow: { type: 'integer', maximum: 50 },
    ...parameter('max-decreased', 'max-increased'),
  },
  {
    name: 'parameter enum',
    wide: { enum: ['a', 'b'] },
    narrow: { enum: ['a'] },
    ...parameter('enum-value-removed', 'enum-value-added'),
  },
  {
    name: 'parameter pattern',
    wide: { type: 'string' },
    narrow: { type: 'string', pattern: '^[a-z]+$' },
    ...parameter('pattern-added', 'pattern-removed'),
  },
  {
    name: 'parameter type',
    wide: { type: 'string' },
    narrow: { type: 'integer' },
    ...parameter('type-changed', 'type-changed'),
  },
  {
    name: 'parameter items',
    wide: { type: 'array', items: { type: 'string' } },
    narrow: { type: 'array', items: { type: 'string', maxLength: 3 } },
    ...parameter('property-max-length-set', 'property-max-length-unset'),
  },
  {
    name: 'header pattern',
    wide: { type: 'string' },
    narrow: { type: 'string', pattern: '^[a-z]+$' },
    ...header('pattern-added', 'pattern-removed'),
  },
  {
    name: 'header maximum',
    wide: { type: 'integer', maximum: 100 },
    narrow: { type: 'integer', maximum: 50 },
    ...header('max-decreased', 'max-increased'),
  },
  {
    name: 'body type',
    at: 'body',
    wide: { type: ['object', 'array'] },
    narrow: { type: 'object' },
    ...bodyIds('list-of-types-narrowed', 'list-of-types-widened'),
  },
  {
    name: 'body items',
    at: 'body',
    wide: { type: 'array', items: { type: 'integer' } },
    narrow: { type: 'array', items: { type: 'integer', minimum: 1 } },
    ...propertyIds('min-set', 'min-unset'),
  },
];
