import type { AuditAction } from '@finops/contract/console/enumerations';
import type { AccountStore, BusinessRecords, PersonRecords } from './account-store.ts';
import type { Act, AuditSink } from './audit-entry.ts';
import { demandSessionGrant } from './demand-session-grant.ts';

/** What runs changes of a business in one transaction each, on the records that they need. */
interface BusinessChanges<Records extends BusinessRecords> {
  change<Result>(businessId: string, work: (records: Records) => Promise<Result>): Promise<Result>;
}

/**
 * Changes a business in one transaction, one change at a time, as long as what let the caller in holds still.
 *
 * @throws SessionRequired when the session has ended since the caller was let in.
 * @throws Forbidden when the right is gone since.
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

/** Demands what `changeBusiness` does, before something is done outside of its transaction. */
export async function demandAct(store: AccountStore, act: Act, businessId: string): Promise<void> {
  if (act.sessionGrant !== undefined) await changeBusiness(store, act, businessId, async () => {});
}

/** What concerns one person, in the business of the person's session or in none. */
export type PlaceRecords = PersonRecords &
  Partial<Pick<BusinessRecords, 'business' | 'memberships'>> & { readonly audit: AuditSink<AuditAction> };

/** Changes what concerns one person; the entry goes into the log of the business, or of the platform without one (G97). */
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
