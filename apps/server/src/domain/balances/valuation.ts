import { Unavailable } from '../domain-error.ts';
import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currency } from '../reference/currency.ts';
import { profileAccounts } from './account.ts';
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

/** A halted market opens again at some time that nobody knows. */
const RETRY_AFTER_SECONDS = 30;

/** The venue has no price at the moment, so that a worth cannot be told. */
export class PriceUnavailable extends Unavailable {
  readonly base: string;
  readonly counter: string;

  constructor(base: string, counter: string) {
    super(`There is no price of ${base} in ${counter} at the moment. Try again later.`, RETRY_AFTER_SECONDS);
    this.base = base;
    this.counter = counter;
  }
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
  const mid = await midPrice(currency.code, displayCurrency.code, venue, at);
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

async function midPrice(
  base: string,
  counter: string,
  venue: Pick<Venue, 'mid'>,
  at: Date,
): Promise<Decimal> {
  if (base === counter) return Decimal.one;
  const mid = await venue.mid(base, counter, at);
  if (mid === undefined) throw new PriceUnavailable(base, counter);
  return mid;
}
