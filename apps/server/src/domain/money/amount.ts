import type { Decimal, Rounding } from './decimal.ts';

/** The decimals of an amount's currency. */
export interface AmountCurrency {
  readonly code: string;
  /** Maximum number of decimals. */
  readonly decimals: number;
  /** The network that limits them; absent if the currency itself does. */
  readonly network?: string;
}

/** An amount as in the contract's `AmountWithCurrency`. */
export interface AmountWithCurrency {
  amount: string;
  currency: string;
}

const SHOWN_DECIMALS = 2;

/** Rounds an amount to its currency's last decimal: a target down, a required source up. */
export function roundAmount(amount: Decimal, currency: AmountCurrency, rounding: Rounding): Decimal {
  return amount.rounded(currency.decimals, rounding);
}

/** Whether the amount has no more decimals than its currency; trailing zeros do not count (G13). */
export function fitsCurrency(amount: Decimal, currency: AmountCurrency): boolean {
  return amount.decimals() <= currency.decimals;
}

/** The text of an amount on the wire: two decimals (none for a currency without decimals), more only if needed. */
export function amountText(amount: Decimal, currency: AmountCurrency): string {
  return amount.toFixed(Math.min(SHOWN_DECIMALS, currency.decimals));
}

/** The text of a price, a rate or a percentage on the wire: two decimals, more only if needed. */
export function rateText(rate: Decimal): string {
  return rate.toFixed(SHOWN_DECIMALS);
}

/** An amount as the contract's `AmountWithCurrency`. */
export function amountWithCurrency(amount: Decimal, currency: AmountCurrency): AmountWithCurrency {
  return { amount: amountText(amount, currency), currency: currency.code };
}
