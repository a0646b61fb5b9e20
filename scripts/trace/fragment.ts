import { formatPointer, nodeAt, type Steps } from './pointer.ts';

/** What a comparison found: the nodes that agree, and a line for each difference. */
export interface Match {
  seen: string[][];
  /** Nodes that agree whatever they hold. */
  open?: string[][];
  differs: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In a fragment, whatever is there. */
const ANYTHING = '*';

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
};

const difference = (at: Steps, what: string): Match => ({
  seen: [],
  differs: [`${formatPointer(at) || 'the document'} ${what}`],
});

const join = (matches: Match[]): Match => ({
  seen: matches.flatMap((match) => match.seen),
  open: matches.flatMap((match) => match.open ?? []),
  differs: matches.flatMap((match) => match.differs),
});

/**
 * Compares a fragment with the node at `at` of a document.
 *
 * An object must have every key of the fragment; an array of scalars must be the same set; each element of
 * an array of objects must match some element of the node; scalars must be equal; `*` is anything.
 */
export function matchFragment(fragment: unknown, document: unknown, at: Steps): Match {
  return compare(fragment, nodeAt(document, at), at);
}

/** Compares a node with all that it should hold: the same keys, as many elements, in any order. */
export function matchExactly(fragment: unknown, node: unknown, at: Steps): Match {
  if (Array.isArray(fragment)) {
    return Array.isArray(node)
      ? assign(fragment, node, at, matchExactly)
      : difference(at, `is ${show(node)}, not an array`);
  }
  if (!isObject(fragment)) return compare(fragment, node, at, false);
  if (!isObject(node)) return difference(at, `is ${show(node)}, not an object`);
  const extra = Object.keys(node).filter((key) => !Object.hasOwn(fragment, key));
  const parts = Object.entries(fragment).map(([key, value]) =>
    matchExactly(value, Object.hasOwn(node, key) ? node[key] : undefined, [...at, key]),
  );
  return join([
    { seen: [[...at]], differs: [] },
    ...parts,
    ...extra.map((key) => difference(at, `also has ${key}`)),
  ]);
}

/** Compares the members of a node with all that it should have: each one listed, and no other. */
export function matchOnly(values: readonly unknown[], node: unknown, at: Steps): Match {
  if (Array.isArray(node)) return assign(values, node, at, compare);
  if (!isObject(node)) return difference(at, `is ${show(node)}, without members`);
  const leads = values.flatMap((value) =>
    typeof value === 'string' && value.endsWith('*') ? value.slice(0, -1) : [],
  );
  const extra = Object.keys(node).filter(
    (key) => !values.includes(key) && !leads.some((lead) => key.startsWith(lead)),
  );
  return join([
    { seen: [[...at]], differs: [] },
    matchMembers(
      values.filter((value) => typeof value !== 'string' || !value.endsWith('*')),
      node,
      at,
    ),
    ...extra.map((key) => difference(at, `also has ${key}`)),
  ]);
}

/** Gives each value an element of its own; an element without a value is one too many. */
function assign(
  values: readonly unknown[],
  node: readonly unknown[],
  at: Steps,
  match: (value: unknown, node: unknown, at: Steps) => Match,
): Match {
  const left = new Set(node.keys());
  const parts = values.map((value) => {
    for (const index of left) {
      const found = match(value, node[index], [...at, String(index)]);
      if (found.differs.length > 0) continue;
      left.delete(index);
      return found;
    }
    return difference(at, `has no element like ${show(value)}`);
  });
  const extra = [...left].map((index) => difference(at, `also has ${show(node[index])}`));
  return join([{ seen: [[...at]], differs: [] }, ...parts, ...extra]);
}

/**
 * Finds every listed value in a node: among the elements of an array, the keys of an object (text) or the
 * values of an object (fragments).
 */
export function matchMembers(values: readonly unknown[], node: unknown, at: Steps): Match {
  return join(
    values.map((value) => findMember(value, node, at) ?? difference(at, `does not have ${show(value)}`)),
  );
}

/** The first listed value that a node does have, if any. */
export function findPresent(values: readonly unknown[], node: unknown, at: Steps): unknown {
  return values.find((value) => findMember(value, node, at) !== undefined);
}

function findMember(value: unknown, node: unknown, at: Steps): Match | undefined {
  if (Array.isArray(node)) return findElement(value, Object.entries(node), at);
  if (!isObject(node)) return undefined;
  if (isObject(value)) return findElement(value, Object.entries(node), at);
  return typeof value === 'string' && Object.hasOwn(node, value)
    ? { seen: [[...at, value]], differs: [] }
    : undefined;
}

function compare(fragment: unknown, node: unknown, at: Steps, stars = true): Match {
  if (node === undefined) return difference(at, 'does not exist');
  if (stars && fragment === ANYTHING) return { seen: [], open: [[...at]], differs: [] };
  if (Array.isArray(fragment)) return compareArray(fragment, node, at);
  if (isObject(fragment)) return compareObject(fragment, node, at);
  if (fragment === node) return { seen: [[...at]], differs: [] };
  return difference(at, `is ${show(node)}, not ${show(fragment)}`);
}

function compareObject(fragment: Record<string, unknown>, node: unknown, at: Steps): Match {
  if (!isObject(node)) return difference(at, `is ${show(node)}, not an object`);
  const parts = Object.entries(fragment).map(([key, value]) =>
    compare(value, Object.hasOwn(node, key) ? node[key] : undefined, [...at, key]),
  );
  return join([{ seen: [[...at]], differs: [] }, ...parts]);
}

function compareArray(fragment: unknown[], node: unknown, at: Steps): Match {
  if (!Array.isArray(node)) return difference(at, `is ${show(node)}, not an array`);
  if (fragment.every(isScalar) && node.length !== fragment.length) {
    return difference(at, `is ${show(node)}, not ${show(fragment)}`);
  }
  const parts = fragment.map((element) => {
    return (
      findElement(element, Object.entries(node), at) ?? difference(at, `has no element like ${show(element)}`)
    );
  });
  return join([{ seen: [[...at]], differs: [] }, ...parts]);
}

function findElement(element: unknown, candidates: [string, unknown][], at: Steps): Match | undefined {
  for (const [key, candidate] of candidates) {
    const match = compare(element, candidate, [...at, key]);
    if (match.differs.length === 0) return match;
  }
  return undefined;
}
