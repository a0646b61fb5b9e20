import type { Ids } from '../ids.ts';
import { Decimal } from '../money/decimal.ts';
import type { Amounts } from '../quotes/amounts.ts';
import type { Charged } from '../quotes/charged.ts';
import { feesIn } from '../quotes/fee.ts';
import type { Metadata } from '../quotes/metadata.ts';
import { type PayIn, type PaymentTrace, traced } from '../quotes/payment-leg.ts';
import type { Quote } from '../quotes/quote.ts';
import type { IssuedPayIn } from '../rails/rails.ts';
import type { Currencies } from '../reference/currencies.ts';
import { Descriptions } from './descriptions.ts';
import { arrivedMeta, conversionMeta, entryType, intakeFacts } from './entry-facts.ts';
import { PayoutSteps } from './payout-steps.ts';
import type { Reached } from './reached-transfer.ts';
import { Step, type When } from './step.ts';
import { enterPayout, FEES, keepCharges, own, POSITION, ROUNDING, release } from './step-money.ts';
import { isBalanceFunded, type Transfer } from './transfer.ts';

/**
 * The steps of transfers, each with its postings: the rows of the table in `money.md`. They make no decisions: the
 * state machine determines whether a step is allowed, and the engine when it is made.
 */
export class Steps {
  readonly payout: PayoutSteps;
  readonly #ids: Ids;
  readonly #tell: Descriptions;

  constructor({ ids, currencies }: { ids: Ids; currencies: Currencies }) {
    this.#ids = ids;
    this.#tell = new Descriptions(currencies);
    this.payout = new PayoutSteps(ids, this.#tell);
  }

  /** A balance-funded quote is executed: the source amount is held. */
  held(quote: Quote, id: string, when: When, metadata?: Metadata): Step {
    const transfer = this.#new(quote, id, quote.payIn, this.#tell.held({ quote }), when, metadata);
    const { profileId, sourceCurrency, sourceAmount } = quote;
    return Step.first(transfer, this.#ids).move(
      sourceCurrency,
      sourceAmount,
      { account: 'available', profileId },
      { account: 'held', profileId },
    );
  }

  /** An externally funded quote is executed: an account or an address is issued, and nothing moves. */
  awaited(
    quote: Quote,
    id: string,
    { payIn, expiresAt, arrivesAt, record }: IssuedPayIn,
    at: Date,
    metadata?: Metadata,
  ): Step {
    const when = { at, dueAt: arrivesAt ?? expiresAt };
    const transfer = this.#new(quote, id, payIn, this.#tell.awaited({ quote }), when, metadata);
    return Step.first(transfer, this.#ids, record);
  }

  takenUp(transfer: Transfer, when: When): Step {
    return this.#to(transfer, {
      status: 'processing',
      by: 'service',
      description: 'The transfer is being executed.',
      ...when,
    });
  }

  cancelled(transfer: Transfer, by: 'caller' | 'clock', at: Date): Step {
    const description = by === 'clock' ? this.#tell.expired() : this.#tell.cancelled(transfer);
    const step = this.#to(transfer, { status: 'cancelled', by, description, fees: [], at });
    return isBalanceFunded(transfer) ? release(step) : step;
  }

  /**
   * The payment was detected: the amount that arrived is held until it is confirmed, and determines the other
   * amounts.
   */
  arrived(
    transfer: Transfer,
    arrived: Decimal,
    { target, fees }: Pick<Amounts, 'target' | 'fees'>,
    trace: PaymentTrace | undefined,
    when: When,
  ): Step {
    const { quote } = transfer;
    const step = this.#to(transfer, {
      status: 'processing',
      by: 'rail',
      description: 'The payment was detected and is being confirmed.',
      payIn: traced(transfer.payIn, trace),
      ...(!arrived.equals(quote.sourceAmount) && { sourceAmount: arrived, targetAmount: target, fees }),
      ...when,
    });
    return step
      .takeIn(transfer.payIn, quote.sourceCurrency, arrived, own(transfer, 'held'))
      .enterUnconfirmed(intakeFacts(step.transfer));
  }

  /** The confirmation step of a payment that has no entry yet. */
  enteringPayment(step: Step): Step {
    return step.enteringPayment(intakeFacts(step.transfer));
  }

  /**
   * The payment for an exchange deviates too far: it is credited unconverted once confirmed, less the deposit fee.
   */
  credited(
    transfer: Transfer,
    arrived: Decimal,
    { fee, net }: Charged,
    trace: PaymentTrace | undefined,
    { at, confirmedAt }: { readonly at: Date; readonly confirmedAt?: Date },
  ): Step {
    const { sourceCurrency: currency } = transfer.quote;
    const fees = fee === undefined ? [] : [fee];
    const step = this.#to(transfer, {
      status: 'funds_received',
      by: 'rail',
      description: this.#tell.notExchanged(transfer, arrived, net),
      payIn: traced(transfer.payIn, trace),
      sourceAmount: arrived,
      targetAmount: Decimal.zero,
      fees,
      error: 'amount_mismatch',
      at,
    });
    const isHeld = confirmedAt !== undefined;
    const account = own(transfer, isHeld ? 'held' : 'available');
    const entry = {
      type: 'deposits',
      currency,
      amount: arrived,
      isCredit: true,
      ...arrivedMeta(step.transfer),
    } as const;
    step.takeIn(transfer.payIn, currency, arrived, account).move(currency, arrived.minus(net), account, FEES);
    return (
      isHeld ? step.enterUnconfirmed(entry, { amount: net, dueAt: confirmedAt }) : step.enter(entry)
    ).enterFees(fees, { currency, isHeld });
  }

  /** A late payment for a cancelled transfer is credited as a plain deposit (G33). */
  late(transfer: Transfer, arrived: Decimal, { fee, net }: Charged, at: Date): Step {
    const { lateCredit = Decimal.zero, fees } = transfer;
    return Step.late(
      transfer,
      {
        description: this.#tell.late(transfer, arrived, net),
        lateCredit: lateCredit.plus(net),
        fees: fee === undefined ? fees : [...fees, fee],
        at,
      },
      this.#ids,
    );
  }

  /** The payment of a deposit is confirmed: it is available, less its fee. */
  deposited(transfer: Transfer, at: Date): Step {
    const { quote, sourceAmount, targetAmount, fees } = transfer;
    const { sourceCurrency: currency } = quote;
    const held = own(transfer, 'held');
    const charged = feesIn(currency, fees);
    const rounding = sourceAmount.minus(targetAmount).minus(charged);
    const description = this.#tell.credited(targetAmount, currency);
    return this.#to(transfer, { status: 'funds_received', by: 'rail', description, at })
      .move(currency, targetAmount, held, own(transfer, 'available'))
      .move(currency, charged, held, FEES)
      .move(currency, rounding, held, ROUNDING)
      .confirm()
      .enterFees(fees, { currency, isHeld: true })
      .enter({
        type: 'fees',
        currency,
        amount: rounding,
        isCredit: false,
        isHeld: true,
        description: 'Rounding',
      });
  }

  /** The payment for an exchange is confirmed; it stays held. */
  received(transfer: Transfer, when: When): Step {
    const description = this.#tell.received(transfer);
    return this.#to(transfer, { status: 'funds_received', by: 'rail', description, ...when }).confirm();
  }

  /** The venue refuses the exchange: the held amount is available in the source currency. */
  exchangeRefused(transfer: Transfer, at: Date): Step {
    const fundedByBalance = isBalanceFunded(transfer);
    const step = this.#to(transfer, {
      status: 'failed',
      by: 'venue',
      description: this.#tell.exchangeRefused(transfer, fundedByBalance),
      error: 'conversion_refused',
      fees: [],
      at,
    });
    // Already received, so it is confirmed.
    return release(!fundedByBalance && transfer.status === 'processing' ? step.confirm() : step);
  }

  /** The exchange is done and credited. */
  converted(transfer: Transfer, at: Date): Step {
    const { quote, sourceAmount, targetAmount, fees } = transfer;
    const { sourceCurrency, targetCurrency } = quote;
    const step = this.#to(transfer, {
      status: 'funds_converted',
      by: 'venue',
      description: this.#tell.credited(targetAmount, targetCurrency),
      at,
    });
    const entry = { type: entryType(quote), meta: conversionMeta(transfer) };
    return keepCharges(
      step
        .move(sourceCurrency, sourceAmount, own(transfer, 'held'), POSITION)
        .move(targetCurrency, targetAmount, POSITION, own(transfer, 'available')),
      transfer,
      POSITION,
    )
      .enter({ ...entry, currency: sourceCurrency, amount: sourceAmount, isCredit: false, isHeld: true })
      .enter({
        ...entry,
        currency: targetCurrency,
        amount: targetAmount.plus(feesIn(targetCurrency, fees)),
        isCredit: true,
      })
      .enterFees(fees, { currency: targetCurrency });
  }

  /** The exchange of a sale with a payout is done; the proceeds are paid out next. */
  sold(transfer: Transfer, when: When): Step {
    const { quote, sourceAmount } = transfer;
    const step = this.#to(transfer, {
      status: 'funds_converted',
      by: 'venue',
      description: this.#tell.exchanged(transfer),
      ...when,
    }).move(quote.sourceCurrency, sourceAmount, own(transfer, 'held'), POSITION);
    return enterPayout(step, transfer, 'sells');
  }

  #new(
    quote: Quote,
    id: string,
    payIn: PayIn,
    description: string,
    { at, dueAt }: When,
    metadata = quote.metadata,
  ): Transfer {
    const { businessId, profileId, sourceAmount, targetAmount, fees, payOut } = quote;
    return {
      id,
      businessId,
      profileId,
      quote,
      status: 'pending',
      version: 1,
      sourceAmount,
      targetAmount,
      fees,
      payIn,
      payOut,
      isExchangeAgreed: false,
      ...(metadata && { metadata }),
      steps: [{ status: 'pending', description, at }],
      dueAt,
      createdAt: at,
      updatedAt: at,
    };
  }

  #to(transfer: Transfer, reached: Reached): Step {
    return Step.to(transfer, reached, this.#ids);
  }
}
