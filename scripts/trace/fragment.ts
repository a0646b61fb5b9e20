import { formatPointer, nodeAt, type Steps } from './pointer.ts';

/** What a comparison found: the nodes that agree, and a line for each difference. */
export interface Match {
  seen: string[][];
  differs: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  differs: matches.flatMap((match) => match.differs),
});

/**
 * Compares a fragment with the node at `at` of a document.
 *
 * An object must have every key of the fragment; an array of scalars must be the same set; each element of
 * an array of objects must match some element of the node; scalars must be equal.
 */
export function matchFragment(fragment: unknown, document: unknown, at: Steps): Match {
  return compare(fragment, nodeAt(document, at), at);
}

/**
 * Finds every listed value in a node: among the elements of an array, the keys of an object (text) or the
 * values of an object (fragments).
 */
export function matchMembers(values: readonly unknown[], node: unknown, at: Steps): Match {
  return join(
    values.map((value) => {
      const seen = findMember(value, node, at);
      return seen ? { seen, differs: [] } : difference(at, `does not have ${show(value)}`);
    }),
  );
}

/** The first listed value that a node does have, if any. */
export function findPresent(values: readonly unknown[], node: unknown, at: Steps): unknown {
  return values.find((value) => findMember(value, node, at) !== undefined);
}

function findMember(value: unknown, node: unknown, at: Steps): string[][] | undefined {
  if (Array.isArray(node)) return findElement(value, Object.entries(node), at);
  if (!isObject(node)) return undefined;
  if (isObject(value)) return findElement(value, Object.entries(node), at);
  return typeof value === 'string' && Object.hasOwn(node, value) ? [[...at, value]] : undefined;
}

function compare(fragment: unknown, node: unknown, at: Steps): Match {
  if (node === undefined) return difference(at, 'does not exist');
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
    const seen = findElement(element, Object.entries(node), at);
    return seen ? { seen, differs: [] } : difference(at, `has no element like ${show(element)}`);
  });
  return join([{ seen: [[...at]], differs: [] }, ...parts]);
}

function findElement(element: unknown, candidates: [string, unknown][], at: Steps): string[][] | undefined {
  for (const [key, candidate] of candidates) {
    const match = compare(element, candidate, [...at, key]);
    if (match.differs.length === 0) return match.seen;
  }
  return undefined;
}
