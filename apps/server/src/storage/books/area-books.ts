import type { RawBuilder } from 'kysely';

/** SQL about one business. */
type OfBusiness = (businessId: string) => RawBuilder<unknown>;

/** What an area contributes to the books about its records. */
export interface AreaBooks {
  /** Common table expressions that the other parts read, `name AS (…), …`; their names are unique across areas. */
  readonly queries?: OfBusiness;
  /** The amounts that its open records hold in `held`: `profile_id`, `currency`, `amount`. */
  readonly holds?: OfBusiness;
  /** The differences between its records and the ledger: `check`, `subject`, `currency`, `expected`, `found`. */
  readonly differences?: OfBusiness;
}
