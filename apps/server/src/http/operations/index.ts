import type { OperationId, operationTable } from '@finops/contract';
import type { Services } from '../../services.ts';
import type { Handlers } from '../handler.ts';
import { createBalance } from './balances/create-balance.ts';
import { getBalance } from './balances/get-balance.ts';
import { listBalances } from './balances/list-balances.ts';
import { notYetHandlers, notYetIssuerHandlers } from './not-yet.ts';
import { referenceHandlers } from './reference-handlers.ts';

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
    ...referenceHandlers(services),
    createBalance: createBalance(services),
    getBalance: getBalance(services),
    listBalances: listBalances(services),
  };
}

/** One handler for each operation of the issuer. */
export const issuerHandlers: Pick<Handlers, IssuerOperationId> = notYetIssuerHandlers;
