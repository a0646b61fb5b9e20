import { isSame } from '../../contract/instances/json-value.ts';
import { isSchemaObject } from '../../contract/instances/keywords.ts';
import { schemaName } from '../../contract/json-pointer.ts';
import { keywordShapes } from '../../contract/load/schema-keywords.ts';
import type { Json } from '../../contract/model.ts';
import type { Node } from '../view/schema-view.ts';
import type { SchemaPair } from './schema-pair.ts';

const annotations = new Set(
  '$schema $comment title description default deprecated readOnly writeOnly examples example externalDocs xml'.split(
    ' ',
  ),
);
const unordered = new Set(['required', 'enum', 'type']);

type NodePair = readonly [one: Node, other: Node];

/** The known results of comparing pairs of schemas, for one pair of contracts. */
interface Known {
  readonly same: Map<Node, Set<Node>>;
  readonly other: Map<Node, Set<Node>>;
}

const knownOf = new WeakMap<SchemaPair, Known>();

/**
 * Whether two schemas are written the same, ignoring annotations, the order of branches, the location of their parts
 * and members that the direction does not carry. Recursive schemas are the same if nothing along the way differs.
 */
export function isEquivalent(pair: SchemaPair, one: Node, other: Node): boolean {
  const known = knownOf.get(pair) ?? { same: new Map(), other: new Map() };
  knownOf.set(pair, known);
  const seen = new Map<Node, Set<Node>>();
  const queue: NodePair[] = [[one, other]];
  for (const [left, right] of queue) {
    if (left === right || has(known.same, left, right) || has(seen, left, right)) continue;
    note(seen, left, right);
    const inner = has(known.other, left, right) ? undefined : innerPairs(pair, left, right);
    if (inner === undefined) {
      note(known.other, left, right);
      note(known.other, one, other);
      return false;
    }
    queue.push(...inner);
  }
  for (const [left, rights] of seen) for (const right of rights) note(known.same, left, right);
  return true;
}

function has(pairs: ReadonlyMap<Node, ReadonlySet<Node>>, one: Node, other: Node): boolean {
  return pairs.get(one)?.has(other) === true;
}

function note(pairs: Map<Node, Set<Node>>, one: Node, other: Node): void {
  pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
}

/** The parts that must be the same for two schemas to be equivalent; undefined if they already differ themselves. */
function innerPairs(pair: SchemaPair, one: Node, other: Node): readonly NodePair[] | undefined {
  const left = assertionsOf(pair, unreferenced(pair, one));
  const right = assertionsOf(pair, unreferenced(pair, other));
  if (left.size !== right.size) return undefined;
  const found: NodePair[] = [];
  for (const [keyword, value] of left) {
    const inner = right.has(keyword) ? pairsIn(keyword, value, right.get(keyword)) : undefined;
    if (inner === undefined) return undefined;
    found.push(...inner);
  }
  return found;
}

function pairsIn(keyword: string, one: unknown, other: unknown): readonly NodePair[] | undefined {
  const shape = keyword === '$ref' ? 'schema' : (keywordShapes[keyword] ?? 'data');
  if (shape === 'list' && Array.isArray(one) && Array.isArray(other)) {
    const order = keyword === 'prefixItems' ? (list: readonly Node[]) => list : inOrder;
    const rights = order(other);
    if (one.length !== other.length) return undefined;
    return order(one).flatMap((node, at) => (rights[at] === undefined ? [] : [[node, rights[at]]]));
  }
  if (shape === 'data' || !isSchemaObject(one) || !isSchemaObject(other))
    return isSame(ordered(keyword, one), ordered(keyword, other)) ? [] : undefined;
  if (shape === 'schema') return [[one, other]];
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return undefined;
  const found: NodePair[] = [];
  for (const name of names) {
    const [left, right] = [one[name], Object.hasOwn(other, name) ? other[name] : undefined];
    if (!isSchemaObject(left) || !isSchemaObject(right)) return undefined;
    found.push([left, right]);
  }
  return found;
}

/** Branches in an order derived from their contents. */
function inOrder(branches: readonly Node[]): readonly Node[] {
  const signs = new Map(branches.map((branch) => [branch, signOf(branch, 3)]));
  return branches.toSorted((one, other) => ((signs.get(one) ?? '') < (signs.get(other) ?? '') ? -1 : 1));
}

function signOf(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth === 0) return '';
  const parts = Object.entries(value).map(([name, inner]) =>
    name === '$ref' ? `ref ${schemaName(String(inner))}` : `${name} ${signOf(inner, depth - 1)}`,
  );
  return `(${parts.sort().join()})`;
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

/** The target of a node that is only a reference. It is the second of its conjuncts. */
export function unreferenced(pair: SchemaPair, node: Node): Node {
  let found = node;
  const seen = new Set<Node>();
  while (!seen.has(found) && found.$ref !== undefined && assertionsOf(pair, found).size === 1) {
    seen.add(found);
    found = pair.conjunctsOf(found)[1] ?? found;
  }
  return found;
}

function assertionsOf(pair: SchemaPair, node: Node): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(node).flatMap(([keyword, value]) => {
      if (annotations.has(keyword) || keyword.startsWith('x-')) return [];
      if (keyword === 'properties' && isSchemaObject(value)) return carried(pair, value);
      if (keyword === 'const' && node.enum === undefined) return [['enum', [value]]];
      return [normal(keyword, keyword === '$ref' ? pair.conjunctsOf(node)[1] : value)];
    }),
  );
}

/** The members that the direction carries. */
function carried(
  pair: SchemaPair,
  properties: Node,
): readonly (readonly [keyword: string, value: unknown])[] {
  const members = Object.entries(properties).filter(
    ([, member]) => !isSchemaObject(member) || !pair.isHidden(pair.conjunctsOf(member)),
  );
  return members.length === 0 ? [] : [['properties', Object.fromEntries(members)]];
}

/** Normalizes what can be written in two ways. */
function normal(keyword: string, value: unknown): readonly [keyword: string, value: unknown] {
  if (keyword === 'type' && Array.isArray(value) && value.length === 1) return [keyword, value[0]];
  return [keyword, value];
}

function ordered(keyword: string, value: unknown): Json {
  if (!unordered.has(keyword) || !Array.isArray(value)) return value as Json;
  return value.map((item) => JSON.stringify(item)).sort();
}
