/**
 * What a commit expects to find of a record: no row of that identifier, one, a version, a state at an instant, or an owner. A
 * row that should be absent and is not makes the commit fail, or refuses it where its kind says so; anything else that
 * differs refuses it.
 */
type Expectation =
  | 'absent'
  | 'present'
  | { readonly version: number }
  | { readonly state: string; readonly at: Date }
  /** So many there may be beside the one that is added, at the instant. */
  | { readonly fewerThan: number; readonly at: Date }
  | { readonly owner: string };

/** A change of one row that becomes true together with others. The database function `record_<kind>` checks and makes it. */
export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  readonly expects: Expectation;
  /** The row afterwards, by columns, as its store makes it. */
  readonly row: object;
}
