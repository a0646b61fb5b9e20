/**
 * What a commit expects to find of a record: no row of that identifier, a version, or a state at an instant. A row that
 * should be absent and is not makes the commit fail; anything else that differs refuses it.
 */
type Expectation = 'absent' | { readonly version: number } | { readonly state: string; readonly at: Date };

/** A change of one row of a product. The database function `record_<kind>` checks and makes it. */
export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  readonly expects: Expectation;
  /** The row afterwards, by columns, as the store of the product makes it. */
  readonly row: object;
}
