import type { components } from '@finops/contract';
import { present } from '../../../domain/present.ts';
import type { StockMover } from '../../../domain/stocks/stock-movers.ts';
import { changeBody, priceBody, tradeabilityBody } from './stock-position-body.ts';

/** A mover as the contract's `StockMover`. */
export function moverBody({
  stock,
  price,
  change24h,
  tradeability,
}: StockMover): components['schemas']['StockMover'] {
  const { ticker, name, sector, logoUrl, currency, isWeekendEnabled } = stock;
  return {
    symbol: ticker,
    name,
    display_ticker: ticker,
    type: 'stock',
    weekend_enabled: isWeekendEnabled,
    ...tradeabilityBody(tradeability),
    ...present({ sector, logo_url: logoUrl }),
    price: priceBody(price, currency),
    change_24h: changeBody(change24h, currency),
  };
}
