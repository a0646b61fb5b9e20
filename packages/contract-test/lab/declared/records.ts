import { type Description, type Entry, filter, list, type Shown, type Test } from './description.ts';
import { type DeclaredFault, type DeclaredLab, faultsOf, type Habit } from './lab.ts';

const words = 'Blue Kind Night Still Green Far Open Cold New Last Red Slow'.split(' ');

/** Unsorted. */
const albums: readonly Entry[] = words.map((word, at) => ({
  id: at + 1,
  title: `${word} ${words[(at * 5 + 3) % 12]}`,
  genre: ['jazz', 'rock', 'folk'][at % 3],
  live: at % 4 === 0,
  artist: { id: `art-${at % 5}`, name: `Artist ${at % 5}` },
  year: 1959 + ((at * 7) % 12),
  price: [9.5, 12, 100.25, 8][at % 4],
}));

const plays: readonly Entry[] = ['phone', 'desk', 'car'].map((device, at) => ({
  id: `play-${at + 1}`,
  device,
  played_at: `2026-02-0${at + 1}T10:00:00Z`,
}));

/** Two of them tie; one has no date. */
const labels: readonly Entry[] = ['Verve', 'Decca', 'Impulse', 'Atlantic', 'Ace', 'Stax', 'emarcy'].map(
  (name, at) => ({
    id: `lab-${at + 1}`,
    name,
    styles: at % 2 === 0 ? ['jazz', 'soul'] : ['soul'],
    founded: at === 6 ? null : `19${29 + ((at * 5) % 20)}-0${1 + (at % 4)}-11`,
  }),
);

const identifies: Test = (held, wanted) => (held as { readonly id: string }).id === wanted;
const identifiesInAnyCase: Test = (held, wanted, ...rest) => identifies(held, wanted.toLowerCase(), ...rest);
const albumHeaders = ({ total, follows, next }: Shown): readonly (readonly [string, string])[] => [
  ['X-Total-Count', String(total)],
  ...(follows ? [['Link', `<${next}>; rel="next"`] as const] : []),
];

/** Lists in three styles: pages with links in a header, tokens, and offsets with links in the body. */
const records: Description = {
  albums: {
    entries: albums,
    list: list({
      filters: {
        genre: filter('same', 'genre'),
        live: filter('same', 'live'),
        artist_id: filter(identifies, 'artist'),
        title: filter('containsInAnyCase', 'title'),
        year_min: filter('atLeast', 'year'),
        year_max: filter('atMost', 'year'),
        'price[gt]': filter('above', 'price'),
        'price[lte]': filter('atMost', 'price'),
      },
      sort: { parameter: 'sort_by', direction: 'order', default: 'year' },
      page: { by: 'page', parameter: 'page', size: { parameter: 'per_page', default: 10 } },
      headers: albumHeaders,
    }),
  },
  plays: {
    entries: plays,
    creation: { make: (sent, number) => ({ id: `play-${number}`, ...sent }) },
    list: list({
      filters: {
        device: filter('same', 'device'),
        played_since: filter('atLeast', 'played_at'),
        played_before: filter('below', 'played_at'),
      },
      sort: { parameter: 'sort', separator: ':', default: '-played_at' },
      page: { by: 'token', parameter: 'page_token', size: { parameter: 'page_size', default: 10 } },
      body: ({ entries, follows, end }) => ({
        data: entries,
        next_page_token: follows ? String(end) : null,
      }),
    }),
  },
  labels: {
    entries: labels,
    list: list({
      filters: { style: filter('includes', 'styles'), founded_after: filter('above', 'founded') },
      sort: { parameter: 'ordering', default: 'id' },
      page: { by: 'offset', parameter: 'offset', size: { parameter: 'limit', default: 25 } },
      body: ({ entries, total, follows, next }) => ({
        results: entries,
        meta: { total },
        links: { next: follows ? next : null },
      }),
    }),
  },
};

const shifted = (resource: string) =>
  [
    [`repeats an entry between pages of ${resource}`, 'pages-differ', 'page/shift', -1],
    [`skips an entry between pages of ${resource}`, 'pages-differ', 'page/shift', 1],
  ] as const;

const losesFirst: Test = (held, wanted, entry) => held === wanted && Number(entry.id) > 3;

const faults: readonly DeclaredFault[] = [
  ...faultsOf('albums', 'listAlbums', [
    ['ignores genre', 'filter-ignored', 'filters/genre', undefined],
    ['ignores live', 'filter-ignored', 'filters/live', undefined],
    ['ignores artist_id', 'filter-ignored', 'filters/artist_id', undefined],
    ['ignores title', 'filter-ignored', 'filters/title', undefined],
    ['ignores year_min', 'filter-ignored', 'filters/year_min', undefined],
    ['excludes the year itself', 'filter-incomplete', 'filters/year_max/test', 'below'],
    ['inverts the bound', 'filter-ignored', 'filters/price[lte]/test', 'atLeast'],
    ['includes the price itself', 'filter-ignored', 'filters/price[gt]/test', 'atLeast'],
    ['loses an album by its genre', 'filter-incomplete', 'filters/genre/test', () => losesFirst],
    ['ignores the direction', 'sort-ignored', 'sort/direction', undefined],
    ['ignores the sort key', 'sort-ignored', 'sort/parameter', undefined],
    ['sorts numbers as texts', 'sort-ignored', 'sort/compare', 'asTexts'],
    ...shifted('albums'),
    ['drops the genre from the URL of the next page', 'next-page', 'page/forgets', ['genre']],
    ['counts one too many', 'total-differs', 'total/plus', 1],
    ['counts entries that do not match', 'total-differs', 'total/of', 'all'],
  ]),
  ...faultsOf('plays', 'listPlays', [
    ['ignores device', 'filter-ignored', 'filters/device', undefined],
    ['ignores played_since', 'filter-ignored', 'filters/played_since', undefined],
    ['includes the moment itself', 'filter-ignored', 'filters/played_before/test', 'atMost'],
    ['excludes the moment itself', 'filter-incomplete', 'filters/played_since/test', 'above'],
    ['lists the oldest first by default', 'sort-ignored', 'sort/default', 'played_at'],
    ...shifted('plays'),
    ['ends before the last page', 'pages-differ', 'page/withholds', 2],
    ['forgets the filter behind a token', 'next-page', 'page/forgets', ['device']],
  ]),
  ...faultsOf('labels', 'listLabels', [
    ['ignores style', 'filter-ignored', 'filters/style', undefined],
    ['ignores founded_after', 'filter-ignored', 'filters/founded_after', undefined],
    ['ignores the minus', 'sort-ignored', 'sort/reversible', 0],
    ...shifted('labels'),
    ['drops the order from the URL of the next page', 'next-page', 'page/forgets', ['ordering']],
    ['counts the entries of the page', 'total-differs', 'total/of', 'shown'],
  ]),
];

const finelySince: Test = (held, wanted) => Date.parse(String(held)) + 0.4 >= Date.parse(wanted);
const finelyBefore: Test = (held, wanted) => Date.parse(String(held)) + 0.4 < Date.parse(wanted);

const habits: readonly Habit[] = [
  {
    says: 'receives new plays from other clients between two requests',
    changes: [],
    around(serve) {
      let count = 0;
      return (request) => {
        count += 1;
        const played = new Date(Date.UTC(2026, 4, 1) + count * 1000).toISOString();
        const body = JSON.stringify({ device: count % 2 === 0 ? 'car' : 'desk', played_at: played });
        if (request.method === 'GET') serve({ ...request, method: 'POST', target: '/plays', body });
        return serve(request);
      };
    },
  },
  {
    says: 'sorts titles and names without regard to case, by the locale',
    changes: [['/*/list/sort/compare', 'inAnyCase']],
  },
  { says: 'puts entries without a value first', changes: [['/*/list/sort/nulls', 'first']] },
  {
    says: 'never returns more than four entries, whatever the limit',
    changes: [['/*/list/page/size/most', 4]],
  },
  {
    says: 'returns at most four entries and does not say that more follow',
    changes: [
      ['/*/list/page/size/most', 4],
      ['/albums/list/headers', () => (shown: Shown) => albumHeaders({ ...shown, follows: false })],
    ],
  },
  { says: 'refuses a page beyond the last one', changes: [['/albums/list/page/behind', 404]] },
  {
    says: 'compares moments more finely than it shows them',
    changes: [
      ['/plays/list/filters/played_since/test', () => finelySince],
      ['/plays/list/filters/played_before/test', () => finelyBefore],
    ],
  },
  {
    says: 'ignores accents and case in filters',
    changes: [['/albums/list/filters/artist_id/test', () => identifiesInAnyCase]],
  },
];

/** Lists of records in three styles. */
export const recordsLab: DeclaredLab = {
  document: 'records.yaml',
  servers: [records],
  spoiled: [records],
  faults,
  habits,
};
