import { sql } from 'kysely';
import type { CustomerFileStore } from '../../domain/customers/customer-file-store.ts';
import type { Database } from '../engine/database.ts';

/** Records of files in the database. */
export function customerFileStore({ kysely }: Pick<Database, 'kysely'>): CustomerFileStore {
  return {
    async stage(businessId, customerId, ids, unclaimedMs) {
      const rows = ids.map((id) => ({
        business_id: businessId,
        file_id: id,
        customer_id: customerId,
        delete_at: sql<string>`now() + ${unclaimedMs} * interval '1 millisecond'`,
      }));
      await kysely.insertInto('customer_file').values(rows).execute();
    },
    async due(limit) {
      // From here on, a request about to claim one of these files no longer finds it.
      const rows = await kysely
        .updateTable('customer_file')
        .set({ delete_at: new Date(0) })
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('business_id', 'file_id'),
            'in',
            selectFrom('customer_file as given_up')
              .select(['given_up.business_id', 'given_up.file_id'])
              .where('given_up.delete_at', '<=', sql<string>`now()`)
              .orderBy('given_up.delete_at')
              .limit(limit)
              .forUpdate()
              .skipLocked()
              .$asTuple('business_id', 'file_id'),
          ),
        )
        .returning(['business_id', 'file_id'])
        .execute();
      return rows.map((row) => ({ businessId: row.business_id, fileId: row.file_id }));
    },
    async forget(businessId, fileId) {
      await kysely
        .deleteFrom('customer_file')
        .where('business_id', '=', businessId)
        .where('file_id', '=', fileId)
        .execute();
    },
  };
}
