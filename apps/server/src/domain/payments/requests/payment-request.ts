import type { PaymentRequestStatus, PaymentRequestType } from '@finops/contract/enumerations';
import { Decimal } from '../../money/decimal.ts';
import type { Money } from '../../money/money.ts';
import type { Rate } from '../../pricing/rate.ts';
import type { Amounts } from '../../quotes/amounts.ts';
import type { Fee } from '../../quotes/fee.ts';
import type { PayIn } from '../../quotes/payment-leg.ts';
import type { TwoStep } from '../../rails/rails.ts';
import type { RequestDeposit, Surplus } from './request-deposit.ts';

/** The business that requests a payment, as it was called then. */
export interface Merchant {
  readonly name: string;
  /** Its contact address; absent when it had set none (G343). */
  readonly email?: string;
}

/** The `source` of the requests that come through a link (G83). */
export const LINK_SOURCE = 'payment_link';

/** A payment that a payer is asked to make (G43). */
export interface PaymentRequest {
  /** `PAYR_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly type: PaymentRequestType;
  /** Where it stands (G44). */
  readonly status: PaymentRequestStatus;
  /** One more with each change, from 1 on. */
  readonly version: number;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  /** What is asked for, and what it comes to when exactly that is paid. */
  readonly asked: Pick<Amounts, 'source' | 'target' | 'rounding' | 'fees'>;
  /** By how much the sum of its deposits may differ from what is asked for and still be it (G324); absent where it may not. */
  readonly tolerance?: Decimal;
  /** What is asked for, in the currency that it was asked for in. */
  readonly requested: Money;
  readonly rate: Rate;
  /** From the source currency to that of `requested`; absent when they are the same. */
  readonly quoteRate?: Rate;
  /** Oldest first, with those that came too late or were rejected. */
  readonly deposits: readonly RequestDeposit[];
  readonly merchantReference?: string;
  /** What the payment is for, in the words of the caller. */
  readonly source?: string;
  readonly sourceId?: string;
  /** The payment link that it came through. */
  readonly linkId?: string;
  /** The public key that created it; absent for any other credential. */
  readonly publicKeyId?: string;
  /** What is known of the payer, by names. */
  readonly additionalInfo: Readonly<Record<string, string>>;
  readonly merchant: Merchant;
  readonly payIn: PayIn;
  /** The second factor that the payment waits for. */
  readonly twoStep?: TwoStep;
  /** When something happens to it by itself; absent once its status is final. */
  readonly dueAt?: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Deposits count before it. */
  readonly expiresAt: Date;
}

/**
 * Whether the payer is still to choose how to pay: a public key asks for the balance, which is not the one of the profile,
 * and there is no account or address to pay to (G354).
 */
export function isUnchosen({
  payIn,
  publicKeyId,
}: {
  readonly payIn: { readonly type: string };
  readonly publicKeyId?: string | undefined;
}): boolean {
  return payIn.type === 'balance' && publicKeyId !== undefined;
}

/** The reference of the request: the merchant's, else its identifier. */
export function referenceOf({ merchantReference, id }: PaymentRequest): string {
  return merchantReference ?? id;
}

/** The deposits that arrived in time. */
export function countedDeposits({ deposits }: Pick<PaymentRequest, 'deposits'>): readonly RequestDeposit[] {
  return deposits.filter(({ outcome }) => outcome === 'counted');
}

/** What is awaited, and from the first deposit on what arrived in time (G82). */
export function amountsNow(request: PaymentRequest): Pick<Amounts, 'source' | 'target' | 'fees'> {
  const counted = countedDeposits(request);
  if (counted.length === 0) {
    // Of what nobody has paid in time, no fee is kept.
    return request.dueAt === undefined ? { ...request.asked, fees: [] } : request.asked;
  }
  return {
    source: Decimal.sum(counted.map(({ amount }) => amount)),
    target: Decimal.sum(counted.map(({ credited }) => credited)),
    fees: summedFees(counted.flatMap(({ fee, surplus }) => [fee ?? [], surplus?.fee ?? []].flat())),
  };
}

/** What deposits have credited that came too late, in the source currency; undefined when none did. */
export function creditedLate({ deposits, sourceCurrency }: PaymentRequest): Money | undefined {
  const late = deposits.filter(({ outcome }) => outcome === 'late');
  if (late.length === 0) return undefined;
  return { amount: Decimal.sum(late.map(({ credited }) => credited)), currency: sourceCurrency };
}

/** What deposits in time have credited without conversion, in the source currency (G325); undefined when none did. */
export function creditedSurplus({ deposits, sourceCurrency }: PaymentRequest): Money | undefined {
  const surpluses = deposits.flatMap(({ surplus }) => surplus ?? []);
  if (surpluses.length === 0) return undefined;
  return { amount: Decimal.sum(surpluses.map(netSurplus)), currency: sourceCurrency };
}

/** What a surplus credits. */
export function netSurplus({ amount, fee }: Surplus): Decimal {
  return amount.minus(fee?.amount.amount ?? Decimal.zero);
}

/** What is still missing of what was asked for. */
export function missing(request: PaymentRequest): Decimal {
  return request.asked.source.minus(amountsNow(request).source);
}

/** The fees of several deposits as one: each of them is of the same rule. */
function summedFees(fees: readonly Fee[]): readonly Fee[] {
  const [first] = fees;
  if (first === undefined) return [];
  const sumOf = (side: 'amount' | 'converted') => ({
    ...first[side],
    amount: Decimal.sum(fees.map((fee) => fee[side].amount)),
  });
  return [{ ...first, amount: sumOf('amount'), converted: sumOf('converted') }];
}
