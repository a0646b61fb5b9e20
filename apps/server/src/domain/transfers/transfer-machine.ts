import { stateMachines, type TransferCategory, type TransferStatus } from '@finops/contract/enumerations';
import { StateMachine } from '../state-machine.ts';
import { isPaidOut, type Transfer } from './transfer.ts';

/** What causes a transition of a transfer. */
export type Mover = (typeof stateMachines.transfer.moves)[number]['by'];

/** A transition listed in `spec/states/transfer.yaml`. */
interface ListedTransition {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly categories?: readonly string[];
  readonly final?: boolean;
}

const machine = new StateMachine<TransferStatus, ListedTransition>(stateMachines.transfer);

/** A transition of a transfer. */
export interface Move {
  readonly to: TransferStatus;
  readonly by: Mover;
  /** Whether it makes the transfer final. */
  readonly final: boolean;
}

/**
 * Refuses a transition that the state machine does not list for the category, and any transition of a final
 * transfer (G33).
 *
 * @throws InvalidState naming the status of the transfer; nothing has moved.
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

/** The regular paths: the states in order by category, and for a sale whose proceeds stay on the balance (G33). */
const paths: Readonly<Record<TransferCategory | 'sell_to_balance', readonly TransferStatus[]>> =
  stateMachines.transfer.paths;

/** The states that certainly follow the current one, in order; none if the transfer is final (G74). */
export function statesToCome({ status, error, quote }: Transfer): readonly TransferStatus[] {
  if (error === 'payout_refused' || error === 'payout_returned') {
    return status === 'funds_refunded' ? [] : ['funds_refunded'];
  }
  if (error !== undefined) return [];
  const path = paths[quote.category === 'sell' && !isPaidOut({ quote }) ? 'sell_to_balance' : quote.category];
  const reached = path.indexOf(status);
  return reached < 0 ? [] : path.slice(reached + 1);
}
