import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DueDeposit, UnconfirmedDeposits } from '../../domain/deposits/deposit-confirmations.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Database } from '../engine/database.ts';
import { dueWork } from '../engine/due-work.ts';
import type { Tables } from '../schema/tables.ts';

/** Deposits in the database that are held until they are confirmed. */
export function unconfirmedDeposits({ kysely }: Pick<Database, 'kysely'>): UnconfirmedDeposits {
  const work = dueWork(kysely, { table: 'unconfirmed_payment', due: 'due_at' });
  return {
    due: (now, limit) => work.inAll(now, (isDue) => due(kysely, now, limit, isDue)),
    dueOf: (businessId, now, limit, horizon) =>
      due(kysely, now, limit, work.inBusiness(businessId, now, horizon)),
    nextDue: work.next,
    newestOpen: work.newestOpen,
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
    FROM unconfirmed_payment JOIN business USING (business_id)
    WHERE ${isDue} ORDER BY unconfirmed_payment.due_at, payment_id LIMIT ${String(limit)}::bigint`.execute(
    kysely,
  );
  return rows.map((row) => ({
    businessId: row.business_id,
    id: row.payment_id,
    release: { profileId: row.profile_id, currency: row.currency, amount: Decimal.parse(row.amount) },
    at: new Date(now.getTime() + Number(row.clock_ahead_ms)),
  }));
}
