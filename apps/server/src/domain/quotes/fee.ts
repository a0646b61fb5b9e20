import { Decimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';

/** What is charged for. */
export type FeeName = 'Deposit fee' | 'Payout fee' | 'Refund fee';

/** One charge, in the currency that it is set in, and converted to the other side of the exchange, rounded as G327 says. */
export interface Fee {
  readonly name: FeeName;
  /** Whether it is a set amount or a share of one. */
  readonly type: 'FIXED' | 'PERCENTAGE';
  readonly amount: Money;
  readonly converted: Money;
}

/** What the fees take off an amount of the currency, which each of them is in on one of its two sides. */
export function feesIn(currency: string, fees: readonly Fee[]): Decimal {
  return Decimal.sum(
    fees.map(({ amount, converted }) => (amount.currency === currency ? amount : converted).amount),
  );
}
