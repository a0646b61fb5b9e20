import type { Decimal, Rounding } from './decimal.ts';

/** What an amount needs to know of its currency. */
export interface AmountCurrency {
  readonly code: string;
  /** Most decimals that an amount in it may have. */
  readonly decimals: number;
  /** The network that allows no more of them; absent where the currency itself sets them. */
  readonly network?: string;
}

/** An amount with its currency as the contract's `AmountWithCurrency` carries it. */
export interface AmountWithCurrency {
  amount: string;
  currency: string;
}

const SHOWN_DECIMALS = 2;

/** The amount brought to whole units of its currency's last decimal: a target rounds down, a required source up. */
export function roundAmount(amount: Decimal, currency: AmountCurrency, rounding: Rounding): Decimal {
  return amount.rounded(currency.decimals, rounding);
}

/** Whether the amount is a whole number of units of its currency's last decimal; trailing zeros are no fault (G13). */
export function fitsCurrency(amount: Decimal, currency: AmountCurrency): boolean {
  return amount.decimals() <= currency.decimals;
}

/** The text of an amount on the wire: two decimals (none for a currency without), more only where a digit needs them. */
export function amountText(amount: Decimal, currency: AmountCurrency): string {
  return amount.toFixed(Math.min(SHOWN_DECIMALS, currency.decimals));
}

/** The text of a price, a rate or a percentage on the wire: two decimals, more only where a digit needs them. */
export function rateText(rate: Decimal): string {
  return rate.toFixed(SHOWN_DECIMALS);
}

/** An amount as the contract's `AmountWithCurrency`. */
export function amountWithCurrency(amount: Decimal, currency: AmountCurrency): AmountWithCurrency {
  return { amount: amountText(amount, currency), currency: currency.code };
}
