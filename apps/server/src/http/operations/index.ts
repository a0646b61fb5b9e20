import type { OperationId, operationTable } from '@finops/contract';
import type { Services } from '../../services.ts';
import type { Handlers } from '../handler.ts';
import { addressHandlers } from './addresses/index.ts';
import { balanceHandlers } from './balances/index.ts';
import { bankHandlers } from './banks/index.ts';
import { countryHandlers } from './countries/index.ts';
import { currencyHandlers } from './currencies/index.ts';
import { industryHandlers } from './industries/index.ts';
import { pairHandlers } from './pairs/index.ts';
import { quoteHandlers } from './quotes/index.ts';
import { recipientHandlers } from './recipients/index.ts';
import { transactionHandlers } from './transactions/index.ts';
import { transferHandlers } from './transfers/index.ts';

/** The operations whose server in the contract is this one. */
type IdOf<Host extends string> = {
  [Id in OperationId]: (typeof operationTable)[Id] extends { host: Host } ? Id : never;
}[OperationId];

/** Operations on the address of the API. */
export type ApiOperationId = IdOf<'api'>;

/** Operations on the address of the issuer. */
export type IssuerOperationId = IdOf<'issuer'>;

/** The handlers of the API. An operation that is missing here answers 503. */
export function apiHandlers(services: Services): Partial<Pick<Handlers, ApiOperationId>> {
  return {
    ...addressHandlers(services),
    ...balanceHandlers(services),
    ...bankHandlers(services),
    ...countryHandlers(services),
    ...currencyHandlers(services),
    ...industryHandlers(services),
    ...pairHandlers(services),
    ...quoteHandlers(services),
    ...recipientHandlers(services),
    ...transactionHandlers(services),
    ...transferHandlers(services),
  };
}

/** The handlers of the issuer, likewise. */
export const issuerHandlers: Partial<Pick<Handlers, IssuerOperationId>> = {};
