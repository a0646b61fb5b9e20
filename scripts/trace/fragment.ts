import { nodeAt } from '@finops/openapi';
import { formatPointer, type Steps } from './pointer.ts';
import { listed, type Places, placesBelow } from './shape.ts';

/** The result of a comparison: the nodes that agree, and a line for each difference. */
export interface Match {
  seen: string[][];
  /** Nodes that agree whatever they contain. */
  open?: string[][];
  differs: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In a fragment, matches any value. */
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
 * An object must have every key of the fragment, itself, in what it refers to or in a part; an array of scalars must be
 * the same set; each element of an array of objects must match some element of the node; scalars must be equal; `*` is
 * anything.
 */
export function matchFragment(fragment: unknown, document: unknown, at: Steps): Match {
  const node = nodeAt(document, at);
  if (node === undefined) return difference(at, 'does not exist');
  if (fragment === ANYTHING) return { seen: [], open: [[...at]], differs: [] };
  if (Array.isArray(fragment)) return compareArray(fragment, document, at);
  if (isObject(fragment)) return compareObject(fragment, document, at);
  return compareScalar(fragment, node, at);
}

/** Compares a fragment with the node at one of several places, or at each of them. */
export function matchPlaces(fragment: unknown, document: unknown, places: Places, name: Steps): Match {
  if (places.every && isObject(fragment) && Array.isArray(fragment.enum)) {
    // Together, variants allow the values of all.
    const { enum: values, ...rest } = fragment;
    const list = matchList(values as unknown[], document, places, [...name, 'enum']);
    return join([list, matchPlaces(rest, document, places, name)]);
  }
  return choose(
    places,
    (at) => matchFragment(fragment, document, at),
    () => difference(name, 'does not exist'),
  );
}

/** The result of a comparison at one or every place. */
export function choose({ at, every }: Places, match: (at: Steps) => Match, none: () => Match): Match {
  const matches = at.map(match);
  const [first] = matches;
  if (!first) return none();
  if (matches.length === 1) return first;
  if (every) {
    // A property missing in one variant is not noticed while another variant has it.
    const tops = new Set(
      at.filter((steps) => steps.at(-2) === 'properties').map((steps) => formatPointer(steps)),
    );
    const { seen, open = [], differs } = join(matches);
    const [loose, firm] = [true, false].map((is) =>
      seen.filter((steps) => tops.has(formatPointer(steps)) === is),
    );
    return { seen: firm ?? [], open: [...open, ...(loose ?? [])], differs };
  }
  const agreeing = matches.filter(({ differs }) => differs.length === 0);
  if (agreeing.length < 2) return agreeing[0] ?? first;
  const { seen, open = [] } = join(agreeing);
  return { seen: [], open: [...open, ...seen], differs: [] };
}

/** Compares the required names or the values of a schema with all of them, or with some. */
export function matchList(
  values: readonly unknown[],
  document: unknown,
  holder: Places,
  name: Steps,
  some = false,
): Match {
  const found = listed(document, holder, name.at(-1) === 'enum' ? 'enum' : 'required');
  if (found.size === 0) return difference(name, 'does not exist');
  const missing = values.filter((value) => !found.has(value));
  if (missing.length > 0 || (!some && found.size !== values.length)) {
    return difference(
      name,
      some ? `does not have ${show(missing[0])}` : `is ${show([...found.keys()])}, not ${show(values)}`,
    );
  }
  const places = values.map((value) => found.get(value) ?? []);
  return {
    seen: places.flatMap((at) => (at.length === 1 ? at.map((steps) => [...steps]) : [])),
    open: places.flatMap((at) => (at.length === 1 ? [] : at.map((steps) => [...steps]))),
    differs: [],
  };
}

/** Compares a node with all that it should hold: the same keys, as many elements, in any order. */
export function matchExactly(fragment: unknown, node: unknown, at: Steps): Match {
  if (Array.isArray(fragment)) {
    return Array.isArray(node)
      ? assign(fragment, node, at, (value, index) => matchExactly(value, node[index], [...at, String(index)]))
      : difference(at, `is ${show(node)}, not an array`);
  }
  if (node === undefined) return difference(at, 'does not exist');
  if (!isObject(fragment)) return compareScalar(fragment, node, at);
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
export function matchOnly(values: readonly unknown[], document: unknown, at: Steps): Match {
  const node = nodeAt(document, at);
  if (Array.isArray(node)) {
    return assign(values, node, at, (value, index) => matchFragment(value, document, [...at, String(index)]));
  }
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
      document,
      at,
    ),
    ...extra.map((key) => difference(at, `also has ${key}`)),
  ]);
}

/** Assigns each value a separate element; an element without a value is superfluous. */
function assign(
  values: readonly unknown[],
  node: readonly unknown[],
  at: Steps,
  match: (value: unknown, index: number) => Match,
): Match {
  const left = new Set(node.keys());
  const parts = values.map((value) => {
    for (const index of left) {
      const found = match(value, index);
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
export function matchMembers(values: readonly unknown[], document: unknown, at: Steps): Match {
  return join(
    values.map((value) => findMember(value, document, at) ?? difference(at, `does not have ${show(value)}`)),
  );
}

/** The first listed value that a node does have, if any. */
export function findPresent(values: readonly unknown[], node: unknown): unknown {
  return values.find((value) => findMember(value, node, []) !== undefined);
}

function findMember(value: unknown, document: unknown, at: Steps): Match | undefined {
  const node = nodeAt(document, at);
  if (Array.isArray(node) || (isObject(node) && isObject(value))) return findElement(value, document, at);
  return isObject(node) && typeof value === 'string' && Object.hasOwn(node, value)
    ? { seen: [[...at, value]], differs: [] }
    : undefined;
}

function compareScalar(fragment: unknown, node: unknown, at: Steps): Match {
  if (fragment === node) return { seen: [[...at]], differs: [] };
  return difference(at, `is ${show(node)}, not ${show(fragment)}`);
}

function compareObject(fragment: Record<string, unknown>, document: unknown, at: Steps): Match {
  const node = nodeAt(document, at);
  if (!isObject(node)) return difference(at, `is ${show(node)}, not an object`);
  const parts = Object.entries(fragment).map(([key, value]) => compareKey(key, value, document, at));
  return join([{ seen: [[...at]], differs: [] }, ...parts]);
}

function compareKey(key: string, value: unknown, document: unknown, at: Steps): Match {
  if (key === 'properties' && isObject(value)) {
    const parts = Object.entries(value).map(([name, fragment]) => {
      const path = [key, name];
      return matchPlaces(fragment, document, placesBelow(document, at, path), [...at, ...path]);
    });
    return join(parts);
  }
  if (Array.isArray(value) && (key === 'required' || key === 'enum')) {
    return matchList(value, document, { at: [at], every: false }, [...at, key]);
  }
  return matchPlaces(value, document, placesBelow(document, at, [key]), [...at, key]);
}

function compareArray(fragment: unknown[], document: unknown, at: Steps): Match {
  const node = nodeAt(document, at);
  if (!Array.isArray(node)) return difference(at, `is ${show(node)}, not an array`);
  if (fragment.every(isScalar) && node.length !== fragment.length) {
    return difference(at, `is ${show(node)}, not ${show(fragment)}`);
  }
  const parts = fragment.map(
    (element) => findElement(element, document, at) ?? difference(at, `has no element like ${show(element)}`),
  );
  return join([{ seen: [[...at]], differs: [] }, ...parts]);
}

function findElement(element: unknown, document: unknown, at: Steps): Match | undefined {
  for (const key of Object.keys(nodeAt(document, at) ?? {})) {
    const match = matchFragment(element, document, [...at, key]);
    if (match.differs.length === 0) return match;
  }
  return undefined;
}
