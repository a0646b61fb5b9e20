import { isSchemaObject } from '../../contract/instances/keywords.ts';
import { type Layers, listsOf, mapOf, nodesOf } from '../view/layers.ts';
import type { Node } from '../view/schema-view.ts';
import type { SchemaPair } from './schema-pair.ts';

/** What holds for a member of an object. */
export function memberLayers(pair: SchemaPair, layers: Layers, name: string): Layers {
  const own = layers.flatMap((node) => {
    const declared = isSchemaObject(node.properties) ? node.properties : {};
    const patterns = Object.entries(isSchemaObject(node.patternProperties) ? node.patternProperties : {});
    const named = [
      ...(Object.hasOwn(declared, name) ? [declared[name]] : []),
      ...patterns.filter(([pattern]) => pair.texts.surelyMatches(pattern, name)).map(([, schema]) => schema),
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
