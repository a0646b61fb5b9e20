import { isSchemaObject } from '../../contract/instances/keywords.ts';
import { type Layers, listsOf, mapOf, nodesOf } from '../../contract/instances/layer-keywords.ts';
import { itemSchemas, memberSchemas } from '../../contract/instances/members.ts';
import type { Schema } from '../../contract/model.ts';
import type { Node } from '../view/schema-view.ts';
import type { SchemaPair } from './schema-pair.ts';

/** The layers that hold for a member of an object. */
export function memberLayers(pair: SchemaPair, layers: Layers, name: string): Layers {
  return conjuncts(pair, memberSchemas(layers, name, pair.texts.surelyMatches));
}

/** The layers that hold for an item of an array. */
export function itemLayers(pair: SchemaPair, layers: Layers, index: number): Layers {
  return conjuncts(pair, itemSchemas(layers, index));
}

function conjuncts(pair: SchemaPair, schemas: readonly Schema[]): Layers {
  return schemas.filter(isSchemaObject).flatMap(pair.conjunctsOf);
}

/** Every layer that may hold for the same value, whichever branches are taken. */
export function layersInPlace(pair: SchemaPair, layers: Layers): Layers {
  return reached(pair, layers, branchesOf);
}

/** Every layer that the same value is checked against, whether it must, may or must not fit. */
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

/** The layers, and those reachable by steps from them. */
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
