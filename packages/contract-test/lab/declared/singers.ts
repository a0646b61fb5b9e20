import { type Description, type Entry, filter, type List, list } from './description.ts';
import { type DeclaredFault, type DeclaredLab, faultsOf, type Habit } from './lab.ts';

const names = 'Aino Berta Carlos Dora Emil Fiona Gustav Helmi Ines Jonas Karita Lena'.split(' ');
const singers: readonly Entry[] = names.map((name, at) => ({
  id: at + 1,
  name: `${name} ${names[(at * 5 + 2) % 12]}son`,
  alias: at % 3 === 0 ? null : `The${names[(at * 7 + 4) % 12]}`,
  voice: ['soprano', 'alto', 'tenor'][at % 3],
  languages: [['fi', 'sv'], ['sv'], ['fi', 'de'], ['de', 'sv', 'fi']][at % 4],
  country: ['FI', 'SE', 'DE'][(at * 5) % 3],
  agency: 'Harmony',
  retired: at % 5 === 4,
  born: `19${60 + ((at * 7) % 30)}-0${1 + (at % 9)}-11`,
  created_at: `2026-01-${String(10 + at)}T10:00:00Z`,
}));

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const shows: readonly Entry[] = Array.from({ length: 60 }, (_, at) => ({
  day: dayAfter('2026-03-01', Math.floor((at * 3) / 2)),
  hall: `Hall ${at % 2 === 0 ? 'A' : 'B'}`,
}));
const daysAfterFrom =
  (days: number) =>
  (query: URLSearchParams): string =>
    dayAfter(query.get('from') ?? '', days);

/** Lists whose filters, orders and defaults are only described in prose. */
const concerts: Description = {
  singers: {
    entries: singers,
    list: list({
      filters: {
        q: filter('containsInAnyCase', 'name', 'alias'),
        prefix: filter('begins', 'name'),
        voice: filter('same', 'voice'),
        language: { ...filter('includes', 'languages'), several: 'all' },
        country: { ...filter('same', 'country'), separator: ',' },
        agency: filter('same', 'agency'),
        retired: { ...filter('same', 'retired'), default: () => 'false' },
        born_before: filter('below', 'born'),
      },
      sort: { default: '-id' },
      page: { by: 'offset', parameter: 'offset', size: { parameter: 'limit', default: 8 } },
      body: ({ entries, total }) => ({ data: entries, total }),
    }),
  },
  shows: {
    entries: shows,
    list: list({
      filters: {
        from: filter('atLeast', 'day'),
        to: { ...filter('atMost', 'day'), default: daysAfterFrom(10) },
      },
      sort: { default: 'day' },
      page: { by: 'page', parameter: 'page', size: { parameter: 'limit', default: 5 } },
    }),
  },
};

const faults: readonly DeclaredFault[] = [
  ...faultsOf('singers', 'listSingers', [
    ['q ignores the alias', 'filter-incomplete', 'filters/q/members', ['name']],
    ['q distinguishes upper and lower case', 'filter-incomplete', 'filters/q/test', 'contains'],
    ['q matches only the beginning', 'filter-incomplete', 'filters/q/test', 'beginsInAnyCase'],
    ['q is ignored', 'filter-ignored', 'filters/q', undefined],
    ['prefix matches anywhere', 'filter-ignored', 'filters/prefix/test', 'contains'],
    ['prefix ignores letter case', 'filter-ignored', 'filters/prefix/test', 'beginsInAnyCase'],
    ['of several voices only the first counts', 'filter-incomplete', 'filters/voice/several', 'first'],
    ['of several voices only the last counts', 'filter-incomplete', 'filters/voice/several', 'last'],
    ['one of several languages is enough', 'filter-ignored', 'filters/language/several', 'any'],
    ['countries are not separated', 'filter-incomplete', 'filters/country/separator', undefined],
    ['agency is ignored', 'filter-ignored', 'filters/agency', undefined],
    ['the day of born_before is included', 'filter-ignored', 'filters/born_before/test', 'atMost'],
    ['the oldest singers come first', 'sort-ignored', 'sort/default', 'id'],
    ['a page has six singers by default', 'default-differs', 'page/size/default', 6],
    ['retired singers are listed by default', 'default-differs', 'filters/retired/default', undefined],
    ['total ignores the filters', 'total-differs', 'total/of', 'all'],
  ]),
  ...faultsOf('shows', 'listShows', [
    ['shows are not sorted', 'sort-ignored', 'sort/default', '-day'],
    ['from is left out', 'filter-incomplete', 'filters/from/test', 'above'],
    ['from is ignored', 'filter-ignored', 'filters/from', undefined],
    ['to is left out', 'filter-incomplete', 'filters/to/test', 'below'],
    ['to is 20 days after from by default', 'default-differs', 'filters/to/default', () => daysAfterFrom(20)],
    ['a page of shows repeats one of the previous page', 'pages-differ', 'page/shift', -1],
    ['a page of shows skips one after the previous page', 'pages-differ', 'page/shift', 1],
  ]),
];

/** A habit that shows the entries of a list differently. */
function showing(says: string, resource: string, show: List['show']): Habit {
  return { says, changes: [[`/${resource}/list`, (clean: List) => ({ ...clean, show })]] };
}

const habits: readonly Habit[] = [
  showing('shows how well an entry without an identifier fits its filters', 'shows', (entry, _, query) => ({
    ...entry,
    fit: `${query.get('from')} ${query.get('to')}`,
  })),
  showing('counts how often an entry without an identifier was read', 'shows', (entry, at, _, count) =>
    at % 2 === 0 ? { ...entry, looks: count } : entry,
  ),
  showing('has identical entries without an identifier', 'shows', (entry) => ({
    ...entry,
    hall: 'Hall A',
  })),
  showing('numbers the entries without an identifier on each page', 'shows', (entry, at) => ({
    ...entry,
    row: at + 1,
  })),
  showing('gives all singers the same creation time', 'singers', (entry) => ({
    ...entry,
    created_at: '2026-01-10T10:00:00Z',
  })),
  { says: 'never returns more than four entries', changes: [['/*/list/page/size/most', 4]] },
];

/** Lists of singers and shows, described in prose. */
export const singersLab: DeclaredLab = {
  document: 'singers.yaml',
  servers: [concerts],
  spoiled: [concerts],
  faults,
  habits,
};
