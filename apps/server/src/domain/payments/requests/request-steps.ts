import { laterThan } from '../../clock.ts';
import { Decimal } from '../../money/decimal.ts';
import type { Money } from '../../money/money.ts';
import { type PaymentTrace, traced } from '../../quotes/payment-leg.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { type ConversionTerms, countedAmounts, lateAmounts } from './deposit-amounts.ts';
import { amountsNow, countedDeposits, type PaymentRequest } from './payment-request.ts';
import type { RequestChange } from './request-changes.ts';
import type { RequestDeposit } from './request-deposit.ts';
import { refuseUnlisted, statusAfter } from './request-machine.ts';

/** A payment that arrives for a payment request. */
export interface ArrivingPayment extends Money {
  readonly reference: string;
  readonly at: Date;
}

/**
 * Counts a deposit to an open request: it is converted up to the amount that the rate covers (G325), and all
 * deposits determine the status (G44).
 *
 * @param trace its reference at the rail.
 */
export function counted(
  request: PaymentRequest,
  { reference, amount, at: arrivedAt }: ArrivingPayment,
  trace: PaymentTrace | undefined,
  terms: ConversionTerms,
): RequestChange {
  const arrived = countedDeposits(request);
  const sum = arrived.length === 0 ? amount : amountsNow(request).source.plus(amount);
  const { asked, tolerance = Decimal.zero } = request;
  const status = statusAfter(arrived.length + 1, sum, asked.source, tolerance);
  refuseUnlisted(request, status, 'rail');
  const at = laterThan(request.updatedAt, arrivedAt);
  const deposit: RequestDeposit = {
    reference,
    outcome: 'counted',
    amount,
    ...countedAmounts(request, amount, terms),
    status,
    at,
  };
  return moved({ ...request, payIn: traced(request.payIn, trace) }, { status, at, deposit });
}

/** Credits a deposit that arrives in a final status: unconverted, and the status stays. */
export function late(
  request: PaymentRequest,
  { reference, amount, at: arrivedAt }: ArrivingPayment,
  currencies: Pick<Currencies, 'known'>,
): RequestChange {
  const credited = lateAmounts(request, amount, currencies);
  const { status, updatedAt, deposits } = request;
  const at = laterThan(deposits.at(-1)?.at ?? updatedAt, laterThan(updatedAt, arrivedAt));
  const deposit: RequestDeposit = { reference, outcome: 'late', amount, ...credited, status, at };
  return { after: { ...request, deposits: [...request.deposits, deposit] }, deposit, told: [] };
}

/** Ends the request because the rail rejected a deposit. */
export function rejected(
  request: PaymentRequest,
  { reference, amount, at: arrivedAt }: ArrivingPayment,
): RequestChange {
  refuseUnlisted(request, 'failed', 'rail');
  const at = laterThan(request.updatedAt, arrivedAt);
  const zero = amount.minus(amount);
  const deposit: RequestDeposit = {
    reference,
    outcome: 'rejected',
    amount,
    credited: zero,
    rounding: zero,
    status: 'failed',
    at,
  };
  return moved(request, { status: 'failed', at, deposit });
}

/**
 * Cancels the request for the merchant.
 *
 * @throws InvalidState when it is no longer pending.
 */
export function cancelled(request: PaymentRequest, at: Date): RequestChange {
  refuseUnlisted(request, 'cancelled', 'caller');
  return moved(request, { status: 'cancelled', at: laterThan(request.updatedAt, at) });
}

/** Ends the time for deposits: the request expires, or its partial payment becomes final. */
export function expired(request: PaymentRequest): RequestChange {
  const at = laterThan(request.updatedAt, request.expiresAt);
  if (request.status === 'pending') return moved(request, { status: 'expired', at });
  return { ...moved(request, { status: request.status, at, isFinal: true }), told: [] };
}

/** Postpones a step that could not be made. */
export function postponed(request: PaymentRequest, dueAt: Date): RequestChange {
  return { after: { ...request, version: request.version + 1, dueAt }, told: [] };
}

interface Reached {
  readonly status: PaymentRequest['status'];
  readonly at: Date;
  readonly deposit?: RequestDeposit;
  /** By default all statuses but `under_payment`. */
  readonly isFinal?: boolean;
}

function moved(
  { dueAt: _due, ...before }: PaymentRequest,
  { status, at, deposit, isFinal = status !== 'under_payment' }: Reached,
): RequestChange {
  const after: PaymentRequest = {
    ...before,
    status,
    version: before.version + 1,
    deposits: deposit === undefined ? before.deposits : [...before.deposits, deposit],
    ...(!isFinal && { dueAt: before.expiresAt }),
    updatedAt: at,
  };
  return { after, ...(deposit && { deposit }), told: [after] };
}
