import type { OperationId, operationTable } from '@finops/contract';
import type { Services } from '../../services.ts';
import type { Handlers } from '../handler.ts';
import { getAddress } from './addresses/get-address.ts';
import { regenerateAddress } from './addresses/regenerate-address.ts';
import { createBalance } from './balances/create-balance.ts';
import { getBalance } from './balances/get-balance.ts';
import { listBalances } from './balances/list-balances.ts';
import { createQuote } from './quotes/create-quote.ts';
import { getQuote } from './quotes/get-quote.ts';
import { createRecipient } from './recipients/create-recipient.ts';
import { deleteRecipient } from './recipients/delete-recipient.ts';
import { getRecipient } from './recipients/get-recipient.ts';
import { listRecipients } from './recipients/list-recipients.ts';
import { resolveBankAccount } from './recipients/resolve-bank-account.ts';
import { referenceHandlers } from './reference-handlers.ts';
import { getTransaction } from './transactions/get-transaction.ts';
import { listTransactions } from './transactions/list-transactions.ts';
import { cancelTransfer } from './transfers/cancel-transfer.ts';
import { createTransfer } from './transfers/create-transfer.ts';
import { getTransfer } from './transfers/get-transfer.ts';
import { listTransfers } from './transfers/list-transfers.ts';

/** The operations whose server in the contract is this one. */
type IdOf<Host extends string> = {
  [Id in OperationId]: (typeof operationTable)[Id] extends { host: Host } ? Id : never;
}[OperationId];

/** Operations on the address of the API. */
export type ApiOperationId = IdOf<'api'>;

/** Operations on the address of the issuer. */
export type IssuerOperationId = IdOf<'issuer'>;

/** One handler for each operation on the address of the API. */
export type ApiHandlers = Pick<Handlers, ApiOperationId>;

/** The handlers of the API. An operation that is missing here answers 503. */
export function apiHandlers(services: Services): Partial<ApiHandlers> {
  return {
    ...referenceHandlers(services),
    cancelTransfer: cancelTransfer(services),
    createQuote: createQuote(services),
    createTransfer: createTransfer(services),
    getQuote: getQuote(services),
    getTransaction: getTransaction(services),
    getTransfer: getTransfer(services),
    listTransactions: listTransactions(services),
    listTransfers: listTransfers(services),
    createBalance: createBalance(services),
    getAddress: getAddress(services),
    getBalance: getBalance(services),
    listBalances: listBalances(services),
    regenerateAddress: regenerateAddress(services),
    createRecipient: createRecipient(services),
    deleteRecipient: deleteRecipient(services),
    getRecipient: getRecipient(services),
    listRecipients: listRecipients(services),
    resolveBankAccount: resolveBankAccount(services),
  };
}

/** The handlers of the issuer, likewise. */
export const issuerHandlers: Partial<Pick<Handlers, IssuerOperationId>> = {};
