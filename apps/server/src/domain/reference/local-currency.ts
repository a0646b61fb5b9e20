import type { Country } from './country.ts';
import type { Currency } from './currency.ts';

/** Countries with their currencies, and the currencies that the service has. */
export interface LocalCurrencies {
  readonly countries: readonly Pick<Country, 'id' | 'currency'>[];
  readonly currencies: { get(code: string): Pick<Currency, 'code'> | undefined };
}

const WORLD_CURRENCY = 'USD';

/** The currency that balances in a country are valued in: its own if the service has it, otherwise the US dollar. */
export function localCurrency(countryId: string, { countries, currencies }: LocalCurrencies): string {
  const own = countries.find(({ id }) => id === countryId)?.currency.code;
  return (own === undefined ? undefined : currencies.get(own)?.code) ?? WORLD_CURRENCY;
}
