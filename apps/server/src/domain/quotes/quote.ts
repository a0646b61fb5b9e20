import type { QuoteStatus, TransferCategory } from '@finops/contract/enumerations';
import type { Decimal } from '../money/decimal.ts';
import type { Rate } from '../pricing/rate.ts';
import type { Fee } from './fee.ts';
import type { Metadata } from './metadata.ts';
import type { PayIn, PayOut } from './payment-leg.ts';

/**
 * A price that is held until it expires, for one movement of money. All amounts are whole units of the last decimal
 * of their currency, and `target + fees + rounding` is the source amount at the rate, rounded down.
 */
export interface Quote {
  /** `QUO_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly category: TransferCategory;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  /** The amount paid. */
  readonly sourceAmount: Decimal;
  /** The amount that arrives, after fees. */
  readonly targetAmount: Decimal;
  /**
   * The remainder of rounding, in the target currency: of rounding the source up, or of rounding the payout down to
   * what its network can send.
   */
  readonly rounding: Decimal;
  readonly rate: Rate;
  readonly fees: readonly Fee[];
  readonly reference: string;
  readonly reversalPolicy?: 'conversion_only';
  readonly metadata?: Metadata;
  readonly payIn: PayIn;
  readonly payOut: PayOut;
  /** Whether it has been executed. A quote that was not is expired from `expiresAt` on. */
  readonly accepted: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** How long a quote holds its price (G31). */
export const QUOTE_LIFETIME_MS = 30 * 60 * 1000;

/** The status of the quote at the instant (G31). */
export function quoteStatus(quote: Pick<Quote, 'accepted' | 'expiresAt'>, at: Date): QuoteStatus {
  if (quote.accepted) return 'accepted';
  return at < quote.expiresAt ? 'pending' : 'expired';
}
