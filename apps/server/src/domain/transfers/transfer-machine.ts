import { stateMachines, type TransferCategory, type TransferStatus } from '@finops/contract/enumerations';
import { StateMachine } from '../state-machine.ts';
import { isPaidOut, type Transfer } from './transfer.ts';

/** Who moves a transfer. */
export type Mover = (typeof stateMachines.transfer.moves)[number]['by'];

/** A transition as `spec/states/transfer.yaml` lists it. */
interface ListedTransition {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly categories?: readonly string[];
  readonly final?: boolean;
}

const machine = new StateMachine<TransferStatus, ListedTransition>(stateMachines.transfer);

/** A move of a transfer to another state. */
export interface Move {
  readonly to: TransferStatus;
  readonly by: Mover;
  /** Whether the transfer is over with it. */
  readonly final: boolean;
}

/**
 * Refuses a move that the state file does not list for the category, and every move of a transfer that is over (G33).
 *
 * @throws InvalidState telling where the transfer stands; nothing has moved.
 */
export function refuseUnlisted({ id, status, quote, dueAt }: Transfer, { to, by, final }: Move): void {
  const change = to === 'cancelled' ? 'be cancelled' : `change to ${to}`;
  machine.transition(
    status,
    (one) =>
      one.to === to &&
      one.by === by &&
      (one.categories?.includes(quote.category) ?? true) &&
      (one.final === true || machine.isFinal(to)) === final &&
      dueAt !== undefined,
    () => `The transfer ${id} is ${status} and cannot ${change}. No money was moved.`,
  );
}

/** The usual paths: by category, the states in order, and that of a sale whose proceeds stay on the balance (G33). */
const paths: Readonly<Record<TransferCategory | 'sell_to_balance', readonly TransferStatus[]>> =
  stateMachines.transfer.paths;

/** The states that certainly follow the present one, in order; none when the transfer is over (G74). */
export function statesToCome({ status, error, quote }: Transfer): readonly TransferStatus[] {
  if (error === 'payout_refused' || error === 'payout_returned') {
    return status === 'funds_refunded' ? [] : ['funds_refunded'];
  }
  if (error !== undefined) return [];
  const path = paths[quote.category === 'sell' && !isPaidOut({ quote }) ? 'sell_to_balance' : quote.category];
  const reached = path.indexOf(status);
  return reached < 0 ? [] : path.slice(reached + 1);
}
