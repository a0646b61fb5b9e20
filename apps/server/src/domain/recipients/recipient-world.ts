import type { Bank } from '../reference/bank.ts';
import type { Country } from '../reference/country.ts';
import type { Currencies } from '../reference/currencies.ts';

/** A country as far as recipients are concerned. */
export type RecipientCountry = Pick<Country, 'id' | 'name' | 'callingCode' | 'currency'>;

/** What recipients need to know of the world. */
export interface RecipientWorld {
  readonly banks: readonly Bank[];
  readonly countries: readonly RecipientCountry[];
  readonly currencies: Pick<Currencies, 'all' | 'get'>;
}
