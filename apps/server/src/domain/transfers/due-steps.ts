import type { KybStatus } from '@finops/contract/console/enumerations';
import { canMoveMoney, customerDemand } from '../accounts/customer-standing.ts';
import { later } from '../clock.ts';
import { nextLook } from '../due-work.ts';
import type { Venue } from '../pricing/venue.ts';
import { type OutgoingPayment, type Rails, railOf } from '../rails/rails.ts';
import { isOver, type TransferArrivals } from './arrivals.ts';
import type { Charges } from './charges.ts';
import type { Step } from './step.ts';
import type { Steps } from './steps.ts';
import { isBalanceFunded, isPaidOut, needsExchange, type Transfer } from './transfer.ts';
import type { DueTransfer } from './transfer-store.ts';

interface Dependencies {
  readonly arrivals: Pick<TransferArrivals, 'step'>;
  readonly rails: Rails;
  readonly venue: Pick<Venue, 'price'>;
  readonly steps: Steps;
  readonly charges: Charges;
  /** Whether a magic value in the quote's reference makes the venue refuse the exchange. */
  readonly refusesExchange: (reference: string) => boolean;
  /** Whether a sandbox fault refuses the payout; the same transfer always gets the same answer. */
  readonly refusesPayout: (transfer: Transfer) => Promise<boolean>;
  /** The statuses of a business in which it can pay out. */
  readonly payingStatuses: readonly KybStatus[];
}

/** Determines the due step of a transfer by asking the venue and the rails; writes nothing. */
export class DueSteps {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The step when a balance is at its maximum: an exchange is refused; everything else waits for room, with growing
   * intervals.
   */
  withoutRoom(transfer: Transfer, { transfer: { status } }: Step, at: Date): Step {
    const { steps } = this.#dependencies;
    return status === 'funds_converted' ? steps.exchangeRefused(transfer, at) : this.lookAgain(transfer, at);
  }

  async next(due: DueTransfer): Promise<Step> {
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
    const { steps, rails } = this.#dependencies;
    const { dueAt, payIn } = transfer;
    if (isBalanceFunded(transfer)) {
      const { exchange, send } = rails.pace;
      return steps.takenUp(transfer, { at, dueAt: later(at, needsExchange(transfer) ? exchange : send) });
    }
    if (dueAt === undefined || isOver(payIn, dueAt)) return steps.cancelled(transfer, 'clock', at);
    // A transfer that is due before its expiry is paid automatically, however late that is noticed.
    const { sourceCurrency: currency, sourceAmount: amount } = transfer.quote;
    return this.#dependencies.arrivals.step(transfer, { currency, amount, reference: transfer.id }, at);
  }

  async #afterProcessing(due: DueTransfer): Promise<Step> {
    const { steps, rails } = this.#dependencies;
    const { transfer, at } = due;
    switch (transfer.quote.category) {
      case 'deposit':
        return steps.deposited(transfer, at);
      case 'conversion':
        return this.#exchange(transfer, at);
      case 'withdrawal':
        // Agreement and payment are separate steps, so that the venue never refuses a payment that a rail already
        // has.
        if (!needsExchange(transfer) || transfer.isExchangeAgreed) return this.#pay(due);
        return (
          (await this.#refusedByVenue(transfer, at)) ??
          steps.payout.exchangeAgreed(transfer, later(at, rails.pace.send))
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
    const { steps, rails } = this.#dependencies;
    const refused = await this.#refusedByVenue(transfer, at);
    if (refused !== undefined) return refused;
    if (isPaidOut(transfer)) {
      return steps.sold(transfer, { at, dueAt: later(at, rails.pace.send) });
    }
    return steps.converted(transfer, at);
  }

  /** A withdrawal whose exchange the venue refuses is not sent to any rail. */
  async refusedBeforePayout(transfer: Transfer, at: Date): Promise<Step | undefined> {
    return transfer.quote.category === 'withdrawal' ? this.#refusedByVenue(transfer, at) : undefined;
  }

  /**
   * The step when the venue refuses the exchange; undefined if it agrees, has already agreed, or need not be asked.
   */
  async #refusedByVenue(transfer: Transfer, at: Date): Promise<Step | undefined> {
    if (!needsExchange(transfer) || transfer.isExchangeAgreed) return undefined;
    const { venue, refusesExchange, steps } = this.#dependencies;
    const { base, counter } = transfer.quote.rate;
    const agrees =
      !refusesExchange(transfer.quote.reference) && (await venue.price(base, counter, at)) !== undefined;
    return agrees ? undefined : steps.exchangeRefused(transfer, at);
  }

  /**
   * Sends the payment if the business and the customer may pay out. The rail is only called then, and the commit
   * checks again.
   */
  async #pay({ transfer, at, kybStatus, customer }: DueTransfer): Promise<Step> {
    const { steps, rails, payingStatuses: statuses } = this.#dependencies;
    const demands = { statuses, ...customerDemand(transfer), waitUntil: nextLook(transfer.updatedAt, at) };
    const mayPay = statuses.includes(kybStatus) && (customer === undefined || canMoveMoney(customer));
    // Waits in its state; due at once if that changed since it was read.
    if (!mayPay) return steps.payout.underWay(transfer, at).demand(demands);
    const isRefused = await this.#dependencies.refusesPayout(transfer);
    const answer = isRefused ? ({ kind: 'refused' } as const) : await rails.send(paymentOf(transfer));
    if (answer.kind === 'refused') {
      return steps.payout.payoutRefused(transfer, { at, dueAt: later(at, rails.pace.refund) });
    }
    const dueAt = later(at, rails.pace.deliver(railOf(transfer.payOut)));
    return steps.payout.sent(transfer, answer.trace, { at, dueAt }).demand(demands);
  }

  async #report(transfer: Transfer, at: Date): Promise<Step> {
    const { steps, rails } = this.#dependencies;
    switch (await rails.report(paymentOf(transfer))) {
      case 'delivered':
        return steps.payout.delivered(transfer, at);
      case 'returned':
        return steps.payout.returned(transfer, { at, dueAt: later(at, rails.pace.refund) });
      case 'under_way':
        return this.lookAgain(transfer, at);
    }
  }

  /** Checks again after as long as it has taken so far. */
  lookAgain(transfer: Transfer, at: Date): Step {
    return this.#dependencies.steps.payout.underWay(transfer, nextLook(transfer.updatedAt, at));
  }

  #refund(transfer: Transfer, at: Date): Step {
    const { steps, charges } = this.#dependencies;
    return transfer.quote.reversalPolicy === 'conversion_only'
      ? steps.payout.reversed(transfer, at)
      : steps.payout.refunded(transfer, charges.ofRefund(transfer), at);
  }
}

/** A transfer pays out once: however often the step is made, the rail receives the same payment. */
function paymentOf({ id, quote, targetAmount, payOut }: Transfer): OutgoingPayment {
  return { reference: `${id}-payout`, currency: quote.targetCurrency, amount: targetAmount, payOut };
}
