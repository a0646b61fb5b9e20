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
  /** Whether the venue is made to refuse an exchange by a magic value of the quote's reference. */
  readonly refusesExchange: (reference: string) => boolean;
  /** Whether a fault of the sandbox refuses the payout; the same transfer always gets the same answer. */
  readonly refusesPayout: (transfer: Transfer) => Promise<boolean>;
  /** The states of a business in which it may pay out. */
  readonly payingStatuses: readonly KybStatus[];
}

/** Decides which step of a transfer is due: the venue and the rails are asked, and nothing is written. */
export class DueSteps {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** What a full balance cannot take: an exchange is refused; everything else waits, ever longer, for room. */
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
    // Due before the expiry is a payment that arrives by itself, however late it is noticed.
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
        // Agreed and paid are two steps: a payment that the rail has been handed is never refused by the venue.
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

  /** A withdrawal whose exchange the venue refuses comes to no rail. */
  async refusedBeforePayout(transfer: Transfer, at: Date): Promise<Step | undefined> {
    return transfer.quote.category === 'withdrawal' ? this.#refusedByVenue(transfer, at) : undefined;
  }

  /** The step of an exchange that the venue refuses; undefined when it agrees, has agreed, or is not asked. */
  async #refusedByVenue(transfer: Transfer, at: Date): Promise<Step | undefined> {
    if (!needsExchange(transfer) || transfer.isExchangeAgreed) return undefined;
    const { venue, refusesExchange, steps } = this.#dependencies;
    const { base, counter } = transfer.quote.rate;
    const agrees =
      !refusesExchange(transfer.quote.reference) && (await venue.price(base, counter, at)) !== undefined;
    return agrees ? undefined : steps.exchangeRefused(transfer, at);
  }

  /** A payment goes out while business and customer may pay out: the rail is told only then, and the commit asks once more. */
  async #pay({ transfer, at, kybStatus, customer }: DueTransfer): Promise<Step> {
    const { steps, rails, payingStatuses: statuses } = this.#dependencies;
    const demands = { statuses, ...customerDemand(transfer), waitUntil: nextLook(transfer.updatedAt, at) };
    const mayPay = statuses.includes(kybStatus) && (customer === undefined || canMoveMoney(customer));
    // Waits in its state; when that has changed since it was read, it is due at once.
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

  /** It is looked at again after as long as it has taken so far. */
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

/** A transfer pays out once: however often that step is taken, the rail is told of the same payment. */
function paymentOf({ id, quote, targetAmount, payOut }: Transfer): OutgoingPayment {
  return { reference: `${id}-payout`, currency: quote.targetCurrency, amount: targetAmount, payOut };
}
