import type { RawBuilder } from 'kysely';

/** SQL about one business. */
type OfBusiness = (businessId: string) => RawBuilder<unknown>;

/** What an area that has records tells the books of them. */
export interface AreaBooks {
  /** Queries that the other parts read, `name AS (…), …`; no other area has their names. */
  readonly queries?: OfBusiness;
  /** What its open records hold in `held`: `profile_id`, `currency`, `amount`. */
  readonly holds?: OfBusiness;
  /** Where its records and the ledger disagree, by the columns of a difference: `check`, `subject`, `currency`, `expected`, `found`. */
  readonly differences?: OfBusiness;
}
