import { Conflict, InvalidState, NotFound } from '../../domain-error.ts';
import { conflictIn } from '../../ledger/conflict.ts';
import type { CommitOutcome } from '../../ledger/ledger.ts';
import type { RecordChange } from '../../record.ts';
import type { RequestLink } from './payment-request.ts';

/** Demands of the link that it takes a new request at the instant: that it is active and, one-time, has none open. */
export function takenRequest({ id, isOneTime }: RequestLink, at: Date): RecordChange {
  return {
    kind: 'payment_link_request',
    id,
    expects: { state: 'active', at },
    row: { is_one_time: isOneTime },
  };
}

/** Uses a one-time link up, unless it is over already. */
export function usedUp({ id }: RequestLink, at: Date): RecordChange {
  return { kind: 'used_payment_link', id, expects: { state: 'active', at }, row: { updated_at: at } };
}

/** What a caller is told when the link does not take its request. */
export function linkRefusal(
  outcome: Extract<CommitOutcome, { readonly kind: 'conflict' }>,
  { id }: RequestLink,
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
      return new InvalidState(
        `The payment link ${id} ${outcome.problem === 'expired' ? 'has' : 'is'} ${outcome.problem} and accepts no more requests.`,
      );
  }
}
