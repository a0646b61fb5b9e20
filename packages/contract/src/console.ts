/** What the contract of the console says, as code. Everything here is generated from `spec/console/`. */

import { eventKinds, type Role, stateMachines } from './console-enumerations.ts';
import { accessTable } from './generated/console/access.ts';
import type { OperationDefaults } from './generated/console/defaults.ts';
import { errorForms } from './generated/console/error-forms.ts';
import { historyDays } from './generated/console/history.ts';
import { operationTable } from './generated/console/operations.ts';
import type { components, operations, paths } from './generated/console/types.ts';

export type {
  AuditAction,
  DeliveryFailure,
  EventCategory,
  EventReplayStatus,
  GrantableScope,
  KybStatus,
  OAuthAppStatus,
  OAuthScope,
  ProposedChangeStatus,
  Role,
  WebhookDeliveryStatus,
  WebhookEndpointStatus,
} from './console-enumerations.ts';
export type { components, OperationDefaults, operations, paths };
export { errorForms, eventKinds, historyDays, operationTable, stateMachines };

/** Identifier of an operation of the console, for example `createApiKey`. */
export type OperationId = keyof typeof operationTable;

/** Identifier of an operation of the console that needs a credential. */
export type SecuredOperationId = keyof typeof accessTable;

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
