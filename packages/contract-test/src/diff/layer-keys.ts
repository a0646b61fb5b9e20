import type { Layers } from './layers.ts';
import type { Node } from './schema-view.ts';

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
