import { amountText } from '../../money/amount.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { creditedCurrency } from './deposit-money.ts';
import { missing, netSurplus, type PaymentRequest } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

type Known = Pick<Currencies, 'known'>;

/** Title and description of a step in the timeline. */
export interface Described {
  readonly title: string;
  readonly description: string;
}

/** An amount in sentences: `86000.00 NGN`. */
function shown(amount: Decimal, code: string, currencies: Known): string {
  return `${amountText(amount, currencies.known(code))} ${code}`;
}

export function describeRequested({ requested }: PaymentRequest, currencies: Known): Described {
  return {
    title: 'Payment requested',
    description: `${shown(requested.amount, requested.currency, currencies)} was requested.`,
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
      description: `${came} was received too late and ${credited} was credited.`,
    };
  }
  const { surplus } = deposit;
  const rest = surplus && shown(netSurplus(surplus), request.sourceCurrency, currencies);
  return {
    title: titleOf(deposit, isFirst),
    description: rest
      ? `${came} was received, ${credited} was credited, and ${rest} was credited without conversion.`
      : `${came} was received and ${credited} was credited.`,
  };
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
      return { title: 'Payment cancelled', description: 'The request was cancelled.' };
    case 'expired':
      return { title: 'Payment expired', description: 'No payment arrived in time.' };
    case 'failed':
      return { title: 'Payment failed', description: 'The deposit was rejected.' };
  }
}

/** The steps that an open request still waits for. */
export function describeAwaited(request: PaymentRequest, currencies: Known): Described {
  const { status, asked, sourceCurrency } = request;
  return status === 'pending'
    ? {
        title: 'Payment',
        description: `Waiting for ${shown(asked.source, sourceCurrency, currencies)} to arrive.`,
      }
    : {
        title: 'Rest of the payment',
        description: `Waiting for another ${shown(missing(request), sourceCurrency, currencies)} to arrive.`,
      };
}
