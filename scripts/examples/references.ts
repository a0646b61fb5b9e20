type Node = Record<string, unknown>;

/**
 * What a node stands for, and the pointer to it, when it is a local `$ref`; otherwise the node itself.
 * @throws Error when the reference leads nowhere: the document is not a whole bundle.
 */
export function dereference(document: Node, node: Node, pointer: string): { node: Node; pointer: string } {
  if (typeof node.$ref !== 'string') return { node, pointer };
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Node | undefined)?.[decodeSegment(key)], document);
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere: bundle the document first.`);
  return dereference(document, target as Node, node.$ref);
}

const decodeSegment = (key: string): string =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
