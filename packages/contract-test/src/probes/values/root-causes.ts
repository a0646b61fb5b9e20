import { beginnings } from '../../contract/json-pointer.ts';
import type { Branch } from '../../model/branch.ts';

/** An invalid request for a branch, and whether it was accepted. */
export interface Tried {
  readonly branch: Branch;
  readonly accepted: boolean;
}

/** Keywords that hide everything below them if they are not checked. */
const combinators: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf']);

/**
 * Groups the accepted requests by common cause: the same branch; an unchecked combinator with everything below it; a
 * part of the schema or of the value in which everything tried is accepted.
 */
export function rootCauses<T extends Tried>(tried: readonly T[]): readonly (readonly T[])[] {
  const groups: (readonly T[])[] = [];
  let open = tried.filter(({ accepted }) => accepted);
  const settle = (group: readonly T[]): void => {
    const keys = new Set(group.map(({ branch }) => branch.key));
    groups.push(open.filter((one) => keys.has(one.branch.key)));
    open = open.filter((one) => !keys.has(one.branch.key));
  };
  for (const { branch } of open.filter((one) => combinators.has(one.branch.keyword)).sort(byDepth)) {
    const isOpen = open.some(({ branch: { key } }) => key === branch.key);
    if (isOpen) settle(open.filter((one) => isBelow(one.branch.instancePath, branch.instancePath)));
  }
  for (let group = widestPart(tried, open); group.length > 0; group = widestPart(tried, open)) settle(group);
  while (open.length > 0) settle(open.slice(0, 1));
  return groups;
}

/** The largest part of the schema or of the value in which at least two branches were tried and all accepted. */
function widestPart<T extends Tried>(tried: readonly T[], open: readonly T[]): readonly T[] {
  const parts = new Map<string, { members: T[]; isOpen: boolean }>();
  for (const one of tried) {
    for (const part of partsOf(one.branch)) {
      const found = parts.get(part) ?? { members: [], isOpen: true };
      parts.set(part, found);
      found.isOpen &&= one.accepted;
      if (open.includes(one)) found.members.push(one);
    }
  }
  const wide = [...parts.values()].filter(
    ({ members, isOpen }) => isOpen && new Set(members.map(({ branch }) => branch.key)).size > 1,
  );
  return wide.reduce<readonly T[]>(
    (best, { members }) => (members.length > best.length ? members : best),
    [],
  );
}

/** The parts that contain a branch: its keyword and the schemas above it, the changed value and the values above it. */
function partsOf({ key, instancePath }: Branch): readonly string[] {
  const schemas = beginnings(key).map((one) => `schema ${one}`);
  const values = beginnings(instancePath).map((one) => `value ${one}`);
  return [...schemas, ...values];
}

function isBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

function byDepth(one: Tried, other: Tried): number {
  return one.branch.instancePath.length - other.branch.instancePath.length;
}
