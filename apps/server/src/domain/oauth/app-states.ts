import type { AuditAction, OAuthAppStatus } from '@finops/contract/console/enumerations';
import { stateMachines } from '@finops/contract/enumerations';
import { InvalidState } from '../domain-error.ts';
import { StateMachine } from '../state-machine.ts';

type Move = (typeof stateMachines)['oauth-app']['moves'][number];

/** An action that changes the status of an app, by its name in the audit log. */
export type ReviewAction = Extract<
  AuditAction,
  | 'oauth_app.submitted'
  | 'oauth_app.approved'
  | 'oauth_app.rejected'
  | 'oauth_app.suspended'
  | 'oauth_app.reinstated'
>;

interface ReviewRule {
  /** Which transitions the action makes. */
  readonly makes: (move: Move) => boolean;
  /** Completes the sentence that names the statuses in which the action is possible. */
  readonly words: string;
}

const { moves } = stateMachines['oauth-app'];
const machine = new StateMachine(stateMachines['oauth-app']);

const RULES: Readonly<Record<ReviewAction, ReviewRule>> = {
  'oauth_app.submitted': {
    makes: ({ from, to }) => from === 'rejected' && to === 'pending',
    words: 'submitted again',
  },
  'oauth_app.approved': {
    makes: ({ from, to }) => from === 'pending' && to === 'approved',
    words: 'reviewed',
  },
  'oauth_app.rejected': { makes: ({ to }) => to === 'rejected', words: 'reviewed' },
  'oauth_app.suspended': { makes: ({ to }) => to === 'suspended', words: 'suspended' },
  'oauth_app.reinstated': {
    makes: ({ from, to }) => from === 'suspended' && to === 'approved',
    words: 'reinstated',
  },
};

/** The status of a new app. */
export const firstStatus: OAuthAppStatus = machine.initial;

/**
 * The status after an action, by the state machine of the contract (G27).
 *
 * @throws InvalidState naming the statuses that allow the action.
 */
export function statusAfter(action: ReviewAction, from: OAuthAppStatus): OAuthAppStatus {
  const { makes, words } = RULES[action];
  const { to } = machine.transition(
    from,
    makes,
    (origins) => `This app is ${from}; only ${origins.map(withArticle).join(' or ')} app can be ${words}.`,
  );
  return to;
}

/** The status of an app after its redirect URIs or scopes change (G89): it is, or stays, in review. */
export function statusAfterEdit(from: OAuthAppStatus): OAuthAppStatus {
  return moves.find((one) => one.from === from && one.by === 'business')?.to ?? from;
}

/** @throws InvalidState when the app is suspended. */
export function demandChangeable({ status }: { readonly status: OAuthAppStatus }): void {
  if (status !== 'suspended') return;
  throw new InvalidState('This app is suspended and cannot be changed until the suspension is lifted.');
}

function withArticle(status: OAuthAppStatus): string {
  return `${status === 'approved' ? 'an' : 'a'} ${status}`;
}
