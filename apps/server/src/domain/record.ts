/**
 * What a commit expects of a record: that it is absent or present, or has a version, a state at an instant, or an
 * owner. An unexpected existing row makes the commit fail, or refuses it if its kind says so; any other difference
 * refuses it.
 */
type Expectation =
  | 'absent'
  | 'present'
  | { readonly version: number }
  | { readonly state: string; readonly at: Date }
  /** Fewer than this many may exist at the instant, besides the added one. */
  | { readonly fewerThan: number; readonly at: Date }
  | { readonly owner: string };

/** A change of one row, committed with others. The database function `record_<kind>` checks and makes it. */
export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  readonly expects: Expectation;
  /** The new row, by column, as built by its store. */
  readonly row: object;
}
