/** The named enumerations, scopes and state machines of the contract, without anything of its wire format. */

import { scopes } from './generated/scopes.ts';
import { stateMachines } from './generated/states.ts';
import type { components, webhooks } from './generated/types.ts';

type Schemas = components['schemas'];

export { scopes, stateMachines };

/** A scope that a credential can have. */
export type Scope = keyof typeof scopes;

/** Name of an error in the API's own error body. */
export type ErrorName = Schemas['ErrorName'];

/** What a quote is at an instant. */
export type QuoteStatus = Schemas['QuoteStatus'];

/** Which way the money of a quote or a transfer goes. */
export type TransferCategory = Schemas['TransferCategory'];

/** A state of a transfer. */
export type TransferStatus = Schemas['TransferStatus'];

/** Why a transfer left its usual path. */
export type TransferErrorReason = Schemas['TransferErrorReason'];

/** How a transfer ended. */
export type TransferOutcome = Schemas['TransferOutcome'];

/** What a transaction belongs to. */
export type TransactionType = Schemas['TransactionType'];

/** A state of a payment request. */
export type PaymentRequestStatus = Schemas['PaymentRequestStatus'];

/** Whether a payment request was created by itself or through a payment link. */
export type PaymentRequestType = Schemas['PaymentRequest']['type'];

/** A state of a payment link. */
export type PaymentLinkStatus = Schemas['PaymentLinkStatus'];

/** What a payment link is for. */
export type PaymentLinkType = Schemas['PaymentLinkType'];

/** A state of the verification of a customer. */
export type CustomerStatus = Schemas['CustomerStatus'];

/** Something that is missing before a customer can be submitted for review. */
export type CustomerRequirement = Schemas['CustomerRequirement'];

/** A kind of identity document of an individual customer. */
export type IdentityDocumentType = Schemas['IdentifyingInformation']['type'];

/** What a document of a business customer proves. */
export type BusinessDocumentPurpose = Schemas['BusinessDocumentPurpose'];

/** What an owner or director does in a business customer. */
export type BusinessOwnerRole = Schemas['BusinessOwnerRole'];

/** What a business customer mainly uses the service for. */
export type BusinessPurpose = Schemas['BusinessTransaction']['purpose'];

/** Where the money of a business customer mainly comes from. */
export type SourceOfFunds = Schemas['BusinessTransaction']['source_of_funds'];

/** A kind of webhook event. */
export type EventKind = keyof webhooks;
