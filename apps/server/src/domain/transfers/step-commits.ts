import type { Profile } from '../accounts/profile.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { EventBodies } from '../event-bodies.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { conflictIn } from '../ledger/conflict.ts';
import type { CommitOutcome, Ledger } from '../ledger/ledger.ts';
import type { RecordChange } from '../record.ts';
import type { Step } from './step.ts';
import type { Transfer } from './transfer.ts';
import type { TransferRows, TransferStore } from './transfer-store.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly rows: TransferRows;
  readonly eventBodies: EventBodies<Transfer>;
}

/**
 * Whether a step was not made because the transfer changed concurrently.
 *
 * @throws Error for any other conflict.
 */
export function isOvertaken(outcome: CommitOutcome): boolean {
  return outcome.kind === 'conflict' && conflictIn(outcome, ['transfer stale']) === 'transfer stale';
}

/** Commits a step together with a record. */
export function commitStep(parts: Dependencies, step: Step, record?: RecordChange): Promise<CommitOutcome> {
  return parts.ledger.commit(step.commit(parts, record));
}

/**
 * Makes the step of a caller; undefined if the transfer changed concurrently.
 *
 * @throws BalanceLimitReached when the balance would exceed the maximum balance.
 */
export async function takeStep(
  parts: Dependencies,
  step: Step,
  record?: RecordChange,
): Promise<Transfer | undefined> {
  const outcome = await commitStep(parts, step, record);
  if (isOvertaken(outcome)) return undefined;
  refuseUnlessPaid(outcome, step.transfer);
  return step.transfer;
}

/**
 * @throws BalanceLimitReached, and Error for an impossible outcome; `duplicate` is a payment that was already
 * booked.
 */
export function refuseUnlessPaid(outcome: CommitOutcome, { id }: Transfer): void {
  if (outcome.kind === 'limitReached') throw new BalanceLimitReached(outcome.currency);
  if (outcome.kind === 'done' || outcome.kind === 'duplicate') return;
  throw new Error(`Unexpected outcome of a payment of the transfer ${id}: ${JSON.stringify(outcome)}.`);
}

/** @throws ResourceNotFound when the business has no such transfer. */
export async function transferOfBusiness(
  { store }: { readonly store: Pick<TransferStore, 'findOfBusiness'> },
  { businessId }: Profile,
  id: string,
): Promise<Transfer> {
  const transfer = await store.findOfBusiness(businessId, id);
  if (transfer === undefined) throw new ResourceNotFound(`transfer ${id.slice(0, 64)}`);
  return transfer;
}
