/** The contract as code, generated from `spec/`. */

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

/** The body of every error of the API. */
export type ErrorBody = components['schemas']['ErrorBody'];

/** The body of any webhook; `event` determines the type of `data`. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** The tokens returned by every refresh. */
export type TokenPair = components['schemas']['TokenPair'];

/** The claims of a verified access token. */
export type AccessTokenClaims = components['schemas']['AccessTokenClaims'];
