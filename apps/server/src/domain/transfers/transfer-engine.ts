import type { KybStatus } from '@finops/contract/console/enumerations';
import type { TransferStatus } from '@finops/contract/enumerations';
import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock, later } from '../clock.ts';
import { InvalidState, ResourceNotFound } from '../domain-error.ts';
import { advanceAll, type Horizon } from '../due-work.ts';
import type { EventBodies } from '../event-bodies.ts';
import type { Ids } from '../ids.ts';
import { UNCONFIRMED } from '../ledger/confirmation.ts';
import type { CommitOutcome, Ledger } from '../ledger/ledger.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Rails } from '../rails/rails.ts';
import type { Currencies } from '../reference/currencies.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { TransferArrivals } from './arrivals.ts';
import type { Charges } from './charges.ts';
import { DueSteps } from './due-steps.ts';
import { commitStep, isOvertaken, takeStep, transferOfBusiness } from './step-commits.ts';
import type { Steps } from './steps.ts';
import type { Transfer } from './transfer.ts';
import type { TransferControls } from './transfer-controls.ts';
import type { DueTransfer, TransferRows, TransferStore } from './transfer-store.ts';

interface Dependencies {
  readonly store: TransferStore;
  readonly rows: TransferRows;
  readonly ledger: Ledger;
  readonly rails: Rails;
  readonly venue: Pick<Venue, 'price'>;
  readonly steps: Steps;
  readonly charges: Charges;
  readonly currencies: Currencies;
  readonly eventBodies: EventBodies<Transfer>;
  /** Called for a step that failed; it is retried after as long as the transfer has waited so far. */
  readonly onFailure: (error: unknown, transfer: Transfer) => void;
  /** Whether a magic value in the quote's reference makes the venue refuse the exchange. */
  readonly refusesExchange: (reference: string) => boolean;
  /** Whether a sandbox fault refuses the payout; the same transfer always gets the same answer. */
  readonly refusesPayout: (transfer: Transfer) => Promise<boolean>;
  /** The statuses of a business in which it can pay out. */
  readonly payingStatuses: readonly KybStatus[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Maximum number of transfers that advance concurrently. */
const AT_ONCE = 64;
/** More than any transfer has from creation to end. */
const MOST_STEPS = 10;

/**
 * Runs the automatic steps of transfers, driven by the clock, the venue and the rails. It has no state outside of
 * the database, so several processes may run it: two that make the same step conflict on the version of the
 * transfer, and one of them finds it done.
 */
export class TransferEngine implements TransferControls {
  readonly arrive: TransferControls['arrive'];
  readonly #dependencies: Dependencies;
  readonly #dueSteps: DueSteps;

  constructor(dependencies: Dependencies) {
    const arrivals = new TransferArrivals(dependencies);
    this.arrive = arrivals.arrive.bind(arrivals);
    this.#dueSteps = new DueSteps({ ...dependencies, arrivals });
    this.#dependencies = dependencies;
  }

  async settlePayout(
    profile: Profile,
    transferId: string,
    outcome: 'delivered' | 'not_delivered' | 'failed',
  ): Promise<Transfer> {
    const { steps, rails, clock } = this.#dependencies;
    return retryOnConflict('transfer', async () => {
      const transfer = await transferOfBusiness(this.#dependencies, profile, transferId);
      const at = businessTime(clock, profile);
      const refund = { at, dueAt: later(at, rails.pace.refund) };
      const step =
        outcome === 'delivered'
          ? steps.payout.delivered(transfer, at)
          : outcome === 'not_delivered'
            ? steps.payout.returned(transfer, refund)
            : ((await this.#dueSteps.refusedBeforePayout(transfer, at)) ??
              steps.payout.payoutRefused(transfer, refund));
      return takeStep(this.#dependencies, step);
    });
  }

  async hasten(businessId: string, transferId: string, status: TransferStatus): Promise<void> {
    const { store, clock } = this.#dependencies;
    for (let taken = 0; taken < MOST_STEPS; taken += 1) {
      const standing = await store.standing(businessId, transferId, clock.now());
      if (standing === undefined) throw new ResourceNotFound(`transfer ${transferId.slice(0, 64)}`);
      const { steps, dueAt } = standing.transfer;
      if (steps.some((step) => step.status === status)) return;
      if (dueAt === undefined) break;
      await this.#advance(standing);
    }
    throw new InvalidState(`The transfer ${transferId} cannot become ${status}. Fetch it to see why.`);
  }

  async runDue(businessId: string, horizon?: Horizon): Promise<number> {
    const { store, clock } = this.#dependencies;
    const failed = new Set<string>();
    let taken = 0;
    for (;;) {
      const due = await store.dueOf(businessId, clock.now(), AT_ONCE + failed.size, horizon);
      const open = due.filter(({ transfer }) => !failed.has(transfer.id));
      if (open.length === 0) return taken;
      taken += await this.#moveOn(open, ({ id }) => failed.add(id));
    }
  }

  /**
   * Makes the next step of due transfers of all businesses.
   *
   * @param failed transfers whose step failed recently; they are skipped, and those that fail now are added.
   * @returns the number of steps made.
   */
  async runAllDue(failed: Set<string>): Promise<number> {
    const { store, clock } = this.#dependencies;
    const due = await store.claimDue(clock.now(), AT_ONCE + failed.size);
    return this.#moveOn(
      due.filter(({ transfer }) => !failed.has(transfer.id)),
      ({ id }) => failed.add(id),
    );
  }

  #moveOn(due: readonly DueTransfer[], onFailed: (transfer: Transfer) => void): Promise<number> {
    return advanceAll(
      due,
      (one) => this.#advance(one),
      (error, { transfer, at }) => {
        this.#dependencies.onFailure(error, transfer);
        onFailed(transfer);
        return commitStep(this.#dependencies, this.#dueSteps.lookAgain(transfer, at));
      },
    );
  }

  /** Makes the due step; false if another process has made it, or the business may not pay out. */
  async #advance(due: DueTransfer): Promise<boolean> {
    const { transfer, at } = due;
    const step = await this.#dueSteps.next(due);
    let outcome = await commitStep(this.#dependencies, step);
    if (isUnentered(outcome)) {
      outcome = await commitStep(this.#dependencies, this.#dependencies.steps.enteringPayment(step));
    }
    if (outcome.kind === 'limitReached') {
      outcome = await commitStep(this.#dependencies, this.#dueSteps.withoutRoom(transfer, step, at));
    }
    if (outcome.kind === 'done') return true;
    if (outcome.kind === 'stopped' || isOvertaken(outcome)) return false;
    throw new Error(
      `The ${transfer.status} transfer ${transfer.id} cannot advance: ${JSON.stringify(outcome)}.`,
    );
  }
}

/** Whether the payment to confirm was received without an entry. */
function isUnentered(outcome: CommitOutcome): boolean {
  return outcome.kind === 'conflict' && outcome.record === UNCONFIRMED;
}
