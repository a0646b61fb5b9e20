import type { Role } from '@finops/contract/console';
import { administratorRefused, roleRefused } from './account-errors.ts';
import type { SessionRecord } from './users/session.ts';
import type { User } from './users/user.ts';

/** What an operation demands of whoever calls it (G93). */
export interface Demand {
  readonly administrator: boolean;
  /** Roles in the business of the session, of which one suffices; empty: none is needed. */
  readonly roles: readonly Role[];
}

/** What let a user in: a session, and what it was admitted for. */
export interface Standing extends Demand, Pick<SessionRecord, 'tokenHash' | 'userId'> {}

/** @throws Forbidden when the user is no administrator or lacks the role. */
export function demandRight(
  { administrator, roles }: Demand,
  user: Pick<User, 'isAdministrator'>,
  role: Role | undefined,
): void {
  if (administrator && !user.isAdministrator) throw administratorRefused();
  if (roles.length > 0 && (role === undefined || !roles.includes(role))) throw roleRefused(role, roles);
}
