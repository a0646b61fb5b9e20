import { Conflict, InvalidState, NotFound } from '../../domain-error.ts';
import { conflictIn } from '../../ledger/conflict.ts';
import type { CommitOutcome } from '../../ledger/ledger.ts';
import type { RecordChange } from '../../record.ts';

/**
 * The condition that the link accepts a new request at the instant: it is active and, if one-time, has no open
 * request.
 */
export function takenRequest(id: string, at: Date): RecordChange {
  return { kind: 'payment_link_request', id, expects: { state: 'active', at }, row: {} };
}

/** Marks the link as used if it is one-time and not final already. */
export function usedUp(id: string, at: Date): RecordChange {
  return { kind: 'used_payment_link', id, expects: { state: 'active', at }, row: { updated_at: at } };
}

/** The error when the link does not accept a request. */
export function linkRefusal(
  outcome: Extract<CommitOutcome, { readonly kind: 'conflict' }>,
  id: string,
): Error {
  switch (
    conflictIn(outcome, [
      'payment_link_request unknown',
      'payment_link_request open',
      'payment_link_request draft',
      'payment_link_request expired',
      'payment_link_request deleted',
    ])
  ) {
    case 'payment_link_request unknown':
      return new NotFound(`payment link ${id}`);
    case 'payment_link_request open':
      return new Conflict(
        `The one-time link ${id} has an open payment request. Wait until it is paid, cancelled or expired.`,
      );
    default:
      return closedLink(id, outcome.problem);
  }
}

/** The error for a link that is not active. */
export function closedLink(id: string, status: string): InvalidState {
  return new InvalidState(
    status === 'draft'
      ? `The payment link ${id} is a draft and does not accept payment requests yet.`
      : `The payment link ${id} ${status === 'expired' ? 'has' : 'is'} ${status} and accepts no more requests.`,
  );
}
