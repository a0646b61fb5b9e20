import type { Bank } from '../reference/bank.ts';
import type { Country } from '../reference/country.ts';
import type { Currencies } from '../reference/currencies.ts';

/** The facts of a country that recipients need. */
export type RecipientCountry = Pick<Country, 'id' | 'name' | 'callingCode' | 'currency'>;

/** The reference data that recipients need. */
export interface RecipientWorld {
  readonly banks: readonly Bank[];
  readonly countries: readonly RecipientCountry[];
  readonly currencies: Pick<Currencies, 'all' | 'get'>;
}
