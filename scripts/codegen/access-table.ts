import { operationsOf } from '@finops/openapi';
import { type OpenApiDocument, SpecError } from './bundle.ts';

/** Access rules of an operation of the console for sessions. */
export interface AccessEntry {
  /** Roles in the session's business, any of which suffices; empty if no role is required. */
  roles: string[];
  /** Whether a platform administrator is required. */
  administrator: boolean;
  /** Whether the request must carry the session's CSRF token. */
  csrf: boolean;
}

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string }[];
  'x-roles'?: string[];
  'x-administrator'?: boolean;
  'x-any-user'?: boolean;
}

/**
 * One entry for each operation of the console that is not public, by operationId.
 * @throws SpecError unless each states exactly one of `x-roles`, `x-administrator` and `x-any-user`.
 */
export function accessTable(document: OpenApiDocument): Record<string, AccessEntry> {
  const common = document.security as Record<string, string[]>[] | undefined;
  return Object.fromEntries(
    operationsOf<Operation>(document)
      .filter(({ operation: { security = common } }) => security !== undefined && security.length > 0)
      .map(({ operation }) => [operation.operationId, accessOf(operation)]),
  );
}

function accessOf(operation: Operation): AccessEntry {
  const { 'x-roles': roles, 'x-administrator': administrator, 'x-any-user': anyUser } = operation;
  const stated = [roles !== undefined, administrator === true, anyUser === true].filter(Boolean).length;
  if (stated !== 1)
    throw new SpecError(
      `${operation.operationId} states ${stated} of x-roles, x-administrator and x-any-user. State exactly one.`,
    );
  return {
    roles: roles ?? [],
    administrator: administrator === true,
    csrf: (operation.parameters ?? []).some(isCsrfToken),
  };
}

function isCsrfToken(parameter: { $ref?: string; name?: string }): boolean {
  const { name, $ref = '' } = parameter;
  return name === 'X-CSRF-Token' || $ref.startsWith('#/components/parameters/x-csrf-token');
}
