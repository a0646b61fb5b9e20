import type { Contract, Json, SchemaObject } from '../model.ts';
import { isSame, type JsonType, jsonTypeOf, jsonTypes } from './json-value.ts';
import { numberAt, schemaAt, textAt, textsAt, valuesAt } from './keywords.ts';
import { isDemand } from './negation.ts';
import type { NumberDemands } from './numbers.ts';
import type { TextDemands } from './texts.ts';

/** What all layers together demand of a value, as far as it concerns the value alone and not its members. */
export interface Demands {
  /** The types that are left, the most telling one first. */
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

/** What is known of layers, by one layer after the other. */
interface Known {
  demands?: Demands;
  readonly below: WeakMap<SchemaObject, Known>;
}

const kept = new WeakMap<Contract, Known>();

/** Merges the demands of layers that hold at the same time; once for the same layers of a contract. */
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
  const highest = (keyword: string, none: number): number =>
    Math.max(none, ...layers.map((layer) => numberAt(layer, keyword) ?? none));
  const lowest = (keyword: string): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...layers.map((layer) => numberAt(layer, keyword) ?? Number.POSITIVE_INFINITY),
    );
  const all = (keyword: string): readonly string[] =>
    layers.map((layer) => textAt(layer, keyword)).filter((text) => text !== undefined);
  const refused = layers
    .map((layer) => schemaAt(layer, 'not'))
    .filter((schema) => typeof schema === 'object');
  const isChecked = (format: string): boolean => !contract.uncheckedFormats.includes(format);
  return {
    types: typesOf(layers),
    allowed: allowedValues(layers),
    excluded: refused.flatMap((schema) => (Object.keys(schema).length === 1 ? listedValues(schema) : [])),
    text: {
      low: highest('minLength', 0),
      high: lowest('maxLength'),
      patterns: all('pattern'),
      formats: all('format').filter(isChecked),
      refusedPatterns: refused
        .map((schema) => onlyText(schema, 'pattern'))
        .filter((text) => text !== undefined),
      refusedFormats: refused
        .map((schema) => onlyText(schema, 'format'))
        .filter((text) => text !== undefined),
      isCode: layers.some((layer) => ['code', 'currency'].includes(String(layer['x-normalize']))),
    },
    number: {
      low: highest('minimum', Number.NEGATIVE_INFINITY),
      above: highest('exclusiveMinimum', Number.NEGATIVE_INFINITY),
      high: lowest('maximum'),
      below: lowest('exclusiveMaximum'),
      factors: layers.map((layer) => numberAt(layer, 'multipleOf')).filter((factor) => factor !== undefined),
      refusedFactors: refused
        .map((schema) => (Object.keys(schema).length === 1 ? numberAt(schema, 'multipleOf') : undefined))
        .filter((factor) => factor !== undefined),
      isInteger: layers.some(isInteger),
      formats: all('format'),
    },
    items: {
      low: highest('minItems', 0),
      high: lowest('maxItems'),
      isUnique: layers.some((layer) => layer.uniqueItems === true),
    },
    members: { low: highest('minProperties', 0), high: lowest('maxProperties') },
  };
}

/** The types that a layer allows. */
export function declaredTypes(layer: SchemaObject): readonly JsonType[] {
  const names = textsAt(layer, 'type').map((name) => (name === 'integer' ? 'number' : name));
  return jsonTypes.filter((type) => names.includes(type)).sort((a, b) => names.indexOf(a) - names.indexOf(b));
}

function isInteger(layer: SchemaObject): boolean {
  const names = textsAt(layer, 'type');
  return names.includes('integer') && !names.includes('number');
}

function typesOf(layers: readonly SchemaObject[]): readonly JsonType[] {
  const declared = layers.filter((layer) => layer.type !== undefined).map(declaredTypes);
  const [first, ...others] = declared;
  if (first === undefined) return byKeywords(layers);
  const left = first.filter((type) => others.every((types) => types.includes(type)));
  const hints = byKeywords(layers);
  const rank = (type: JsonType): number =>
    type === 'null' ? 99 : first.length > 2 ? hints.indexOf(type) : 0;
  return [...left].sort((one, other) => rank(one) - rank(other));
}

const speaking: readonly (readonly [JsonType, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
      'unevaluatedProperties',
    ],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** All types, those first that the keywords speak of. */
function byKeywords(layers: readonly SchemaObject[]): readonly JsonType[] {
  return [...new Set([...spokenTypes(layers), ...jsonTypes])];
}

/** The types that the keywords of some layers speak of; none where they speak of any value. */
export function spokenTypes(layers: readonly SchemaObject[]): readonly JsonType[] {
  return speaking
    .filter(([, keywords]) =>
      keywords.some((keyword) => layers.some((layer) => Object.hasOwn(layer, keyword))),
    )
    .map(([type]) => type);
}

function listedValues(layer: SchemaObject): readonly Json[] {
  const constant = layer.const as Json | undefined;
  return [...(constant === undefined ? [] : [constant]), ...valuesAt(layer, 'enum')];
}

function allowedValues(layers: readonly SchemaObject[]): readonly Json[] | undefined {
  const lists = layers
    .flatMap((layer) => [
      Object.hasOwn(layer, 'const') ? [layer.const as Json] : undefined,
      Array.isArray(layer.enum) ? valuesAt(layer, 'enum') : undefined,
    ])
    .filter((list) => list !== undefined);
  const [first, ...others] = lists;
  const types = typesOf(layers);
  return first?.filter(
    (value) =>
      types.includes(jsonTypeOf(value)) && others.every((list) => list.some((other) => isSame(other, value))),
  );
}

function onlyText(schema: SchemaObject, keyword: string): string | undefined {
  return Object.keys(schema).length === 1 ? textAt(schema, keyword) : undefined;
}
