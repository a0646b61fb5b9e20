import type { Answer, WireRequest } from '../../src/model/message.ts';

/** What the server can do wrong, and the finding that it is worth. */
export const bookFaults = {
  'a book that matches one of two filters comes': 'filter-ignored listBooks',
  'max_price is ignored beside min_price': 'filter-ignored listBooks',
  'genre lets nothing through beside a price': 'filter-incomplete listBooks',
  'the minus of a key is ignored': 'sort-ignored listBooks',
  'the second key is ignored': 'sort-ignored listBooks',
  'the minus of the second key is ignored': 'sort-ignored listBooks',
  'has_more is true on a full last page': 'pages-differ listBooks',
  'the total is that of the page': 'total-differs listBooks',
} as const;

export type BookFault = keyof typeof bookFaults;

const genres = ['crime', 'poetry', 'travel'];

type Book = { readonly id: number; readonly title: string; readonly [name: string]: string | number };

/** Books, of which some have the same price or the same number of pages. */
function booksOf(count: number): readonly Book[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `Book${String.fromCharCode(97 + ((at * 7) % 26))}${at}`,
    genre: genres[(at * 5) % 3] ?? '',
    price: 5 + ((at * 11) % 7) * 2.5,
    pages: 100 + ((at * 3) % 5) * 40,
  }));
}

/** A server with so many books: correct, or with a fault. */
export function booksServer(count: number, fault?: BookFault): (request: WireRequest) => Answer {
  const has = (one: BookFault): boolean => one === fault;
  const books = booksOf(count);
  return ({ target }) => {
    const query = new URL(target, 'http://books.invalid').searchParams;
    const matching = sorted(books.filter(matcher(query, has)), query.get('sort') ?? 'id', has);
    const limit = Number(query.get('limit') ?? 25);
    const start = Number(query.get('cursor') ?? 0);
    const data = matching.slice(start, start + limit);
    const end = start + data.length;
    const isFull = has('has_more is true on a full last page') && data.length === limit;
    const more = end < matching.length || isFull;
    const total = has('the total is that of the page') ? data.length : matching.length;
    return {
      kind: 'response',
      status: 200,
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Total-Count', String(total)],
      ],
      body: Buffer.from(JSON.stringify({ data, next_cursor: more ? String(end) : null, has_more: more })),
    };
  };
}

function matcher(query: URLSearchParams, has: (fault: BookFault) => boolean): (book: Book) => boolean {
  const [genre, min, max] = ['genre', 'min_price', 'max_price'].map((name) => query.get(name));
  const tests: ((book: Book) => boolean)[] = [];
  const isPriced = min !== null || max !== null;
  if (genre) {
    const isLost = has('genre lets nothing through beside a price') && isPriced;
    tests.push((book) => !isLost && book.genre === genre);
  }
  if (min) tests.push((book) => Number(book.price) >= Number(min));
  if (max && !(min && has('max_price is ignored beside min_price')))
    tests.push((book) => Number(book.price) <= Number(max));
  const isOne = has('a book that matches one of two filters comes') && tests.length > 0;
  return (book) => (isOne ? tests.some((test) => test(book)) : tests.every((test) => test(book)));
}

function sorted(books: readonly Book[], sort: string, has: (fault: BookFault) => boolean): readonly Book[] {
  const said = sort.split(',').slice(0, has('the second key is ignored') ? 1 : 2);
  const keys = said.map((key, at) => {
    const isLost =
      has('the minus of a key is ignored') || (at === 1 && has('the minus of the second key is ignored'));
    return { name: key.replace('-', ''), sign: key.startsWith('-') && !isLost ? -1 : 1 };
  });
  return books.toSorted((one, other) => {
    for (const { name, sign } of keys) {
      const [a = 0, b = 0] = [one[name], other[name]];
      if (a !== b) return a < b ? -sign : sign;
    }
    return one.id - other.id;
  });
}
