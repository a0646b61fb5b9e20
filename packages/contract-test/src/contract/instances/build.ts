import type { Json, Schema, SchemaObject } from '../model.ts';
import type { Direction } from '../violation.ts';
import { type Alternative, alternatives } from './alternatives.ts';
import type { InstanceContext, Maker } from './context.ts';
import { type Demands, demandsOf } from './demands.ts';
import { isRecord, isSame, type JsonType, jsonTypeOf } from './json-value.ts';
import { namedSchemasAt, valuesAt } from './keywords.ts';
import { allowNothing } from './layer-traits.ts';
import { buildList } from './lists.ts';
import { isHidden } from './members.ts';
import { isDemand } from './negation.ts';
import { meetsNumber, randomNumber, typicalNumbers } from './numbers.ts';
import { buildRecord } from './records.ts';
import { remembered } from './remembered-builds.ts';
import { taken } from './sequences.ts';
import { asRead, meetsText, randomText, typicalTexts } from './texts.ts';

/** A maker of typical values. */
export function typicalMaker(context: InstanceContext, direction: Direction): Maker {
  return { context, direction, random: undefined, size: 1, depth: 8, within: [], build };
}

const mostAlternatives = 40;

/**
 * A value that satisfies all given schemas, as far as can be judged without the whole; undefined if none is found.
 */
export function build(maker: Maker, schemas: readonly Schema[]): Json | undefined {
  return remembered(maker, schemas, () => {
    for (const value of builds(maker, schemas)) return value;
    return undefined;
  });
}

/** Values that satisfy all given schemas, of several types and branches where there is a choice. */
export function* builds(maker: Maker, schemas: readonly Schema[]): Generator<Json> {
  if (maker.depth < 0) return;
  let left = mostAlternatives;
  for (const alternative of alternatives(maker.context.contract, schemas, maker.random)) {
    if (left === 0) return;
    left -= 1;
    for (const value of valuesOf(maker, alternative)) if (fits(maker, alternative, value)) yield value;
  }
}

function* valuesOf(maker: Maker, alternative: Alternative): Generator<Json> {
  if (allowNothing(alternative.layers)) return;
  const demands = demandsOf(maker.context.contract, alternative.layers);
  if (maker.random === undefined) yield* givenValues(maker, alternative.layers, demands);
  if (demands.allowed !== undefined) {
    const left = demands.allowed.filter((value) => meetsDemands(demands, value));
    if (maker.random !== undefined && left.length > 0) yield maker.random.pick(left);
    yield* left;
    return;
  }
  const [first, ...others] = demands.types;
  const types =
    maker.random !== undefined &&
    others.length > 0 &&
    alternative.layers.some((layer) => Object.hasOwn(layer, 'type'))
      ? [maker.random.pick(demands.types), ...demands.types]
      : [first, ...others];
  for (const type of types) {
    if (type === undefined) continue;
    for (const value of valuesOfType(maker, alternative.layers, demands, type)) {
      if (!demands.excluded.some((excluded) => isSame(excluded, value))) yield value;
    }
  }
}

function* valuesOfType(
  maker: Maker,
  layers: readonly SchemaObject[],
  demands: Demands,
  type: JsonType,
): Generator<Json> {
  const { random } = maker;
  if (type === 'null') yield null;
  if (type === 'boolean') yield* random === undefined || random.next() < 0.5 ? [true, false] : [false, true];
  if (type === 'number') {
    const drawn = random === undefined ? undefined : randomNumber(random, demands.number);
    if (drawn !== undefined) yield drawn;
    yield* taken(typicalNumbers(demands.number), 3);
  }
  if (type === 'string') {
    const drawn = random === undefined ? undefined : randomText(random, demands.text, maker.size);
    if (drawn !== undefined) yield drawn;
    yield* taken(typicalTexts(demands.text), 3);
  }
  if (type === 'array') {
    const list = buildList(maker, layers, demands);
    if (list !== undefined) yield list;
  }
  if (type === 'object') {
    const record = buildRecord(maker, layers, demands);
    if (record !== undefined) yield record;
  }
}

/** Examples and defaults of the layers that fit all of them. */
function* givenValues(maker: Maker, layers: readonly SchemaObject[], demands: Demands): Generator<Json> {
  for (const layer of layers) {
    const given = [
      ...(Object.hasOwn(layer, 'example') ? [layer.example as Json] : []),
      ...valuesAt(layer, 'examples'),
      ...(Object.hasOwn(layer, 'default') ? [layer.default as Json] : []),
    ];
    for (const value of given) {
      const read = typeof value === 'string' ? asRead(demands.text, value) : visible(maker, layers, value);
      if (meetsDemands(demands, read) && (typeof read !== 'object' || isOfLayers(maker, layers, read)))
        yield read;
    }
  }
}

function meetsDemands(demands: Demands, value: Json): boolean {
  if (!demands.types.includes(jsonTypeOf(value))) return false;
  if (demands.excluded.some((excluded) => isSame(excluded, value))) return false;
  if (demands.allowed !== undefined && !demands.allowed.some((one) => isSame(one, value))) return false;
  if (typeof value === 'string') return meetsText(demands.text, value);
  return typeof value !== 'number' || meetsNumber(demands.number, value);
}

/** Whether an object or list fits all the layers. Demands cannot be judged and may concern its parts. */
function isOfLayers(maker: Maker, layers: readonly SchemaObject[], value: Json): boolean {
  const { judge } = maker.context;
  return !layers.some(isDemand) && layers.every((layer) => judge.isValid(layer, value, maker.direction));
}

/** An example without the members that its direction does not carry. */
function visible(maker: Maker, layers: readonly SchemaObject[], value: Json): Json {
  if (!isRecord(value)) return value;
  const isGoing = (name: string): boolean =>
    !layers.some((layer) => {
      const schema = namedSchemasAt(layer, 'properties').get(name);
      return schema !== undefined && isHidden(maker.context.contract, [schema], maker.direction);
    });
  return Object.fromEntries(Object.entries(value).filter(([name]) => isGoing(name)));
}

/** The keywords that making a value by the layers does not yet satisfy. */
const unsure = [
  'oneOf',
  'not',
  'if',
  'dependentSchemas',
  'contains',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
];

function fits(maker: Maker, alternative: Alternative, value: Json): boolean {
  const { judge } = maker.context;
  return (
    alternative.layers.every(
      (layer) =>
        isDemand(layer) ||
        !unsure.some((keyword) => Object.hasOwn(layer, keyword)) ||
        judge.isValid(layer, value, maker.direction),
    ) && !alternative.unwanted.some((schema) => judge.isValid(schema, value, maker.direction))
  );
}
