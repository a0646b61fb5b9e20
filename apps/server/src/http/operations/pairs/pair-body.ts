import type { components } from '@finops/contract';
import { amountWithCurrency, rateText } from '../../../domain/money/amount.ts';
import type { Decimal } from '../../../domain/money/decimal.ts';
import type { PricedPair } from '../../../domain/pricing/market.ts';
import { movedBound } from '../../../domain/pricing/moved-bound.ts';
import { type PairSide, pairType } from '../../../domain/pricing/pair.ts';

type Schemas = components['schemas'];

/** A priced pair as the contract's `Pair`. */
export function pairBody({ pair, price }: PricedPair): Schemas['Pair'] {
  const { base, counter } = pair;
  const bound = (side: PairSide, end: 'min' | 'max', unitPrice: Decimal): Schemas['PairAmount'] => ({
    ...amountWithCurrency(side[end], base),
    counter: amountWithCurrency(movedBound(side[end].times(unitPrice), end, counter), counter),
  });
  return {
    id: pair.id,
    base: base.code,
    counter: counter.code,
    base_currency_name: base.name,
    counter_currency_name: counter.name,
    type: pairType(pair),
    buy_price: { amount: rateText(price.buy), currency: counter.code },
    sell_price: { amount: rateText(price.sell), currency: counter.code },
    is_buy_supported: pair.buy.supported,
    is_sell_supported: pair.sell.supported,
    min_buy_amount: bound(pair.buy, 'min', price.buy),
    max_buy_amount: bound(pair.buy, 'max', price.buy),
    min_sell_amount: bound(pair.sell, 'min', price.sell),
    max_sell_amount: bound(pair.sell, 'max', price.sell),
    base_decimal: String(base.decimals),
    counter_decimal: String(counter.decimals),
    ...(price.percentageChange && { percentage_change: rateText(price.percentageChange) }),
  };
}
