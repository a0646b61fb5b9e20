import { sql } from 'kysely';

/** In whose name accounts are opened: the customer whose profile it is, else the business; of a query that joins both. */
export const holderName = sql<string>`
  coalesce(customer.business_name, customer.first_name || ' ' || customer.last_name, business.name)`;
