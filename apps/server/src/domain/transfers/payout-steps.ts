import type { Ids } from '../ids.ts';
import { Decimal } from '../money/decimal.ts';
import type { Charged } from '../quotes/charged.ts';
import { feesIn } from '../quotes/fee.ts';
import { type PaymentTrace, traced } from '../quotes/payment-leg.ts';
import type { Descriptions } from './descriptions.ts';
import { refundFacts, withoutFees } from './entry-facts.ts';
import type { Reached } from './reached-transfer.ts';
import { Step, type When } from './step.ts';
import { FEES, keepCharges, leave, own, POSITION, payoutFunds, release } from './step-money.ts';
import type { Transfer } from './transfer.ts';

/** The steps by which a transfer pays out, and by which a failed payout is refunded. */
export class PayoutSteps {
  readonly #ids: Ids;
  readonly #tell: Descriptions;

  constructor(ids: Ids, tell: Descriptions) {
    this.#ids = ids;
    this.#tell = tell;
  }

  /** The rail has accepted the payment. */
  sent(transfer: Transfer, trace: PaymentTrace | undefined, when: When): Step {
    const { quote, targetAmount, payOut } = transfer;
    const { targetCurrency } = quote;
    const step = this.#to(transfer, {
      status: 'outgoing_payment_sent',
      by: 'rail',
      description: this.#tell.sent(transfer),
      payOut: traced(payOut, trace),
      ...when,
    });
    const from = payoutFunds(transfer);
    if (quote.category === 'withdrawal') leave(step, transfer);
    return keepCharges(step.payOut(payOut, targetCurrency, targetAmount, from), transfer, from);
  }

  /** The rail refuses the payment; nothing moves yet. */
  payoutRefused(transfer: Transfer, when: When): Step {
    const description = this.#tell.refused(transfer);
    return this.#to(transfer, {
      status: 'failed',
      by: 'rail',
      description,
      error: 'payout_refused',
      ...when,
    });
  }

  /** The payment is still under way. */
  underWay(transfer: Transfer, dueAt: Date): Step {
    return Step.within(transfer, { dueAt }, this.#ids);
  }

  /** The venue has agreed to the exchange of a withdrawal; its payment is sent next. */
  exchangeAgreed(transfer: Transfer, dueAt: Date): Step {
    return Step.within(transfer, { dueAt, isExchangeAgreed: true }, this.#ids);
  }

  delivered(transfer: Transfer, at: Date): Step {
    return this.#to(transfer, {
      status: 'funds_delivered',
      by: 'rail',
      description: this.#tell.delivered(transfer),
      at,
    });
  }

  /** The payment was returned; nothing moves yet. */
  returned(transfer: Transfer, when: When): Step {
    return this.#to(transfer, {
      status: 'funds_not_delivered',
      by: 'rail',
      description: this.#tell.returned(transfer),
      error: 'payout_returned',
      ...when,
    });
  }

  /** Returns the target amount to the balance, less the refund fee; the payout fee is kept (G34). */
  refunded(transfer: Transfer, { fee, net }: Charged, at: Date): Step {
    const { quote, targetAmount, payOut } = transfer;
    const { targetCurrency } = quote;
    const charged = targetAmount.minus(net);
    const step = this.#to(transfer, {
      status: 'funds_refunded',
      by: 'service',
      description: this.#tell.refunded(net, targetCurrency, charged),
      ...(fee !== undefined && { fees: [...transfer.fees, fee] }),
      at,
    });
    const available = own(transfer, 'available');
    if (transfer.error === 'payout_returned') {
      step.takeIn(payOut, targetCurrency, targetAmount, available);
    } else {
      const from = payoutFunds(transfer);
      if (quote.category === 'withdrawal') leave(step, transfer);
      keepCharges(step.move(targetCurrency, targetAmount, from, available), transfer, from);
    }
    return step
      .enter({ ...refundFacts(transfer), currency: targetCurrency, amount: targetAmount })
      .move(targetCurrency, charged, available, FEES)
      .enterFees(fee === undefined ? [] : [fee], { currency: targetCurrency });
  }

  /** Returns the whole source amount to the balance without a fee; `position` takes the difference (G34). */
  reversed(transfer: Transfer, at: Date): Step {
    const { quote, sourceAmount, targetAmount, payOut } = transfer;
    const { sourceCurrency, targetCurrency } = quote;
    const step = this.#to(transfer, {
      status: 'funds_refunded',
      by: 'service',
      description: this.#tell.refunded(sourceAmount, sourceCurrency, Decimal.zero),
      fees: [],
      at,
    });
    // The amount of a refused withdrawal has not left the balance.
    if (transfer.error === 'payout_refused' && quote.category === 'withdrawal') return release(step);
    if (transfer.error === 'payout_returned') {
      step
        .takeIn(payOut, targetCurrency, targetAmount, POSITION)
        .move(targetCurrency, feesIn(targetCurrency, transfer.fees), FEES, POSITION);
    }
    return step
      .move(sourceCurrency, sourceAmount, POSITION, own(transfer, 'available'))
      .enter({ ...refundFacts(transfer), currency: sourceCurrency, amount: withoutFees(transfer) })
      .enterFees(transfer.fees, { currency: sourceCurrency, isCredit: true });
  }

  #to(transfer: Transfer, reached: Reached): Step {
    return Step.to(transfer, reached, this.#ids);
  }
}
