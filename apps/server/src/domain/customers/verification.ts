import { stateMachines } from '@finops/contract/enumerations';
import { InvalidState } from '../domain-error.ts';
import type { Customer, CustomerStatus } from './customer.ts';

type Move = (typeof stateMachines)['customer-verification']['moves'][number];

/** Who moves a verification. */
export type Mover = Move['by'];

/** The event that tells of a move. */
type MoveEvent = Move['event'];

const moves: readonly Move[] = stateMachines['customer-verification'].moves;

/**
 * The event of a move that `spec/states/customer-verification.yaml` lists.
 *
 * @throws InvalidState naming the state of the customer, for a move that is not listed; nothing changed.
 */
export function eventOfMove({ id, status }: Customer, to: CustomerStatus, by: Mover): MoveEvent {
  const move = moves.find((one) => one.from === status && one.to === to && one.by === by);
  if (move !== undefined) return move.event;
  const origins = moves.filter((one) => one.to === to && one.by === by).map(({ from }) => from);
  throw new InvalidState(
    `The customer ${id} is ${status}; only one that is ${origins.join(' or ')} can become ${to}. Nothing was changed.`,
  );
}

/** Every state of a customer. */
export const customerStatuses = Object.keys(
  stateMachines['customer-verification'].states,
) as readonly CustomerStatus[];

/** The state of a customer that was just created. */
export const firstStatus: CustomerStatus = stateMachines['customer-verification'].initial[0];
