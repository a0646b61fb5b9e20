/** What the contract of the console says, as code. Everything here is generated from `spec/console/`. */

import { accessTable } from './generated/console/access.ts';
import type { OperationDefaults } from './generated/console/defaults.ts';
import { errorForms } from './generated/console/error-forms.ts';
import { eventKinds } from './generated/console/event-kinds.ts';
import { historyDays } from './generated/console/history.ts';
import { operationTable } from './generated/console/operations.ts';
import { stateMachines } from './generated/console/states.ts';
import type { components, operations, paths } from './generated/console/types.ts';

export type { components, OperationDefaults, operations, paths };
export { errorForms, eventKinds, historyDays, operationTable, stateMachines };

/** Identifier of an operation of the console, for example `createApiKey`. */
export type OperationId = keyof typeof operationTable;

/** Identifier of an operation of the console that needs a credential. */
export type SecuredOperationId = keyof typeof accessTable;

/** Role of a member in a business. */
export type Role = components['schemas']['Role'];

/** How far the verification of a business is. */
export type KybStatus = components['schemas']['KybStatus'];

/** A scope that an API key can have. */
export type GrantableScope = components['schemas']['GrantableScope'];

/** A scope that an OAuth app can request. */
export type OAuthScope = components['schemas']['OAuthScope'];

/** How far the review of an OAuth app is. */
export type OAuthAppStatus = components['schemas']['OAuthAppStatus'];

/** Whether a proposed change of an OAuth app waits for review or was rejected. */
export type ProposedChangeStatus = components['schemas']['ProposedChangeStatus'];

/** Whether events are delivered to a webhook endpoint. */
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus'];

/** A group of event kinds that a webhook endpoint can select. */
export type EventCategory = components['schemas']['EventCategory'];

/** How far the delivery of an event to a webhook endpoint is. */
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];

/** Why an attempt of a delivery had no response. */
export type DeliveryFailure = components['schemas']['UnansweredAttempt']['failure'];

/** How far a replay of events is. */
export type EventReplayStatus = components['schemas']['EventReplayStatus'];

/** What an entry of the audit log says was done. */
export type AuditAction = components['schemas']['AuditAction'];

/** Who may call an operation of the console with a session. */
export interface Access {
  /** Roles in the business of the session of which any one suffices; empty when no role is asked for. */
  readonly roles: readonly Role[];
  /** Whether it takes a platform administrator. */
  readonly administrator: boolean;
  /** Whether the call has to carry the CSRF token of the session (G91). */
  readonly csrf: boolean;
}

/** Who may call each operation that is not public; a public one is not in the table (G93). */
export const access: Readonly<Record<SecuredOperationId, Access>> = accessTable;
