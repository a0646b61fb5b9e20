/** The named enumerations and state machines of the console's contract, without anything of its wire format. */

import { eventKinds } from './generated/console/event-kinds.ts';
import { stateMachines } from './generated/console/states.ts';
import type { components } from './generated/console/types.ts';

type Schemas = components['schemas'];

export { eventKinds, stateMachines };

/** Role of a member in a business. */
export type Role = Schemas['Role'];

/** Status of the verification of a business. */
export type KybStatus = Schemas['KybStatus'];

/** A scope of API keys. */
export type GrantableScope = Schemas['GrantableScope'];

/** A scope that an OAuth app can request. */
export type OAuthScope = Schemas['OAuthScope'];

/** Status of the review of an OAuth app. */
export type OAuthAppStatus = Schemas['OAuthAppStatus'];

/** Whether a proposed change of an OAuth app waits for review or was rejected. */
export type ProposedChangeStatus = Schemas['ProposedChangeStatus'];

/** Whether events are delivered to a webhook endpoint. */
export type WebhookEndpointStatus = Schemas['WebhookEndpointStatus'];

/** A group of event kinds that a webhook endpoint can select. */
export type EventCategory = Schemas['EventCategory'];

/** Status of the delivery of an event to a webhook endpoint. */
export type WebhookDeliveryStatus = Schemas['WebhookDeliveryStatus'];

/** Why a delivery attempt had no response. */
export type DeliveryFailure = Schemas['UnansweredAttempt']['failure'];

/** Status of a replay of events. */
export type EventReplayStatus = Schemas['EventReplayStatus'];

/** The action of an entry of the audit log. */
export type AuditAction = Schemas['AuditAction'];

/** The defect of an invalid identity token of the sandbox. */
export type IdentityTokenDefect = NonNullable<Schemas['SandboxIdentityTokenCreate']['defect']>;
