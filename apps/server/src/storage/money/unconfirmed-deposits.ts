import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DueDeposit, UnconfirmedDeposits } from '../../domain/deposits/deposit-confirmations.ts';
import type { Horizon } from '../../domain/due-work.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import type { Tables } from '../schema/tables.ts';

/** Deposits in the database that are held until they are confirmed. */
export function unconfirmedDeposits({ kysely }: Pick<Database, 'kysely'>): UnconfirmedDeposits {
  return {
    async due(now, limit) {
      const instant = instantOf(now);
      // Clocks are never behind the machine's.
      const parts = await Promise.all([
        due(kysely, now, limit, sql`payment.due_at <= ${instant}`),
        due(
          kysely,
          now,
          limit,
          sql`clock_ahead_ms > 0 AND payment.due_at > ${instant} AND payment.due_at <= ${instant} + ${AHEAD}`,
        ),
      ]);
      return parts.flat();
    },
    dueOf: (businessId, now, limit, horizon) =>
      due(
        kysely,
        now,
        limit,
        sql`payment.business_id = ${businessId} AND payment.due_at <= ${instantOf(now)} + ${AHEAD} AND ${within(horizon)}`,
      ),
    async nextDue(businessId, after, horizon) {
      const { rows } = await sql<{ due_at: string | null }>`
        SELECT min(due_at) AS due_at FROM unconfirmed_payment AS payment
        WHERE business_id = ${businessId} AND due_at > ${instantOf(after)} AND ${within(horizon)}`.execute(
        kysely,
      );
      return dateIn(rows[0]?.due_at ?? null);
    },
    async newestOpen(businessId) {
      const { rows } = await sql<{ created_at: string | null }>`
        SELECT max(created_at) AS created_at FROM unconfirmed_payment
        WHERE business_id = ${businessId} AND due_at IS NOT NULL`.execute(kysely);
      return dateIn(rows[0]?.created_at ?? null);
    },
  };
}

async function due(
  kysely: Kysely<Tables>,
  now: Date,
  limit: number,
  isDue: RawBuilder<unknown>,
): Promise<readonly DueDeposit[]> {
  const { rows } = await sql<{
    business_id: string;
    payment_id: string;
    profile_id: string;
    currency: string;
    amount: string;
    clock_ahead_ms: bigint;
  }>`
    SELECT business_id, payment_id, profile_id, currency, amount, clock_ahead_ms
    FROM unconfirmed_payment AS payment JOIN business USING (business_id)
    WHERE ${isDue} ORDER BY payment.due_at, payment.payment_id LIMIT ${String(limit)}::bigint`.execute(
    kysely,
  );
  return rows.map((row) => ({
    businessId: row.business_id,
    id: row.payment_id,
    release: { profileId: row.profile_id, currency: row.currency, amount: Decimal.parse(row.amount) },
    at: new Date(now.getTime() + Number(row.clock_ahead_ms)),
  }));
}

function instantOf(moment: Date): RawBuilder<unknown> {
  return sql`${moment.toISOString()}::timestamptz`;
}

function within(horizon: Horizon | undefined): RawBuilder<unknown> {
  if (horizon === undefined) return sql`true`;
  const { createdBy, dueBy } = horizon;
  return sql`payment.created_at <= ${instantOf(createdBy)} AND payment.due_at <= ${instantOf(dueBy)}`;
}
