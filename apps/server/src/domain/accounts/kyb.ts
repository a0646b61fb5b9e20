import { type AuditAction, type KybStatus, stateMachines } from '@finops/contract/console/enumerations';
import { StateMachine } from '../state-machine.ts';

const machine = new StateMachine(stateMachines.business);

type Move = (typeof stateMachines.business.moves)[number];

/** What is done to the verification of a business, under the name that the audit log gives it. */
export type KybAction = Extract<
  AuditAction,
  | 'business.submitted'
  | 'business.approved'
  | 'business.rejected'
  | 'business.suspended'
  | 'business.reinstated'
>;

/** The moves of the state machine that each action makes; two lead to `verified`, one from each side. */
const MOVES_OF: Readonly<Record<KybAction, (move: Move) => boolean>> = {
  'business.submitted': ({ to, by }) => to === 'pending' && by === 'owner',
  'business.approved': ({ from, to }) => from === 'pending' && to === 'verified',
  'business.rejected': ({ to }) => to === 'rejected',
  'business.suspended': ({ to }) => to === 'suspended',
  'business.reinstated': ({ from, to }) => from === 'suspended' && to === 'verified',
};

/** Every state of a business. */
export const kybStatuses: readonly KybStatus[] = machine.states;

/** The state of a business that was just created. */
export const firstStatus: KybStatus = machine.initial;

/**
 * The state that an action leads to, by the state machine of the contract (G95).
 *
 * @throws InvalidState naming the states in which the action can be done.
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
