import { isList, isRecord } from '../../contract/instances/json-value.ts';
import {
  type Layers,
  listsOf,
  mapOf,
  nodesOf,
  openLayerKeys,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { itemLayers, layersAsked, memberLayers } from '../pair/applied-layers.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import { distinctValues } from '../view/distinct-values.ts';
import type { Node } from '../view/schema-view.ts';
import { arrayEdges, itemEdges } from './array-edges.ts';
import { memberEdges, objectEdges } from './object-edges.ts';
import type { Sampler } from './sampler.ts';
import { numberEdges, textEdges } from './scalar-samples.ts';

const plainValues: readonly Json[] = [null, true, false, 0, 1, -1, 1.5, '', 'text', '1', [], {}];
const mostInner = 120;
/** Limits on how many conditions, negations and branches of a part are tried, and with how many values. */
const mostAsked = 24;
const mostAskedInner = 360;
const mostWholes = 8;
/** How many long lists of candidates are cached: the differences of one place come one after the other. */
const mostKept = 12;

/** Generates values for a place that are likely to distinguish two versions; the caller judges them. */
export interface Candidates {
  /**
   * Samples of the sender's values, and values on both sides of every keyword of either version.
   *
   * @param sent - the layers of the sending version there
   * @param received - the layers of the other version
   * @param given - a value known to be sent there
   * @param isBrief - whether members and items only have the plainest values
   */
  for(sent: Layers, received: Layers, given?: Json, isBrief?: boolean): readonly Json[];
}

/** Opens candidates; the same layers give the same ones. */
export function openCandidates(pair: SchemaPair, sampler: Sampler): Candidates {
  const made = new Map<string, readonly Json[]>();
  const wholes = new Map<string, readonly Json[]>();
  const keyOf = openLayerKeys();

  function make(sent: Layers, received: Layers, depth: number, given?: Json): readonly Json[] {
    const both = [...sent, ...received];
    const samples = [
      ...(given === undefined ? [] : [given]),
      ...sourcesOf(pair, sent, both).flatMap((layers) => sampler.samples(layers)),
      ...sampler.samples(received),
    ];
    const objects = baseValues(samples.filter(isRecord), {});
    const arrays = baseValues(samples.filter(isList), []);
    const asked = layersAsked(pair, both);
    const aside = asked.filter((layer) => !both.includes(layer)).slice(0, mostAsked);
    const contained = nodesOf(asked, 'contains').map(pair.conjunctsOf);
    const inner = (own: (layers: Layers) => Layers, others: readonly Layers[]): readonly Json[] => {
      const said = [own(both), ...others].flat();
      if (depth > 0)
        return [...listedIn(said), ...numberEdges(said), ...sampler.samples(own(both)), ...plainValues];
      return [
        ...candidates(own(sent), own(received), depth + 1).slice(0, mostInner),
        ...interleaved(
          others
            .filter((layers) => layers.length > 0)
            .map((layers) => candidates(own(sent), layers, depth + 1)),
        ).slice(0, mostAskedInner),
      ];
    };
    const ofMember = (name: string): readonly Json[] =>
      inner(
        (layers) => memberLayers(pair, layers, name),
        aside.map((layer) => memberLayers(pair, [layer], name)),
      );
    const ofItem = (index: number): readonly Json[] =>
      inner(
        (layers) => itemLayers(pair, layers, index),
        [...aside.map((layer) => itemLayers(pair, [layer], index)), ...contained],
      );
    return distinctValues(
      interleaved([
        samples,
        listedIn(both),
        plainValues,
        numberEdges(asked),
        textEdges(pair.texts, sent, received),
        objects.flatMap((object) => objectEdges(pair, sampler, object, sent, received)),
        arrays.flatMap((array) => arrayEdges(pair, sampler, array, both)),
        objects.slice(0, 2).flatMap((object) => memberEdges(pair, object, both, ofMember)),
        arrays.slice(0, 2).flatMap((array) => itemEdges(array, ofItem)),
      ]),
    );
  }

  function candidates(sent: Layers, received: Layers, depth: number): readonly Json[] {
    const key = `${depth} ${keyOf(sent)} ${keyOf(received)}`;
    const kept = depth === 0 ? wholes : made;
    const values = kept.get(key) ?? make(sent, received, depth);
    if (depth === 0 && !wholes.has(key)) {
      const [oldest] = wholes.size < mostKept ? [] : wholes.keys();
      if (oldest !== undefined) wholes.delete(oldest);
    }
    kept.set(key, values);
    return values;
  }

  return {
    for(sent, received, given, isBrief = false) {
      const depth = isBrief ? 1 : 0;
      return given === undefined ? candidates(sent, received, depth) : make(sent, received, depth, given);
    },
  };
}

/** Values of a kind to start from; the empty one if there are none. */
function baseValues<T extends Json>(samples: readonly T[], empty: T): readonly T[] {
  return samples.length === 0 ? [empty] : samples.slice(0, mostWholes);
}

function listedIn(layers: Layers): readonly Json[] {
  return [...valuesOf(layers, 'enum').flat(), ...valuesOf(layers, 'const')] as readonly Json[];
}

/** The first of each list, then the second of each, so that a few include some of each. */
function interleaved(lists: readonly (readonly Json[])[]): readonly Json[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Sets of layers that may hold together: the sender's, alone and with each part of the other version. */
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
