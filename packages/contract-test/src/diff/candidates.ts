import { isList, isRecord } from '../instances/json-value.ts';
import type { Json } from '../model.ts';
import { arrayEdges, itemEdges } from './array-edges.ts';
import { distinctValues } from './distinct-values.ts';
import { openLayerKeys } from './layer-keys.ts';
import { type Layers, listsOf, mapOf, nodesOf, valuesOf } from './layers.ts';
import { memberEdges, objectEdges } from './object-edges.ts';
import type { Sampler } from './sampler.ts';
import { numberEdges, textEdges } from './scalar-samples.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { Node } from './schema-view.ts';

const plainValues: readonly Json[] = [null, true, false, 0, 1, -1, 1.5, '', 'text', '1', [], {}];
const mostInner = 120;
const mostWholes = 8;

/** Makes values for a place that are likely to tell two versions apart; whoever takes them judges them. */
export interface Candidates {
  /**
   * Samples of what the sender means, and values on both sides of every keyword of either version.
   *
   * @param sent - what the version that sends says there
   * @param received - what the other one says
   * @param given - a value that is known to be sent there
   */
  for(sent: Layers, received: Layers, given?: Json): readonly Json[];
}

/** Opens candidates; the same layers have the same ones. */
export function openCandidates(pair: SchemaPair, sampler: Sampler): Candidates {
  const made = new Map<string, readonly Json[]>();
  const keyOf = openLayerKeys();

  function make(sent: Layers, received: Layers, depth: number, given?: Json): readonly Json[] {
    const both = [...sent, ...received];
    const samples = [
      ...(given === undefined ? [] : [given]),
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
      ...textEdges(pair.texts, sent, received),
      ...objects.flatMap((object) => objectEdges(pair, sampler, object, sent, received)),
      ...arrays.flatMap((array) => arrayEdges(pair, sampler, array, both)),
      ...objects.slice(0, 2).flatMap((object) => memberEdges(pair, object, both, inner)),
      ...arrays.slice(0, 2).flatMap((array) => itemEdges(pair, array, inner)),
    ];
    return distinctValues(found);
  }

  function candidates(sent: Layers, received: Layers, depth: number): readonly Json[] {
    const key = `${depth} ${keyOf(sent)} ${keyOf(received)}`;
    const values = made.get(key) ?? make(sent, received, depth);
    made.set(key, values);
    return values;
  }

  return {
    for: (sent, received, given) =>
      given === undefined ? candidates(sent, received, 0) : make(sent, received, 0, given),
  };
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
