import { nodeAt, referencedSteps } from '@finops/openapi';
import { formatPointer, type Steps } from './pointer.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BRANCHES = ['if', 'then', 'else', 'dependentSchemas'];

/** Possible places of a statement. One of them must match, or all if they are variants. */
export interface Places {
  at: Steps[];
  every: boolean;
}

/** The schemas that a node consists of, however it is divided into components. */
interface Shape {
  /** The node, its reference targets, and the parts of each: all of them apply. */
  common: Steps[];
  /** Lists of schemas of which one applies. */
  variants: Steps[][];
  /** Schemas that apply under a condition. */
  branches: Steps[];
}

const JOINS = ['$ref', 'allOf', 'oneOf', 'anyOf', ...BRANCHES];

const isJoined = (node: Node): boolean => JOINS.some((key) => key in node);

function shapeAt(document: unknown, at: Steps): Shape {
  const top = nodeAt(document, at);
  if (isNode(top) && !isJoined(top)) return { common: [at], variants: [], branches: [] };
  const shape: Shape = { common: [], variants: [], branches: [] };
  const known = new Set<string>();
  const visit = (place: Steps): void => {
    const pointer = formatPointer(place);
    const node = nodeAt(document, place);
    if (known.has(pointer) || node === undefined) return;
    known.add(pointer);
    shape.common.push(place);
    if (!isNode(node)) return;
    const target = referencedSteps(node);
    if (target) visit(target);
    for (const key of ['allOf', 'oneOf', 'anyOf']) {
      const list = node[key];
      if (!Array.isArray(list)) continue;
      const members = list.map((_, index) => [...place, key, String(index)]);
      if (key !== 'allOf') shape.variants.push(members);
      else for (const member of members) visit(member);
    }
    for (const key of BRANCHES.filter((name) => isNode(node[name]))) {
      const names = key === 'dependentSchemas' ? Object.keys(node[key] as Node) : [];
      shape.branches.push(
        ...(names.length > 0 ? names.map((name) => [...place, key, name]) : [[...place, key]]),
      );
    }
  };
  visit(at);
  return shape;
}

const unique = (places: Steps[]): Steps[] =>
  places.length < 2 ? places : [...new Map(places.map((place) => [formatPointer(place), place])).values()];

/** Finds `path` in a node: in the node itself, its reference target or a part; otherwise in its variants. */
export function placesBelow(document: unknown, at: Steps, path: Steps, above: Steps[] = []): Places {
  const { common, variants } = shapeAt(document, at);
  const own = common
    .map((place) => [...place, ...path])
    .filter((place) => nodeAt(document, place) !== undefined);
  if (own.length > 0) return { at: own, every: false };
  const below = variants.flatMap((list) => {
    const fresh = list.filter((variant) => !isAmong(variant, above));
    const found = fresh.map((variant) => placesBelow(document, variant, path, [...above, ...fresh]).at);
    // A variant may lack a property; a rule must hold in every variant.
    return path[0] === 'properties' || found.every((places) => places.length > 0) ? found.flat() : [];
  });
  return { at: unique(below), every: true };
}

const isAmong = (place: Steps, places: readonly Steps[]): boolean =>
  places.some((other) => formatPointer(other) === formatPointer(place));

/** Follows steps from the root; a property is looked up in every part of its schema. */
export function placesAt(document: unknown, steps: Steps): Places {
  let index = straightSteps(document, steps);
  let found: Places = { at: [steps.slice(0, index)], every: false };
  while (index < steps.length && found.at.length > 0) {
    const length = steps[index] === 'properties' && index + 1 < steps.length ? 2 : 1;
    const path = steps.slice(index, index + length);
    const next = found.at.map((place) => placesBelow(document, place, path));
    found = {
      at: unique(next.flatMap(({ at }) => at)),
      every: found.every || next.some(({ every }) => every),
    };
    index += length;
  }
  return found;
}

/** How many steps lead on through nodes that are made of nothing but themselves. */
function straightSteps(document: unknown, steps: Steps): number {
  let node = document;
  for (const [index, step] of steps.entries()) {
    if (!isNode(node) || !Object.hasOwn(node, step) || isJoined(node)) return index;
    node = node[step];
  }
  return steps.length;
}

/** The names that a schema requires, or the values that it admits, each with where it says so. */
export function listed(
  document: unknown,
  { at, every }: Places,
  key: 'required' | 'enum',
): Map<unknown, Steps[]> {
  const lists = at.map((place) => listedAt(document, place, key, []));
  return every && key === 'required' ? shared(lists) : merged(lists);
}

function listedAt(
  document: unknown,
  at: Steps,
  key: 'required' | 'enum',
  above: Steps[],
): Map<unknown, Steps[]> {
  const { common, variants } = shapeAt(document, at);
  const own = common.map((place) => ownList(document, place, key));
  const below = variants.map((list) => {
    const fresh = list.filter((variant) => !isAmong(variant, above));
    const lists = fresh.map((variant) => listedAt(document, variant, key, [...above, ...fresh]));
    return key === 'required' ? shared(lists) : merged(lists);
  });
  // Values narrow one another: those of the schema itself say enough. Required names add up.
  const said = merged(own);
  return key === 'enum' && said.size > 0 ? said : merged([said, ...below]);
}

function ownList(document: unknown, at: Steps, key: 'required' | 'enum'): Map<unknown, Steps[]> {
  const node = nodeAt(document, at);
  if (!isNode(node)) return new Map();
  const list = node[key];
  if (Array.isArray(list)) return new Map(list.map((value, index) => [value, [[...at, key, String(index)]]]));
  return key === 'enum' && 'const' in node ? new Map([[node.const, [[...at, 'const']]]]) : new Map();
}

function merged(lists: readonly Map<unknown, Steps[]>[]): Map<unknown, Steps[]> {
  const all = new Map<unknown, Steps[]>();
  for (const list of lists) {
    for (const [value, places] of list) all.set(value, unique([...(all.get(value) ?? []), ...places]));
  }
  return all;
}

/** What all of the lists have. */
function shared(lists: readonly Map<unknown, Steps[]>[]): Map<unknown, Steps[]> {
  return new Map([...merged(lists)].filter(([value]) => lists.every((list) => list.has(value))));
}

/** Every schema that a node is made of, under whatever condition. */
function everyPart(document: unknown, at: Steps, parts: Map<string, Steps> = new Map()): Steps[] {
  const { common, variants, branches } = shapeAt(document, at);
  for (const place of common) parts.set(formatPointer(place), place);
  for (const place of [...variants.flat(), ...branches]) {
    if (!parts.has(formatPointer(place))) everyPart(document, place, parts);
  }
  return [...parts.values()];
}

/**
 * What a node is when the shapes around it are merged: the properties or the required names of a schema with all of
 * its parts, parameters with their references followed and their names in small letters. Any other node stays.
 */
export function mergedAt(document: unknown, at: Steps): unknown {
  const node = nodeAt(document, at);
  const key = at.at(-1);
  if (key === 'parameters') {
    return isNode(node) || Array.isArray(node)
      ? Object.values(node).map((parameter) => {
          const target = isNode(parameter) && referencedSteps(parameter);
          return plainName(target ? nodeAt(document, target) : parameter);
        })
      : node;
  }
  if (key !== 'properties' && key !== 'required') return node;
  const parts = everyPart(document, at.slice(0, -1)).map((place) => nodeAt(document, [...place, key]));
  return key === 'required' ? parts.filter(Array.isArray).flat() : Object.assign({}, ...parts.filter(isNode));
}

/** A parameter, or a fragment of one, with its name in small letters: those of headers are the same in any case. */
export function plainName(parameter: unknown): unknown {
  return isNode(parameter) && typeof parameter.name === 'string'
    ? { ...parameter, name: parameter.name.toLowerCase() }
    : parameter;
}
