import type { TransferStatus } from '@finops/contract/enumerations';
import { laterThan } from '../clock.ts';
import type { Transfer } from './transfer.ts';
import { type Mover, refuseUnlisted } from './transfer-machine.ts';

/** The new state of a transfer, and what else the step changes in it. */
export interface Reached
  extends Partial<Pick<Transfer, 'error' | 'sourceAmount' | 'targetAmount' | 'fees' | 'payIn' | 'payOut'>> {
  readonly status: TransferStatus;
  readonly by: Mover;
  /** One sentence for the timeline. */
  readonly description: string;
  readonly at: Date;
  /** When the next step is due; absent if the transfer is final. */
  readonly dueAt?: Date | undefined;
}

/** A late payment for a cancelled transfer, and what it changes. */
export interface LatePayment extends Required<Pick<Transfer, 'lateCredit' | 'fees'>> {
  /** One sentence for the timeline. */
  readonly description: string;
  readonly at: Date;
}

/**
 * The transfer in another state, final if no other step is due.
 *
 * @throws InvalidState for a transition that the state machine does not list.
 */
export function reachedTransfer(transfer: Transfer, reached: Reached): Transfer {
  const { status, by, description, at: reachedAt, dueAt, ...changes } = reached;
  const at = laterThan(transfer.updatedAt, reachedAt);
  refuseUnlisted(transfer, { to: status, by, final: dueAt === undefined });
  const { dueAt: _due, ...before } = transfer;
  return {
    ...before,
    ...changes,
    status,
    version: transfer.version + 1,
    steps: [...transfer.steps, { status, description, at }],
    ...(dueAt && { dueAt }),
    updatedAt: at,
  };
}

/** The cancelled transfer with a late payment; its state stays. */
export function latelyPaidTransfer(transfer: Transfer, late: LatePayment): Transfer {
  const { description, at: arrivedAt, ...changes } = late;
  const at = laterThan(transfer.updatedAt, arrivedAt);
  return {
    ...transfer,
    ...changes,
    error: 'late',
    version: transfer.version + 1,
    steps: [...transfer.steps, { status: transfer.status, description, at }],
    updatedAt: at,
  };
}
