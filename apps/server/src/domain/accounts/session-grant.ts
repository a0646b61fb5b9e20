import type { Role } from '@finops/contract/console/enumerations';
import { administratorRefused, roleRefused } from './account-errors.ts';
import type { SessionRecord } from './users/session.ts';
import type { User } from './users/user.ts';

/** The right that an operation requires of its caller (G93). */
export interface Demand {
  readonly administrator: boolean;
  /** Roles in the business of the session, one of which is required; empty: no role is required. */
  readonly roles: readonly Role[];
}

/** The session that admitted a user, and the right it was admitted for. */
export interface SessionGrant extends Demand, Pick<SessionRecord, 'tokenHash' | 'userId'> {}

/** @throws Forbidden when the user is not an administrator or lacks the role. */
export function demandRight(
  { administrator, roles }: Demand,
  user: Pick<User, 'isAdministrator'>,
  role: Role | undefined,
): void {
  if (administrator && !user.isAdministrator) throw administratorRefused();
  if (roles.length > 0 && (role === undefined || !roles.includes(role))) throw roleRefused(role, roles);
}
