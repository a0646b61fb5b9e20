import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SandboxStore } from '../../domain/sandbox/sandbox-store.ts';
import { AHEAD, clockAheadMs } from '../accounts/business-clock.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import type { Limits } from '../ledger/commit-json.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import type { Tables } from '../schema/tables.ts';

/** What a reset empties of an area. */
export interface ClearedTable {
  readonly table: keyof Tables;
  /**
   * Which of its rows are over: no commit of the ledger locks or changes them any more, so that they are deleted while
   * commits go on.
   */
  readonly isOver: RawBuilder<boolean>;
}

/** Every row is over as soon as it is written. */
export const ALL = sql<boolean>`true`;
/** No row is over for as long as the business has it. */
export const NONE = sql<boolean>`false`;

/**
 * Sandboxes of businesses in the database.
 *
 * @param resets the same database, with the time that a reset takes.
 * @param cleared what a reset empties, in an order that the references between them allow.
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
        // The reset is done or refused already; a row that stays is taken away by a later one.
        await withdraw(kysely, businessId, resetId).catch(() => {});
      }
    },
  };
}

/**
 * Writes down that a reset is under way, for commits to let it go first, and takes away what resets have left whose
 * process died: commits pass over it from the same age on.
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

/** Takes out what is over while commits go on, so that they wait only while the rest, which is little, is taken out. */
async function clear(
  transaction: Kysely<Tables>,
  businessId: string,
  resetId: string,
  cleared: readonly ClearedTable[],
): Promise<void> {
  for (const { table, isOver } of cleared) {
    if (isOver !== NONE) await empty(transaction, table, businessId, isOver);
  }
  // Whatever writes money shares the business: it is over, or it begins when the business is empty.
  await sql`SELECT own_business(${businessId}, ${resetId})`.execute(transaction);
  for (const { table } of cleared) await empty(transaction, table, businessId, ALL);
  // What is left of a review is left of it by the clock that is set back too.
  await sql`
    UPDATE customer SET review_due_at = review_due_at - ${AHEAD}
    FROM business
    WHERE business.business_id = ${businessId} AND customer.business_id = ${businessId} AND review_due_at IS NOT NULL`.execute(
    transaction,
  );
  // Endpoints stay; what paused them is over, and what is left of a secret is left of it by the clock that is set back.
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
  table: keyof Tables,
  businessId: string,
  which: RawBuilder<boolean>,
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE business_id = ${businessId} AND ${which}`.execute(
    transaction,
  );
}
