import type { Contract, Json, SchemaObject } from '../model.ts';
import { isSame, type JsonType, jsonTypeOf, jsonTypes } from './json-value.ts';
import { numberAt, textAt, valuesAt } from './keywords.ts';
import { spokenTypes, type Traits, traitsOf } from './layer-traits.ts';
import { isDemand } from './negation.ts';
import type { NumberDemands } from './numbers.ts';
import type { TextDemands } from './texts.ts';

/** The combined demands of all layers on the value itself, not on its members. */
export interface Demands {
  /** The types that remain, the most specific first. */
  readonly types: readonly JsonType[];
  /** The values of `const` and `enum`; undefined without them. */
  readonly allowed: readonly Json[] | undefined;
  readonly excluded: readonly Json[];
  readonly text: TextDemands;
  readonly number: NumberDemands;
  readonly items: Span & { readonly isUnique: boolean };
  readonly members: Span;
}

/** A number of items or members, both ends included. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/** Cached demands, keyed layer by layer. */
interface Known {
  demands?: Demands;
  readonly below: WeakMap<SchemaObject, Known>;
}

const kept = new WeakMap<Contract, Known>();

/** Merges the demands of layers that hold at the same time; computed once for the same layers of a contract. */
export function demandsOf(contract: Contract, layers: readonly SchemaObject[]): Demands {
  if (layers.some(isDemand)) return merged(contract, layers);
  let known = kept.get(contract) ?? { below: new WeakMap() };
  kept.set(contract, known);
  for (const layer of layers) {
    const next = known.below.get(layer) ?? { below: new WeakMap() };
    known.below.set(layer, next);
    known = next;
  }
  known.demands ??= merged(contract, layers);
  return known.demands;
}

function merged(contract: Contract, layers: readonly SchemaObject[]): Demands {
  const traits = layers.map(traitsOf);
  const bounds = traits.map((one) => one.bounds).filter((one) => one !== undefined);
  const highest = (keyword: string, none: number): number =>
    Math.max(none, ...bounds.map((one) => one.get(keyword) ?? none));
  const lowest = (keyword: string): number =>
    Math.min(Number.POSITIVE_INFINITY, ...bounds.map((one) => one.get(keyword) ?? Number.POSITIVE_INFINITY));
  const patterns = traits.map(({ pattern }) => pattern).filter((text) => text !== undefined);
  const formats = traits.map(({ format }) => format).filter((text) => text !== undefined);
  const refused = traits.map(({ inverse }) => inverse).filter((schema) => schema !== undefined);
  const isChecked = (format: string): boolean => !contract.uncheckedFormats.includes(format);
  const types = typesOf(layers);
  return {
    types,
    allowed: allowedValues(traits, types),
    excluded: refused.flatMap((schema) => (Object.keys(schema).length === 1 ? listedValues(schema) : [])),
    text: {
      low: highest('minLength', 0),
      high: lowest('maxLength'),
      patterns,
      formats: formats.filter(isChecked),
      refusedPatterns: refused
        .map((schema) => onlyText(schema, 'pattern'))
        .filter((text) => text !== undefined),
      refusedFormats: refused
        .map((schema) => onlyText(schema, 'format'))
        .filter((text) => text !== undefined),
      rewritten: traits.find((one) => one.rewritten !== undefined)?.rewritten,
    },
    number: {
      low: highest('minimum', Number.NEGATIVE_INFINITY),
      above: highest('exclusiveMinimum', Number.NEGATIVE_INFINITY),
      high: lowest('maximum'),
      below: lowest('exclusiveMaximum'),
      factors: bounds.map((one) => one.get('multipleOf')).filter((factor) => factor !== undefined),
      refusedFactors: refused
        .map((schema) => (Object.keys(schema).length === 1 ? numberAt(schema, 'multipleOf') : undefined))
        .filter((factor) => factor !== undefined),
      isInteger: traits.some((one) => one.isInteger),
      formats,
    },
    items: {
      low: highest('minItems', 0),
      high: lowest('maxItems'),
      isUnique: traits.some((one) => one.isUnique),
    },
    members: { low: highest('minProperties', 0), high: lowest('maxProperties') },
  };
}

function typesOf(layers: readonly SchemaObject[]): readonly JsonType[] {
  const [first, ...others] = layers
    .map((layer) => traitsOf(layer).types)
    .filter((types) => types !== undefined);
  if (first === undefined) return byKeywords(layers);
  const left = first.filter((type) => others.every((types) => types.includes(type)));
  if (left.length < 2) return left;
  const hints = first.length > 2 ? byKeywords(layers) : [];
  const rank = (type: JsonType): number => (type === 'null' ? 99 : hints.indexOf(type));
  return left.sort((one, other) => rank(one) - rank(other));
}

/** All types, starting with those that the keywords apply to. */
function byKeywords(layers: readonly SchemaObject[]): readonly JsonType[] {
  return [...new Set([...spokenTypes(layers), ...jsonTypes])];
}

function listedValues(layer: SchemaObject): readonly Json[] {
  const constant = layer.const as Json | undefined;
  return [...(constant === undefined ? [] : [constant]), ...valuesAt(layer, 'enum')];
}

function allowedValues(traits: readonly Traits[], types: readonly JsonType[]): readonly Json[] | undefined {
  const [first, ...others] = traits.flatMap(({ lists }) => lists);
  return first?.filter(
    (value) =>
      types.includes(jsonTypeOf(value)) && others.every((list) => list.some((other) => isSame(other, value))),
  );
}

function onlyText(schema: SchemaObject, keyword: string): string | undefined {
  return Object.keys(schema).length === 1 ? textAt(schema, keyword) : undefined;
}
