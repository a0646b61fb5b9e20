import { profileAccounts } from '../ledger/account.ts';
import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';
import type { Balance } from './balance.ts';

/** An amount of the balance's currency, and what it is worth in the profile's display currency. */
export interface ValuedAmount {
  readonly amount: Decimal;
  readonly fiat: Decimal;
}

/** A balance with the worth of its parts beside them. */
export interface ValuedBalance {
  readonly balance: Balance;
  readonly currency: Currency;
  readonly displayCurrency: Currency;
  readonly available: ValuedAmount;
  /** What is held for transfers under way. */
  readonly pending: ValuedAmount;
  readonly savings: ValuedAmount;
  readonly investments: ValuedAmount;
  /** The exact sum of the other four, and its worth, which need not be the sum of their rounded worths. */
  readonly total: ValuedAmount;
}

/**
 * What one unit of the first currency is worth in the second at the instant: the market's answer to what is held.
 *
 * @throws PriceUnavailable when the market does not say.
 */
export type UnitWorth = (currency: string, displayCurrency: string, at: Date) => Promise<Decimal>;

/**
 * Puts worths beside the parts of a balance, by what one unit is worth. They round down to the last decimal of the
 * display currency, as every computed target amount does.
 */
export function valueBalance(
  unitWorth: Decimal,
  balance: Balance,
  currency: Currency,
  displayCurrency: Currency,
): ValuedBalance {
  const worth = (amount: Decimal): ValuedAmount => ({
    amount,
    fiat: roundAmount(amount.times(unitWorth), displayCurrency, 'down'),
  });
  return {
    balance,
    currency,
    displayCurrency,
    available: worth(balance.available),
    pending: worth(balance.held),
    savings: worth(balance.savings),
    investments: worth(balance.investments),
    total: worth(Decimal.sum(profileAccounts.map((account) => balance[account]))),
  };
}
