import { SessionRequired } from './account-errors.ts';
import type { BusinessRecords, PersonRecords } from './account-store.ts';
import { demandRight, type SessionGrant } from './session-grant.ts';
import type { UserRecord } from './users/user.ts';

/**
 * Checks in the transaction of a change that the session and the right still exist (G91), and locks both until the
 * transaction ends. To avoid deadlocks, lock the business first, then the user, then sessions.
 *
 * @returns the user, locked for this transaction.
 * @throws SessionRequired when the session has ended.
 * @throws Forbidden when the right was revoked.
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
