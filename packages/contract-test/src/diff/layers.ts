import { isSchemaObject } from '../contract/instances/keywords.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { Node } from './schema-view.ts';

/** Nodes that all hold for the same value. */
export type Layers = readonly Node[];

/** The values of a keyword over all layers. */
export function valuesOf(layers: Layers, keyword: string): readonly unknown[] {
  return layers.flatMap((node) => (node[keyword] === undefined ? [] : [node[keyword]]));
}

/** The numbers of a keyword over all layers. */
export function numbersOf(layers: Layers, keyword: string): readonly number[] {
  return valuesOf(layers, keyword).filter((value) => typeof value === 'number');
}

/** The texts of a keyword over all layers. */
export function textsOf(layers: Layers, keyword: string): readonly string[] {
  return valuesOf(layers, keyword).filter((value) => typeof value === 'string');
}

/** The sub-schemas of a keyword over all layers. */
export function nodesOf(layers: Layers, keyword: string): readonly Node[] {
  return valuesOf(layers, keyword).filter(isSchemaObject);
}

/** The sub-schemas of a keyword that is a map, by name, over all layers. */
export function mapOf(layers: Layers, keyword: string): ReadonlyMap<string, readonly Node[]> {
  const result = new Map<string, Node[]>();
  for (const map of nodesOf(layers, keyword)) {
    for (const [name, node] of Object.entries(map)) {
      if (isSchemaObject(node)) result.set(name, [...(result.get(name) ?? []), node]);
    }
  }
  return result;
}

/** The lists of sub-schemas of a keyword over all layers. */
export function listsOf(layers: Layers, keyword: string): readonly (readonly Node[])[] {
  return valuesOf(layers, keyword).filter((value): value is Node[] => Array.isArray(value));
}

/** Every required name over all layers. */
export function requiredOf(layers: Layers): ReadonlySet<string> {
  return new Set(valuesOf(layers, 'required').flatMap((names) => names as string[]));
}

/** What each name of `dependentRequired` asks for, over all layers. */
export function dependentOf(layers: Layers): ReadonlyMap<string, readonly string[]> {
  const result = new Map<string, string[]>();
  for (const map of nodesOf(layers, 'dependentRequired')) {
    for (const [name, wanted] of Object.entries(map)) {
      result.set(name, [...new Set([...(result.get(name) ?? []), ...(wanted as string[])])].sort());
    }
  }
  return result;
}

/** The members that layers speak of by name, whether they say what these hold or only that they have to be there. */
export function namesIn(layers: Layers): readonly string[] {
  const dependent = [...dependentOf(layers)].flatMap(([name, wanted]) => [name, ...wanted]);
  const names = [
    ...mapOf(layers, 'properties').keys(),
    ...requiredOf(layers),
    ...mapOf(layers, 'dependentSchemas').keys(),
    ...dependent,
  ];
  return [...new Set(names)];
}

/** What holds for a member of an object. */
export function memberLayers(pair: SchemaPair, layers: Layers, name: string): Layers {
  const own = layers.flatMap((node) => {
    const declared = isSchemaObject(node.properties) ? node.properties : {};
    const patterns = Object.entries(isSchemaObject(node.patternProperties) ? node.patternProperties : {});
    const named = [
      ...(Object.hasOwn(declared, name) ? [declared[name]] : []),
      ...patterns.filter(([pattern]) => pair.texts.matches(pattern, name)).map(([, schema]) => schema),
    ];
    return named.length > 0 ? named : [node.additionalProperties];
  });
  const found = own.filter(isSchemaObject);
  return (found.length > 0 ? found : nodesOf(layers, 'unevaluatedProperties')).flatMap(pair.conjunctsOf);
}

/** What holds for an item of an array. */
export function itemLayers(pair: SchemaPair, layers: Layers, index: number): Layers {
  const found = layers
    .map((node) => (Array.isArray(node.prefixItems) ? node.prefixItems[index] : undefined) ?? node.items)
    .filter(isSchemaObject);
  return (found.length > 0 ? found : nodesOf(layers, 'unevaluatedItems')).flatMap(pair.conjunctsOf);
}

/** Every layer that may hold for the same value, whichever branches are taken. */
export function layersInPlace(pair: SchemaPair, layers: Layers): Layers {
  return reached(pair, layers, branchesOf);
}

/** Every layer that the same value is held against, whether it has to fit, may fit or must not. */
export function layersAsked(pair: SchemaPair, layers: Layers): Layers {
  return reached(pair, layers, (layer) => [...nodesOf([layer], 'not'), ...branchesOf(layer)]);
}

function branchesOf(layer: Node): readonly Node[] {
  return [
    ...['oneOf', 'anyOf'].flatMap((keyword) => listsOf([layer], keyword).flat()),
    ...['if', 'then', 'else'].flatMap((keyword) => nodesOf([layer], keyword)),
    ...[...mapOf([layer], 'dependentSchemas').values()].flat(),
  ];
}

/** The layers, and those that steps from them lead to. */
export function reached(
  pair: SchemaPair,
  layers: Layers,
  stepsFrom: (layer: Node) => readonly Node[],
): Layers {
  const found = new Set<Node>();
  const add = (layer: Node): void => {
    if (found.has(layer)) return;
    found.add(layer);
    for (const inner of stepsFrom(layer).flatMap(pair.conjunctsOf)) add(inner);
  };
  for (const layer of layers) add(layer);
  return [...found];
}
