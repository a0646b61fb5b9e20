import { type Kysely, type Selectable, sql } from 'kysely';
import type { Business, BusinessStore, PlatformStore } from '../../domain/accounts/business.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['business.created_at', 'business.business_id'];

function businessIn(row: Selectable<Tables['business']>): Business {
  return {
    id: row.business_id,
    name: row.name,
    countryId: row.country_id,
    kybStatus: row.kyb_status,
    kybReason: row.kyb_reason ?? undefined,
    contactEmail: row.contact_email ?? undefined,
    displayCurrency: row.display_currency,
    hasReusableKyc: row.has_reusable_kyc,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** One business in the database. */
export function businessStore(kysely: Kysely<Tables>, businessId: string): BusinessStore {
  const one = kysely.selectFrom('business').selectAll().where('business_id', '=', businessId);
  return {
    find: async () => {
      const row = await one.executeTakeFirst();
      return row && businessIn(row);
    },
    lock: async () => {
      const row = await one.forNoKeyUpdate().executeTakeFirst();
      return row && businessIn(row);
    },
    insert: async (business) => {
      await kysely
        .insertInto('business')
        .values({
          business_id: business.id,
          user_id: null,
          name: business.name,
          country_id: business.countryId,
          kyb_status: business.kybStatus,
          kyb_reason: business.kybReason ?? null,
          contact_email: business.contactEmail ?? null,
          display_currency: business.displayCurrency,
          has_reusable_kyc: business.hasReusableKyc,
          created_at: business.createdAt,
          updated_at: business.updatedAt,
        })
        .execute();
      await kysely
        .insertInto('profile')
        .values({
          business_id: business.id,
          profile_id: business.id,
          kind: 'business',
          display_currency: business.displayCurrency,
          created_at: business.createdAt,
        })
        .execute();
    },
    update: async ({ kybStatus, kybReason, updatedAt }) => {
      // Commits hold a shared lock on the business: those that saw the previous state have ended, and later ones see
      // the new one.
      await one.forUpdate().executeTakeFirst();
      await kysely
        .updateTable('business')
        .set({ kyb_status: kybStatus, kyb_reason: kybReason ?? null, updated_at: updatedAt })
        .where('business_id', '=', businessId)
        .execute();
      // Transfers stopped by the previous state become due again, at their earlier due time.
      await kysely
        .updateTable('transfer')
        .set(({ ref }) => ({ due_at: ref('stopped_due_at'), stopped_due_at: null }))
        .where('business_id', '=', businessId)
        .where('stopped_due_at', 'is not', null)
        .execute();
    },
    setContact: async ({ contactEmail, updatedAt }) => {
      await kysely
        .updateTable('business')
        .set({ contact_email: contactEmail ?? null, updated_at: updatedAt })
        .where('business_id', '=', businessId)
        .execute();
    },
    enableReusableKyc: async () => {
      await kysely
        .updateTable('business')
        .set({ has_reusable_kyc: true })
        .where('business_id', '=', businessId)
        .execute();
    },
    noteOwner: async () => {
      await kysely
        .updateTable('business')
        .set(({ selectFrom }) => ({
          user_id: selectFrom('membership')
            .select('membership.user_id')
            .where('membership.business_id', '=', businessId)
            .where('membership.role', '=', 'owner')
            .orderBy('membership.created_at')
            .orderBy('membership.user_id')
            .limit(1),
        }))
        .where('business_id', '=', businessId)
        .execute();
    },
  };
}

/** All businesses in the database. */
export function platformStore(kysely: Kysely<Tables>): PlatformStore {
  const businessesOf = async (userId: string): Promise<string[]> => {
    const rows = await kysely
      .selectFrom('membership_directory')
      .select('business_id')
      .where('user_id', '=', userId)
      .execute();
    return rows.map((row) => row.business_id);
  };
  return {
    page: (request, { kybStatus }) => {
      const all = kysely.selectFrom('business').selectAll();
      if (kybStatus === undefined) return listPage(all, BY_AGE, request, businessIn);
      // Written as an equality, the planner would choose the index by age and scan every business of another status.
      const ofStatus = all.where(sql<boolean>`business.kyb_status BETWEEN ${kybStatus} AND ${kybStatus}`);
      return listPage(ofStatus, ['business.kyb_status', ...BY_AGE], request, businessIn);
    },
    pageOf: async (userId, request) => {
      const known = await businessesOf(userId);
      if (known.length === 0) return { entries: [], next: undefined, previous: undefined };
      const rows = kysely
        .selectFrom('business')
        .innerJoin('membership', 'membership.business_id', 'business.business_id')
        .selectAll('business')
        .select('membership.role')
        .where('membership.user_id', '=', userId)
        .where('membership.business_id', 'in', known);
      return listPage(rows, BY_AGE, request, ({ role, ...row }) => ({ ...businessIn(row), role }));
    },
    firstOf: async (userId) => {
      const known = await businessesOf(userId);
      if (known.length === 0) return undefined;
      const row = await kysely
        .selectFrom('membership')
        .select('business_id')
        .where('user_id', '=', userId)
        .where('business_id', 'in', known)
        .orderBy('created_at')
        .orderBy('business_id')
        .limit(1)
        .executeTakeFirst();
      return row?.business_id;
    },
  };
}
