import { type KybStatus, stateMachines } from '@finops/contract/console/enumerations';
import { expect, test } from 'vitest';
import { InvalidState } from '../domain-error.ts';
import { firstStatus, type KybAction, statusAfter } from './kyb.ts';

const ACTIONS = [
  'business.submitted',
  'business.approved',
  'business.rejected',
  'business.suspended',
  'business.reinstated',
] as const satisfies KybAction[];
const STATES: KybStatus[] = ['unverified', 'pending', 'verified', 'rejected', 'suspended'];

function moveOf(action: KybAction, from: KybStatus): string[] {
  try {
    return [`${from} -> ${statusAfter(action, from)}`];
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidState);
    return [];
  }
}

test('the actions make exactly the moves of the state machine, each by one action', () => {
  const made = ACTIONS.flatMap((action) => STATES.flatMap((from) => moveOf(action, from)));
  const drawn = stateMachines.business.moves.map(({ from, to }) => `${from} -> ${to}`);
  expect(made.sort()).toEqual(drawn.sort());
});

test('a business begins unverified', () => {
  expect(firstStatus).toBe('unverified');
});

test('a refusal names the states in which the action can be done', () => {
  expect(() => statusAfter('business.submitted', 'verified')).toThrow(
    'The business is verified; only one that is unverified or rejected can be submitted.',
  );
  expect(() => statusAfter('business.approved', 'suspended')).toThrow('only one that is pending');
  expect(() => statusAfter('business.reinstated', 'pending')).toThrow('only one that is suspended');
});
