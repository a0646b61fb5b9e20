import type { components } from '@finops/contract';

type Pagination = components['schemas']['Pagination'];

/** Gets the page of a cursor, with the filters of the first. */
type PageAt<Item, Data> = (cursor: string) => PagePromise<Item, Data>;

/** A page of a list, and the way to its neighbours. */
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

  /** The `data` of the answer: the items, or what they are part of. */
  get data(): Data {
    return this.#data;
  }

  /** The next page; undefined after the last. */
  next(): Promise<Page<Item, Data> | undefined> {
    return this.#neighbour(this.pagination.next_cursor);
  }

  /** The page before; undefined on the first. */
  previous(): Promise<Page<Item, Data> | undefined> {
    return this.#neighbour(this.pagination.previous_cursor);
  }

  async #neighbour(cursor: string | undefined): Promise<Page<Item, Data> | undefined> {
    return cursor === undefined ? undefined : this.#pageAt(cursor);
  }

  /** The items of this page alone. */
  [Symbol.iterator](): Iterator<Item> {
    return this.items[Symbol.iterator]();
  }
}

/**
 * A list that was asked for: awaited it is its page; with `for await` it is every item from that page to the last, each page fetched when
 * it is reached.
 */
export interface PagePromise<Item, Data = Item[]> extends Promise<Page<Item, Data>>, AsyncIterable<Item> {
  /** The page and all that follow it. */
  pages(): AsyncIterable<Page<Item, Data>>;
}

/** Makes a promise of a page the list that it begins. */
export function pagePromise<Item, Data>(first: Promise<Page<Item, Data>>): PagePromise<Item, Data> {
  async function* pages(): AsyncGenerator<Page<Item, Data>> {
    // The pages of a mock, which keeps no place in a list, all lead to the same one.
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
