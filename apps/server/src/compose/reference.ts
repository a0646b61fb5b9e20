import { AddressValidation } from '../domain/addresses/address-validation.ts';
import { Market } from '../domain/pricing/market.ts';
import { AccountLookup } from '../domain/recipients/account-lookup.ts';
import { bankHandlers } from '../http/operations/banks/index.ts';
import { countryHandlers } from '../http/operations/countries/index.ts';
import { currencyHandlers } from '../http/operations/currencies/index.ts';
import { industryHandlers } from '../http/operations/industries/index.ts';
import { pairHandlers } from '../http/operations/pairs/index.ts';
import { absentAccountDirectory } from '../rails/banks/absent-account-directory.ts';
import { simulatedAccountDirectory } from '../rails/banks/simulated-account-directory.ts';
import type { Services } from '../services.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Reference data: countries, currencies, banks, prices, addresses and bank accounts. */
export function referenceArea(
  { config, reference, venue, clock }: Base,
  { cursors }: Pick<Services, 'cursors'>,
) {
  const { currencies, countries, industries, banks, pairs } = reference;
  const directory = config.adapters.rails === 'none' ? absentAccountDirectory : simulatedAccountDirectory;
  const services = {
    currencies,
    countries,
    industries,
    banks,
    market: new Market({ pairs, venue }),
    addressValidation: new AddressValidation(currencies),
    accountLookup: new AccountLookup(directory, reference),
  };
  const given = { ...services, clock, cursors };
  return {
    services,
    handlers: {
      api: {
        ...bankHandlers(given),
        ...countryHandlers(given),
        ...currencyHandlers(given),
        ...industryHandlers(given),
        ...pairHandlers(given),
      },
    },
  } satisfies Area;
}
