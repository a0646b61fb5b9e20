import { isSchemaObject } from '../../contract/instances/keywords.ts';
import {
  dependentOf,
  type Layers,
  mapOf,
  nodesOf,
  requiredOf,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import { layersInPlace } from '../pair/applied-layers.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';

/** The names that an object of the layers certainly has. */
export function requiredIn(layers: Layers): ReadonlySet<string> {
  const dependent = dependentOf(layers);
  const names = new Set(requiredOf(layers));
  for (const name of names) for (const wanted of dependent.get(name) ?? []) names.add(wanted);
  return names;
}

/** The layers that certainly hold for a member of an object. */
export function sentMember(pair: SchemaPair, layers: Layers, name: string): Layers {
  return membersWhere(pair, layers, (layer) => {
    const { properties } = layer;
    const declared = isSchemaObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [];
    const patterns = Object.entries(isSchemaObject(layer.patternProperties) ? layer.patternProperties : {})
      .filter(([pattern]) => pair.texts.matches(pattern, name))
      .map(([, schema]) => schema);
    return [...declared, ...patterns];
  });
}

/** The layers that certainly hold for members that match a pattern and are not named. */
export function sentMatching(pair: SchemaPair, layers: Layers, pattern: string): Layers {
  const own = mapOf(layers, 'patternProperties').get(pattern) ?? [];
  return own.flatMap(pair.conjunctsOf);
}

/** The layers that certainly hold for members that are neither named nor match a pattern. */
export function sentOthers(pair: SchemaPair, layers: Layers): Layers {
  return membersWhere(pair, layers, () => []);
}

function membersWhere(
  pair: SchemaPair,
  layers: Layers,
  described: (layer: Layers[number]) => readonly unknown[],
): Layers {
  const found = layers
    .flatMap((layer) => {
      const own = described(layer);
      return own.length > 0 ? own : [layer.additionalProperties];
    })
    .filter(isSchemaObject);
  if (found.length > 0 || isEvaluatedInBranches(pair, layers)) return found.flatMap(pair.conjunctsOf);
  return nodesOf(layers, 'unevaluatedProperties').flatMap(pair.conjunctsOf);
}

/** Whether possible branches declare members, which `unevaluatedProperties` then does not apply to. */
function isEvaluatedInBranches(pair: SchemaPair, layers: Layers): boolean {
  const branches = layersInPlace(pair, layers).filter((layer) => !layers.includes(layer));
  return ['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'].some(
    (keyword) => valuesOf(branches, keyword).length > 0,
  );
}
