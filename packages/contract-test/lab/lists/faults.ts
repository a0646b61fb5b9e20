import type { RuleName } from '../../src/model/rules.ts';
import type { Behaviour, Change } from './server.ts';

/** One thing that the server of records does wrong, and the finding that it is worth. */
export interface ListFault {
  readonly says: string;
  readonly expects: readonly [rule: RuleName, operation: string];
  readonly change: Change;
}

type Passes = Behaviour['passes'];

/** Judges one filter otherwise. */
function filter(name: string, passes: (clean: Passes) => Passes): Change {
  return (clean) => ({
    passes: (entry, one, value) =>
      one === name ? passes(clean.passes)(entry, one, value) : clean.passes(entry, one, value),
  });
}

const ignored = (): Passes => () => true;
const without = (query: URLSearchParams, ...names: readonly string[]): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

const filterFaults: readonly ListFault[] = [
  ...(['genre', 'live', 'artist_id', 'title', 'year_min'] as const).map(
    (name): ListFault => ({
      says: `ignores ${name}`,
      expects: ['filter-ignored', 'listAlbums'],
      change: filter(name, ignored),
    }),
  ),
  ...(
    [
      ['device', 'listPlays'],
      ['played_since', 'listPlays'],
      ['style', 'listLabels'],
      ['founded_after', 'listLabels'],
    ] as const
  ).map(
    ([name, operation]): ListFault => ({
      says: `ignores ${name}`,
      expects: ['filter-ignored', operation],
      change: filter(name, ignored),
    }),
  ),
  {
    says: 'leaves out the year itself',
    expects: ['filter-incomplete', 'listAlbums'],
    change: filter(
      'year_max',
      () =>
        ({ year }, _, value) =>
          Number(year) < Number(value),
    ),
  },
  {
    says: 'takes the bound the wrong way round',
    expects: ['filter-ignored', 'listAlbums'],
    change: filter(
      'price[lte]',
      () =>
        ({ price }, _, value) =>
          Number(price) >= Number(value),
    ),
  },
  {
    says: 'lets the price itself through',
    expects: ['filter-ignored', 'listAlbums'],
    change: filter(
      'price[gt]',
      () =>
        ({ price }, _, value) =>
          Number(price) >= Number(value),
    ),
  },
  {
    says: 'lets the moment itself through',
    expects: ['filter-ignored', 'listPlays'],
    change: filter(
      'played_before',
      () =>
        ({ played_at: at }, _, value) =>
          Date.parse(String(at)) <= Date.parse(value),
    ),
  },
  {
    says: 'leaves the moment itself out',
    expects: ['filter-incomplete', 'listPlays'],
    change: filter(
      'played_since',
      () =>
        ({ played_at: at }, _, value) =>
          Date.parse(String(at)) > Date.parse(value),
    ),
  },
  {
    says: 'loses an album by its genre',
    expects: ['filter-incomplete', 'listAlbums'],
    change: filter(
      'genre',
      (clean) => (entry, name, value) => clean(entry, name, value) && Number(entry.id) > 3,
    ),
  },
];

const sortFaults: readonly ListFault[] = [
  {
    says: 'ignores the direction',
    expects: ['sort-ignored', 'listAlbums'],
    change: (clean) => ({
      order: (path, query) => clean.order(path, path === '/albums' ? without(query, 'order') : query),
    }),
  },
  {
    says: 'ignores the member to sort by',
    expects: ['sort-ignored', 'listAlbums'],
    change: (clean) => ({
      order: (path, query) => clean.order(path, path === '/albums' ? without(query, 'sort_by') : query),
    }),
  },
  {
    says: 'sorts numbers as texts',
    expects: ['sort-ignored', 'listAlbums'],
    change: (clean) => ({
      compare: (one, other) =>
        typeof one === 'number' ? clean.compare(String(one), String(other)) : clean.compare(one, other),
    }),
  },
  {
    says: 'has the oldest first by default',
    expects: ['sort-ignored', 'listPlays'],
    change: (clean) => ({
      order: (path, query) =>
        path === '/plays' && !query.has('sort') ? 'played_at' : clean.order(path, query),
    }),
  },
  {
    says: 'ignores the minus',
    expects: ['sort-ignored', 'listLabels'],
    change: (clean) => ({
      order: (path, query) =>
        path === '/labels' ? clean.order(path, query).replace('-', '') : clean.order(path, query),
    }),
  },
];

/** Begins later pages of a list elsewhere. */
function shifted(list: string, by: number): Change {
  return (clean) => ({
    start(path, query, count) {
      const start = clean.start(path, query, count);
      return path === list && start > 0 ? start + by : start;
    },
  });
}

const pageFaults: readonly ListFault[] = [
  ...(['albums', 'plays', 'labels'] as const).flatMap((list) => {
    const operation = `list${list.charAt(0).toUpperCase()}${list.slice(1)}`;
    return (
      [
        ['repeats an entry', -1],
        ['skips an entry', 1],
      ] as const
    ).map(
      ([says, by]): ListFault => ({
        says: `${says} between pages of ${list}`,
        expects: ['pages-differ', operation],
        change: shifted(`/${list}`, by),
      }),
    );
  }),
  {
    says: 'ends before the last page',
    expects: ['pages-differ', 'listPlays'],
    change: () => ({ hasNext: (end, count) => end < count - 2 }),
  },
  {
    says: 'drops the genre from the address of the next page',
    expects: ['next-page', 'listAlbums'],
    change: (clean) => ({ next: (path, query, end) => without(clean.next(path, query, end), 'genre') }),
  },
  {
    says: 'drops the order from the address of the next page',
    expects: ['next-page', 'listLabels'],
    change: (clean) => ({ next: (path, query, end) => without(clean.next(path, query, end), 'ordering') }),
  },
  {
    says: 'forgets the filter behind a token',
    expects: ['next-page', 'listPlays'],
    change: () => ({ tokenQuery: (query) => without(query, 'device') }),
  },
];

const totalFaults: readonly ListFault[] = [
  {
    says: 'counts the entries of the page',
    expects: ['total-differs', 'listLabels'],
    change: () => ({ total: (_, __, shown) => shown }),
  },
  {
    says: 'counts one too many',
    expects: ['total-differs', 'listAlbums'],
    change: () => ({ total: (matching) => matching + 1 }),
  },
  {
    says: 'counts what does not match',
    expects: ['total-differs', 'listAlbums'],
    change: () => ({ total: (_, all) => all }),
  },
];

/** What the server of records can do wrong. */
export const listFaults: readonly ListFault[] = [
  ...filterFaults,
  ...sortFaults,
  ...pageFaults,
  ...totalFaults,
];
