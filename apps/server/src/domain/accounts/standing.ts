import type { Role } from '@finops/contract/console';
import { administratorRefused, roleRefused, SessionRequired } from './account-errors.ts';
import type { BusinessRecords, PersonRecords } from './account-store.ts';
import type { SessionRecord } from './session.ts';
import type { User, UserRecord } from './user.ts';

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

/**
 * Demands in the transaction of a change that its session and its right are there still (G91), and keeps both until the transaction
 * ends. Whoever changes several things locks the business first, then the user, then sessions, so that no two wait for each other.
 *
 * @returns the user, whom no other transaction changes meanwhile.
 * @throws SessionRequired when the session has ended.
 * @throws Forbidden when the right is gone.
 */
export async function demandStanding(
  records: PersonRecords & Partial<Pick<BusinessRecords, 'memberships'>>,
  standing: Standing,
): Promise<UserRecord> {
  const user = await records.users.lock(standing.userId);
  if (user === undefined || !(await records.sessions.hold(standing.tokenHash))) throw new SessionRequired();
  const member = standing.roles.length > 0 ? await records.memberships?.find(user.id) : undefined;
  demandRight(standing, user, member?.role);
  return user;
}
