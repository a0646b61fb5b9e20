import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SandboxStore } from '../../domain/sandbox/sandbox-store.ts';
import { AHEAD, clockAheadMs } from '../accounts/business-clock.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import type { Limits } from '../ledger/commit-json.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import type { BusinessTable } from '../schema/table-classes.ts';
import type { Tables } from '../schema/tables.ts';

/** A table that a reset empties. */
export interface ClearedTable {
  readonly table: BusinessTable;
  /**
   * The condition of final rows, which no ledger commit locks or changes any more, so that they can be deleted while
   * commits continue.
   */
  readonly isOver: RawBuilder<boolean>;
}

/** Every row is final as soon as it is written. */
export const ALL = sql<boolean>`true`;
/** No row is final. */
export const NONE = sql<boolean>`false`;

/**
 * Sandboxes of businesses in the database.
 *
 * @param resets the same database, with a timeout long enough for a reset.
 * @param cleared the tables that a reset empties, in an order that respects their foreign keys.
 * @param limits of what a business holds after a reset.
 */
export function sandboxStore(
  database: Database,
  resets: Pick<Database, 'transaction'>,
  cleared: readonly ClearedTable[],
  limits: Limits,
): SandboxStore {
  const { kysely } = database;
  return {
    clockAhead: (businessId) => clockAheadMs(kysely, businessId),
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
      database.transaction((transaction) => work(recordsOf(transaction, businessId))),
    reset: async (businessId, work) => {
      const resetId = await announce(kysely, businessId);
      try {
        return await resets.transaction((transaction) =>
          work({
            ...recordsOf(transaction, businessId),
            sandbox: {
              clear: () => clear(transaction, businessId, resetId, cleared),
              ledger: ledgerStore({ kysely: transaction }, limits),
            },
          }),
        );
      } finally {
        // The reset is already done or refused; a later reset removes a row that is left.
        await withdraw(kysely, businessId, resetId).catch(() => {});
      }
    },
  };
}

/**
 * Records that a reset is in progress, so that commits yield to it, and removes the records of resets whose process
 * died; commits ignore records from the same age on.
 */
async function announce(kysely: Kysely<Tables>, businessId: string): Promise<string> {
  const resetId = randomUUID();
  await sql`
    WITH abandoned AS (
      DELETE FROM sandbox_reset WHERE business_id = ${businessId} AND begun_at < now() - interval '2 minutes'
    )
    INSERT INTO sandbox_reset (business_id, reset_id) VALUES (${businessId}, ${resetId})`.execute(kysely);
  return resetId;
}

async function withdraw(kysely: Kysely<Tables>, businessId: string, resetId: string): Promise<void> {
  await kysely
    .deleteFrom('sandbox_reset')
    .where('business_id', '=', businessId)
    .where('reset_id', '=', resetId)
    .execute();
}

/** Deletes final rows while commits continue, so that commits wait only for the deletion of the few remaining ones. */
async function clear(
  transaction: Kysely<Tables>,
  businessId: string,
  resetId: string,
  cleared: readonly ClearedTable[],
): Promise<void> {
  for (const { table, isOver } of cleared) {
    if (isOver !== NONE) await empty(transaction, table, businessId, isOver);
  }
  // Everything that writes money takes a shared lock on the business: it has ended, or starts once the business is
  // empty.
  await sql`SELECT own_business(${businessId}, ${resetId})`.execute(transaction);
  for (const { table } of cleared) await empty(transaction, table, businessId, ALL);
  // The clock is set back, so due times of reviews move with it, which keeps their remaining time.
  await sql`
    UPDATE customer SET review_due_at = review_due_at - ${AHEAD}
    FROM business
    WHERE business.business_id = ${businessId} AND customer.business_id = ${businessId} AND review_due_at IS NOT NULL`.execute(
    transaction,
  );
  // Endpoints stay, but are no longer paused; the expiry of a previous secret moves with the clock, which keeps its
  // remaining time.
  await sql`
    UPDATE webhook_endpoint SET due_at = NULL, leased_by = NULL, leased_until = NULL, failures = 0, pauses = 0, paused_until = NULL,
      previous_secret_expires_at = previous_secret_expires_at - ${AHEAD}
    FROM business
    WHERE business.business_id = ${businessId} AND webhook_endpoint.business_id = ${businessId}`.execute(
    transaction,
  );
  await transaction
    .updateTable('business')
    .set(({ eb }) => ({ clock_ahead_ms: 0n, faults_until: null, resets: eb('resets', '+', 1) }))
    .where('business_id', '=', businessId)
    .execute();
}

async function empty(
  transaction: Kysely<Tables>,
  table: BusinessTable,
  businessId: string,
  which: RawBuilder<boolean>,
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE business_id = ${businessId} AND ${which}`.execute(
    transaction,
  );
}
