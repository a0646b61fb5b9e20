import type { components } from '@finops/contract';

type Pagination = components['schemas']['Pagination'];

/** Fetches the page at a cursor, with the filters of the first page. */
type PageAt<Item, Data> = (cursor: string) => PagePromise<Item, Data>;

/** A page of a list, with access to the next and the previous one. */
export class Page<Item, Data = Item[]> implements Iterable<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
  readonly #data: Data;
  readonly #pageAt: PageAt<Item, Data>;

  constructor(items: readonly Item[], data: Data, pagination: Pagination, pageAt: PageAt<Item, Data>) {
    this.items = items;
    this.#data = data;
    this.pagination = pagination;
    this.#pageAt = pageAt;
  }

  /** The `data` of the response: the items, or the object that contains them. */
  get data(): Data {
    return this.#data;
  }

  /** Fetches the next page; undefined after the last. */
  next(): Promise<Page<Item, Data> | undefined> {
    return this.#neighbour(this.pagination.next_cursor);
  }

  /** Fetches the previous page; undefined before the first. */
  previous(): Promise<Page<Item, Data> | undefined> {
    return this.#neighbour(this.pagination.previous_cursor);
  }

  async #neighbour(cursor: string | undefined): Promise<Page<Item, Data> | undefined> {
    return cursor === undefined ? undefined : this.#pageAt(cursor);
  }

  /** Iterates over the items of this page only. */
  [Symbol.iterator](): Iterator<Item> {
    return this.items[Symbol.iterator]();
  }
}

/**
 * A requested list. Awaiting it returns one page; `for await` iterates over every item from that page to the last,
 * fetching each page when it is reached.
 */
export interface PagePromise<Item, Data = Item[]> extends Promise<Page<Item, Data>>, AsyncIterable<Item> {
  /** Iterates over this page and all that follow. */
  pages(): AsyncIterable<Page<Item, Data>>;
}

/** Turns the promise of a page into the list that starts there. */
export function pagePromise<Item, Data>(first: Promise<Page<Item, Data>>): PagePromise<Item, Data> {
  async function* pages(): AsyncGenerator<Page<Item, Data>> {
    // All pages of a mock link to the same page, since it keeps no position in a list.
    const followed = new Set<string | undefined>();
    let page: Page<Item, Data> | undefined = await first;
    while (page !== undefined) {
      yield page;
      const cursor: string | undefined = page.pagination.next_cursor;
      page = followed.has(cursor) ? undefined : await page.next();
      followed.add(cursor);
    }
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* page;
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items });
}
