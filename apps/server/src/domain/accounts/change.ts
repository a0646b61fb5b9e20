import type { AuditAction } from '@finops/contract/console/enumerations';
import type { AccountStore, BusinessRecords, PersonRecords } from './account-store.ts';
import type { Act, AuditSink } from './audit-entry.ts';
import { demandSessionGrant } from './demand-session-grant.ts';

/** Runs changes of a business, each in one transaction, on the records that they need. */
interface BusinessChanges<Records extends BusinessRecords> {
  change<Result>(businessId: string, work: (records: Records) => Promise<Result>): Promise<Result>;
}

/**
 * Changes a business in one transaction, one change at a time, after checking again that the caller is still
 * authorized.
 *
 * @throws SessionRequired when the session has ended since the request was admitted.
 * @throws Forbidden when the right was revoked since.
 */
export function changeBusiness<Records extends BusinessRecords, Result>(
  store: BusinessChanges<Records>,
  act: Act,
  businessId: string,
  work: (records: Records) => Promise<Result>,
): Promise<Result> {
  return store.change(businessId, async (records) => {
    await records.business.lock();
    if (act.sessionGrant !== undefined) await demandSessionGrant(records, act.sessionGrant);
    return work(records);
  });
}

/** Makes the checks of `changeBusiness` before side effects outside of its transaction. */
export async function demandAct(store: AccountStore, act: Act, businessId: string): Promise<void> {
  if (act.sessionGrant !== undefined) await changeBusiness(store, act, businessId, async () => {});
}

/** Records about one user, in the business of the session or in none. */
export type PlaceRecords = PersonRecords &
  Partial<Pick<BusinessRecords, 'business' | 'memberships'>> & { readonly audit: AuditSink<AuditAction> };

/**
 * Changes records about one user; the audit entry goes to the log of the business, or else of the platform (G97).
 */
export function changePlace<Result>(
  store: AccountStore,
  businessId: string | undefined,
  work: (records: PlaceRecords) => Promise<Result>,
): Promise<Result> {
  if (businessId === undefined) return store.changePlatform(work);
  return store.change(businessId, async (records) => {
    await records.business.lock();
    return work(records);
  });
}
