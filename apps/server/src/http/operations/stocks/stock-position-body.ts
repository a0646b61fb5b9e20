import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText, amountWithCurrency, rateText } from '../../../domain/money/amount.ts';
import type { Decimal } from '../../../domain/money/decimal.ts';
import { present } from '../../../domain/present.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import type { Currency } from '../../../domain/reference/currency.ts';
import type { Fill } from '../../../domain/stocks/fill.ts';
import { HOLDING_DECIMALS } from '../../../domain/stocks/holding.ts';
import type { PriceChange } from '../../../domain/stocks/price-change.ts';
import type { Tradeability } from '../../../domain/stocks/snapshot.ts';
import type { StockPosition } from '../../../domain/stocks/stock-positions.ts';

/** A position as the contract's `StockPosition`. */
export function positionBody({
  stock,
  holding,
  figures,
  tradeability,
}: StockPosition): components['schemas']['StockPosition'] {
  const { ticker, name, logoUrl, currency } = stock;
  const { price, averagePrice, averagePriceChange, unrealizedPnl, change24h } = figures;
  const change = (of: PriceChange | undefined) => of && changeBody(of, currency);
  return {
    symbol: ticker,
    name,
    display_ticker: ticker,
    ...present({ logo_url: logoUrl }),
    tokens: holding.tokens.toFixed(HOLDING_DECIMALS),
    value: amountWithCurrency(figures.value, currency),
    cost_basis: amountWithCurrency(holding.costBasis, currency),
    ...present({
      price: price && priceBody(price, currency),
      average_price: averagePrice && priceBody(averagePrice, currency),
      average_price_change: change(averagePriceChange),
      unrealized_pnl: change(unrealizedPnl),
      change_24h: change(change24h),
    }),
    ...tradeabilityBody(tradeability),
  };
}

/** A fill as the contract's `StockActivity`. */
export function fillBody(
  fill: Fill,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['StockActivity'] {
  const currency = currencies.known(fill.currency);
  return {
    id: fill.id,
    symbol: fill.ticker,
    action: fill.side,
    tokens: fill.tokens.toFixed(HOLDING_DECIMALS),
    amount: amountWithCurrency(fill.amount, currency),
    unit_price: priceBody(fill.unitPrice, currency),
    funding_currency: fill.fundingCurrency,
    funding_amount: amountText(fill.fundingAmount, currencies.known(fill.fundingCurrency)),
    status: 'completed',
    created_at: timestampOf(fill.createdAt),
  };
}

/** A price with all of its decimals. */
export function priceBody(price: Decimal, { code }: Currency) {
  return { amount: rateText(price), currency: code };
}

export function changeBody({ amount, percent }: PriceChange, { code }: Currency) {
  return {
    currency: code,
    amount: rateText(amount),
    ...present({ percent: percent && rateText(percent) }),
  };
}

export function tradeabilityBody({ isMarketOpen, buySupported, sellSupported }: Tradeability) {
  return { is_market_open: isMarketOpen, buy_supported: buySupported, sell_supported: sellSupported };
}
