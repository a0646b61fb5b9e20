/** The named enumerations and state machines of the console's contract, without anything of its wire format. */

import { eventKinds } from './generated/console/event-kinds.ts';
import { stateMachines } from './generated/console/states.ts';
import type { components } from './generated/console/types.ts';

type Schemas = components['schemas'];

export { eventKinds, stateMachines };

/** Role of a member in a business. */
export type Role = Schemas['Role'];

/** How far the verification of a business is. */
export type KybStatus = Schemas['KybStatus'];

/** A scope that an API key can have. */
export type GrantableScope = Schemas['GrantableScope'];

/** A scope that an OAuth app can request. */
export type OAuthScope = Schemas['OAuthScope'];

/** How far the review of an OAuth app is. */
export type OAuthAppStatus = Schemas['OAuthAppStatus'];

/** Whether a proposed change of an OAuth app waits for review or was rejected. */
export type ProposedChangeStatus = Schemas['ProposedChangeStatus'];

/** Whether events are delivered to a webhook endpoint. */
export type WebhookEndpointStatus = Schemas['WebhookEndpointStatus'];

/** A group of event kinds that a webhook endpoint can select. */
export type EventCategory = Schemas['EventCategory'];

/** How far the delivery of an event to a webhook endpoint is. */
export type WebhookDeliveryStatus = Schemas['WebhookDeliveryStatus'];

/** Why an attempt of a delivery had no response. */
export type DeliveryFailure = Schemas['UnansweredAttempt']['failure'];

/** How far a replay of events is. */
export type EventReplayStatus = Schemas['EventReplayStatus'];

/** What an entry of the audit log says was done. */
export type AuditAction = Schemas['AuditAction'];

/** What makes an identity token of the sandbox invalid. */
export type IdentityTokenDefect = NonNullable<Schemas['SandboxIdentityTokenCreate']['defect']>;
