/** The console's contract as code, generated from `spec/console/`. */

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

/** Identifier of an operation of the console that requires a credential. */
export type SecuredOperationId = keyof typeof accessTable;

/** Access rules of an operation of the console for sessions. */
export interface Access {
  /** Roles in the session's business, any of which suffices; empty if no role is required. */
  readonly roles: readonly Role[];
  /** Whether a platform administrator is required. */
  readonly administrator: boolean;
  /** Whether the request must carry the session's CSRF token (G91). */
  readonly csrf: boolean;
}

/** Access rules of each operation that is not public; public operations are not in the table (G93). */
export const access: Readonly<Record<SecuredOperationId, Access>> = accessTable;
