import { sql } from 'kysely';

/**
 * The name in which accounts are opened: that of the customer of the profile, else of the business, in a query that
 * joins both.
 */
export const holderName = sql<string>`
  coalesce(customer.business_name, customer.first_name || ' ' || customer.last_name, business.name)`;
