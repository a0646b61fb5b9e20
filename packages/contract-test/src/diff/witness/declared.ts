import { isList, isRecord } from '../../contract/instances/json-value.ts';
import {
  type Layers,
  listsOf,
  mapOf,
  namesIn,
  nodesOf,
  valuesOf,
} from '../../contract/instances/layer-keywords.ts';
import type { Json } from '../../contract/model.ts';
import { itemLayers, memberLayers, reached } from '../pair/applied-layers.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Node } from '../view/schema-view.ts';

/**
 * Whether a value only has members that its schema declares and its direction carries. Branches only count for values
 * that fit them. Undeclared members may be present, but clients do not rely on them.
 */
export function isDeclared(pair: SchemaPair, layers: Layers, value: Json): boolean {
  const all = reached(pair, layers, (layer) => takenBy(pair, layer, value));
  if (isList(value))
    return value.every((item, index) => isDeclared(pair, itemLayers(pair, all, index), item));
  if (!isRecord(value)) return true;
  const named = new Set(namesIn(all));
  const isOpen =
    mapOf(all, 'properties').size === 0 ||
    ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some(
      (keyword) => valuesOf(all, keyword).length > 0,
    );
  return Object.entries(value).every(([name, member]) => {
    if (!named.has(name)) return isOpen;
    const own = memberLayers(pair, all, name);
    return !pair.isHidden(own) && isDeclared(pair, own, member);
  });
}

/** The branches of a layer that a value takes. */
function takenBy(pair: SchemaPair, layer: Node, value: Json): readonly Node[] {
  const fits = (node: Node): boolean => pair.accepts(node, value);
  const met = nodesOf([layer], 'if').filter(fits);
  return [
    ...['oneOf', 'anyOf'].flatMap((keyword) => listsOf([layer], keyword).flat().filter(fits)),
    ...met,
    ...nodesOf([layer], met.length > 0 ? 'then' : 'else'),
    ...[...mapOf([layer], 'dependentSchemas')].flatMap(([name, nodes]) =>
      isRecord(value) && Object.hasOwn(value, name) ? nodes : [],
    ),
  ];
}
