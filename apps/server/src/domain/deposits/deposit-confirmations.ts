import { type DueWork, type Horizon, untilNoneIsDue } from '../due-work.ts';
import { confirmed, type UnconfirmedPayment } from '../ledger/confirmation.ts';
import { conflictIn } from '../ledger/conflict.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { posting } from '../ledger/posting.ts';

/** A deposit whose confirmation is due. */
export type DueDeposit = Pick<UnconfirmedPayment, 'businessId' | 'id'> & {
  readonly release: Omit<NonNullable<UnconfirmedPayment['release']>, 'at' | 'dueAt'>;
  /** The current time of its business. */
  readonly at: Date;
};

/** Reads deposits that are held until confirmed. */
export interface UnconfirmedDeposits {
  /** Due deposits of all businesses, oldest first. */
  due(now: Date, limit: number): Promise<readonly DueDeposit[]>;
  dueOf(businessId: string, now: Date, limit: number, horizon?: Horizon): Promise<readonly DueDeposit[]>;
  nextDue: DueWork['nextDue'];
  newestOpen: DueWork['newestOpen'];
}

interface Dependencies {
  readonly store: UnconfirmedDeposits;
  readonly ledger: Ledger;
  readonly clock: { now(): Date };
}

/** Maximum number of deposits read at once. */
const AT_ONCE = 64;

/** Releases deposits once their chain has confirmed them (G301). Several processes may run it concurrently. */
export class DepositConfirmations implements DueWork {
  readonly #dependencies: Dependencies;
  readonly nextDue: DueWork['nextDue'];
  readonly newestOpen: DueWork['newestOpen'];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.nextDue = dependencies.store.nextDue;
    this.newestOpen = dependencies.store.newestOpen;
  }

  async runDue(businessId: string, horizon?: Horizon): Promise<number> {
    const { store, clock } = this.#dependencies;
    return untilNoneIsDue(async () =>
      this.#release(await store.dueOf(businessId, clock.now(), AT_ONCE, horizon)),
    );
  }

  /** Releases the due deposits of all businesses; returns their number. */
  async runAllDue(): Promise<number> {
    const { store, clock } = this.#dependencies;
    return this.#release(await store.due(clock.now(), AT_ONCE));
  }

  async #release(due: readonly DueDeposit[]): Promise<number> {
    const released = await Promise.all(
      due.map(async ({ businessId, id, release: { profileId, currency, amount }, at }) => {
        const outcome = await this.#dependencies.ledger.commit({
          businessId,
          postings: [
            posting({
              id: `${id}.confirmed`,
              currency,
              amount,
              from: { account: 'held', profileId },
              to: { account: 'available', profileId },
              reference: id,
              createdAt: at,
            }),
          ],
          records: [confirmed(id)],
        });
        if (outcome.kind === 'done') return true;
        if (outcome.kind !== 'conflict') throw new Error(`The deposit ${id} cannot be ${outcome.kind}.`);
        conflictIn(outcome, ['unconfirmed_payment confirmed']);
        return false;
      }),
    );
    return released.filter(Boolean).length;
  }
}
