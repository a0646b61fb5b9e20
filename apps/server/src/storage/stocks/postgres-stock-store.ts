import type { Selectable } from 'kysely';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Fill } from '../../domain/stocks/fill.ts';
import { investedIn, NOTHING_HELD } from '../../domain/stocks/holding.ts';
import type { StockRows, StockStore } from '../../domain/stocks/stock-store.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

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
