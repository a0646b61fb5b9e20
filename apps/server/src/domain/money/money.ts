import type { Decimal } from './decimal.ts';

/** An amount and the code of its currency. */
export interface Money {
  readonly amount: Decimal;
  readonly currency: string;
}
