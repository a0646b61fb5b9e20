import type { Page, PageRequest, Position } from '../paging.ts';

type Compare = (one: string, other: string) => number;

/** The order of a reference list. */
export interface KeysetOrder<Entry> {
  /** Sort values of an entry: the value that the list is sorted by, then those that break ties. */
  readonly keyOf: (entry: Entry) => readonly [first: string, ...rest: string[]];
  /** Order of the first sort value; the others always ascend by code unit. */
  readonly compare: Compare;
}

const collator = new Intl.Collator('en');

/** Dictionary order of names: Côte d’Ivoire comes before Cyprus. */
export const byName: Compare = (one, other) => collator.compare(one, other);

/** Order of codes and ids, by code unit. */
export const byCode: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * One page of a list in memory. A position names the last entry of the previous page rather than an offset, so that
 * pages have no gaps or repeats if the list changes between two requests. An empty page has no neighbours: reading
 * back from the position that led to it would miss the entry of that position.
 */
export function keysetPage<Entry>(
  list: readonly Entry[],
  { keyOf, compare }: KeysetOrder<Entry>,
  { sort, limit = list.length, from }: PageRequest,
): Page<Entry> {
  const compareKeys = (one: readonly string[], other: readonly string[]): number => {
    const [first = '', ...rest] = one;
    const [otherFirst = '', ...otherRest] = other;
    const order = sort === 'asc' ? compare(first, otherFirst) : compare(otherFirst, first);
    if (order !== 0) return order;
    const differing = rest.findIndex((value, index) => value !== otherRest[index]);
    return differing === -1 ? 0 : byCode(rest[differing] ?? '', otherRest[differing] ?? '');
  };
  const keyed = list.map((entry) => ({ entry, key: keyOf(entry) }));
  keyed.sort((one, other) => compareKeys(one.key, other.key));

  const { start, end } = boundsOf(keyed, compareKeys, limit, from);
  const page = keyed.slice(start, end);
  const [first, last] = [page[0], page.at(-1)];
  return {
    entries: page.map(({ entry }) => entry),
    next: last && end < keyed.length ? { direction: 'next', key: last.key } : undefined,
    previous: first && start > 0 ? { direction: 'previous', key: first.key } : undefined,
  };
}

function boundsOf(
  keyed: readonly { readonly key: readonly string[] }[],
  compareKeys: (one: readonly string[], other: readonly string[]) => number,
  limit: number,
  from: Position | undefined,
): { start: number; end: number } {
  if (from === undefined) return { start: 0, end: Math.min(limit, keyed.length) };
  const indexWhere = (beyond: (order: number) => boolean): number => {
    const index = keyed.findIndex(({ key }) => beyond(compareKeys(key, from.key)));
    return index === -1 ? keyed.length : index;
  };
  if (from.direction === 'next') {
    const start = indexWhere((order) => order > 0);
    return { start, end: Math.min(start + limit, keyed.length) };
  }
  const end = indexWhere((order) => order >= 0);
  return { start: Math.max(end - limit, 0), end };
}
