import { sql } from 'kysely';
import type { AreaBooks } from './area-books.ts';

/**
 * The amounts that deposits hold until they are confirmed, except those of transfers; the general checks compare them
 * with the ledger.
 */
export const depositBooks: AreaBooks = {
  holds: (businessId) => sql`SELECT profile_id, currency, amount FROM unconfirmed_payment
    WHERE business_id = ${businessId} AND due_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM transfer WHERE transfer.business_id = unconfirmed_payment.business_id AND transfer_id = payment_id
    )`,
};
