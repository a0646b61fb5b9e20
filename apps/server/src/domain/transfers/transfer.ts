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
  readonly status: TransferStatus;
  /** Why it left its regular path (G74). */
  readonly error?: TransferErrorReason;
  /** Starts at 1, incremented by each change. */
  readonly version: number;
  /** The amount that arrived, once a payment from outside has. */
  readonly sourceAmount: Decimal;
  readonly targetAmount: Decimal;
  /** The fees of the quote until the transfer is final, then those that were charged. */
  readonly fees: readonly Fee[];
  /** The amount credited by late payments, less fees, in the source currency. */
  readonly lateCredit?: Decimal;
  readonly payIn: PayIn;
  readonly payOut: PayOut;
  /** For a withdrawal: whether the venue has agreed to its exchange, after which only the rail can refuse it. */
  readonly isExchangeAgreed: boolean;
  readonly metadata?: Metadata;
  /** The states reached, oldest first; never empty. */
  readonly steps: readonly TransferStep[];
  /** When its next step is due, by the clock of the business; absent once it is final. */
  readonly dueAt?: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether the source amount comes from the balance of the profile. */
export function isBalanceFunded({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.payIn.type === 'balance';
}

/** Whether the target amount leaves the balance, or never reaches it. */
export function isPaidOut({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.payOut.type !== 'balance';
}

/** Whether one currency is exchanged for another. */
export function needsExchange({ quote }: Pick<Transfer, 'quote'>): boolean {
  return quote.sourceCurrency !== quote.targetCurrency;
}
