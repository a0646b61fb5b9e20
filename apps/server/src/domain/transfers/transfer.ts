import type { TransferErrorReason, TransferStatus } from '@finops/contract/enumerations';
import type { Decimal } from '../money/decimal.ts';
import type { Fee } from '../quotes/fee.ts';
import type { Metadata } from '../quotes/metadata.ts';
import type { PayIn, PayOut } from '../quotes/payment-leg.ts';
import type { Quote } from '../quotes/quote.ts';

/** A state that the transfer has reached. */
interface TransferStep {
  readonly status: TransferStatus;
  /** One sentence for people. */
  readonly description: string;
  readonly at: Date;
}

/** The execution of one quote (G32). */
export interface Transfer {
  /** `TRF_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly quote: Quote;
  /** Where it stands (G33). */
  readonly status: TransferStatus;
  /** Why it left its usual path (G74). */
  readonly error?: TransferErrorReason;
  /** One more with each change, from 1 on. */
  readonly version: number;
  /** Once money has arrived from outside, what arrived. */
  readonly sourceAmount: Decimal;
  readonly targetAmount: Decimal;
  /** Those of the quote until the transfer is over, then those that were kept. */
  readonly fees: readonly Fee[];
  /** What payments that came too late have credited, less their fees, in the source currency. */
  readonly lateCredit?: Decimal;
  readonly payIn: PayIn;
  readonly payOut: PayOut;
  /** Of a withdrawal: the venue has agreed to its exchange, and from then on the rail alone can refuse it. */
  readonly isExchangeAgreed: boolean;
  readonly metadata?: Metadata;
  /** The states reached, oldest first; never empty. */
  readonly steps: readonly TransferStep[];
  /** When its next step is to be taken, by the clock of the business; absent once it is over. */
  readonly dueAt?: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether the source amount comes from the balance of the profile. */
export function isBalanceFunded({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.payIn.type === 'balance';
}

/** Whether the target amount leaves the balance of the profile, or never comes to it. */
export function isPaidOut({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.payOut.type !== 'balance';
}

/** Whether one currency is exchanged for another. */
export function needsExchange({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.sourceCurrency !== quote.targetCurrency;
}
