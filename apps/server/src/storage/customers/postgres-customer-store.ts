import { type Kysely, type RawBuilder, sql } from 'kysely';
import { comparedName } from '../../domain/customers/compared-name.ts';
import type { CustomerNames, CustomerStore } from '../../domain/customers/customer-store.ts';
import type { PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import { soughtTexts } from '../../domain/customers/searched-text.ts';
import type { Horizon } from '../../domain/due-work.ts';
import type { Randomness } from '../../domain/randomness.ts';
import type { Database } from '../engine/database.ts';
import { dueWork } from '../engine/due-work.ts';
import { listPage, pageOf } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { customerColumns, storedCustomer } from './customer-row.ts';
import { hasText, rowsWithText } from './customer-search.ts';

/** Anything else is not an identifier of a customer and is not looked up. */
export const CUSTOMER_ID = /^CUS_[0-9A-Za-z]{16}$/;
const BY_AGE = ['customer.created_at', 'customer.customer_id'];
/** A profile is as old as its customer. */
const BY_AGE_OF_PROFILE = ['profile.created_at', 'profile.profile_id'];

/** Customers in the database, their personal data sealed. */
export function customerStore(
  { kysely }: Pick<Database, 'kysely'>,
  { keys, randomness }: { readonly keys: PersonalDataKeys; readonly randomness: Randomness },
): CustomerStore {
  const work = dueWork(kysely, { table: 'customer', due: 'review_due_at' });
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
      // Few customers share an address.
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
    dueReviews: (now, limit) => work.inAll(now, (isDue) => due(kysely, now, limit, isDue)),
    dueReviewsOf: (businessId, now, limit, horizon) =>
      due(kysely, now, limit, work.inBusiness(businessId, now, dueIn(horizon))),
    nextReviewDue: (businessId, after, horizon) => work.next(businessId, after, dueIn(horizon)),
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

/** A horizon without its bound on the creation time. */
function dueIn(horizon: Pick<Horizon, 'dueBy'> | undefined): Pick<Horizon, 'dueBy'> | undefined {
  return horizon && { dueBy: horizon.dueBy };
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
