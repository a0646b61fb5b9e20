import { Decimal } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';

export type FeeName = 'Deposit fee' | 'Payout fee' | 'Refund fee';

/** One fee, in the currency it is defined in and converted to the other side of the exchange, rounded by G327. */
export interface Fee {
  readonly name: FeeName;
  /** Whether it is a fixed amount or a percentage. */
  readonly type: 'FIXED' | 'PERCENTAGE';
  readonly amount: Money;
  readonly converted: Money;
}

/** The total of the fees in the currency, which is one of the two sides of each fee. */
export function feesIn(currency: string, fees: readonly Fee[]): Decimal {
  return Decimal.sum(
    fees.map(({ amount, converted }) => (amount.currency === currency ? amount : converted).amount),
  );
}
