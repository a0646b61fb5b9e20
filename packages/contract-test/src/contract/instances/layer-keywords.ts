import type { SchemaObject } from '../model.ts';
import { isSchemaObject, namedTextsAt, textsAt } from './keywords.ts';

/** Schema objects that apply to the same value. */
export type Layers = readonly SchemaObject[];

/** The values of a keyword over all layers. */
export function valuesOf(layers: Layers, keyword: string): readonly unknown[] {
  const found: unknown[] = [];
  for (const { [keyword]: value } of layers) if (value !== undefined) found.push(value);
  return found;
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
export function nodesOf(layers: Layers, keyword: string): readonly SchemaObject[] {
  return valuesOf(layers, keyword).filter(isSchemaObject);
}

/** The sub-schemas of a keyword that is a map, by name, over all layers. */
export function mapOf(layers: Layers, keyword: string): ReadonlyMap<string, readonly SchemaObject[]> {
  const result = new Map<string, SchemaObject[]>();
  for (const map of nodesOf(layers, keyword)) {
    for (const [name, node] of Object.entries(map)) {
      if (!isSchemaObject(node)) continue;
      const known = result.get(name);
      if (known === undefined) result.set(name, [node]);
      else known.push(node);
    }
  }
  return result;
}

/** The lists of sub-schemas of a keyword over all layers. */
export function listsOf(layers: Layers, keyword: string): readonly (readonly SchemaObject[])[] {
  return valuesOf(layers, keyword).filter((value): value is SchemaObject[] => Array.isArray(value));
}

/** Every required name over all layers. */
export function requiredOf(layers: Layers): ReadonlySet<string> {
  return new Set(layers.flatMap((layer) => textsAt(layer, 'required')));
}

/** The names that each name of `dependentRequired` requires, over all layers. */
export function dependentOf(layers: Layers): ReadonlyMap<string, readonly string[]> {
  const result = new Map<string, string[]>();
  for (const map of nodesOf(layers, 'dependentRequired')) {
    for (const [name, wanted] of Object.entries(map)) {
      result.set(name, [...new Set([...(result.get(name) ?? []), ...(wanted as string[])])].sort());
    }
  }
  return result;
}

/** The names that `dependentRequired` requires beside a name. */
export function neededBy(layers: Layers, name: string): readonly string[] {
  return layers.flatMap((layer) => namedTextsAt(layer, 'dependentRequired').get(name) ?? []);
}

/** Names together with all that `dependentRequired` requires beside them. */
export function withNeeded(layers: Layers, names: Iterable<string>): readonly string[] {
  const all = new Set(names);
  for (const name of all) for (const needed of neededBy(layers, name)) all.add(needed);
  return [...all];
}

/** The members that layers name, whether they describe them or only require them. */
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

/** A node reduced to some of its keywords. */
export function picked(node: SchemaObject, keywords: readonly string[]): SchemaObject {
  return Object.fromEntries(
    keywords.flatMap((keyword) => (node[keyword] === undefined ? [] : [[keyword, node[keyword]]])),
  );
}

/** Opens keys for layers: the same nodes in the same order have the same key. */
export function openLayerKeys(): (layers: Layers) => string {
  const numbers = new Map<SchemaObject, number>();
  const numberOf = (node: SchemaObject): number => {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  };
  return (layers) => layers.map(numberOf).join();
}
