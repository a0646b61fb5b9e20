import type { Accounts } from './domain/accounts/accounts.ts';
import type { ApiKeyAuthenticator, PublicKeyAuthenticator } from './domain/accounts/authenticators.ts';
import type { Profiles } from './domain/accounts/profile.ts';
import type { AddressValidation } from './domain/addresses/address-validation.ts';
import type { Balances } from './domain/balances/balances.ts';
import type { Clock } from './domain/clock.ts';
import type { Ids } from './domain/ids.ts';
import type { Market } from './domain/pricing/market.ts';
import type { RateWindows } from './domain/rate-windows.ts';
import type { Bank } from './domain/reference/bank.ts';
import type { Country } from './domain/reference/country.ts';
import type { Currencies } from './domain/reference/currencies.ts';
import type { Industry } from './domain/reference/industry.ts';
import type { Cursors } from './http/cursor.ts';

/** What handlers and pipeline are given. `compose.ts` makes it; each handler picks the members it needs. */
export interface Services {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly cursors: Cursors;
  readonly rateWindows: RateWindows;
  readonly accounts: Accounts;
  readonly apiKeys: ApiKeyAuthenticator;
  readonly publicKeys: PublicKeyAuthenticator;
  readonly profiles: Profiles;
  readonly balances: Balances;
  readonly currencies: Currencies;
  readonly countries: readonly Country[];
  readonly industries: readonly Industry[];
  readonly banks: readonly Bank[];
  readonly market: Market;
  readonly addressValidation: AddressValidation;
}
