import { type Selectable, sql } from 'kysely';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Snapshot } from '../../domain/stocks/snapshot.ts';
import type { SnapshotStore } from '../../domain/stocks/snapshot-store.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

/** Snapshots of the market in the database. */
export function snapshotStore({ kysely }: Pick<Database, 'kysely'>): SnapshotStore {
  return {
    async find(businessId) {
      const rows = await kysely
        .selectFrom('stock_snapshot')
        .selectAll()
        .where('business_id', '=', businessId)
        .execute();
      return rows.map(snapshotOf);
    },
    async keep({ businessId, resets }, snapshots) {
      const rows = JSON.stringify(
        snapshots.map(({ ticker, observedAt, isOpen, price }) => ({
          business_id: businessId,
          ticker,
          observed_at: observedAt,
          is_open: isOpen,
          price: price?.mid,
          priced_at: price?.at,
          price_day_before: price?.dayBefore,
        })),
      );
      await sql`
        INSERT INTO stock_snapshot
          SELECT given.* FROM share_business(${businessId}) AS reset_count
          CROSS JOIN jsonb_populate_recordset(NULL::stock_snapshot, ${rows}::jsonb) AS given
          WHERE reset_count = ${resets}
          ORDER BY given.ticker
        ON CONFLICT (business_id, ticker) DO UPDATE SET
          observed_at = EXCLUDED.observed_at, is_open = EXCLUDED.is_open, price = EXCLUDED.price,
          priced_at = EXCLUDED.priced_at, price_day_before = EXCLUDED.price_day_before`.execute(kysely);
    },
  };
}

function snapshotOf(row: Selectable<Tables['stock_snapshot']>): Snapshot {
  return {
    ticker: row.ticker,
    observedAt: new Date(row.observed_at),
    isOpen: row.is_open,
    ...(row.price !== null &&
      row.priced_at !== null && {
        price: {
          mid: Decimal.parse(row.price),
          at: new Date(row.priced_at),
          ...(row.price_day_before !== null && { dayBefore: Decimal.parse(row.price_day_before) }),
        },
      }),
  };
}
