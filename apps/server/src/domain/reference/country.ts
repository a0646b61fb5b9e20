import type { Decimal } from '../money/decimal.ts';
import type { Currency } from './currency.ts';

/** The channels of money, as in `pay_in.type` and `pay_out.type` of a quote (G84). */
export const channels = ['address', 'bank_transfer', 'mobile_money', 'temporary_bank_account'] as const;

/** One of `channels`. */
type Channel = (typeof channels)[number];

/** One way to pay in or out; limits are amounts of its currency. */
export interface PaymentMethod {
  readonly channel: Channel;
  readonly name: string;
  readonly min: Decimal;
  readonly max: Decimal;
  readonly currency: Currency;
  /** The usual duration of a payment, as text. */
  readonly processingTime: string;
}

/** The currency of a country, which the service need not support. */
interface NationalCurrency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

/** A country in which the service is available. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly id: string;
  readonly name: string;
  /** With its plus sign. */
  readonly callingCode: string;
  readonly currency: NationalCurrency;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly payoutMethods: readonly PaymentMethod[];
}
