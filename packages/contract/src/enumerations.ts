/** The named enumerations, scopes and state machines of the contract, without anything of its wire format. */

import { scopes } from './generated/scopes.ts';
import { stateMachines } from './generated/states.ts';
import type { components, webhooks } from './generated/types.ts';

type Schemas = components['schemas'];

export { scopes, stateMachines };

/** A scope of a credential. */
export type Scope = keyof typeof scopes;

/** Name of an error in the API's own error body. */
export type ErrorName = Schemas['ErrorName'];

/** A state of a quote. */
export type QuoteStatus = Schemas['QuoteStatus'];

/** The direction of a quote or transfer. */
export type TransferCategory = Schemas['TransferCategory'];

/** A state of a transfer. */
export type TransferStatus = Schemas['TransferStatus'];

/** Why a transfer left its usual path. */
export type TransferErrorReason = Schemas['TransferErrorReason'];

/** How a transfer ended. */
export type TransferOutcome = Schemas['TransferOutcome'];

/** What kind of record a transaction belongs to. */
export type TransactionType = Schemas['TransactionType'];

/** A state of a payment request. */
export type PaymentRequestStatus = Schemas['PaymentRequestStatus'];

/** Whether a payment request was created directly or through a payment link. */
export type PaymentRequestType = Schemas['PaymentRequest']['type'];

/** A state of a payment link. */
export type PaymentLinkStatus = Schemas['PaymentLinkStatus'];

/** The purpose of a payment link. */
export type PaymentLinkType = Schemas['PaymentLinkType'];

/** A state of the verification of a customer. */
export type CustomerStatus = Schemas['CustomerStatus'];

/** A requirement to meet before a customer can be submitted for review. */
export type CustomerRequirement = Schemas['CustomerRequirement'];

/** A kind of identity document of an individual customer. */
export type IdentityDocumentType = Schemas['IdentifyingInformation']['type'];

/** What a document of a business customer proves. */
export type BusinessDocumentPurpose = Schemas['BusinessDocumentPurpose'];

/** The role of an owner or director in a business customer. */
export type BusinessOwnerRole = Schemas['BusinessOwnerRole'];

/** The main purpose for which a business customer uses the service. */
export type BusinessPurpose = Schemas['BusinessTransaction']['purpose'];

/** The main source of a business customer's funds. */
export type SourceOfFunds = Schemas['BusinessTransaction']['source_of_funds'];

/** A kind of webhook event. */
export type EventKind = keyof webhooks;
