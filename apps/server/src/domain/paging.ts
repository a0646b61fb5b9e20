/** Where a page of a list begins: after the entry with these sort values, in one direction. */
export interface Position {
  /** `next` continues in the order of the list, `previous` goes back. */
  readonly direction: 'next' | 'previous';
  /** Sort values of the entry at the edge of the previous page, the unique one last. */
  readonly key: readonly string[];
}

/** One page of a list, always in the order of the list. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Where the next page begins; undefined on the last page. */
  readonly next: Position | undefined;
  /** Where the previous page begins; undefined on the first page. */
  readonly previous: Position | undefined;
}

/** A filter on the creation time of entries, as ISO 8601; absent bounds match everything. */
export interface AgeRange {
  /** Inclusive. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
}

/** Which page of a list to return. */
export interface PageRequest {
  /** Order of the list by its sort values. */
  readonly sort: 'asc' | 'desc';
  /** Maximum number of entries, at least 1; undefined for all that follow (G06). */
  readonly limit?: number | undefined;
  /** Undefined for the first page. */
  readonly from?: Position | undefined;
}
