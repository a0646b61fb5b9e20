import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Horizon } from '../../domain/due-work.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Tables } from '../schema/tables.ts';
import { dateIn } from './date-in.ts';

/** Rows that fall due by the clock of their business. */
interface DueRows {
  readonly table: 'transfer' | 'payment_request' | 'payment_link' | 'unconfirmed_payment' | 'customer';
  /** The column with the due time. */
  readonly due: 'due_at' | 'expires_at' | 'review_due_at';
  /** The condition of open rows, as in the partial index; by default that they have a due time. */
  readonly isOpen?: RawBuilder<boolean>;
}

/** Conditions and reads of one kind of {@link DueRows}; statements with a condition must join the table `business`. */
export interface DueWorkOf {
  /**
   * Reads what is due in all businesses: by the machine's clock, as no clock is behind it, and by the few clocks that
   * are ahead, which have a separate index.
   */
  inAll<Row>(
    now: Date,
    read: (isDue: RawBuilder<boolean>) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]>;
  /** Due by the machine's clock. */
  byMachine(instant: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Due by a clock that is ahead, but not by the machine's. */
  byBusiness(instant: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Due in one business, within the horizon. */
  inBusiness(businessId: string, now: Date, horizon?: Partial<Horizon>): RawBuilder<boolean>;
  /** The next due time after `after` in the business, by its clock; undefined when there is none. */
  next(businessId: string, after: Date, horizon?: Partial<Horizon>): Promise<Date | undefined>;
  /** The creation time of the newest open row of the business; undefined when none is open. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}

/** Due work in the database. */
export function dueWork(kysely: Kysely<Tables>, { table, due, isOpen }: DueRows): DueWorkOf {
  const dueAt = sql.ref<Date>(`${table}.${due}`);
  const createdAt = sql.ref<Date>(`${table}.created_at`);
  const businessOf = sql.ref<string>(`${table}.business_id`);
  const byMachine = (instant: RawBuilder<unknown>) => sql<boolean>`${dueAt} <= ${instant}`;
  const byBusiness = (instant: RawBuilder<unknown>) =>
    sql<boolean>`business.clock_ahead_ms > 0 AND ${dueAt} > ${instant} AND ${dueAt} <= ${instant} + ${AHEAD}`;
  const within = ({ createdBy, dueBy }: Partial<Horizon>) => {
    const bounds = [sql<boolean>`true`];
    if (createdBy !== undefined) bounds.push(sql`${createdAt} <= ${instantOf(createdBy)}`);
    if (dueBy !== undefined) bounds.push(sql`${dueAt} <= ${instantOf(dueBy)}`);
    return sql.join(bounds, sql` AND `);
  };
  const open = isOpen ?? sql<boolean>`${dueAt} IS NOT NULL`;
  const openOf = (businessId: string) => sql`${businessOf} = ${businessId} AND ${open}`;
  const dateFrom = async (statement: RawBuilder<{ readonly at: string | null }>) => {
    const { rows } = await statement.execute(kysely);
    return dateIn(rows[0]?.at ?? null);
  };
  return {
    async inAll(now, read) {
      const instant = instantOf(now);
      const parts = await Promise.all([read(byMachine(instant)), read(byBusiness(instant))]);
      return parts.flat();
    },
    byMachine,
    byBusiness,
    inBusiness: (businessId, now, horizon = {}) =>
      sql`${businessOf} = ${businessId} AND ${dueAt} <= ${instantOf(now)} + ${AHEAD} AND ${within(horizon)}`,
    next: (businessId, after, horizon = {}) =>
      dateFrom(sql`
        SELECT ${dueAt} AS at FROM ${sql.table(table)}
        WHERE ${openOf(businessId)} AND ${dueAt} > ${instantOf(after)} AND ${within(horizon)}
        ORDER BY ${dueAt} LIMIT 1`),
    newestOpen: (businessId) =>
      dateFrom(sql`SELECT max(${createdAt}) AS at FROM ${sql.table(table)} WHERE ${openOf(businessId)}`),
  };
}

function instantOf(moment: Date): RawBuilder<unknown> {
  return sql`${moment.toISOString()}::timestamptz`;
}
