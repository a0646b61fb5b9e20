import type { QuoteStatus, TransferCategory } from '@finops/contract/enumerations';
import type { Decimal } from '../money/decimal.ts';
import type { Rate } from '../pricing/rate.ts';
import type { Fee } from './fee.ts';
import type { Metadata } from './metadata.ts';
import type { PayIn, PayOut } from './payment-leg.ts';

/**
 * A price that is held until it expires, and the movement of money that it pays for. All amounts are whole units of the
 * last decimal of their currency, and `target + fees + rounding` is the source amount at the rate, rounded down.
 */
export interface Quote {
  /** `QUO_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  /** Which way the money goes (G32). */
  readonly category: TransferCategory;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  /** What is given. */
  readonly sourceAmount: Decimal;
  /** What arrives, after the fees. */
  readonly targetAmount: Decimal;
  /** What rounding leaves over, in the target currency: of the source up, or of what is paid out down to what its network sends. */
  readonly rounding: Decimal;
  readonly rate: Rate;
  readonly fees: readonly Fee[];
  readonly reference: string;
  readonly reversalPolicy?: 'conversion_only';
  readonly metadata?: Metadata;
  readonly payIn: PayIn;
  readonly payOut: PayOut;
  /** Whether a transfer has taken it. One that nobody took is expired from `expiresAt` on. */
  readonly accepted: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** How long a quote holds its price (G31). */
export const QUOTE_LIFETIME_MS = 30 * 60 * 1000;

/** Where the quote stands at the instant (G31). */
export function quoteStatus(quote: Pick<Quote, 'accepted' | 'expiresAt'>, at: Date): QuoteStatus {
  if (quote.accepted) return 'accepted';
  return at < quote.expiresAt ? 'pending' : 'expired';
}
