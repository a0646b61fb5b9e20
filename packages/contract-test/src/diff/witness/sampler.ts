import { isRecord, isSame, type JsonRecord, jsonTypes } from '../../contract/instances/json-value.ts';
import {
  type Layers,
  listsOf,
  mapOf,
  nodesOf,
  numbersOf,
  openLayerKeys,
  requiredOf,
  valuesOf,
  withNeeded,
} from '../../contract/instances/layer-keywords.ts';
import { spokenTypes } from '../../contract/instances/layer-traits.ts';
import { patternTexts } from '../../contract/instances/patterns.ts';
import type { Json } from '../../contract/model.ts';
import { itemLayers, memberLayers } from '../pair/applied-layers.ts';
import { openBranchChoices } from '../pair/branch-choices.ts';
import type { SchemaPair, Version } from '../pair/schema-pair.ts';
import { typesOf } from '../rules/types.ts';
import { membersOf } from '../rules/values.ts';
import { distinctValues, variation } from '../view/distinct-values.ts';
import type { Step } from '../view/location.ts';
import { numberSamples, textSamples } from './scalar-samples.ts';

/** Generates values that very likely fit; the caller judges them. */
export interface Sampler {
  /** The plainest first. */
  samples(layers: Layers): readonly Json[];
  /** Ways to embed a value at a place in a whole. */
  frames(layers: Layers, steps: readonly Step[], version: Version): readonly Frame[];
}

/** A way to embed a value at a place in a whole. */
export interface Frame {
  /** Everything that holds at the place. */
  readonly layers: Layers;
  /** A value known to fit there. */
  readonly given?: Json | undefined;
  wrap(value: Json): Json;
}

const mostSamples = 80;
const mostFrames = 24;
const longestPadding = 20_000;
/** Beyond this length, items may repeat. */
const mostDistinct = 50;
/** Below this depth, objects only have required members. */
const deepestWhole = 6;

/** Opens a sampler; the same layers give the same samples. */
export function openSampler(pair: SchemaPair): Sampler {
  const keyOf = openLayerKeys();
  const made = new Map<string, readonly Json[]>();
  const underWay = new Set<string>();
  const { alternativesOf, decided } = openBranchChoices(pair);

  function samples(layers: Layers): readonly Json[] {
    const key = keyOf(layers);
    const known = made.get(key);
    if (known !== undefined) return known;
    // A recursive schema: the caller does without samples.
    if (underWay.has(key)) return [];
    underWay.add(key);
    const found = distinctValues(alternativesOf(layers).flatMap(plainSamples)).slice(0, mostSamples);
    underWay.delete(key);
    made.set(key, found);
    return found;
  }

  function plainSamples(layers: Layers): readonly Json[] {
    const members = membersOf(layers);
    if (members !== undefined) return members.slice(0, 40);
    const given = [...valuesOf(layers, 'examples').flat(), ...valuesOf(layers, 'default')] as readonly Json[];
    const types = typesOf(layers) ?? guessedTypes(layers);
    return [...types.flatMap((type) => samplesOfType(type, layers)), ...given.slice(0, 3)];
  }

  function samplesOfType(type: string, layers: Layers): readonly Json[] {
    switch (type) {
      case 'object':
        return objects(layers, []);
      case 'array':
        return arrays(layers);
      case 'string':
        return textSamples(pair.texts, layers);
      case 'boolean':
        return [true, false];
      case 'null':
        return [null];
      default:
        return numberSamples(layers, type === 'integer');
    }
  }

  /**
   * Objects with required members only, with every member, and with members by pattern; always including forced ones.
   */
  function objects(layers: Layers, forced: readonly string[]): readonly JsonRecord[] {
    const required = withNeeded(layers, [...requiredOf(layers), ...forced]);
    const declared = [...mapOf(layers, 'properties').keys()];
    const matching = [...mapOf(layers, 'patternProperties').keys()].flatMap((pattern) =>
      patternTexts(pattern).slice(0, 1),
    );
    const fewest = Math.max(0, ...numbersOf(layers, 'minProperties'));
    const most = Math.min(longestPadding, ...numbersOf(layers, 'maxProperties'));
    const make = (names: readonly string[]): JsonRecord => {
      const object = new Map<string, Json>();
      for (const name of new Set([...names, ...padding(layers, names, fewest)])) {
        if (object.size >= most && !required.includes(name)) continue;
        const [value] = samples(memberLayers(pair, layers, name));
        if (value !== undefined) object.set(name, value);
      }
      return Object.fromEntries(object);
    };
    if (underWay.size > deepestWhole) return [make(required)];
    return [
      make(required),
      make(withNeeded(layers, [...required, ...declared])),
      make([...required, ...declared, ...matching]),
    ];
  }

  function padding(layers: Layers, names: readonly string[], fewest: number): readonly string[] {
    if (names.length >= fewest) return [];
    const nameLayers = nodesOf(layers, 'propertyNames').flatMap(pair.conjunctsOf);
    const allowed = nameLayers.length === 0 ? [] : samples([...nameLayers, { type: 'string' }]).map(String);
    const extra = Array.from({ length: Math.min(fewest, longestPadding) }, (_, index) => `extra${index + 1}`);
    const matching = [...mapOf(layers, 'patternProperties').keys()].flatMap((pattern) => [
      ...patternTexts(pattern),
      ...pair.texts.textsOf(pattern),
    ]);
    const pool = [...mapOf(layers, 'properties').keys(), ...allowed, ...matching, ...extra];
    return [...new Set(pool)].filter((name) => !names.includes(name)).slice(0, fewest - names.length);
  }

  function arrays(layers: Layers): readonly (readonly Json[])[] {
    const contained = nodesOf(layers, 'contains').flatMap(pair.conjunctsOf);
    const counted = contained.length === 0 ? 0 : Math.max(1, ...numbersOf(layers, 'minContains'));
    const fewest = Math.min(longestPadding, Math.max(0, counted, ...numbersOf(layers, 'minItems')));
    const most = Math.min(longestPadding, ...numbersOf(layers, 'maxItems'));
    const tuple = Math.max(0, ...listsOf(layers, 'prefixItems').map((list) => list.length));
    const make = (length: number): readonly Json[] => {
      const items: Json[] = [];
      for (let index = 0; index < length; index += 1) {
        const own = itemLayers(pair, layers, index);
        const pool = samples(index < counted ? [...own, ...contained] : own);
        const [plainest] = pool;
        if (plainest === undefined) break;
        items.push(index < mostDistinct ? fresh(own, pool, items, index) : variation(plainest, index));
      }
      return items;
    };
    const lengths = new Set([
      fewest,
      Math.min(most, Math.max(fewest, tuple)),
      Math.min(most, Math.max(fewest, tuple + 1)),
    ]);
    return [...lengths].map(make);
  }

  /** An item that differs from all before it, if there is one. */
  function fresh(layers: Layers, pool: readonly Json[], items: readonly Json[], index: number): Json {
    const isFresh = (value: Json): boolean => !items.some((item) => isSame(item, value));
    const [plainest = null] = pool;
    const found = pool.find(isFresh) ?? textsAmong(layers).find(isFresh);
    if (found !== undefined) return found;
    if (!isRecord(plainest)) return variation(plainest, index);
    const members = Object.keys(plainest).flatMap((name) => {
      const own = memberLayers(pair, layers, name);
      return [...samples(own), ...textsAmong(own)].map((value) => ({ ...plainest, [name]: value }));
    });
    return members.find(isFresh) ?? variation(plainest, index);
  }

  /** More strings, if strings are allowed. */
  function textsAmong(layers: Layers): readonly string[] {
    return typesOf(layers)?.includes('string') === true ? pair.texts.between(layers, [{ not: {} }]) : [];
  }

  function frames(layers: Layers, steps: readonly Step[], version: Version): readonly Frame[] {
    const [step, ...rest] = steps;
    if (step === undefined) return [{ layers, wrap: (value) => value }];
    if (step.kind === 'branch') {
      return frames([...decided(layers, step.choice?.[version]), ...step[version]], rest, version);
    }
    const found = alternativesOf(layers).flatMap((alternative): readonly Frame[] => {
      const inside =
        step.kind === 'member'
          ? memberLayers(pair, alternative, step.name)
          : itemLayers(pair, alternative, step.index);
      const wholes =
        step.kind === 'member' ? membered(alternative, step.name) : itemed(alternative, step.index);
      return frames(inside, rest, version).flatMap((inner) =>
        wholes.map((whole) => ({ layers: inner.layers, wrap: (value: Json) => whole(inner.wrap(value)) })),
      );
    });
    return found.slice(0, mostFrames);
  }

  function membered(layers: Layers, name: string): readonly ((value: Json) => Json)[] {
    return objects(layers, [name]).map((object) => (value: Json) => ({ ...object, [name]: value }));
  }

  function itemed(layers: Layers, index: number): readonly ((value: Json) => Json)[] {
    return arrays(layers).map((array) => (value: Json) => {
      const items = [...array];
      for (let at = items.length; at < index; at += 1)
        items.push(samples(itemLayers(pair, layers, at))[0] ?? null);
      items[index] = value;
      return items;
    });
  }

  return { samples, frames };
}

/** The types that keywords apply to, or all types. */
function guessedTypes(layers: Layers): readonly string[] {
  const spoken = spokenTypes(layers);
  return spoken.length > 0 ? spoken : jsonTypes;
}
