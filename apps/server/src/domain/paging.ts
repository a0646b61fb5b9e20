/** Where a page of a list begins: beyond the entry with these sort values, in one direction. */
export interface Position {
  /** `next` reads on in the order of the list, `previous` reads back. */
  readonly direction: 'next' | 'previous';
  /** Sort values of the entry at the edge of the page before, the unique one last. */
  readonly key: readonly string[];
}

/** One page of a list, in the order of the list whatever the direction it was read in. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Where the page after this one begins; undefined on the last page. */
  readonly next: Position | undefined;
  /** Where the page before this one begins; undefined on the first page. */
  readonly previous: Position | undefined;
}

/** When the entries of a list were created, as ISO 8601; what is absent does not narrow. */
export interface AgeRange {
  /** At or after. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
}

/** Which page of a list is asked for. */
export interface PageRequest {
  /** Order of the list, by its sort values. */
  readonly sort: 'asc' | 'desc';
  /** Most entries of the page, from 1; undefined for all that follow (G06). */
  readonly limit?: number | undefined;
  /** Undefined for the first page. */
  readonly from?: Position | undefined;
}
