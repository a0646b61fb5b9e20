import type { Decimal } from '../money/decimal.ts';
import type { Fee } from './fee.ts';

/** What an amount costs, and what is left of it: never less than zero. */
export interface Charged {
  /** Absent where nothing is charged. */
  readonly fee: Fee | undefined;
  readonly net: Decimal;
}
