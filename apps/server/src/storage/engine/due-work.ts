import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Horizon } from '../../domain/due-work.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import type { Tables } from '../schema/tables.ts';
import { dateIn } from './date-in.ts';

/** Rows that fall due by the clock of their business. */
interface DueRows {
  readonly table: 'transfer' | 'payment_request' | 'payment_link' | 'unconfirmed_payment' | 'customer';
  /** The column with the time at which a row is due. */
  readonly due: 'due_at' | 'expires_at' | 'review_due_at';
  /** What holds of open rows, in parts of an index; by default that they have such a time. */
  readonly isOpen?: RawBuilder<boolean>;
}

/** The conditions and reads of one kind of {@link DueRows}; statements with a condition have the table `business`, too. */
export interface DueWorkOf {
  /**
   * Reads what is due in all businesses: by the machine's clock, behind which no clock is, and by the few clocks that are ahead,
   * which have an index of their own.
   */
  inAll<Row>(
    now: Date,
    read: (isDue: RawBuilder<boolean>) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]>;
  /** Due by the machine's clock. */
  byMachine(instant: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Due by a clock that is ahead, and not by the machine's. */
  byBusiness(instant: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Due in one business, within the horizon. */
  inBusiness(businessId: string, now: Date, horizon?: Partial<Horizon>): RawBuilder<boolean>;
  /** When the next row of the business is due later than `after`, by its clock; undefined when none is. */
  next(businessId: string, after: Date, horizon?: Partial<Horizon>): Promise<Date | undefined>;
  /** When the newest open row of the business was created; undefined when none is open. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}

/** Work that falls due, in the database. */
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
