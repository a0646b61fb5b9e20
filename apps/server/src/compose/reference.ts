import { AddressValidation } from '../domain/addresses/address-validation.ts';
import { Market } from '../domain/pricing/market.ts';
import { AccountLookup } from '../domain/recipients/account-lookup.ts';
import { absentAccountDirectory } from '../rails/banks/absent-account-directory.ts';
import { simulatedAccountDirectory } from '../rails/banks/simulated-account-directory.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** What the service knows of the world: countries, currencies, banks, prices, addresses and bank accounts. */
export function referenceArea({ config, reference, venue, clock }: Base) {
  const { currencies, countries, industries, banks, pairs } = reference;
  const directory = config.adapters.rails === 'none' ? absentAccountDirectory : simulatedAccountDirectory;
  return {
    services: {
      currencies,
      countries,
      industries,
      banks,
      market: new Market({ pairs, venue, clock }),
      addressValidation: new AddressValidation(currencies),
      accountLookup: new AccountLookup(directory, reference),
    },
  } satisfies Area;
}
