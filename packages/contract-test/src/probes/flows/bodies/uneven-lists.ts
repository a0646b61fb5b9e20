import { isList, isRecord, jsonTypeOf } from '../../../contract/instances/json-value.ts';
import type { Json } from '../../../contract/model.ts';

/** How many items are made up at most. */
const mostItems = 24;

/**
 * Lists of scalars that are in no order and have an item twice, the most telling first: made from an item, from the next
 * ones, which `another` makes up, and from texts that go with it.
 */
export function unevenLists(list: readonly Json[], another: () => Json | undefined): readonly Json[] {
  const [given] = list;
  if (list.some((item) => isList(item) || isRecord(item))) return [];
  return [...extended(given ?? 'm'), ...arranged(distinct([...list, ...madeUp(another)]))];
}

/** Texts and numbers that follow from one of a list. */
function extended(first: Json): readonly Json[] {
  if (typeof first === 'number') return [[first + 2, first, first + 2, first + 1]];
  if (typeof first !== 'string') return [];
  return [
    [`${first}b`, first, `${first}b`, `${first}a`],
    ['zb', 'za', 'zb', 'zc'],
    [`${first}b`, first],
  ];
}

/** The middle one, the last one, the first one and the middle one again, by their order; then less of that. */
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
