/** An entry of a resource. */
export type Entry = Readonly<Record<string, unknown>>;

/** The data and behaviour of a declared server, by the names of its resources, which are its paths: `/albums`. */
export type Description = Readonly<Record<string, Resource>>;

export interface Resource {
  /** The initial entries. */
  readonly entries: readonly Entry[];
  readonly list?: List;
  readonly creation?: Creation;
  /** Whether single entries are wrapped as `{ data }`. */
  readonly isWrapped?: boolean;
  readonly actions?: Readonly<Record<string, Transition>>;
  /** The effect of reading an entry. */
  readonly reading?: Transition;
  readonly removal?: Removal;
}

/** A change of `status`; 409 from any other one. */
interface Transition {
  readonly from: readonly string[];
  readonly to: string;
}

interface Creation {
  make(sent: Entry, number: number): Entry;
  /** Another entry with the same value is a conflict, 409. */
  readonly unique?: { readonly member: string; readonly ignoresCase: boolean };
}

interface Removal {
  /** The states in which an entry can be removed; any if omitted. */
  readonly from?: readonly string[];
  /** An entry that others refer to cannot be removed, 409. */
  readonly usedBy?: { readonly resource: string; readonly member: string };
}

export interface List {
  /** By the parameter name in the query. */
  readonly filters: Readonly<Record<string, Filter>>;
  /** How many of the filters an entry must match. */
  readonly meets: 'every' | 'some';
  readonly sort: Sort;
  readonly page: Page;
  readonly total: { readonly of: 'matching' | 'all' | 'shown'; readonly plus: number };
  body(shown: Shown): unknown;
  headers?(shown: Shown): readonly (readonly [string, string])[];
  /** The shown form of an entry; `count` is the number of requests so far. */
  show?(entry: Entry, at: number, query: URLSearchParams, count: number): Entry;
}

/** The data for the response to a list request. */
export interface Shown {
  readonly entries: readonly Entry[];
  readonly total: number;
  /** Whether another page follows, where it begins, and its URL. */
  readonly follows: boolean;
  readonly end: number;
  readonly next: string;
}

/** Whether a member with a value passes the filter. */
export type Test = (held: unknown, wanted: string, entry: Entry, query: URLSearchParams) => boolean;

export interface Filter {
  /** An entry passes if one of them does. */
  readonly members: readonly string[];
  readonly test: keyof typeof tests | Test;
  /** Which of several values must match; any one if omitted. */
  readonly several?: 'any' | 'all' | 'first' | 'last';
  /** The separator of values in one text. */
  readonly separator?: string;
  default?(query: URLSearchParams): string;
}

export interface Sort {
  /** The parameter with the comma-separated keys: `-price,title`. */
  readonly parameter?: string;
  /** The parameter that is `desc` for descending order. */
  readonly direction?: string;
  /** The separator between a key and its direction, instead of a minus: `price:desc`. */
  readonly separator?: string;
  readonly default: string;
  /** How many keys count, and for how many of them the minus does. */
  readonly keys: number;
  readonly reversible: number;
  readonly nulls: 'first' | 'last';
  readonly compare: keyof typeof comparisons;
}

export interface Page {
  readonly by: 'page' | 'offset' | 'token';
  readonly parameter: string;
  readonly size: { readonly parameter: string; readonly default: number; readonly most?: number };
  /** By how many entries later pages start too late. */
  readonly shift: number;
  /** How many of the last entries the list withholds. */
  readonly withholds: number;
  /** Whether every full page claims that another follows. */
  readonly isFullFollowed: boolean;
  /** The parameters that the URL of the next page drops. */
  readonly forgets: readonly string[];
  /** The status of a page beyond the last one. */
  readonly behind?: number;
}

const byValue = (one: unknown, other: unknown): number =>
  one === other ? 0 : (one as number) < (other as number) ? -1 : 1;

/** How values are ordered: texts by code units or, except for dates, ignoring case. */
export const comparisons = {
  byValue,
  asTexts: (one: unknown, other: unknown): number => byValue(String(one), String(other)),
  inAnyCase: (one: unknown, other: unknown): number =>
    typeof one === 'string' && typeof other === 'string' && !/^\d/.test(one)
      ? one.localeCompare(other, 'en', { sensitivity: 'base' })
      : byValue(one, other),
};

const low = (value: unknown): string => String(value ?? '').toLowerCase();

/** The tests of filters; numbers, dates and texts are compared by type. */
export const tests = {
  same: (held, wanted) => String(held) === wanted,
  above: (held, wanted) => held !== null && comparable(held) > comparable(wanted),
  atLeast: (held, wanted) => comparable(held) >= comparable(wanted),
  below: (held, wanted) => comparable(held) < comparable(wanted),
  atMost: (held, wanted) => comparable(held) <= comparable(wanted),
  contains: (held, wanted) => String(held ?? '').includes(wanted),
  containsInAnyCase: (held, wanted) => low(held).includes(low(wanted)),
  begins: (held, wanted) => String(held).startsWith(wanted),
  beginsInAnyCase: (held, wanted) => low(held).startsWith(low(wanted)),
  includes: (held, wanted) => Array.isArray(held) && held.includes(wanted),
} satisfies Record<string, Test>;

function comparable(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? Date.parse(String(value)) : number;
}

/** A typical list; `parts` override its properties. */
export function list(
  parts: Partial<Omit<List, 'page' | 'sort'>> & {
    readonly page: Pick<Page, 'by' | 'parameter' | 'size'>;
    readonly sort: Partial<Sort> & Pick<Sort, 'default'>;
  },
): List {
  return {
    filters: {},
    meets: 'every',
    total: { of: 'matching', plus: 0 },
    body: ({ entries }) => entries,
    ...parts,
    sort: { keys: 2, reversible: 2, nulls: 'last', compare: 'byValue', ...parts.sort },
    page: { shift: 0, withholds: 0, isFullFollowed: false, forgets: [], ...parts.page },
  };
}

/** A filter on members with a test. */
export function filter(test: Filter['test'], ...members: readonly string[]): Filter {
  return { members, test };
}
