/** What the contract says, as code. Everything here is generated from `spec/`. */

import { scopes, stateMachines } from './enumerations.ts';
import type { OperationDefaults } from './generated/defaults.ts';
import { errorForms } from './generated/error-forms.ts';
import { errorCatalogue } from './generated/errors.ts';
import { operationTable } from './generated/operations.ts';
import type { components, operations, paths, webhooks } from './generated/types.ts';

export type {
  ErrorName,
  EventKind,
  QuoteStatus,
  Scope,
  TransactionType,
  TransferCategory,
  TransferErrorReason,
  TransferStatus,
} from './enumerations.ts';
export type { components, OperationDefaults, operations, paths, webhooks };
export { errorCatalogue, errorForms, operationTable, scopes, stateMachines };

/** Identifier of an operation, for example `getStockPosition`. */
export type OperationId = keyof typeof operationTable;

/** The body of every failure of the API. */
export type ErrorBody = components['schemas']['ErrorBody'];

/** The body of any webhook; `event` tells which, and with it what `data` is. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** The tokens that every refresh returns. */
export type TokenPair = components['schemas']['TokenPair'];

/** The claims of an access token whose signature is verified. */
export type AccessTokenClaims = components['schemas']['AccessTokenClaims'];
