import { isList, isRecord, jsonTypeOf } from '../../../contract/instances/json-value.ts';
import type { Json } from '../../../contract/model.ts';

/** How many items are made up at most. */
const mostItems = 24;

/**
 * Unsorted lists of scalars with a repeated item, the most revealing first: built from an item, from further ones that
 * `another` makes up, and from texts derived from it.
 */
export function unevenLists(list: readonly Json[], another: () => Json | undefined): readonly Json[] {
  const [given] = list;
  if (list.some((item) => isList(item) || isRecord(item))) return [];
  return [...extended(given ?? 'm'), ...arranged(distinct([...list, ...madeUp(another)]))];
}

/** Texts and numbers derived from the first item of a list. */
function extended(first: Json): readonly Json[] {
  if (typeof first === 'number') return [[first + 2, first, first + 2, first + 1]];
  if (typeof first !== 'string') return [];
  return [
    [`${first}b`, first, `${first}b`, `${first}a`],
    ['zb', 'za', 'zb', 'zc'],
    [`${first}b`, first],
  ];
}

/** The middle, last, first and again middle item, in sorted order; then shorter selections. */
function arranged(items: readonly Json[]): readonly Json[] {
  const [one] = items;
  const alike = items.filter((item) => one !== undefined && jsonTypeOf(item) === jsonTypeOf(one));
  const [first, middle, last] = [0, Math.floor(alike.length / 2), alike.length - 1].map((at) =>
    alike.toSorted(byOrder).at(at),
  );
  if (first === undefined || middle === undefined || last === undefined || first === last) return [];
  return [
    [middle, last, first, middle],
    [last, first, last],
    [last, first],
  ];
}

function madeUp(another: () => Json | undefined): readonly Json[] {
  return Array.from({ length: mostItems }, another)
    .filter((item) => item !== undefined)
    .filter((item) => typeof item === 'number' || (typeof item === 'string' && item !== ''));
}

function distinct(items: readonly Json[]): readonly Json[] {
  return [...new Set(items)];
}

function byOrder(one: Json, other: Json): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}
