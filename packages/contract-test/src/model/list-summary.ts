/** The interpretation of a list, as reports show it: a phrase for each parameter and total. */
export interface ListSummary {
  /** The id of the operation. */
  readonly operation: string;
  /** `limit: number of entries`. */
  readonly paging: readonly string[];
  /** `created_after: created_at, from the value on`. */
  readonly filters: readonly string[];
  /** `sort=-name: name, descending`. */
  readonly sort: readonly string[];
  readonly totals: readonly string[];
}
