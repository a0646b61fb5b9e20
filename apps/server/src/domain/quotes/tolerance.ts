import { Decimal } from '../money/decimal.ts';

/** By how much a payment may deviate from the agreed amount: one part in this many (G33). */
export const TOLERATED_PART = Decimal.parse('100');
