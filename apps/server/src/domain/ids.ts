/** Generates ids of new records. */
export interface Ids {
  /** A new id: the prefix with its underscore, for example `BAL_` (G68), and 16 alphanumerics. */
  next(prefix: string): string;
}
