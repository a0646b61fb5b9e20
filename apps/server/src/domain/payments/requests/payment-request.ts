import type { PaymentRequestStatus, PaymentRequestType } from '@finops/contract/enumerations';
import { Decimal } from '../../money/decimal.ts';
import type { Money } from '../../money/money.ts';
import type { Rate } from '../../pricing/rate.ts';
import type { Amounts } from '../../quotes/amounts.ts';
import type { Fee } from '../../quotes/fee.ts';
import type { PayIn } from '../../quotes/payment-leg.ts';
import type { TwoStep } from '../../rails/rails.ts';
import type { RequestDeposit, Surplus } from './request-deposit.ts';

/** The business that requests a payment, as it was named then. */
export interface Merchant {
  readonly name: string;
  /** Its contact address; absent if it had set none (G343). */
  readonly email?: string;
}

/** The `source` of requests created through a link (G83). */
export const LINK_SOURCE = 'payment_link';

/** A payment that a payer is asked to make (G43). */
export interface PaymentRequest {
  /** `PAYR_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly type: PaymentRequestType;
  readonly status: PaymentRequestStatus;
  /** Starts at 1, incremented by each change. */
  readonly version: number;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  /** The requested amounts, and what exact payment of them brings. */
  readonly asked: Pick<Amounts, 'source' | 'target' | 'rounding' | 'fees'>;
  /** By how much the sum of deposits may deviate and still count as exact (G324); absent if not at all. */
  readonly tolerance?: Decimal;
  /** The requested amount in the currency of the request. */
  readonly requested: Money;
  readonly rate: Rate;
  /** The rate from the source currency to that of `requested`; absent if they are the same. */
  readonly quoteRate?: Rate;
  /** Oldest first, including late and rejected ones. */
  readonly deposits: readonly RequestDeposit[];
  readonly merchantReference?: string;
  /** What the payment is for, as given by the caller. */
  readonly source?: string;
  readonly sourceId?: string;
  /** The payment link that it was created through. */
  readonly linkId?: string;
  /** The public key that created it; absent for any other credential. */
  readonly publicKeyId?: string;
  /** Facts about the payer, by name. */
  readonly additionalInfo: Readonly<Record<string, string>>;
  readonly merchant: Merchant;
  readonly payIn: PayIn;
  /** The second authentication factor that the payment waits for. */
  readonly twoStep?: TwoStep;
  /** When the next automatic step is due; absent once the status is final. */
  readonly dueAt?: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Deposits count until then. */
  readonly expiresAt: Date;
}

/**
 * Whether the payer has still to choose how to pay: a public key requested payment from the balance, meaning the
 * payer's and not the profile's, and no account or address was issued (G354).
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

/** The reference of the request: the merchant's, or else its id. */
export function referenceOf({ merchantReference, id }: PaymentRequest): string {
  return merchantReference ?? id;
}

/** The deposits that arrived in time. */
export function countedDeposits({ deposits }: Pick<PaymentRequest, 'deposits'>): readonly RequestDeposit[] {
  return deposits.filter(({ outcome }) => outcome === 'counted');
}

/** The awaited amounts; from the first deposit on, those that arrived in time (G82). */
export function amountsNow(request: PaymentRequest): Pick<Amounts, 'source' | 'target' | 'fees'> {
  const counted = countedDeposits(request);
  if (counted.length === 0) {
    // Nothing was paid in time, so no fee is kept.
    return request.dueAt === undefined ? { ...request.asked, fees: [] } : request.asked;
  }
  return {
    source: Decimal.sum(counted.map(({ amount }) => amount)),
    target: Decimal.sum(counted.map(({ credited }) => credited)),
    fees: summedFees(counted.flatMap(({ fee, surplus }) => [fee ?? [], surplus?.fee ?? []].flat())),
  };
}

/** What late deposits have credited, in the source currency; undefined if there were none. */
export function creditedLate({ deposits, sourceCurrency }: PaymentRequest): Money | undefined {
  const late = deposits.filter(({ outcome }) => outcome === 'late');
  if (late.length === 0) return undefined;
  return { amount: Decimal.sum(late.map(({ credited }) => credited)), currency: sourceCurrency };
}

/** What deposits in time have credited unconverted, in the source currency (G325); undefined if nothing. */
export function creditedSurplus({ deposits, sourceCurrency }: PaymentRequest): Money | undefined {
  const surpluses = deposits.flatMap(({ surplus }) => surplus ?? []);
  if (surpluses.length === 0) return undefined;
  return { amount: Decimal.sum(surpluses.map(netSurplus)), currency: sourceCurrency };
}

/** The credited amount of a surplus. */
export function netSurplus({ amount, fee }: Surplus): Decimal {
  return amount.minus(fee?.amount.amount ?? Decimal.zero);
}

/** What is still missing from the requested amount. */
export function missing(request: PaymentRequest): Decimal {
  return request.asked.source.minus(amountsNow(request).source);
}

/** The total of the fees of several deposits, which all follow the same rule. */
function summedFees(fees: readonly Fee[]): readonly Fee[] {
  const [first] = fees;
  if (first === undefined) return [];
  const sumOf = (side: 'amount' | 'converted') => ({
    ...first[side],
    amount: Decimal.sum(fees.map((fee) => fee[side].amount)),
  });
  return [{ ...first, amount: sumOf('amount'), converted: sumOf('converted') }];
}
