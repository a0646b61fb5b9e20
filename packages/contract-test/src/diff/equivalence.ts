import { isSame } from '../instances/json-value.ts';
import { isSchemaObject } from '../instances/keywords.ts';
import { keywordShapes } from '../load/schema-keywords.ts';
import type { Json } from '../model.ts';
import type { SchemaPair } from './schema-pair.ts';
import type { Node } from './schema-view.ts';

const annotations = new Set(
  '$schema $comment title description default deprecated readOnly writeOnly examples example externalDocs xml'.split(
    ' ',
  ),
);
const unordered = new Set(['required', 'enum', 'type']);

/** Whether two schemas are written the same, but for annotations and for where their parts stand. */
export function isEquivalent(
  pair: SchemaPair,
  one: Node,
  other: Node,
  assumed: Map<Node, Set<Node>> = new Map(),
): boolean {
  if (assumed.get(one)?.has(other)) return true;
  assumed.set(one, (assumed.get(one) ?? new Set()).add(other));
  const left = assertionsOf(unreferenced(pair, one));
  const right = assertionsOf(unreferenced(pair, other));
  if (left.size !== right.size) return false;
  const same = (a: unknown, b: unknown): boolean =>
    isSchemaObject(a) && isSchemaObject(b) && isEquivalent(pair, a, b, assumed);
  return [...left].every(([keyword, value]) => {
    const counterpart = right.get(keyword);
    const shape = keyword === '$ref' ? 'schema' : (keywordShapes[keyword] ?? 'data');
    if (shape === 'schema') return same(value, counterpart);
    if (shape === 'list') {
      const items = counterpart as readonly unknown[] | undefined;
      return (
        Array.isArray(value) &&
        items?.length === value.length &&
        value.every((item, at) => same(item, items[at]))
      );
    }
    if (shape === 'map')
      return isSchemaObject(value) && isSchemaObject(counterpart) && sameMaps(value, counterpart, same);
    return isSame(ordered(keyword, value), ordered(keyword, counterpart ?? null));
  });
}

/** Whether two lists of schemas are equivalent, one by one. */
export function areEquivalent(pair: SchemaPair, some: readonly Node[], others: readonly Node[]): boolean {
  return (
    some.length === others.length &&
    some.every((node, at) => {
      const other = others[at];
      return other !== undefined && isEquivalent(pair, node, other);
    })
  );
}

/** What a node leads to when it is a reference and nothing else. The target stands second among its conjuncts. */
export function unreferenced(pair: SchemaPair, node: Node): Node {
  let found = node;
  const seen = new Set<Node>();
  while (!seen.has(found) && found.$ref !== undefined && assertionsOf(found).size === 1) {
    seen.add(found);
    found = pair.conjunctsOf(found)[1] ?? found;
  }
  return found;
}

function assertionsOf(node: Node): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(node)
      .filter(([keyword]) => !annotations.has(keyword) && !keyword.startsWith('x-'))
      .map(([keyword, value]) => [keyword, keyword === '$ref' ? node : value]),
  );
}

function sameMaps(one: Node, other: Node, same: (a: unknown, b: unknown) => boolean): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

function ordered(keyword: string, value: unknown): Json {
  if (!unordered.has(keyword) || !Array.isArray(value)) return value as Json;
  return value.map((item) => JSON.stringify(item)).sort();
}
