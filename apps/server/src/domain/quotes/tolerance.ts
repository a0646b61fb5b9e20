import { Decimal } from '../money/decimal.ts';

/** By how much what is paid may deviate from what an exchange was agreed on for: one part in so many (G33). */
export const TOLERATED_PART = Decimal.parse('100');
