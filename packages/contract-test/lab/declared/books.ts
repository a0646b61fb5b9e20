import { type Description, type Entry, filter, list, type Test } from './description.ts';
import { type DeclaredFault, type DeclaredLab, faultsOf } from './lab.ts';

/** Books, some with equal prices or page counts. */
function booksOf(count: number): readonly Entry[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `Book${String.fromCharCode(97 + ((at * 7) % 26))}${at}`,
    genre: ['crime', 'poetry', 'travel'][(at * 5) % 3],
    price: 5 + ((at * 11) % 7) * 2.5,
    pages: 100 + ((at * 3) % 5) * 40,
  }));
}

/** A list with combined filters, several sort keys and a member that says whether more follow. */
function shopOf(count: number): Description {
  return {
    books: {
      entries: booksOf(count),
      list: list({
        filters: {
          genre: filter('same', 'genre'),
          min_price: filter('atLeast', 'price'),
          max_price: filter('atMost', 'price'),
        },
        sort: { parameter: 'sort', default: 'id' },
        page: { by: 'token', parameter: 'cursor', size: { parameter: 'limit', default: 25 } },
        body: ({ entries, follows, end }) => ({
          data: entries,
          next_cursor: follows ? String(end) : null,
          has_more: follows,
        }),
        headers: ({ total }) => [['X-Total-Count', String(total)]],
      }),
    },
  };
}

const besideMinimum: Test = (held, wanted, _, query) =>
  query.has('min_price') || Number(held) <= Number(wanted);
const withoutPrice: Test = (held, wanted, _, query) =>
  held === wanted && !query.has('min_price') && !query.has('max_price');

const faults: readonly DeclaredFault[] = faultsOf('books', 'listBooks', [
  ['a book that matches one of two filters is listed', 'filter-ignored', 'meets', 'some'],
  ['max_price is ignored beside min_price', 'filter-ignored', 'filters/max_price/test', () => besideMinimum],
  [
    'genre together with a price returns nothing',
    'filter-incomplete',
    'filters/genre/test',
    () => withoutPrice,
  ],
  ['the minus of a key is ignored', 'sort-ignored', 'sort/reversible', 0],
  ['the second key is ignored', 'sort-ignored', 'sort/keys', 1],
  ['the minus of the second key is ignored', 'sort-ignored', 'sort/reversible', 1],
  ['has_more is true on a full last page', 'pages-differ', 'page/isFullFollowed', true],
  ['the total is that of the page', 'total-differs', 'total/of', 'shown'],
]);

/** Shops with many, few and no books. */
export const booksLab: DeclaredLab = {
  document: 'books.yaml',
  servers: [0, 1, 6, 30, 250].map(shopOf),
  spoiled: [30, 250].map(shopOf),
  faults,
  habits: [],
};
