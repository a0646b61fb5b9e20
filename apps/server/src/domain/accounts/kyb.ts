import { type AuditAction, type KybStatus, stateMachines } from '@finops/contract/console/enumerations';
import { StateMachine } from '../state-machine.ts';

const machine = new StateMachine(stateMachines.business);

type Move = (typeof stateMachines.business.moves)[number];

/** An action on the verification of a business, by its name in the audit log. */
export type KybAction = Extract<
  AuditAction,
  | 'business.submitted'
  | 'business.approved'
  | 'business.rejected'
  | 'business.suspended'
  | 'business.reinstated'
>;

/** The transitions of each action; two lead to `verified`, from different states. */
const MOVES_OF: Readonly<Record<KybAction, (move: Move) => boolean>> = {
  'business.submitted': ({ to, by }) => to === 'pending' && by === 'owner',
  'business.approved': ({ from, to }) => from === 'pending' && to === 'verified',
  'business.rejected': ({ to }) => to === 'rejected',
  'business.suspended': ({ to }) => to === 'suspended',
  'business.reinstated': ({ from, to }) => from === 'suspended' && to === 'verified',
};

export const kybStatuses: readonly KybStatus[] = machine.states;

/** The status of a new business. */
export const firstStatus: KybStatus = machine.initial;

/**
 * The status after an action, by the state machine of the contract (G95).
 *
 * @throws InvalidState naming the statuses that allow the action.
 */
export function statusAfter(action: KybAction, from: KybStatus): KybStatus {
  const done = action.slice('business.'.length);
  const { to } = machine.transition(
    from,
    MOVES_OF[action],
    (origins) => `The business is ${from}; only one that is ${origins.join(' or ')} can be ${done}.`,
  );
  return to;
}
