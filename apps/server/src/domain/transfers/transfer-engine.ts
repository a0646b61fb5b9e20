import type { KybStatus } from '@finops/contract/console/enumerations';
import type { TransferStatus } from '@finops/contract/enumerations';
import { canMoveMoney, customerDemand } from '../accounts/customer-standing.ts';
import type { Profile } from '../accounts/profile.ts';
import { refuseUnpayable } from '../addresses/chain-payment.ts';
import { businessTime, type Clock } from '../clock.ts';
import { FieldError, InvalidState, ResourceNotFound } from '../domain-error.ts';
import type { Horizon } from '../due-work.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { UNCONFIRMED } from '../ledger/confirmation.ts';
import { commitCredit } from '../ledger/credit.ts';
import type { Commit, CommitOutcome, Ledger } from '../ledger/ledger.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Venue } from '../pricing/venue.ts';
import { type PayIn, traced, withoutAccount } from '../quotes/payment-leg.ts';
import { plainDeposit } from '../rails/plain-deposit.ts';
import { type OutgoingPayment, type Rails, railOf } from '../rails/rails.ts';
import type { RecordChange } from '../record.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Charges } from './charges.ts';
import { isOvertaken, type Step } from './step.ts';
import type { Steps } from './steps.ts';
import { isBalanceFunded, isPaidOut, needsExchange, type Transfer } from './transfer.ts';
import type { Arrival, TransferControls } from './transfer-controls.ts';
import type { DueTransfer, TransferRows, TransferStore } from './transfer-store.ts';

interface Parts {
  readonly store: TransferStore;
  readonly rows: TransferRows;
  readonly ledger: Ledger;
  readonly rails: Rails;
  readonly venue: Pick<Venue, 'price'>;
  readonly steps: Steps;
  readonly charges: Charges;
  readonly currencies: Currencies;
  /** Makes the body of the event that tells of a transfer's new state. */
  readonly tell: (transfer: Transfer) => string;
  /** Told of a step that failed; it is tried again after as long as the transfer has waited so far. */
  readonly onFailure: (error: unknown, transfer: Transfer) => void;
  /** Whether the venue is made to refuse an exchange by a magic value of the quote's reference. */
  readonly refusesExchange: (reference: string) => boolean;
  /** Whether a fault of the sandbox refuses the payout; the same transfer always gets the same answer. */
  readonly refusesPayout: (transfer: Transfer) => Promise<boolean>;
  /** The states of a business in which it may pay out. */
  readonly payingStatuses: readonly KybStatus[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Most transfers that are moved on side by side. */
const AT_ONCE = 64;
/** More than any transfer takes from its creation to its end. */
const MOST_STEPS = 10;
/** How long a transfer that cannot move on yet is left alone at least. */
const LEAST_PAUSE_MS = 1000;

/**
 * What makes transfers move by themselves: the clock, the venue and the rails. It holds nothing but what the database
 * knows, so that any number of processes may run it: two that take the same step meet in the version of the transfer,
 * and one of them finds it done.
 */
export class TransferEngine implements TransferControls {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async arrive(
    profile: Profile,
    transferId: string,
    arrival: Arrival,
    keep?: KeepReply<Transfer>,
  ): Promise<Transfer> {
    for (;;) {
      const transfer = await this.#find(profile, transferId);
      this.#refuseUnfit(transfer, arrival);
      const at = businessTime(this.#parts.clock, profile);
      if (transfer.status === 'cancelled') {
        const paid = await this.#payLate(transfer, arrival, at, profile.resets, keep);
        if (paid === undefined) continue;
        return paid;
      }
      if (transfer.status !== 'pending') {
        if (this.#isPaidBy(transfer, arrival)) return transfer;
        const { outcome } = await commitCredit(this.#parts.ledger, transfer, (profileId) =>
          withRecords(
            this.#plainDeposit(transfer, profileId, arrival, at, profile.resets),
            keep ? [keep(transfer)] : [],
          ),
        );
        refuseUnlessPaid(outcome, transfer);
        return transfer;
      }
      if (isOver(transfer.payIn, at)) {
        // As when somebody had looked before the payment came.
        await this.#take(this.#parts.steps.cancelled(transfer, 'clock', at));
        continue;
      }
      const step = this.#arrival(transfer, arrival, at);
      if (await this.#take(step, keep?.(step.transfer))) return step.transfer;
    }
  }

  async settlePayout(
    profile: Profile,
    transferId: string,
    outcome: 'delivered' | 'not_delivered' | 'failed',
  ): Promise<Transfer> {
    const { steps, rails } = this.#parts;
    for (;;) {
      const transfer = await this.#find(profile, transferId);
      const at = businessTime(this.#parts.clock, profile);
      const refund = { at, dueAt: later(at, rails.pace.refund) };
      const step =
        outcome === 'delivered'
          ? steps.delivered(transfer, at)
          : outcome === 'not_delivered'
            ? steps.returned(transfer, refund)
            : ((await this.#refusedBeforePayout(transfer, at)) ?? steps.payoutRefused(transfer, refund));
      if (await this.#take(step)) return step.transfer;
    }
  }

  async hasten(businessId: string, transferId: string, status: TransferStatus): Promise<void> {
    const { store, clock } = this.#parts;
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
    const { store, clock } = this.#parts;
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
   * Takes the next step of transfers that are due, in all businesses.
   *
   * @param failed transfers whose step failed lately; they are left alone, and those that fail now are added.
   * @returns how many steps were taken.
   */
  async runAllDue(failed: Set<string>): Promise<number> {
    const { store, clock } = this.#parts;
    const due = await store.claimDue(clock.now(), AT_ONCE + failed.size);
    return this.#moveOn(
      due.filter(({ transfer }) => !failed.has(transfer.id)),
      ({ id }) => failed.add(id),
    );
  }

  async #moveOn(due: readonly DueTransfer[], onFailed: (transfer: Transfer) => void): Promise<number> {
    const taken = await Promise.all(
      due.map((one) =>
        this.#advance(one).catch(async (error: unknown) => {
          const { transfer, at } = one;
          this.#parts.onFailure(error, transfer);
          onFailed(transfer);
          // It makes way for others. When even this fails, the database is away, and with it everybody.
          await this.#commit(this.#lookAgain(transfer, at)).catch(() => {});
          return false;
        }),
      ),
    );
    return taken.filter(Boolean).length;
  }

  /** Takes the step that is due; false when another process has taken it, and when the business may not pay out. */
  async #advance(due: DueTransfer): Promise<boolean> {
    const { transfer, at } = due;
    const step = await this.#next(due);
    let outcome = await this.#commit(step);
    if (isUnentered(outcome)) outcome = await this.#commit(this.#parts.steps.enteringPayment(step));
    if (outcome.kind === 'full') outcome = await this.#commit(this.#withoutRoom(transfer, step, at));
    if (outcome.kind === 'done') return true;
    if (outcome.kind === 'stopped' || isOvertaken(outcome)) return false;
    throw new Error(
      `The ${transfer.status} transfer ${transfer.id} cannot move on: ${JSON.stringify(outcome)}.`,
    );
  }

  /** What a full balance cannot take: an exchange is refused; everything else waits, ever longer, for room. */
  #withoutRoom(transfer: Transfer, { transfer: { status } }: Step, at: Date): Step {
    const { steps } = this.#parts;
    return status === 'funds_converted' ? steps.exchangeRefused(transfer, at) : this.#lookAgain(transfer, at);
  }

  async #next(due: DueTransfer): Promise<Step> {
    const { transfer, at } = due;
    switch (transfer.status) {
      case 'pending':
        return this.#afterPending(transfer, at);
      case 'processing':
        return this.#afterProcessing(due);
      case 'funds_received':
        return this.#exchange(transfer, at);
      case 'funds_converted':
        return this.#pay(due);
      case 'outgoing_payment_sent':
        return this.#report(transfer, at);
      case 'failed':
      case 'funds_not_delivered':
        return this.#refund(transfer, at);
      default:
        throw new Error(`The transfer ${transfer.id} is ${transfer.status} and has no next step.`);
    }
  }

  #afterPending(transfer: Transfer, at: Date): Step {
    const { steps, rails } = this.#parts;
    const { dueAt, payIn } = transfer;
    if (isBalanceFunded(transfer)) {
      const { exchange, send } = rails.pace;
      return steps.takenUp(transfer, { at, dueAt: later(at, needsExchange(transfer) ? exchange : send) });
    }
    if (dueAt === undefined || isOver(payIn, dueAt)) return steps.cancelled(transfer, 'clock', at);
    // Due before the expiry is a payment that arrives by itself, however late it is noticed.
    const { sourceCurrency: currency, sourceAmount: amount } = transfer.quote;
    return this.#arrival(transfer, { currency, amount, reference: transfer.id }, at);
  }

  async #afterProcessing(due: DueTransfer): Promise<Step> {
    const { steps, rails } = this.#parts;
    const { transfer, at } = due;
    switch (transfer.quote.category) {
      case 'deposit':
        return steps.deposited(transfer, at);
      case 'conversion':
        return this.#exchange(transfer, at);
      case 'withdrawal':
        // Agreed and paid are two steps: a payment that the rail has been handed is never refused by the venue.
        if (!needsExchange(transfer) || transfer.isExchangeAgreed) return this.#pay(due);
        return (
          (await this.#refusedByVenue(transfer, at)) ??
          steps.exchangeAgreed(transfer, later(at, rails.pace.send))
        );
      case 'buy':
      case 'sell':
        return (
          (await this.#refusedByVenue(transfer, at)) ??
          steps.received(transfer, { at, dueAt: later(at, rails.pace.exchange) })
        );
    }
  }

  async #exchange(transfer: Transfer, at: Date): Promise<Step> {
    const { steps, rails } = this.#parts;
    const refused = await this.#refusedByVenue(transfer, at);
    if (refused !== undefined) return refused;
    if (isPaidOut(transfer)) {
      return steps.sold(transfer, { at, dueAt: later(at, rails.pace.send) });
    }
    return steps.converted(transfer, at);
  }

  /** A withdrawal whose exchange the venue refuses comes to no rail. */
  async #refusedBeforePayout(transfer: Transfer, at: Date): Promise<Step | undefined> {
    return transfer.quote.category === 'withdrawal' ? this.#refusedByVenue(transfer, at) : undefined;
  }

  /** The step of an exchange that the venue refuses; undefined when it agrees, has agreed, or is not asked. */
  async #refusedByVenue(transfer: Transfer, at: Date): Promise<Step | undefined> {
    if (!needsExchange(transfer) || transfer.isExchangeAgreed) return undefined;
    const { venue, refusesExchange, steps } = this.#parts;
    const { base, counter } = transfer.quote.rate;
    const agrees =
      !refusesExchange(transfer.quote.reference) && (await venue.price(base, counter, at)) !== undefined;
    return agrees ? undefined : steps.exchangeRefused(transfer, at);
  }

  /** A payment goes out while business and customer may pay out: the rail is told only then, and the commit asks once more. */
  async #pay({ transfer, at, kybStatus, customer }: DueTransfer): Promise<Step> {
    const { steps, rails, payingStatuses: statuses } = this.#parts;
    const demands = { statuses, ...customerDemand(transfer), waitUntil: nextLook(transfer, at) };
    const mayPay = statuses.includes(kybStatus) && (customer === undefined || canMoveMoney(customer));
    // Waits in its state; when that has changed since it was read, it is due at once.
    if (!mayPay) return steps.underWay(transfer, at).demand(demands);
    const isRefused = await this.#parts.refusesPayout(transfer);
    const answer = isRefused ? ({ kind: 'refused' } as const) : await rails.send(paymentOf(transfer));
    if (answer.kind === 'refused') {
      return steps.payoutRefused(transfer, { at, dueAt: later(at, rails.pace.refund) });
    }
    const dueAt = later(at, rails.pace.deliver(railOf(transfer.payOut)));
    return steps.sent(transfer, answer.trace, { at, dueAt }).demand(demands);
  }

  async #report(transfer: Transfer, at: Date): Promise<Step> {
    const { steps, rails } = this.#parts;
    switch (await rails.report(paymentOf(transfer))) {
      case 'delivered':
        return steps.delivered(transfer, at);
      case 'returned':
        return steps.returned(transfer, { at, dueAt: later(at, rails.pace.refund) });
      case 'under_way':
        return this.#lookAgain(transfer, at);
    }
  }

  #lookAgain(transfer: Transfer, at: Date): Step {
    return this.#parts.steps.underWay(transfer, nextLook(transfer, at));
  }

  #refund(transfer: Transfer, at: Date): Step {
    const { steps, charges } = this.#parts;
    return transfer.quote.reversalPolicy === 'conversion_only'
      ? steps.reversed(transfer, at)
      : steps.refunded(transfer, charges.ofRefund(transfer), at);
  }

  /** A payment for a pending transfer: it goes on with what arrived, unless that is too far from what an exchange was quoted for. */
  #arrival(transfer: Transfer, { amount, reference }: Arrival, at: Date): Step {
    const { steps, rails, charges } = this.#parts;
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

  /** When a payment that is credited as it is will be confirmed: one on a chain is held until then (G301). */
  #confirmation(payIn: PayIn, at: Date): { readonly confirmedAt?: Date } {
    if (payIn.type !== 'address') return {};
    return { confirmedAt: later(at, this.#parts.rails.pace.confirm(railOf(payIn))) };
  }

  /** A payment for a cancelled transfer is a plain deposit, which the transfer tells of; undefined when that has changed meanwhile. */
  async #payLate(
    transfer: Transfer,
    arrival: Arrival,
    at: Date,
    resets: number,
    keep: KeepReply<Transfer> | undefined,
  ): Promise<Transfer | undefined> {
    const { ledger, steps, charges } = this.#parts;
    const step = steps.late(transfer, arrival.amount, charges.ofDeposit(transfer.quote, arrival.amount), at);
    const told = step.commit(this.#parts, keep?.(step.transfer));
    const { outcome, profileId } = await commitCredit(ledger, transfer, (credited) => {
      const deposit = this.#plainDeposit(transfer, credited, arrival, at, resets);
      // Of a customer that is erased, nothing is told any more.
      if (credited !== transfer.profileId) return withRecords(deposit, keep ? [keep(transfer)] : []);
      return withRecords({ ...deposit, events: told.events ?? [] }, told.records ?? []);
    });
    if (isOvertaken(outcome)) return undefined;
    refuseUnlessPaid(outcome, transfer);
    return profileId === transfer.profileId && outcome.kind === 'done' ? step.transfer : transfer;
  }

  /** Whether it is the very payment that has moved the transfer on, told of once more. */
  #isPaidBy({ payIn }: Transfer, { reference }: Arrival): boolean {
    const known = 'trace' in payIn ? payIn.trace : undefined;
    return known !== undefined && this.#parts.rails.trace(payIn, reference)?.id === known.id;
  }

  /** What arrives once a transfer is paid or cancelled is credited less the deposit fee; it stays as it is. */
  #plainDeposit(
    transfer: Transfer,
    profileId: string,
    { currency, amount, reference }: Arrival,
    at: Date,
    resets: number,
  ): Commit {
    const { ids, charges, rails } = this.#parts;
    const { businessId, quote, payIn } = transfer;
    return plainDeposit(
      {
        businessId,
        profileId,
        // Of a customer who is being erased nothing is written down any more.
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

  async #find({ businessId }: Profile, id: string): Promise<Transfer> {
    const transfer = await this.#parts.store.findOfBusiness(businessId, id);
    if (transfer === undefined) throw new ResourceNotFound(`transfer ${id.slice(0, 64)}`);
    return transfer;
  }

  #refuseUnfit(transfer: Transfer, { currency, amount }: Arrival): void {
    const { sourceCurrency } = transfer.quote;
    if (isBalanceFunded(transfer)) {
      throw new InvalidState(
        `The transfer ${transfer.id} is funded from the balance and accepts no deposit.`,
      );
    }
    if (currency !== sourceCurrency) {
      throw new FieldError({
        currency: [`The transfer ${transfer.id} is paid in ${sourceCurrency}, not in ${currency}.`],
      });
    }
    const { payIn } = transfer;
    const { currencies } = this.#parts;
    if (payIn.type === 'address') {
      refuseUnpayable({ currency, network: payIn.network }, amount, currencies);
    } else {
      refuseExcessDecimals(amount, currencies.known(currency), 'amount');
    }
  }

  /** Takes the step of a caller; false when another one has been taken meanwhile. */
  async #take(step: Step, record?: RecordChange): Promise<boolean> {
    const outcome = await this.#commit(step, record);
    if (isOvertaken(outcome)) return false;
    refuseUnlessPaid(outcome, step.transfer);
    return true;
  }

  #commit(step: Step, record?: RecordChange): Promise<CommitOutcome> {
    return this.#parts.ledger.commit(step.commit(this.#parts, record));
  }
}

/** @throws BalanceLimitReached, and Error for what cannot become of a payment; `posted` is one that was told of before. */
function refuseUnlessPaid(outcome: CommitOutcome, { id }: Transfer): void {
  if (outcome.kind === 'full') throw new BalanceLimitReached(outcome.currency);
  if (outcome.kind === 'done' || outcome.kind === 'posted') return;
  throw new Error(`A payment of the transfer ${id} ended as ${JSON.stringify(outcome)}.`);
}

function withRecords(commit: Commit, records: readonly RecordChange[]): Commit {
  return { ...commit, records: [...(commit.records ?? []), ...records] };
}

/** Whether the payment that a step confirms was taken in without an entry. */
function isUnentered(outcome: CommitOutcome): boolean {
  return outcome.kind === 'conflict' && outcome.record === UNCONFIRMED;
}

/** A transfer that cannot move on is looked at again after as long as it has taken so far. */
function nextLook({ updatedAt }: Transfer, at: Date): Date {
  return later(at, Math.max(at.getTime() - updatedAt.getTime(), LEAST_PAUSE_MS));
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** Whether the account or address to pay to has expired. */
function isOver(payIn: PayIn, at: Date): boolean {
  const expiresAt = 'expiresAt' in payIn ? payIn.expiresAt : undefined;
  return expiresAt !== undefined && at >= expiresAt;
}

/** A transfer pays out once: however often that step is taken, the rail is told of the same payment. */
function paymentOf({ id, quote, targetAmount, payOut }: Transfer): OutgoingPayment {
  return { reference: `${id}-payout`, currency: quote.targetCurrency, amount: targetAmount, payOut };
}
