import { isSchemaObject } from '../../contract/instances/keywords.ts';
import type { Node } from './schema-view.ts';

/** Nodes that all hold for the same value. */
export type Layers = readonly Node[];

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
export function nodesOf(layers: Layers, keyword: string): readonly Node[] {
  return valuesOf(layers, keyword).filter(isSchemaObject);
}

/** The sub-schemas of a keyword that is a map, by name, over all layers. */
export function mapOf(layers: Layers, keyword: string): ReadonlyMap<string, readonly Node[]> {
  const result = new Map<string, Node[]>();
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

/** A node with nothing but some of its keywords. */
export function picked(node: Node, keywords: readonly string[]): Node {
  return Object.fromEntries(
    keywords.flatMap((keyword) => (node[keyword] === undefined ? [] : [[keyword, node[keyword]]])),
  );
}

/** Opens keys for layers: the same nodes in the same order have the same key. */
export function openLayerKeys(): (layers: Layers) => string {
  const numbers = new Map<Node, number>();
  const numberOf = (node: Node): number => {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  };
  return (layers) => layers.map(numberOf).join();
}
