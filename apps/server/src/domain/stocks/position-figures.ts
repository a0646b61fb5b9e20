import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { present } from '../present.ts';
import type { Currency } from '../reference/currency.ts';
import { averagePrice, type Holding } from './holding.ts';
import { changeOf, type PriceChange } from './price-change.ts';
import type { ObservedPrice } from './snapshot.ts';

/** The valuation of a position; unknown figures are absent. */
export interface PositionFigures {
  readonly price?: Decimal;
  readonly value: Decimal;
  readonly averagePrice?: Decimal;
  readonly averagePriceChange?: PriceChange;
  readonly unrealizedPnl?: PriceChange;
  readonly change24h?: PriceChange;
}

/** The valuation of a holding at a price; without a price its value is zero. */
export function figuresOf(
  holding: Holding,
  price: ObservedPrice | undefined,
  currency: Currency,
): PositionFigures {
  const average = averagePrice(holding);
  if (price === undefined) return { value: Decimal.zero, ...present({ averagePrice: average }) };
  const { mid, dayBefore } = price;
  const value = roundAmount(holding.tokens.times(mid), currency, 'down');
  return {
    price: mid,
    value,
    unrealizedPnl: changeOf(value, holding.costBasis),
    ...present({
      averagePrice: average,
      averagePriceChange: average && changeOf(mid, average),
      change24h: dayBefore && changeOf(mid, dayBefore),
    }),
  };
}
