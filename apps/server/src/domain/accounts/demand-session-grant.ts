import { SessionRequired } from './account-errors.ts';
import type { BusinessRecords, PersonRecords } from './account-store.ts';
import { demandRight, type SessionGrant } from './session-grant.ts';
import type { UserRecord } from './users/user.ts';

/**
 * Demands in the transaction of a change that its session and its right are there still (G91), and keeps both until the transaction
 * ends. Whoever changes several things locks the business first, then the user, then sessions, so that no two wait for each other.
 *
 * @returns the user, whom no other transaction changes meanwhile.
 * @throws SessionRequired when the session has ended.
 * @throws Forbidden when the right is gone.
 */
export async function demandSessionGrant(
  records: PersonRecords & Partial<Pick<BusinessRecords, 'memberships'>>,
  sessionGrant: SessionGrant,
): Promise<UserRecord> {
  const user = await records.users.lock(sessionGrant.userId);
  if (user === undefined || !(await records.sessions.hold(sessionGrant.tokenHash)))
    throw new SessionRequired();
  const member = sessionGrant.roles.length > 0 ? await records.memberships?.find(user.id) : undefined;
  demandRight(sessionGrant, user, member?.role);
  return user;
}
