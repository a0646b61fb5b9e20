import type { SchemaObject } from '@finops/openapi';
import { charactersOf } from '../../compile/length-rules.ts';
import { type BrokenRule, brokenRule, type FlawContext } from './broken-rule.ts';
import { patternMatcher } from './pattern-matcher.ts';
import { enumRule, formatRule, patternRule, rangeRule } from './schema-words.ts';

/** The violations of one schema by the value itself, without its members: constants, sizes, patterns. */
export function scalarFlaws(
  context: FlawContext,
  schema: SchemaObject,
  value: unknown,
  path: readonly string[],
): BrokenRule[] {
  const broken = [constantRule(schema, value), sizeRule(schema, value), textRule(schema, value)];
  const rules = broken.filter((one) => one !== undefined);
  if (schema.format !== undefined && context.breaksFormat(schema.format, value, path)) {
    rules.push(['format', formatRule(schema.format)]);
  }
  // A message about an object that is too small does not repeat it.
  return rules.map(([code, rule]) =>
    code === 'fields' ? { path, code, rule } : brokenRule(path, code, rule, value),
  );
}

type Broken = readonly [code: string, rule: string] | undefined;

function constantRule({ const: constant, enum: values, not }: SchemaObject, value: unknown): Broken {
  if (constant !== undefined && constant !== value) return ['const', enumRule([constant])];
  if (values !== undefined && !values.includes(value)) return ['enum', enumRule(values)];
  const kept = not?.enum ?? (not?.const === undefined ? [] : [not.const]);
  return kept.includes(value) ? ['not', 'must be something else'] : undefined;
}

function sizeRule(schema: SchemaObject, value: unknown): Broken {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength, minProperties } = schema;
  if (typeof value === 'number') return outside('range', value, minimum, maximum);
  if (typeof value === 'string')
    return outside('length', charactersOf(value), minLength, maxLength, 'characters');
  if (Array.isArray(value)) {
    const repeated =
      schema.uniqueItems && new Set(value.map((one) => JSON.stringify(one))).size < value.length;
    if (repeated) return ['uniqueItems', 'must not contain the same value twice'];
    return outside('items', value.length, minItems, maxItems, 'values');
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return outside('fields', Object.keys(value).length, minProperties, undefined, 'fields');
}

function outside(
  code: string,
  size: number,
  least: number | undefined,
  largest: number | undefined,
  unit?: string,
): Broken {
  if (size >= (least ?? -Infinity) && size <= (largest ?? Infinity)) return undefined;
  return [code, rangeRule(least, largest, unit)];
}

function textRule(schema: SchemaObject, value: unknown): Broken {
  if (typeof value !== 'string' || schema.pattern === undefined) return undefined;
  return patternMatcher(schema.pattern).test(value) ? undefined : ['pattern', patternRule(schema)];
}
