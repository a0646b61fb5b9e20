import { sealedAt } from '../../../src/storage/customers/customer-seals.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { customerSeals } from '../seed/customer-seals.ts';

/** The events of a business or about a record, oldest first, with their complete bodies. */
export async function toldEvents(
  { kysely }: Pick<Database, 'kysely'>,
  of: 'business_id' | 'resource_id',
  id: string,
) {
  const rows = await kysely
    .selectFrom('event')
    .leftJoin('customer', 'customer.customer_id', 'event.profile_id')
    .select(['event_id', 'kind', 'profile_id', 'body', 'sealed_body', 'data_key'])
    .where(`event.${of}`, '=', id)
    .orderBy('event.created_at')
    .execute();
  return rows.map(({ kind, profile_id, ...row }) => ({
    kind,
    profile_id,
    body: customerSeals.open(row.data_key, row.sealed_body, sealedAt.event(row.event_id)) ?? row.body,
  }));
}
