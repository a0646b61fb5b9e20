import type { Country } from './country.ts';
import type { Currency } from './currency.ts';

/** Countries with their currencies, and the supported currencies. */
export interface LocalCurrencies {
  readonly countries: readonly Pick<Country, 'id' | 'currency'>[];
  readonly currencies: { get(code: string): Pick<Currency, 'code'> | undefined };
}

const WORLD_CURRENCY = 'USD';

/** The currency in which balances in a country are valued: its own if supported, otherwise the US dollar. */
export function localCurrency(countryId: string, { countries, currencies }: LocalCurrencies): string {
  const own = countries.find(({ id }) => id === countryId)?.currency.code;
  return (own === undefined ? undefined : currencies.get(own)?.code) ?? WORLD_CURRENCY;
}
