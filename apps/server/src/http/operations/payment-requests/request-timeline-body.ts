import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import {
  describeAwaited,
  describeDeposit,
  describeEnd,
  describeRequested,
} from '../../../domain/payments/requests/descriptions.ts';
import { countedDeposits, type PaymentRequest } from '../../../domain/payments/requests/payment-request.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';

type Timeline = components['schemas']['Timeline'];
type TimelineEvent = Timeline['events'][number];

const [REQUESTED, PAID] = [1, 2];

/** The two steps of a request: its creation and its outcome (G82). */
export function requestTimelineBody(
  request: PaymentRequest,
  currencies: Pick<Currencies, 'known'>,
): Timeline {
  const { status, createdAt, dueAt } = request;
  const requested = {
    step: REQUESTED,
    done: true,
    status: 'pending',
    ...describeRequested(request, currencies),
    timestamp: timestampOf(createdAt),
  };
  const awaited = {
    step: PAID,
    done: false,
    status: status === 'pending' ? 'completed' : 'multiple_deposits',
    ...describeAwaited(request, currencies),
  };
  return {
    total_steps: PAID,
    current_step: status === 'pending' ? REQUESTED : PAID,
    transfer_status: transferStatus(request),
    events: [
      requested,
      ...inOrder([...depositEvents(request, currencies), ...endEvents(request)]),
      ...(dueAt === undefined ? [] : [awaited]),
    ],
  };
}

function depositEvents(request: PaymentRequest, currencies: Pick<Currencies, 'known'>): TimelineEvent[] {
  const [first] = countedDeposits(request);
  return request.deposits.map((deposit) => ({
    step: PAID,
    done: true,
    status: deposit.status,
    ...describeDeposit(request, deposit, deposit === first, currencies),
    timestamp: timestampOf(deposit.at),
  }));
}

/** Outcomes without a deposit. */
function endEvents({ status, updatedAt }: PaymentRequest): TimelineEvent[] {
  if (status !== 'cancelled' && status !== 'expired') return [];
  return [{ step: PAID, done: true, status, ...describeEnd(status), timestamp: timestampOf(updatedAt) }];
}

function inOrder(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.toSorted(({ timestamp: one = '' }, { timestamp: other = '' }) => (one < other ? -1 : 1));
}

/** Where the money is, in the terms used for transfers. */
function transferStatus({ status, sourceCurrency, targetCurrency }: PaymentRequest): string {
  switch (status) {
    case 'pending':
    case 'failed':
    case 'cancelled':
      return status;
    case 'expired':
      return 'cancelled';
    default:
      return sourceCurrency === targetCurrency ? 'funds_received' : 'funds_converted';
  }
}
