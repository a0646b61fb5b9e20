import { sql } from 'kysely';
import type { DataKeyStore } from '../../domain/customers/data-key-store.ts';
import type { Database } from '../engine/database.ts';

/** The configured key that seals the key of a customer, as in the index `customer_by_data_key`. */
const KEY_ID = sql<string>`split_part(encode(substring(data_key FROM 1 FOR 33), 'escape'), ':', 1)`;

/** The keys of customers in the database. */
export function dataKeyStore({ kysely }: Pick<Database, 'kysely'>): DataKeyStore {
  return {
    async sealedWith(keyIds, limit) {
      const rows = await kysely
        .selectFrom('customer')
        .select(['business_id', 'customer_id', 'data_key'])
        .where('data_key', 'is not', null)
        .where(KEY_ID, 'in', keyIds)
        .limit(limit)
        .$narrowType<{ data_key: Buffer }>()
        .execute();
      return rows.map((row) => ({
        businessId: row.business_id,
        customerId: row.customer_id,
        wrapped: row.data_key,
      }));
    },
    async replace(keys) {
      const rows = keys.map(({ businessId, customerId, wrapped, renewed }) => ({
        business_id: businessId,
        customer_id: customerId,
        wrapped: wrapped.toString('hex'),
        renewed: renewed.toString('hex'),
      }));
      const { numAffectedRows = 0n } = await sql`
        UPDATE customer SET data_key = decode(found.renewed, 'hex')
        FROM (
          SELECT customer.business_id, customer.customer_id, key.renewed
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS key (business_id text, customer_id text, wrapped text, renewed text)
          JOIN customer ON customer.business_id = key.business_id AND customer.customer_id = key.customer_id
            AND customer.data_key = decode(key.wrapped, 'hex')
          ORDER BY customer.business_id, customer.customer_id
          FOR UPDATE OF customer
        ) AS found
        WHERE customer.business_id = found.business_id AND customer.customer_id = found.customer_id`.execute(
        kysely,
      );
      return Number(numAffectedRows);
    },
  };
}
