import { isList, isRecord } from '../instances/json-value.ts';
import { patternTexts } from '../instances/patterns.ts';
import type { Json } from '../model.ts';
import {
  itemLayers,
  type Layers,
  listsOf,
  mapOf,
  memberLayers,
  nodesOf,
  numbersOf,
  valuesOf,
} from './layers.ts';
import type { Sampler } from './sampler.ts';
import { numberEdges, textEdges } from './scalar-samples.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { Node } from './schema-view.ts';

const plainValues: readonly Json[] = [null, true, false, 0, 1, -1, 1.5, '', 'text', '1', [], {}];
const mostInner = 120;
const mostWholes = 8;
const mostItems = 2_000;

/** Makes values for a place that are likely to tell two versions apart; whoever takes them judges them. */
export interface Candidates {
  /**
   * Samples of what the sender means, and values on both sides of every keyword of either version.
   *
   * @param sent - what the version that sends says there
   * @param received - what the other one says
   */
  for(sent: Layers, received: Layers): readonly Json[];
}

export function openCandidates(pair: SchemaPair, sampler: Sampler): Candidates {
  const numbers = new Map<Node, number>();
  const made = new Map<string, readonly Json[]>();
  const keyOf = (layers: Layers): string => {
    for (const node of layers) numbers.set(node, numbers.get(node) ?? numbers.size);
    return layers.map((node) => numbers.get(node)).join();
  };

  function make(sent: Layers, received: Layers, depth: number): readonly Json[] {
    const both = [...sent, ...received];
    const samples = [
      ...sourcesOf(pair, sent, both).flatMap((layers) => sampler.samples(layers)),
      ...sampler.samples(received),
    ];
    const objects = samples.filter((value) => isRecord(value)).slice(0, mostWholes);
    const arrays = samples.filter((value) => isList(value)).slice(0, mostWholes);
    const inner = (child: (layers: Layers) => Layers): readonly Json[] =>
      depth > 0
        ? [...plainValues, ...sampler.samples(child(both))]
        : candidates(child(sent), child(received), depth + 1).slice(0, mostInner);
    const found: Json[] = [
      ...samples,
      ...valuesOf(both, 'enum').flatMap((members) => members as readonly Json[]),
      ...valuesOf(both, 'const').map((value) => value as Json),
      ...plainValues,
      ...numberEdges(both),
      ...textEdges(both),
      ...objects.flatMap((object) => objectEdges(pair, sampler, object, both)),
      ...arrays.flatMap((array) => arrayEdges(pair, sampler, array, both)),
      ...objects.slice(0, 2).flatMap((object) => memberEdges(pair, object, both, inner)),
      ...arrays.slice(0, 2).flatMap((array) => itemEdges(pair, array, inner)),
    ];
    return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
  }

  function candidates(sent: Layers, received: Layers, depth: number): readonly Json[] {
    const key = `${depth} ${keyOf(sent)} ${keyOf(received)}`;
    const values = made.get(key) ?? make(sent, received, depth);
    made.set(key, values);
    return values;
  }

  return { for: (sent, received) => candidates(sent, received, 0) };
}

/** Sets of layers that may hold together: the sender's, alone and with each part that the other version speaks of. */
function sourcesOf(pair: SchemaPair, sent: Layers, both: Layers): readonly Layers[] {
  const parts = both.flatMap((node) => [
    ...['not', 'if', 'then', 'else', 'contains'].flatMap((keyword) => nodesOf([node], keyword)),
    ...['oneOf', 'anyOf'].flatMap((keyword) => listsOf([node], keyword).flat()),
    ...[...mapOf([node], 'dependentSchemas')].flatMap(([name, nodes]) => [{ required: [name] }, ...nodes]),
  ]);
  const withPart = (part: Node): Layers => [...sent, ...pair.conjunctsOf(part)];
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => listsOf(both, keyword)).flat();
  const twos = branches
    .slice(0, 8)
    .flatMap((one, at) =>
      branches.slice(at + 1, 8).map((other) => [...withPart(one), ...pair.conjunctsOf(other)]),
    );
  return [sent, both, ...parts.map(withPart), ...twos];
}

/** An object without each member, with others beside them, and as small or large as any bound says. */
function objectEdges(
  pair: SchemaPair,
  sampler: Sampler,
  object: { readonly [name: string]: Json },
  both: Layers,
): readonly Json[] {
  const names = Object.keys(object);
  const without = names.map((name) =>
    Object.fromEntries(Object.entries(object).filter(([one]) => one !== name)),
  );
  const filled = (name: string): Json => sampler.samples(memberLayers(pair, both, name))[0] ?? 'text';
  const extended = extraNames(pair, sampler, both).flatMap((name) =>
    [filled(name), 1, 'text'].map((value) => ({ ...object, [name]: value })),
  );
  const sizes = ['minProperties', 'maxProperties'].flatMap((keyword) =>
    numbersOf(both, keyword).flatMap((bound) => [bound - 1, bound, bound + 1]),
  );
  const declared = [...mapOf(both, 'properties').keys()];
  const sized = sizes.map((size) => {
    const pool = [
      ...names,
      ...declared,
      ...Array.from({ length: Math.max(0, size) }, (_, index) => `extra${index + 1}`),
    ];
    return Object.fromEntries(
      [...new Set(pool)].slice(0, Math.max(0, size)).map((name) => [name, object[name] ?? filled(name)]),
    );
  });
  return [...without, ...extended, ...sized];
}

function extraNames(pair: SchemaPair, sampler: Sampler, both: Layers): readonly string[] {
  const nameLayers = nodesOf(both, 'propertyNames').flatMap(pair.conjunctsOf);
  const wanted = both.flatMap((node) => ['not', 'if'].flatMap((keyword) => nodesOf([node], keyword)));
  return [
    'other',
    ...mapOf(both, 'properties').keys(),
    ...wanted.flatMap((node) => [
      ...mapOf([node], 'properties').keys(),
      ...valuesOf([node], 'required').flat().map(String),
    ]),
    ...[...mapOf(both, 'patternProperties').keys()].flatMap((pattern) => patternTexts(pattern).slice(0, 3)),
    ...(nameLayers.length === 0
      ? []
      : [
          ...sampler.samples([...nameLayers, { type: 'string' }]).map(String),
          ...textEdges(nameLayers).slice(0, 200),
        ]),
  ];
}

function memberEdges(
  pair: SchemaPair,
  object: { readonly [name: string]: Json },
  both: Layers,
  inner: (child: (layers: Layers) => Layers) => readonly Json[],
): readonly Json[] {
  const names = new Set([
    ...Object.keys(object),
    ...both
      .flatMap((node) => ['not', 'if', 'then', 'else'].flatMap((keyword) => nodesOf([node], keyword)))
      .flatMap((node) => [...mapOf(pair.conjunctsOf(node), 'properties').keys()]),
    'other',
  ]);
  return [...names]
    .slice(0, 40)
    .flatMap((name) =>
      inner((layers) => memberLayers(pair, layers, name)).map((value) => ({ ...object, [name]: value })),
    );
}

/** An array of every length that a bound says, give or take one, and with items repeated and left out. */
function arrayEdges(
  pair: SchemaPair,
  sampler: Sampler,
  array: readonly Json[],
  both: Layers,
): readonly Json[] {
  const bounds = ['minItems', 'maxItems', 'minContains', 'maxContains'].flatMap((keyword) =>
    numbersOf(both, keyword),
  );
  const tuples = listsOf(both, 'prefixItems').map((list) => list.length);
  const lengths = [...bounds, ...tuples].flatMap((bound) => [bound - 1, bound, bound + 1]);
  const fitting = lengths.filter((length) => length >= 0 && length <= mostItems);
  const contained = sampler.samples(nodesOf(both, 'contains').flatMap(pair.conjunctsOf));
  const filler = (index: number): Json => sampler.samples(itemLayers(pair, both, index))[0] ?? 'text';
  const lengthened = (length: number, fill: (index: number) => Json): Json =>
    Array.from({ length }, (_, index) => array[index] ?? fill(index));
  return [
    ...fitting.map((length) => lengthened(length, filler)),
    ...fitting.map((length) => lengthened(length, (index) => distinct(filler(index), index))),
    ...fitting.flatMap((length) => contained.slice(0, 3).map((value) => Array.from({ length }, () => value))),
    ...fitting.flatMap((length) =>
      contained.slice(0, 1).map((value) => Array.from({ length }, (_, index) => distinct(value, index))),
    ),
    [...array, ...array],
    array.slice(1),
    ...array.slice(0, 1).map((item) => [item, item]),
  ];
}

function itemEdges(
  pair: SchemaPair,
  array: readonly Json[],
  inner: (child: (layers: Layers) => Layers) => readonly Json[],
): readonly Json[] {
  return Array.from({ length: Math.min(array.length, 6) + 1 }, (_, index) => index).flatMap((index) =>
    inner((layers) => itemLayers(pair, layers, index)).map((value) => {
      const items = [...array];
      items[index] = value;
      return items;
    }),
  );
}

function distinct(value: Json, index: number): Json {
  if (typeof value === 'string') return `${value}${index}`;
  return typeof value === 'number' ? value + index : value;
}
