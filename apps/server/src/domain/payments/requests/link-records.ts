import { Conflict, InvalidState, NotFound } from '../../domain-error.ts';
import type { CommitOutcome } from '../../ledger/ledger.ts';
import type { RecordChange } from '../../record.ts';

/** The kind of the record by which a link takes a new payment request. */
const TAKING = 'payment_link_request';

/** Demands of the link that it takes a new request at the instant: that it is active and, one-time, has none open. */
export function takenRequest(id: string, at: Date): RecordChange {
  return { kind: TAKING, id, expects: { state: 'active', at }, row: {} };
}

/** Uses the link up if it is one-time, unless it is over already. */
export function usedUp(id: string, at: Date): RecordChange {
  return { kind: 'used_payment_link', id, expects: { state: 'active', at }, row: { updated_at: at } };
}

/** What a caller is told when the link takes no request; undefined when that is not what hindered the commit. */
export function linkRefusal(outcome: CommitOutcome, id: string | undefined): Error | undefined {
  if (id === undefined || outcome.kind !== 'conflict' || outcome.record !== TAKING) return undefined;
  switch (outcome.problem) {
    case 'unknown':
      return new NotFound(`payment link ${id}`);
    case 'open':
      return new Conflict(
        `The one-time link ${id} has an open payment request. Wait until it is paid, cancelled or expired.`,
      );
    default:
      return closedLink(id, outcome.problem);
  }
}

/** What a caller is told of a link in a status other than active. */
export function closedLink(id: string, status: string): InvalidState {
  return new InvalidState(
    status === 'draft'
      ? `The payment link ${id} is a draft and takes no requests yet.`
      : `The payment link ${id} is ${status} and takes no more requests.`,
  );
}
