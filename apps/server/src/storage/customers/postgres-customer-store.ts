import { type Kysely, type RawBuilder, sql } from 'kysely';
import { comparedName } from '../../domain/customers/compared-name.ts';
import type { CustomerNames, CustomerStore } from '../../domain/customers/customer-store.ts';
import type { PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import { soughtTexts } from '../../domain/customers/searched-text.ts';
import type { Randomness } from '../../domain/randomness.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Database } from '../engine/database.ts';
import { listPage, pageOf } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { customerColumns, storedCustomer } from './customer-row.ts';
import { hasText, rowsWithText } from './customer-search.ts';

/** Anything else is no identifier of a customer and need not be looked up. */
export const CUSTOMER_ID = /^CUS_[0-9A-Za-z]{16}$/;
const BY_AGE = ['customer.created_at', 'customer.customer_id'];
/** A profile is as old as its customer. */
const BY_AGE_OF_PROFILE = ['profile.created_at', 'profile.profile_id'];

/** Customers in the database, their personal data sealed. */
export function customerStore(
  { kysely }: Pick<Database, 'kysely'>,
  { keys, randomness }: { readonly keys: PersonalDataKeys; readonly randomness: Randomness },
): CustomerStore {
  const one = async (id: string, businessId?: string) => {
    if (!CUSTOMER_ID.test(id)) return undefined;
    let rows = customers(kysely).where('customer.customer_id', '=', id);
    if (businessId !== undefined) rows = rows.where('customer.business_id', '=', businessId);
    const row = await rows.executeTakeFirst();
    return row && storedCustomer(row, keys);
  };
  type Row = Parameters<typeof storedCustomer>[0];
  const customerIn = (row: Row) => storedCustomer(row, keys).customer;
  return {
    find: (businessId, id) => one(id, businessId),
    findAnywhere: (id) => one(id),
    async page(businessId, { text, email }, request) {
      let rows = customers(kysely).where('customer.business_id', '=', businessId);
      if (email !== undefined) rows = rows.where(sql`lower(customer.email)`, '=', sql`lower(${email})`);
      if (text === undefined) return listPage(rows, BY_AGE, request, customerIn);
      const search = { businessId, texts: soughtTexts(text) };
      // Few have the same address.
      if (email !== undefined) return listPage(rows.where(hasText(search)), BY_AGE, request, customerIn);
      return pageOf(await rowsWithText(kysely, rows, BY_AGE, search, request), BY_AGE, request, customerIn);
    },
    pageOfAll({ status, businessId }, request) {
      let rows = customers(kysely).select('profile.profile_id').where('profile.kind', '=', 'customer');
      if (status === undefined && businessId === undefined) {
        return listPage(rows, BY_AGE_OF_PROFILE, request, customerIn);
      }
      if (status !== undefined) rows = rows.where('customer.status', '=', status);
      if (businessId !== undefined) rows = rows.where('customer.business_id', '=', businessId);
      return listPage(rows, BY_AGE, request, customerIn);
    },
    record(after, { kept, givenUp }) {
      const { id, version } = after.customer;
      return {
        kind: 'customer',
        id,
        expects: version === 1 ? 'absent' : { version: version - 1 },
        row: { ...customerColumns(after, randomness), kept_files: kept, given_up_files: givenUp },
      };
    },
    async dueReviews(now, limit) {
      const instant = sql`${now.toISOString()}::timestamptz`;
      // Clocks are never behind the machine's; those that are ahead are few.
      const parts = await Promise.all([
        due(kysely, now, limit, sql`customer.review_due_at <= ${instant}`),
        due(
          kysely,
          now,
          limit,
          sql`business.clock_ahead_ms > 0 AND customer.review_due_at > ${instant} AND customer.review_due_at <= ${instant} + ${AHEAD}`,
        ),
      ]);
      return parts.flat();
    },
    dueReviewsOf(businessId, now, limit, dueBy) {
      const instant = sql`${now.toISOString()}::timestamptz`;
      const bound = dueBy === undefined ? sql`true` : sql`customer.review_due_at <= ${dueBy.toISOString()}`;
      return due(
        kysely,
        now,
        limit,
        sql`customer.business_id = ${businessId} AND customer.review_due_at <= ${instant} + ${AHEAD} AND ${bound}`,
      );
    },
    async nextReviewDue(businessId, after) {
      const row = await kysely
        .selectFrom('customer')
        .select('review_due_at')
        .where('business_id', '=', businessId)
        .where('review_due_at', '>', after.toISOString())
        .orderBy('review_due_at')
        .limit(1)
        .executeTakeFirst();
      return row?.review_due_at == null ? undefined : new Date(row.review_due_at);
    },
  };
}

/** The names of customers in the database. */
export function customerNames({ kysely }: Pick<Database, 'kysely'>): CustomerNames {
  return {
    async named(businessId, name) {
      const rows = await kysely
        .selectFrom('customer')
        .select('customer_id')
        .where('business_id', '=', businessId)
        .where('compared_name', '=', comparedName(name))
        .limit(2)
        .execute();
      return rows.map((row) => row.customer_id);
    },
  };
}

/** Customers that are not erased. */
function customers(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('customer')
    .innerJoin('profile', (join) =>
      join
        .onRef('profile.business_id', '=', 'customer.business_id')
        .onRef('profile.profile_id', '=', 'customer.customer_id'),
    )
    .innerJoin('business', 'business.business_id', 'customer.business_id')
    .selectAll('customer')
    .select(['profile.display_currency', 'business.clock_ahead_ms', 'business.has_reusable_kyc'])
    .where('customer.erased_at', 'is', null);
}

async function due(kysely: Kysely<Tables>, now: Date, limit: number, isDue: RawBuilder<boolean>) {
  const rows = await kysely
    .selectFrom('customer')
    .innerJoin('business', 'business.business_id', 'customer.business_id')
    .select(['customer.business_id', 'customer.customer_id', 'business.clock_ahead_ms'])
    .where('customer.erased_at', 'is', null)
    .where(isDue)
    .orderBy('customer.review_due_at')
    .orderBy('customer.customer_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    businessId: row.business_id,
    customerId: row.customer_id,
    at: new Date(now.getTime() + Number(row.clock_ahead_ms)),
  }));
}
