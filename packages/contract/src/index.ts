/** What the contract says, as code. Everything here is generated from `spec/`. */

import type { OperationDefaults } from './generated/defaults.ts';
import { errorCatalogue } from './generated/errors.ts';
import { operationTable } from './generated/operations.ts';
import { scopes } from './generated/scopes.ts';
import { stateMachines } from './generated/states.ts';
import type { components, operations, paths, webhooks } from './generated/types.ts';

export type { components, OperationDefaults, operations, paths, webhooks };
export { errorCatalogue, operationTable, scopes, stateMachines };

/** Identifier of an operation, for example `getStockPosition`. */
export type OperationId = keyof typeof operationTable;

/** A scope that a credential can have. */
export type Scope = keyof typeof scopes;

/** Name of an error in the API's own error body. */
export type ErrorName = components['schemas']['ErrorName'];

/** The body of every failure of the API. */
export type ErrorBody = components['schemas']['ErrorBody'];

/** What a quote is at an instant. */
export type QuoteStatus = components['schemas']['QuoteStatus'];

/** Which way the money of a quote or a transfer goes. */
export type TransferCategory = components['schemas']['TransferCategory'];

/** A state of a transfer. */
export type TransferStatus = components['schemas']['TransferStatus'];

/** Why a transfer left its usual path. */
export type TransferErrorReason = components['schemas']['TransferErrorReason'];

/** What a transaction belongs to. */
export type TransactionType = components['schemas']['TransactionType'];

/** A kind of webhook event. */
export type EventKind = keyof webhooks;

/** The body of any webhook; `event` tells which, and with it what `data` is. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** The tokens that every refresh returns. */
export type TokenPair = components['schemas']['TokenPair'];

/** The claims of an access token whose signature is verified. */
export type AccessTokenClaims = components['schemas']['AccessTokenClaims'];
