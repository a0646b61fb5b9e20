import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { Decimal } from '../domain/money/decimal.ts';
import type { Fill } from '../domain/stocks/fill.ts';
import { investedIn, NOTHING_HELD } from '../domain/stocks/holding.ts';
import type { Snapshot } from '../domain/stocks/snapshot.ts';
import type { SnapshotStore, StockRows, StockStore } from '../domain/stocks/stock-store.ts';
import type { Database } from './database.ts';
import { listPage } from './list-page.ts';
import type { Tables } from './tables.ts';

/** Positions and fills in the database. */
export function stockStore({ kysely }: Pick<Database, 'kysely'>): StockStore {
  return {
    async position({ businessId, profileId }, ticker) {
      const row = await kysely
        .selectFrom('stock_position')
        .select(['tokens', 'cost_basis', 'fill_count'])
        .where('business_id', '=', businessId)
        .where('profile_id', '=', profileId)
        .where('ticker', '=', ticker)
        .executeTakeFirst();
      if (row === undefined) return { ...NOTHING_HELD, fillCount: 0 };
      return {
        tokens: Decimal.parse(row.tokens),
        costBasis: Decimal.parse(row.cost_basis),
        fillCount: row.fill_count,
      };
    },
    fills({ businessId, profileId }, ticker, page) {
      const rows = kysely
        .selectFrom('stock_fill')
        .selectAll()
        .where('business_id', '=', businessId)
        .where('profile_id', '=', profileId)
        .where('ticker', '=', ticker);
      return listPage(rows, ['number'], page, fillOf);
    },
  };
}

/** The rows of `record_stock_position` and `record_stock_fill`. */
export const stockRows: StockRows = (fill, { currency }, after) => {
  const { businessId, profileId, ticker } = fill;
  const holder = { business_id: businessId, profile_id: profileId, ticker };
  return [
    {
      kind: 'stock_position',
      id: `${profileId} ${ticker}`,
      expects: { version: after.fillCount - 1 },
      row: {
        ...holder,
        currency: currency.code,
        tokens: after.tokens,
        cost_basis: after.costBasis,
        invested: investedIn(after, currency),
        fill_count: after.fillCount,
      },
    },
    {
      kind: 'stock_fill',
      id: fill.id,
      expects: 'absent',
      row: {
        ...holder,
        fill_id: fill.id,
        number: after.fillCount,
        side: fill.side,
        tokens: fill.tokens,
        amount: fill.amount,
        currency: fill.currency,
        unit_price: fill.unitPrice,
        funding_amount: fill.fundingAmount,
        funding_currency: fill.fundingCurrency,
        created_at: fill.createdAt,
      },
    },
  ];
};

function fillOf(row: Selectable<Tables['stock_fill']>): Fill {
  return {
    id: row.fill_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    ticker: row.ticker,
    side: row.side,
    tokens: Decimal.parse(row.tokens),
    amount: Decimal.parse(row.amount),
    currency: row.currency,
    unitPrice: Decimal.parse(row.unit_price),
    fundingAmount: Decimal.parse(row.funding_amount),
    fundingCurrency: row.funding_currency,
    createdAt: new Date(row.created_at),
  };
}

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
