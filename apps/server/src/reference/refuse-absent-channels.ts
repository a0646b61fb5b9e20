import type { Country } from '../domain/reference/country.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import { ReferenceDataError } from './reference-file.ts';

/**
 * Rejects fiat money marked as open for deposits or payouts without a method in any country, and the reverse. Throws a
 * ReferenceDataError.
 */
export function refuseAbsentChannels(currencies: Currencies, countries: readonly Country[]): void {
  const methods = {
    deposit: new Set(countries.flatMap((one) => one.paymentMethods.map(({ currency }) => currency))),
    withdrawal: new Set(countries.flatMap((one) => one.payoutMethods.map(({ currency }) => currency))),
  };
  for (const currency of currencies.all().filter(({ type }) => type === 'fiat')) {
    for (const way of ['deposit', 'withdrawal'] as const) {
      const isListed = methods[way].has(currency);
      if (currency[way] === isListed) continue;
      throw new ReferenceDataError(
        `currencies.yaml, currencies ${currency.code}: \`${way}\` has to be ${isListed}, because ${isListed ? 'a' : 'no'} country of countries.yaml has a ${way === 'deposit' ? 'payment' : 'payout'} method in it.`,
      );
    }
  }
}
