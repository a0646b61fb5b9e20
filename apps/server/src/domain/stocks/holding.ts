import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';

/** Decimals of quantities, and of what they cost. */
export const HOLDING_DECIMALS = 18;

/** What is held of a stock, and what it cost by average cost. */
export interface Holding {
  readonly tokens: Decimal;
  /** In the currency of the price, to 18 places, so that the average stays as it is however little is left. */
  readonly costBasis: Decimal;
}

export const NOTHING_HELD: Holding = { tokens: Decimal.zero, costBasis: Decimal.zero };

/** What is held after tokens were bought for an amount. */
export function afterBuying({ tokens, costBasis }: Holding, bought: Decimal, amount: Decimal): Holding {
  return { tokens: tokens.plus(bought), costBasis: costBasis.plus(amount) };
}

/**
 * What is held after tokens were sold: the cost of what is left in proportion, whatever they brought.
 *
 * @param sold at most what is held.
 */
export function afterSelling({ tokens, costBasis }: Holding, sold: Decimal): Holding {
  const left = tokens.minus(sold);
  return { tokens: left, costBasis: costBasis.times(left).dividedBy(tokens, HOLDING_DECIMALS, 'half-up') };
}

/** The cost as the ledger keeps it, which knows whole units of the currency's last decimal. */
export function investedIn({ costBasis }: Holding, currency: Currency): Decimal {
  return roundAmount(costBasis, currency, 'half-up');
}

/** What a token cost on average, to 18 places; undefined when none is held. */
export function averagePrice({ tokens, costBasis }: Holding): Decimal | undefined {
  return tokens.isZero() ? undefined : costBasis.dividedBy(tokens, HOLDING_DECIMALS, 'half-up');
}
