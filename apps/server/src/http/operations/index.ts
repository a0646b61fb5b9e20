import type { OperationId, operationTable } from '@finops/contract';
import type { Services } from '../../services.ts';
import type { Handlers } from '../handler.ts';
import { validateAddress } from './addresses/validate-address.ts';
import { createBalance } from './balances/create-balance.ts';
import { getBalance } from './balances/get-balance.ts';
import { listBalances } from './balances/list-balances.ts';
import { listBanks } from './banks/list-banks.ts';
import { listCountries } from './countries/list-countries.ts';
import { getCurrency } from './currencies/get-currency.ts';
import { listCurrencies } from './currencies/list-currencies.ts';
import { listIndustries } from './industries/list-industries.ts';
import { notYetHandlers, notYetIssuerHandlers } from './not-yet.ts';
import { listPairs } from './pairs/list-pairs.ts';

/** The operations whose server in the contract is this one. */
type IdOf<Host extends string> = {
  [Id in OperationId]: (typeof operationTable)[Id] extends { host: Host } ? Id : never;
}[OperationId];

/** Operations on the address of the API. */
export type ApiOperationId = IdOf<'api'>;

/** Operations on the address of the issuer. */
export type IssuerOperationId = IdOf<'issuer'>;

/** One handler for each operation of the API. */
export function apiHandlers(services: Services): Pick<Handlers, ApiOperationId> {
  return {
    ...notYetHandlers,
    createBalance: createBalance(services),
    getBalance: getBalance(services),
    getCurrency: getCurrency(services),
    listBalances: listBalances(services),
    listBanks: listBanks(services),
    listCountries: listCountries(services),
    listCurrencies: listCurrencies(services),
    listIndustries: listIndustries(services),
    listPairs: listPairs(services),
    validateAddress: validateAddress(services),
  };
}

/** One handler for each operation of the issuer. */
export const issuerHandlers: Pick<Handlers, IssuerOperationId> = notYetIssuerHandlers;
