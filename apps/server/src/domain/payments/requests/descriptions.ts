import { amountText } from '../../money/amount.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { creditedCurrency } from './deposit-money.ts';
import { missing, type PaymentRequest } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

type Known = Pick<Currencies, 'known'>;

/** What a step of the timeline is called, and one sentence about it. */
export interface Described {
  readonly title: string;
  readonly description: string;
}

/** An amount as sentences show it: `86000.00 NGN`. */
function shown(amount: Decimal, code: string, currencies: Known): string {
  return `${amountText(amount, currencies.known(code))} ${code}`;
}

export function describeRequested({ requested }: PaymentRequest, currencies: Known): Described {
  return {
    title: 'Payment requested',
    description: `${shown(requested.amount, requested.currency, currencies)} were asked for.`,
  };
}

export function describeDeposit(
  request: PaymentRequest,
  deposit: RequestDeposit,
  isFirst: boolean,
  currencies: Known,
): Described {
  const came = shown(deposit.amount, request.sourceCurrency, currencies);
  const credited = shown(deposit.credited, creditedCurrency(request, deposit), currencies);
  if (deposit.outcome === 'rejected') return describeEnd('failed');
  if (deposit.outcome === 'late') {
    return {
      title: 'Late payment received',
      description: `${came} came too late and ${credited} were credited.`,
    };
  }
  return { title: titleOf(deposit, isFirst), description: `${came} came and ${credited} were credited.` };
}

function titleOf({ status }: RequestDeposit, isFirst: boolean): string {
  switch (status) {
    case 'completed':
      return 'Payment received';
    case 'over_payment':
      return 'More than the payment received';
    case 'under_payment':
      return isFirst ? 'Part of the payment received' : 'Another part of the payment received';
    default:
      return 'Rest of the payment received';
  }
}

export function describeEnd(status: 'cancelled' | 'expired' | 'failed'): Described {
  switch (status) {
    case 'cancelled':
      return { title: 'Payment cancelled', description: 'The request was withdrawn.' };
    case 'expired':
      return { title: 'Payment expired', description: 'Nothing came in time.' };
    case 'failed':
      return { title: 'Payment failed', description: 'The deposit was rejected.' };
  }
}

/** What is still to come of an open request. */
export function describeAwaited(request: PaymentRequest, currencies: Known): Described {
  const { status, asked, sourceCurrency } = request;
  return status === 'pending'
    ? {
        title: 'Payment',
        description: `${shown(asked.source, sourceCurrency, currencies)} are to come.`,
      }
    : {
        title: 'Rest of the payment',
        description: `${shown(missing(request), sourceCurrency, currencies)} are still to come.`,
      };
}
