import type { Json, SchemaObject } from '../model.ts';
import { isSame, type JsonType, jsonTypeOf, jsonTypes } from './json-value.ts';
import { schemaAt, textAt, textsAt, valuesAt } from './keywords.ts';
import { type Rewriting, rewritingOf } from './texts.ts';

/** The traits of one layer, read once because thousands of values are made from the same layers. */
export interface Traits {
  /** The types of its `type`; undefined without one. */
  readonly types: readonly JsonType[] | undefined;
  /** A bit for each of the types. */
  readonly typeBits: number;
  /** The types that its other keywords apply to. */
  readonly spoken: readonly JsonType[];
  /** The values of its `const`, and those of its `enum`. */
  readonly lists: readonly (readonly Json[])[];
  /** Its keywords that are numbers; undefined without any. */
  readonly bounds: ReadonlyMap<string, number> | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  readonly inverse: SchemaObject | undefined;
  readonly isInteger: boolean;
  readonly isUnique: boolean;
  readonly rewritten: Rewriting | undefined;
}

const anyType = 2 ** jsonTypes.length - 1;

function bitsOf(types: readonly JsonType[]): number {
  return types.reduce((bits, type) => bits | (1 << jsonTypes.indexOf(type)), 0);
}

const kept = new WeakMap<SchemaObject, Traits>();

export function traitsOf(layer: SchemaObject): Traits {
  const known = kept.get(layer);
  if (known !== undefined) return known;
  const types = layer.type === undefined ? undefined : declaredTypes(layer);
  const inverse = schemaAt(layer, 'not');
  const names = textsAt(layer, 'type');
  const bounds = Object.entries(layer).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const traits: Traits = {
    types,
    typeBits: types === undefined ? anyType : bitsOf(types),
    spoken: speaking
      .filter(([, keywords]) => keywords.some((keyword) => Object.hasOwn(layer, keyword)))
      .map(([type]) => type),
    lists: [
      ...(Object.hasOwn(layer, 'const') ? [[layer.const as Json]] : []),
      ...(Array.isArray(layer.enum) ? [valuesAt(layer, 'enum')] : []),
    ],
    bounds: bounds.length === 0 ? undefined : new Map(bounds),
    pattern: textAt(layer, 'pattern'),
    format: textAt(layer, 'format'),
    inverse: typeof inverse === 'object' ? inverse : undefined,
    isInteger: names.includes('integer') && !names.includes('number'),
    isUnique: layer.uniqueItems === true,
    rewritten: rewritingOf(layer['x-normalize']),
  };
  kept.set(layer, traits);
  return traits;
}

/** The types that a layer allows. */
export function declaredTypes(layer: SchemaObject): readonly JsonType[] {
  const names = textsAt(layer, 'type').map((name) => (name === 'integer' ? 'number' : name));
  return jsonTypes.filter((type) => names.includes(type)).sort((a, b) => names.indexOf(a) - names.indexOf(b));
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

/** The types that the keywords of some layers apply to; none if they apply to any value. */
export function spokenTypes(layers: readonly SchemaObject[]): readonly JsonType[] {
  const spoken = new Set(layers.flatMap((layer) => traitsOf(layer).spoken));
  return speaking.map(([type]) => type).filter((type) => spoken.has(type));
}

/** Whether no value has a type allowed by all layers and is in all their lists of values. */
export function allowNothing(layers: readonly SchemaObject[]): boolean {
  let bits = anyType;
  const lists: (readonly Json[])[] = [];
  for (const layer of layers) {
    const traits = traitsOf(layer);
    bits &= traits.typeBits;
    if (bits === 0) return true;
    for (const list of traits.lists) lists.push(list);
  }
  const [first, ...others] = lists;
  if (first === undefined) return false;
  return !first.some(
    (value) =>
      (bits & bitsOf([jsonTypeOf(value)])) !== 0 &&
      others.every((list) => list.some((other) => isSame(other, value))),
  );
}
