import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';

/** Decimals of quantities and their cost. */
export const HOLDING_DECIMALS = 18;

/** Quantity and average cost of a stock. */
export interface Holding {
  readonly tokens: Decimal;
  /** In the currency of the price, to 18 decimals, so that the average stays stable however little is left. */
  readonly costBasis: Decimal;
}

export const NOTHING_HELD: Holding = { tokens: Decimal.zero, costBasis: Decimal.zero };

/** The holding after a purchase for an amount. */
export function afterBuying({ tokens, costBasis }: Holding, bought: Decimal, amount: Decimal): Holding {
  return { tokens: tokens.plus(bought), costBasis: costBasis.plus(amount) };
}

/**
 * The holding after a sale: the cost of the rest in proportion, whatever the proceeds.
 *
 * @param sold at most the held quantity.
 */
export function afterSelling({ tokens, costBasis }: Holding, sold: Decimal): Holding {
  const left = tokens.minus(sold);
  return { tokens: left, costBasis: costBasis.times(left).dividedBy(tokens, HOLDING_DECIMALS, 'half-up') };
}

/** The cost in the ledger, rounded to the currency's last decimal. */
export function investedIn({ costBasis }: Holding, currency: Currency): Decimal {
  return roundAmount(costBasis, currency, 'half-up');
}

/** The average cost of a token, to 18 decimals; undefined if none is held. */
export function averagePrice({ tokens, costBasis }: Holding): Decimal | undefined {
  return tokens.isZero() ? undefined : costBasis.dividedBy(tokens, HOLDING_DECIMALS, 'half-up');
}
