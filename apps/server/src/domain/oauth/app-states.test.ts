import type { OAuthAppStatus } from '@finops/contract/console/enumerations';
import { stateMachines } from '@finops/contract/enumerations';
import { expect, test } from 'vitest';
import { InvalidState } from '../domain-error.ts';
import {
  demandChangeable,
  firstStatus,
  type ReviewAction,
  statusAfter,
  statusAfterEdit,
} from './app-states.ts';

const ACTIONS = [
  'oauth_app.submitted',
  'oauth_app.approved',
  'oauth_app.rejected',
  'oauth_app.suspended',
  'oauth_app.reinstated',
] as const satisfies ReviewAction[];
const STATES = ['pending', 'approved', 'rejected', 'suspended'] as const satisfies OAuthAppStatus[];

/** The status after each action, and the statuses that refuse it. */
const TARGETS: Readonly<Record<ReviewAction, Partial<Record<OAuthAppStatus, OAuthAppStatus>>>> = {
  'oauth_app.submitted': { rejected: 'pending' },
  'oauth_app.approved': { pending: 'approved' },
  'oauth_app.rejected': { pending: 'rejected' },
  'oauth_app.suspended': { approved: 'suspended' },
  'oauth_app.reinstated': { suspended: 'approved' },
};

test.each(ACTIONS.flatMap((action) => STATES.map((from) => [action, from] as const)))(
  '%s of an app that is %s',
  (action, from) => {
    const to = TARGETS[action][from];
    if (to === undefined) expect(() => statusAfter(action, from)).toThrow(InvalidState);
    else expect(statusAfter(action, from)).toBe(to);
  },
);

test('the actions and edits make exactly the moves of the state machine', () => {
  const made = [
    ...ACTIONS.flatMap((action) => Object.entries(TARGETS[action])),
    ...STATES.map((from) => [from, statusAfterEdit(from)]),
  ]
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `${from} -> ${to}`);
  const drawn = stateMachines['oauth-app'].moves.map(({ from, to }) => `${from} -> ${to}`);
  expect([...new Set(made)].sort()).toEqual(drawn.sort());
});

test('an app begins pending', () => {
  expect(firstStatus).toBe('pending');
});

test.each([
  ['pending', 'pending'],
  ['approved', 'pending'],
  ['rejected', 'pending'],
] as const)('new redirect URIs of an app that is %s leave it %s', (from, to) => {
  expect(statusAfterEdit(from)).toBe(to);
  expect(() => demandChangeable({ status: from })).not.toThrow();
});

test('a suspended app cannot be changed', () => {
  expect(() => demandChangeable({ status: 'suspended' })).toThrow(
    'This app is suspended and cannot be changed until the suspension is lifted.',
  );
});

test.each([
  ['oauth_app.submitted', 'approved', 'This app is approved; only a rejected app can be submitted again.'],
  ['oauth_app.approved', 'approved', 'This app is approved; only a pending app can be reviewed.'],
  ['oauth_app.rejected', 'suspended', 'This app is suspended; only a pending app can be reviewed.'],
  ['oauth_app.suspended', 'pending', 'This app is pending; only an approved app can be suspended.'],
  ['oauth_app.reinstated', 'approved', 'This app is approved; only a suspended app can be reinstated.'],
] as const)(
  'a refusal of %s names the state of an app that is %s and the right one',
  (action, from, message) => {
    expect(() => statusAfter(action, from)).toThrow(message);
  },
);
