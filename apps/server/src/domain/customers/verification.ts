import { stateMachines } from '@finops/contract/enumerations';
import { StateMachine } from '../state-machine.ts';
import type { Customer, CustomerStatus } from './customer.ts';

const machine = new StateMachine(stateMachines['customer-verification']);

type Transition = (typeof stateMachines)['customer-verification']['moves'][number];

/** Who makes a transition of a verification. */
export type Mover = Transition['by'];

/**
 * The event of a transition listed in `spec/states/customer-verification.yaml`.
 *
 * @throws InvalidState naming the status of the customer, for a transition that is not listed; nothing changed.
 */
export function eventOfMove({ id, status }: Customer, to: CustomerStatus, by: Mover): Transition['event'] {
  const { event } = machine.transition(
    status,
    (one) => one.to === to && one.by === by,
    (origins) =>
      `The customer ${id} is ${status}; only one that is ${origins.join(' or ')} can become ${to}. Nothing was changed.`,
  );
  return event;
}

export const customerStatuses: readonly CustomerStatus[] = machine.states;

/** The status of a new customer. */
export const firstStatus: CustomerStatus = machine.initial;
