import type { Selectable } from 'kysely';
import { comparedName } from '../domain/customers/compared-name.ts';
import type { Customer } from '../domain/customers/customer.ts';
import type { CustomerStore } from '../domain/customers/customer-store.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Anything else is no identifier of a customer and need not be looked up. */
const CUSTOMER_ID = /^CUS_[0-9A-Za-z]{16}$/;

/** Customers in the database. */
export function customerStore(database: Database): CustomerStore {
  return {
    insert: ({ id, businessId, ...customer }, { displayCurrency, at }) =>
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('profile')
          .values({
            business_id: businessId,
            profile_id: id,
            kind: 'customer',
            display_currency: displayCurrency,
            created_at: at,
          })
          .execute();
        await transaction
          .insertInto('customer')
          .values({
            business_id: businessId,
            customer_id: id,
            type: customer.type,
            first_name: customer.firstName,
            last_name: customer.lastName,
            compared_name: comparedName(`${customer.firstName} ${customer.lastName}`),
            email: customer.email,
            country_id: customer.countryId,
            status: customer.status,
            created_at: at,
            updated_at: at,
          })
          .execute();
      }),
    find: async (businessId, id) => {
      if (!CUSTOMER_ID.test(id)) return undefined;
      const row = await database.kysely
        .selectFrom('customer')
        .selectAll()
        .where('business_id', '=', businessId)
        .where('customer_id', '=', id)
        .executeTakeFirst();
      return row && customerIn(row);
    },
    hasName: async (businessId, name) => {
      const row = await database.kysely
        .selectFrom('customer')
        .select('customer_id')
        .where('business_id', '=', businessId)
        .where('compared_name', '=', comparedName(name))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function customerIn(row: Selectable<Tables['customer']>): Customer {
  return {
    id: row.customer_id,
    businessId: row.business_id,
    type: row.type,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    countryId: row.country_id,
    status: row.status,
  };
}
