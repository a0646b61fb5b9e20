import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page, PageRequest, Position } from '../paging.ts';
import { byCode, byName, type KeysetOrder, keysetPage } from './keyset-page.ts';

interface Entry {
  readonly name: string;
  readonly id: string;
}

const order: KeysetOrder<Entry> = { keyOf: ({ name, id }) => [name, id], compare: byName };

const list: Entry[] = ['Zambia', 'Côte d’Ivoire', 'Benin', 'Cyprus', 'Chile', 'benin'].map((name, index) => ({
  name,
  id: `id${index}`,
}));

const names = ({ entries }: Page<Entry>) => entries.map(({ name }) => name);

function page(request: Partial<PageRequest>, entries: readonly Entry[] = list): Page<Entry> {
  return keysetPage(entries, order, { sort: 'asc', ...request });
}

/** All pages from the beginning to the end, or from the end to the beginning. */
function walk(entries: readonly Entry[], request: Partial<PageRequest>, start?: Position): Page<Entry>[] {
  const pages = [page({ ...request, from: start }, entries)];
  const direction = start?.direction ?? 'next';
  for (let at = pages[0]?.[direction]; at; ) {
    const next = page({ ...request, from: at }, entries);
    pages.push(next);
    at = next[direction];
  }
  return pages;
}

it('is complete without a limit, in the order of a dictionary', () => {
  const whole = page({});
  expect(names(whole)).toEqual(['benin', 'Benin', 'Chile', 'Côte d’Ivoire', 'Cyprus', 'Zambia']);
  expect([whole.next, whole.previous]).toEqual([undefined, undefined]);
});

it('turns round when sorted descending', () => {
  expect(names(page({ sort: 'desc' }))).toEqual(names(page({})).reverse());
});

it('keeps equal names in the order of their identifiers, in both directions', () => {
  const equal = ['b', 'c', 'a'].map((id) => ({ name: 'Same', id }));
  const ids = (sort: 'asc' | 'desc') => page({ sort }, equal).entries.map(({ id }) => id);
  expect(ids('asc')).toEqual(['a', 'b', 'c']);
  expect(ids('desc')).toEqual(['a', 'b', 'c']);
});

it('puts codes in the order of their code units', () => {
  const codes = ['b', 'B', 'a', 'Z'];
  const coded = keysetPage(codes, { keyOf: (code) => [code], compare: byCode }, { sort: 'asc' });
  expect(coded.entries).toEqual(['B', 'Z', 'a', 'b']);
});

it('names the edges of a page in the middle', () => {
  const [first, second, third] = walk(list, { limit: 2 });
  expect(first && names(first)).toEqual(['benin', 'Benin']);
  expect(first?.previous).toBeUndefined();
  expect(second && names(second)).toEqual(['Chile', 'Côte d’Ivoire']);
  expect(second?.previous).toEqual({ direction: 'previous', key: ['Chile', 'id4'] });
  expect(second?.next).toEqual({ direction: 'next', key: ['Côte d’Ivoire', 'id1'] });
  expect(third?.next).toBeUndefined();
});

it('reads back to the page before', () => {
  const [first, second] = walk(list, { limit: 2 });
  expect(names(page({ limit: 2, from: second?.previous }))).toEqual(first && names(first));
});

it('has what is left when the limit changes between pages', () => {
  const [first] = walk(list, { limit: 2 });
  expect(names(page({ from: first?.next }))).toEqual(['Chile', 'Côte d’Ivoire', 'Cyprus', 'Zambia']);
});

it.each(['next', 'previous'] as const)(
  'gives an empty page no neighbours, read in direction %s',
  (direction) => {
    const key = direction === 'next' ? ['Zambia', 'id0'] : ['benin', 'id5'];
    const empty = page({ limit: 2, from: { direction, key } });
    expect(empty).toEqual({ entries: [], next: undefined, previous: undefined });
  },
);

describe('whatever the list', () => {
  const entries = fc.uniqueArray(fc.record({ name: fc.constantFrom('a', 'B', 'ä', 'c'), id: fc.string() }), {
    selector: ({ id }) => id,
    maxLength: 30,
  });
  const sort = fc.constantFrom('asc' as const, 'desc' as const);
  const limit = fc.integer({ min: 1, max: 7 });

  it('has each entry once on its pages, forwards and backwards', () => {
    fc.assert(
      fc.property(entries, sort, limit, (some, direction, most) => {
        const whole = page({ sort: direction }, some).entries;
        const forwards = walk(some, { sort: direction, limit: most });
        expect(forwards.flatMap((one) => one.entries)).toEqual(whole);
        const back = forwards.at(-1)?.previous;
        const last = forwards.at(-1)?.entries ?? [];
        const backwards = back ? walk(some, { sort: direction, limit: most }, back) : [];
        expect([...backwards.reverse().flatMap((one) => one.entries), ...last]).toEqual(whole);
      }),
    );
  });

  it('has what was there before and after exactly once when entries come and go between pages', () => {
    fc.assert(
      fc.property(entries, fc.array(fc.boolean(), { minLength: 30 }), limit, (some, leaving, most) => {
        const staying = some.filter((_, index) => !leaving[index]);
        const first = page({ limit: most }, some);
        const rest = first.next ? walk(staying, { limit: most }, first.next) : [];
        const seen = [...first.entries, ...rest.flatMap((one) => one.entries)];
        for (const entry of staying) expect(seen.filter((one) => one === entry)).toHaveLength(1);
      }),
    );
  });
});
