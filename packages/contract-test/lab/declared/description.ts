/** An entry of a resource. */
export type Entry = Readonly<Record<string, unknown>>;

/** What a declared server holds and does, by the names of its resources, which are its paths: `/albums`. */
export type Description = Readonly<Record<string, Resource>>;

export interface Resource {
  /** What is there from the start. */
  readonly entries: readonly Entry[];
  readonly list?: List;
  readonly creation?: Creation;
  /** Whether single entries are shown as `{ data }`. */
  readonly isWrapped?: boolean;
  readonly actions?: Readonly<Record<string, Transition>>;
  /** What reading an entry does to it. */
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
  /** The states in which an entry can be removed; any unless told. */
  readonly from?: readonly string[];
  /** An entry that others name is kept, 409. */
  readonly usedBy?: { readonly resource: string; readonly member: string };
}

export interface List {
  /** By parameter, as it stands in the query. */
  readonly filters: Readonly<Record<string, Filter>>;
  /** How many of the filters an entry has to meet. */
  readonly meets: 'every' | 'some';
  readonly sort: Sort;
  readonly page: Page;
  readonly total: { readonly of: 'matching' | 'all' | 'shown'; readonly plus: number };
  body(shown: Shown): unknown;
  headers?(shown: Shown): readonly (readonly [string, string])[];
  /** What is shown of an entry; `count` is the number of requests so far. */
  show?(entry: Entry, at: number, query: URLSearchParams, count: number): Entry;
}

/** What the response to a request for a list is made of. */
export interface Shown {
  readonly entries: readonly Entry[];
  readonly total: number;
  /** Whether a page follows, where it begins, and its URL. */
  readonly follows: boolean;
  readonly end: number;
  readonly next: string;
}

/** Whether a member that holds a value lets an entry through. */
export type Test = (held: unknown, wanted: string, entry: Entry, query: URLSearchParams) => boolean;

export interface Filter {
  /** An entry passes when one of them does. */
  readonly members: readonly string[];
  readonly test: keyof typeof tests | Test;
  /** Of several values, which have to pass; one of them unless told. */
  readonly several?: 'any' | 'all' | 'first' | 'last';
  /** Between the values of one text. */
  readonly separator?: string;
  default?(query: URLSearchParams): string;
}

export interface Sort {
  /** The parameter with the keys, separated by commas: `-price,title`. */
  readonly parameter?: string;
  /** The parameter that is `desc` for the descending order. */
  readonly direction?: string;
  /** Between a key and its direction, in place of a minus: `price:desc`. */
  readonly separator?: string;
  readonly default: string;
  /** How many keys count, and of how many of them the minus. */
  readonly keys: number;
  readonly reversible: number;
  readonly nulls: 'first' | 'last';
  readonly compare: keyof typeof comparisons;
}

export interface Page {
  readonly by: 'page' | 'offset' | 'token';
  readonly parameter: string;
  readonly size: { readonly parameter: string; readonly default: number; readonly most?: number };
  /** By how many entries later pages begin too late. */
  readonly shift: number;
  /** Before how many of the last entries the list ends. */
  readonly withholds: number;
  /** Whether a page follows each that is full. */
  readonly isFullFollowed: boolean;
  /** The parameters that the next page is without. */
  readonly forgets: readonly string[];
  /** The status of a page behind the last one. */
  readonly behind?: number;
}

const byValue = (one: unknown, other: unknown): number =>
  one === other ? 0 : (one as number) < (other as number) ? -1 : 1;

/** How values are ordered; texts by their code units or, but for dates, regardless of case. */
export const comparisons = {
  byValue,
  asTexts: (one: unknown, other: unknown): number => byValue(String(one), String(other)),
  inAnyCase: (one: unknown, other: unknown): number =>
    typeof one === 'string' && typeof other === 'string' && !/^\d/.test(one)
      ? one.localeCompare(other, 'en', { sensitivity: 'base' })
      : byValue(one, other),
};

const low = (value: unknown): string => String(value ?? '').toLowerCase();

/** What filters ask of a member; numbers, dates and texts are compared as what they are. */
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

/** A list as most are; `parts` are those of its own. */
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

/** A filter of members by a test. */
export function filter(test: Filter['test'], ...members: readonly string[]): Filter {
  return { members, test };
}
