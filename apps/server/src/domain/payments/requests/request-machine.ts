import { type PaymentRequestStatus, stateMachines } from '@finops/contract/enumerations';
import type { Decimal } from '../../money/decimal.ts';
import { StateMachine } from '../../state-machine.ts';
import type { PaymentRequest } from './payment-request.ts';

const machine = new StateMachine(stateMachines['payment-request']);

/** What causes a transition of a payment request. */
type Mover = (typeof stateMachines)['payment-request']['moves'][number]['by'];

/**
 * Refuses a transition that the state machine does not list (G44).
 *
 * @throws InvalidState naming the status of the request; nothing has changed.
 */
export function refuseUnlisted(
  { id, status, dueAt }: PaymentRequest,
  to: PaymentRequestStatus,
  by: Mover,
): void {
  machine.transition(
    status,
    (one) => one.to === to && one.by === by && dueAt !== undefined,
    () => `The payment request ${id} is ${status} and cannot ${to === 'cancelled' ? 'be' : 'become'} ${to}.`,
  );
}

/**
 * The status for this number and sum of deposits, given the requested amount (G44).
 *
 * @param tolerance by how much the sum may deviate and still count as exact.
 */
export function statusAfter(
  count: number,
  sum: Decimal,
  asked: Decimal,
  tolerance: Decimal,
): PaymentRequestStatus {
  if (sum.plus(tolerance).isLessThan(asked)) return 'under_payment';
  if (count > 1) return 'multiple_deposits';
  return sum.minus(tolerance).isGreaterThan(asked) ? 'over_payment' : 'completed';
}

/** The statuses in which a one-time link is used up. */
export const paidStatuses: readonly PaymentRequestStatus[] = [
  'completed',
  'over_payment',
  'multiple_deposits',
];
