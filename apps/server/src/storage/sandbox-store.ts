import { type Kysely, sql } from 'kysely';
import type { SandboxStore } from '../domain/sandbox/sandbox-store.ts';
import { recordsOf } from './account-store.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** What a reset empties, in an order that the references between them allow. */
const cleared = [
  'transaction_entry',
  'rail_entry',
  'event',
  'transfer',
  'quote',
  'posting',
  'deposit_address',
  'recipient',
  'idempotency_record',
  'deposit_address_directory',
  'bank_account_directory',
] as const satisfies readonly (keyof Tables)[];

/** Sandboxes of businesses in the database. */
export function sandboxStore(database: Database): SandboxStore {
  const { kysely } = database;
  return {
    async clockAhead(businessId) {
      const { clock_ahead_ms: ahead } = await kysely
        .selectFrom('business')
        .select('clock_ahead_ms')
        .where('business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      return Number(ahead);
    },
    async moveClock(businessId, seenMs, aheadMs) {
      const { numUpdatedRows } = await kysely
        .updateTable('business')
        .set({ clock_ahead_ms: BigInt(aheadMs) })
        .where('business_id', '=', businessId)
        .where('clock_ahead_ms', '=', BigInt(seenMs))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    change: (businessId, work) =>
      database.transaction((transaction) =>
        work({
          ...recordsOf(transaction, businessId),
          sandbox: { clear: () => clear(transaction, businessId) },
        }),
      ),
  };
}

async function clear(transaction: Kysely<Tables>, businessId: string): Promise<void> {
  // Every commit of the ledger shares this lock: it is over, or it begins when the business is empty.
  await sql`SELECT 1 FROM business WHERE business_id = ${businessId} FOR UPDATE`.execute(transaction);
  for (const table of cleared) {
    await sql`DELETE FROM ${sql.table(table)} WHERE business_id = ${businessId}`.execute(transaction);
  }
  await transaction.deleteFrom('balance').where('business_id', '=', businessId).execute();
  await transaction
    .updateTable('business')
    .set({ clock_ahead_ms: 0n })
    .where('business_id', '=', businessId)
    .execute();
}
