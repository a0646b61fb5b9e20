import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock, later } from '../clock.ts';
import { InvalidState } from '../domain-error.ts';
import type { EventBodies } from '../event-bodies.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { commitCredit } from '../ledger/credit.ts';
import type { Commit, Ledger } from '../ledger/ledger.ts';
import { type PayIn, traced, withoutAccount } from '../quotes/payment-leg.ts';
import { refuseUnfitPayment } from '../rails/fitting-payment.ts';
import { plainDeposit } from '../rails/plain-deposit.ts';
import { type Rails, railOf } from '../rails/rails.ts';
import type { RecordChange } from '../record.ts';
import type { Currencies } from '../reference/currencies.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { Charges } from './charges.ts';
import type { Step } from './step.ts';
import { isOvertaken, refuseUnlessPaid, takeStep, transferOfBusiness } from './step-commits.ts';
import type { Steps } from './steps.ts';
import { isBalanceFunded, type Transfer } from './transfer.ts';
import type { Arrival, TransferControls } from './transfer-controls.ts';
import type { TransferRows, TransferStore } from './transfer-store.ts';

interface Dependencies {
  readonly store: Pick<TransferStore, 'findOfBusiness'>;
  readonly rows: TransferRows;
  readonly ledger: Ledger;
  readonly rails: Pick<Rails, 'pace' | 'trace'>;
  readonly steps: Steps;
  readonly charges: Charges;
  readonly currencies: Currencies;
  readonly eventBodies: EventBodies<Transfer>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Books payments that arrive for transfers. */
export class TransferArrivals implements Pick<TransferControls, 'arrive'> {
  readonly #dependencies: Dependencies;
  /** Serializes payments for one transfer in this process, so that they do not conflict in the database. */
  readonly #arriving = new KeyedMutex();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  arrive(
    profile: Profile,
    transferId: string,
    arrival: Arrival,
    keep?: KeepReply<Transfer>,
  ): Promise<Transfer> {
    const { ledger, steps, clock } = this.#dependencies;
    const attempt = async (): Promise<Transfer | undefined> => {
      const transfer = await transferOfBusiness(this.#dependencies, profile, transferId);
      this.#refuseUnfit(transfer, arrival);
      const at = businessTime(clock, profile);
      if (transfer.status === 'cancelled') {
        return this.#payLate(transfer, arrival, at, profile.resets, keep);
      }
      if (transfer.status !== 'pending') {
        if (this.#isPaidBy(transfer, arrival)) return transfer;
        const { outcome } = await commitCredit(ledger, transfer, (profileId) =>
          withRecords(
            this.#plainDeposit(transfer, profileId, arrival, at, profile.resets),
            keep ? [keep(transfer)] : [],
          ),
        );
        refuseUnlessPaid(outcome, transfer);
        return transfer;
      }
      if (isOver(transfer.payIn, at)) {
        // As if the transfer had been checked before the payment arrived.
        await takeStep(this.#dependencies, steps.cancelled(transfer, 'clock', at));
        return undefined;
      }
      const step = this.step(transfer, arrival, at);
      return takeStep(this.#dependencies, step, keep?.(step.transfer));
    };
    return this.#arriving.run(`${profile.businessId} ${transferId}`, () =>
      retryOnConflict('transfer', attempt),
    );
  }

  /**
   * A payment for a pending transfer: the transfer continues with the amount that arrived, unless it deviates too
   * far from the quoted amount of an exchange.
   */
  step(transfer: Transfer, { amount, reference }: Arrival, at: Date): Step {
    const { steps, rails, charges } = this.#dependencies;
    const { quote, payIn } = transfer;
    const trace = rails.trace(payIn, reference);
    const amounts = charges.ofArrival(quote, amount);
    if (amounts === undefined) {
      const charged = charges.ofDeposit(quote, amount);
      return steps.credited(transfer, amount, charged, trace, { at, ...this.#confirmation(payIn, at) });
    }
    return steps.arrived(transfer, amount, amounts, trace, {
      at,
      dueAt: later(at, rails.pace.confirm(railOf(payIn))),
    });
  }

  /** When a plain deposit will be confirmed: a payment on a chain is held until then (G301). */
  #confirmation(payIn: PayIn, at: Date): { readonly confirmedAt?: Date } {
    if (payIn.type !== 'address') return {};
    return { confirmedAt: later(at, this.#dependencies.rails.pace.confirm(railOf(payIn))) };
  }

  /**
   * A payment for a cancelled transfer is a plain deposit that the transfer reports; undefined if the transfer has
   * changed meanwhile.
   */
  async #payLate(
    transfer: Transfer,
    arrival: Arrival,
    at: Date,
    resets: number,
    keep: KeepReply<Transfer> | undefined,
  ): Promise<Transfer | undefined> {
    const { ledger, steps, charges } = this.#dependencies;
    const step = steps.late(transfer, arrival.amount, charges.ofDeposit(transfer.quote, arrival.amount), at);
    const told = step.commit(this.#dependencies, keep?.(step.transfer));
    const { outcome, profileId } = await commitCredit(ledger, transfer, (credited) => {
      const deposit = this.#plainDeposit(transfer, credited, arrival, at, resets);
      // Nothing is reported about an erased customer.
      if (credited !== transfer.profileId) return withRecords(deposit, keep ? [keep(transfer)] : []);
      return withRecords({ ...deposit, events: told.events ?? [] }, told.records ?? []);
    });
    if (isOvertaken(outcome)) return undefined;
    refuseUnlessPaid(outcome, transfer);
    return profileId === transfer.profileId && outcome.kind === 'done' ? step.transfer : transfer;
  }

  /** Whether the payment is a duplicate of the one that already advanced the transfer. */
  #isPaidBy({ payIn }: Transfer, { reference }: Arrival): boolean {
    const known = 'trace' in payIn ? payIn.trace : undefined;
    return known !== undefined && this.#dependencies.rails.trace(payIn, reference)?.id === known.id;
  }

  /**
   * Credits a payment that arrives after the transfer is paid or cancelled, less the deposit fee; the transfer
   * stays as it is.
   */
  #plainDeposit(
    transfer: Transfer,
    profileId: string,
    { currency, amount, reference }: Arrival,
    at: Date,
    resets: number,
  ): Commit {
    const { ids, charges, rails } = this.#dependencies;
    const { businessId, quote, payIn } = transfer;
    return plainDeposit(
      {
        businessId,
        profileId,
        // Nothing more is recorded about a customer who is being erased.
        payIn: traced(
          profileId === transfer.profileId ? payIn : withoutAccount(payIn),
          rails.trace(payIn, reference),
        ),
        currency,
        amount,
        reference,
        charged: charges.ofDeposit(quote, amount),
        transferId: transfer.id,
        ...this.#confirmation(payIn, at),
        resets,
        at,
      },
      { ids },
    );
  }

  #refuseUnfit(transfer: Transfer, arrival: Arrival): void {
    const { id, quote, payIn } = transfer;
    if (isBalanceFunded(transfer)) {
      throw new InvalidState(`The transfer ${id} is funded from the balance and accepts no deposit.`);
    }
    const payable = { what: `transfer ${id}`, currency: quote.sourceCurrency, payIn };
    refuseUnfitPayment(payable, arrival, this.#dependencies.currencies);
  }
}

function withRecords(commit: Commit, records: readonly RecordChange[]): Commit {
  return { ...commit, records: [...(commit.records ?? []), ...records] };
}

/** Whether the account or address to pay to has expired. */
export function isOver(payIn: PayIn, at: Date): boolean {
  const expiresAt = 'expiresAt' in payIn ? payIn.expiresAt : undefined;
  return expiresAt !== undefined && at >= expiresAt;
}
