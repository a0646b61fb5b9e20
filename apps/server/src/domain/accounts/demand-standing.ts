import { SessionRequired } from './account-errors.ts';
import type { BusinessRecords, PersonRecords } from './account-store.ts';
import { demandRight, type Standing } from './standing.ts';
import type { UserRecord } from './users/user.ts';

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
