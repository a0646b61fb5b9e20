import { profileAccounts } from '../ledger/account.ts';
import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { midPrice } from '../pricing/mid-price.ts';
import type { Venue } from '../pricing/venue.ts';
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
 * Puts worths beside the parts of a balance, at the venue's mid price of the instant. Worths round down to the last
 * decimal of the display currency, as every computed target amount does.
 *
 * @throws PriceUnavailable when the venue has no mid price of the two currencies.
 */
export async function valueBalance(
  balance: Balance,
  currency: Currency,
  displayCurrency: Currency,
  venue: Pick<Venue, 'mid'>,
  at: Date,
): Promise<ValuedBalance> {
  return valueAt(
    await midPrice(currency.code, displayCurrency.code, venue, at),
    balance,
    currency,
    displayCurrency,
  );
}

/** As {@link valueBalance}, at a mid price that is known. */
export function valueAt(
  mid: Decimal,
  balance: Balance,
  currency: Currency,
  displayCurrency: Currency,
): ValuedBalance {
  const worth = (amount: Decimal): ValuedAmount => ({
    amount,
    fiat: roundAmount(amount.times(mid), displayCurrency, 'down'),
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
