import { isList, isRecord } from '../instances/json-value.ts';
import type { Json } from '../model.ts';
import { itemLayers, type Layers, layersInPlace, mapOf, memberLayers, valuesOf } from './layers.ts';
import type { SchemaPair } from './schema-pair.ts';

/**
 * Whether a value has only members that its schema names or speaks of, and that its direction carries. What a schema is
 * silent about may be there, but nobody counts on it.
 */
export function isDeclared(pair: SchemaPair, layers: Layers, value: Json): boolean {
  const all = layersInPlace(pair, layers);
  if (isList(value))
    return value.every((item, index) => isDeclared(pair, itemLayers(pair, all, index), item));
  if (!isRecord(value)) return true;
  const named = mapOf(all, 'properties');
  const isOpen =
    named.size === 0 ||
    ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some(
      (keyword) => valuesOf(all, keyword).length > 0,
    );
  return Object.entries(value).every(([name, member]) => {
    if (!named.has(name)) return isOpen;
    const own = memberLayers(pair, all, name);
    return !pair.isHidden(own) && isDeclared(pair, own, member);
  });
}
