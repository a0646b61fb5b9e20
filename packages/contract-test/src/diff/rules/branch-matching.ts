import { listsOf, mapOf, textsOf, valuesOf } from '../../contract/instances/layer-keywords.ts';
import { schemaName } from '../../contract/json-pointer.ts';
import { areEquivalent, isEquivalent } from '../pair/equivalence.ts';
import type { SchemaPair } from '../pair/schema-pair.ts';
import type { Location } from '../view/location.ts';
import type { Node } from '../view/schema-view.ts';

/** Which branches of two lists correspond. */
export interface BranchMatching {
  readonly matched: readonly (readonly [old: Node, next: Node])[];
  readonly removed: readonly Node[];
  readonly added: readonly Node[];
}

/**
 * Matches branches: those that are written the same, then those of one name, title or constant, then those of one type
 * in their order.
 */
export function matchBranches(pair: SchemaPair, old: readonly Node[], next: readonly Node[]): BranchMatching {
  const matched: [Node, Node][] = [];
  const removed = new Set(old);
  const added = new Set(next);
  const matchBy = (belongs: (one: Node, other: Node) => boolean): void => {
    for (const one of [...removed]) {
      const other = [...added].find((candidate) => belongs(one, candidate));
      if (other === undefined) continue;
      matched.push([one, other]);
      removed.delete(one);
      added.delete(other);
    }
  };
  matchBy((one, other) => isEquivalent(pair, one, other));
  for (const signOf of [reference, title, constants, type]) {
    matchBy((one, other) => {
      const sign = signOf(pair, one);
      return sign !== undefined && sign === signOf(pair, other);
    });
  }
  return { matched, removed: [...removed], added: [...added] };
}

/** A list of branches in one version, or in both if they correspond. */
export interface ListPair {
  readonly old: readonly Node[] | undefined;
  readonly next: readonly Node[] | undefined;
}

/** The lists of branches of all layers: identical ones correspond, the others by order. */
export function pairLists(
  pair: SchemaPair,
  location: Location,
  keyword: 'oneOf' | 'anyOf',
): readonly ListPair[] {
  return paired(listsOf(location.old, keyword), listsOf(location.next, keyword), [
    (one, other) => areEquivalent(pair, one, other),
    () => true,
  ]);
}

/** Pairs items of both versions by the first rule that applies; the rest stay unpaired. */
export function paired<T>(
  old: readonly T[],
  next: readonly T[],
  rules: readonly ((one: T, other: T) => boolean)[],
): readonly { readonly old: T | undefined; readonly next: T | undefined }[] {
  const partners = new Map<T, T>();
  const left = new Set(next);
  for (const belongs of rules) {
    for (const one of old) {
      const partner = partners.has(one) ? undefined : [...left].find((other) => belongs(one, other));
      if (partner === undefined) continue;
      partners.set(one, partner);
      left.delete(partner);
    }
  }
  return [
    ...old.map((one) => ({ old: one, next: partners.get(one) })),
    ...[...left].map((other) => ({ old: undefined, next: other })),
  ];
}

type SignOf = (pair: SchemaPair, node: Node) => string | undefined;

const reference: SignOf = (_, { $ref }) => (typeof $ref === 'string' ? schemaName($ref) : undefined);

const title: SignOf = (pair, node) => textsOf(pair.conjunctsOf(node), 'title')[0];

const constants: SignOf = (pair, node) => {
  const found = [...mapOf(pair.conjunctsOf(node), 'properties')].flatMap(([name, members]) => {
    const [value] = valuesOf(members.flatMap(pair.conjunctsOf), 'const');
    return value === undefined ? [] : [`${name}=${JSON.stringify(value)}`];
  });
  return found.length === 0 ? undefined : found.sort().join('&');
};

/** Branches without constants are of one kind if they are of one type. */
const type: SignOf = (pair, node) => {
  if (constants(pair, node) !== undefined || typeof node.$ref === 'string') return undefined;
  const [found] = valuesOf(pair.conjunctsOf(node), 'type');
  return found === undefined ? undefined : JSON.stringify(found);
};
