import { isEquivalent } from '../equivalence.ts';
import { mapOf, textsOf, valuesOf } from '../layers.ts';
import type { SchemaPair } from '../schema-pair.ts';
import { type Node, nameOf } from '../schema-view.ts';

/** Which branches of two lists belong together. */
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

type SignOf = (pair: SchemaPair, node: Node) => string | undefined;

const reference: SignOf = (_, { $ref }) => (typeof $ref === 'string' ? nameOf($ref) : undefined);

const title: SignOf = (pair, node) => textsOf(pair.conjunctsOf(node), 'title')[0];

const constants: SignOf = (pair, node) => {
  const found = [...mapOf(pair.conjunctsOf(node), 'properties')].flatMap(([name, members]) => {
    const [value] = valuesOf(members.flatMap(pair.conjunctsOf), 'const');
    return value === undefined ? [] : [`${name}=${JSON.stringify(value)}`];
  });
  return found.length === 0 ? undefined : found.sort().join('&');
};

/** Branches without constants are of one kind when they are of one type. */
const type: SignOf = (pair, node) => {
  if (constants(pair, node) !== undefined || typeof node.$ref === 'string') return undefined;
  const [found] = valuesOf(pair.conjunctsOf(node), 'type');
  return found === undefined ? undefined : JSON.stringify(found);
};
