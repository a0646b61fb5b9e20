import type { Books } from './books.ts';
import { amountsFromSource, type Charge, cappedFeeOf } from './pricing.ts';
import { chargesOf } from './quoting.ts';
import { Rational } from './rational.ts';
import type { ModelPace } from './reference.ts';
import {
  type Fate,
  type Happening,
  isPaidToBalance,
  type ModelMoney,
  type ModelTransfer,
  type Mover,
  railOf,
  type Status,
} from './transfer.ts';
import { availableTo, heldBy, onSide, stampOf, TransferPostings } from './transfer-postings.ts';

const SECOND = 1000;
const HUNDRED = Rational.of(100n);

/** What can be decided about a payout. */
export type Outcome = 'delivered' | 'not_delivered' | 'failed';

/** A move of a transfer, in the words of the state file. */
export interface Move {
  readonly from: Status;
  readonly to: Status;
  readonly by: Mover;
  readonly category: string;
}

interface Dependencies {
  readonly books: Books;
  readonly pace: ModelPace;
  /** Whether the venue refuses the exchange now. */
  refuses(transfer: ModelTransfer): boolean;
  moved(move: Move): void;
  /** Does it once a payment is confirmed that came just now. */
  confirmed(seconds: number, release: () => void): void;
}

/** What happens to transfers, and what it does to the books. */
export class TransferMoves {
  readonly #dependencies: Dependencies;
  readonly #postings: TransferPostings;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
    this.#postings = new TransferPostings(parts.books);
  }

  /** Holds what the balance pays, or waits for what comes from outside. */
  begin(transfer: ModelTransfer, at: number): void {
    const { pace } = this.#dependencies;
    if (transfer.paidBy === undefined) {
      this.#postings.hold(transfer);
      schedule(transfer, at, pace.take_up, 'take_up');
      return;
    }
    const { type, phone = '' } = transfer.quote.payIn;
    const arrivesAfter = pace.payIns.get(type)?.arrives_after;
    if (arrivesAfter !== undefined && !phone.endsWith('222')) schedule(transfer, at, arrivesAfter, 'pay');
    else transfer.due = { at: transfer.paidBy, what: 'expire' };
  }

  /** Does what is due. */
  happen(transfer: ModelTransfer): void {
    const { due } = transfer;
    if (due === undefined) throw new Error(`Nothing is due to ${transfer.id}.`);
    delete transfer.due;
    this.#happenings[due.what](transfer, due.at);
  }

  cancel(transfer: ModelTransfer, at: number, by: 'caller' | 'clock'): void {
    if (transfer.paidBy === undefined) this.#postings.release(transfer);
    transfer.fees = [];
    this.#move(transfer, 'cancelled', by, at);
    delete transfer.due;
  }

  /** A payment for a transfer that waits for one. */
  arrive(transfer: ModelTransfer, amount: Rational, at: number): void {
    const { category, payIn, payOut, exchange } = transfer.quote;
    if (transfer.paidBy !== undefined && at >= transfer.paidBy) {
      this.cancel(transfer, at, 'clock');
      this.arriveLate(transfer, amount, at);
      return;
    }
    const isOther = !amount.equals(transfer.source);
    const percent = transfer.source.dividedBy(HUNDRED);
    const isFar =
      amount.isLessThan(transfer.source.minus(percent)) || transfer.source.plus(percent).isLessThan(amount);
    const brought = amountsFromSource(amount, chargesOf({ payIn, payOut }, exchange), exchange);
    if (category !== 'deposit' && isOther && (isFar || !brought.target.isPositive())) {
      transfer.fees = this.#depositFees(transfer, amount);
      transfer.source = amount;
      transfer.target = Rational.zero;
      transfer.error = 'amount_mismatch';
      transfer.credited = this.creditFromOutside(transfer, amount, stampOf(transfer, at), transfer.id);
      this.#move(transfer, 'funds_received', 'rail', at);
      delete transfer.due;
      return;
    }
    if (isOther && category === 'deposit') {
      transfer.fees = this.#depositFees(transfer, amount);
      transfer.target = amount.minus(amountOf(transfer.fees));
    } else if (isOther) {
      transfer.fees = brought.fees;
      transfer.target = brought.target;
    }
    transfer.source = amount;
    const { account, kind } = railOf(payIn);
    this.#dependencies.books.move(exchange.source.code, amount, account, heldBy(transfer));
    this.#postings.enterSource(transfer, true, at);
    this.#move(transfer, 'processing', 'rail', at);
    schedule(transfer, at, this.#dependencies.pace.confirm.get(kind) ?? 0, 'confirm');
  }

  /** A payment for a cancelled transfer. */
  arriveLate(transfer: ModelTransfer, amount: Rational, at: number): void {
    const { amount: net, currency } = this.creditFromOutside(transfer, amount, at, transfer.id);
    transfer.error = 'late';
    transfer.fees = [...transfer.fees, ...this.#depositFees(transfer, amount)];
    transfer.credited = { amount: (transfer.credited?.amount ?? Rational.zero).plus(net), currency };
    transfer.steps.push({ status: transfer.status, at: stampOf(transfer, at) });
  }

  /** Credits what came from outside for a transfer, less the fee of a deposit; gives what is left. */
  creditFromOutside(
    transfer: ModelTransfer,
    amount: Rational,
    at: number,
    transferId: string | undefined,
  ): ModelMoney {
    const { books } = this.#dependencies;
    const { payIn, exchange } = transfer.quote;
    const { code: currency } = exchange.source;
    const fee = amountOf(this.#depositFees(transfer, amount));
    const { profileId } = transfer;
    const facts = { profileId, currency, transferId, at };
    const { account, kind } = railOf(payIn);
    if (kind === 'chain') {
      books.move(currency, amount, account, heldBy(transfer));
      books.enter({ ...facts, type: 'deposits', amount, isCredit: true });
      const release = () => books.move(currency, amount, heldBy(transfer), availableTo(transfer));
      this.#dependencies.confirmed(this.#dependencies.pace.confirm.get(kind) ?? 0, release);
      return { amount, currency };
    }
    books.move(currency, amount, account, availableTo(transfer));
    books.enter({ ...facts, type: 'deposits', amount, isCredit: true });
    books.move(currency, fee, availableTo(transfer), 'fees');
    books.enter({ ...facts, type: 'fees', amount: fee, isCredit: false });
    return { amount: amount.minus(fee), currency };
  }

  /** Decides a payout that is under way. */
  settle(transfer: ModelTransfer, outcome: Outcome, at: number): void {
    const isAgreed = transfer.due?.what !== 'agree';
    delete transfer.due;
    if (outcome === 'delivered') this.#move(transfer, 'funds_delivered', 'rail', at);
    else if (outcome === 'not_delivered') this.#returned(transfer, at);
    else if (!isAgreed && this.#dependencies.refuses(transfer)) this.#refusedByVenue(transfer, at);
    else if (transfer.quote.category === 'withdrawal') this.#carryOut(transfer, at, 'refused');
    else this.#refused(transfer, at);
  }

  readonly #happenings: Record<Happening, (transfer: ModelTransfer, at: number) => void> = {
    take_up: (transfer, at) => {
      const { pace } = this.#dependencies;
      const { category } = transfer.quote;
      this.#move(transfer, 'processing', 'service', at);
      if (category === 'conversion') schedule(transfer, at, pace.exchange, 'exchange');
      else if (exchanges(transfer)) schedule(transfer, at, pace.exchange, 'agree');
      else schedule(transfer, at, pace.send, 'send');
    },
    agree: (transfer, at) => {
      if (this.#dependencies.refuses(transfer)) this.#refusedByVenue(transfer, at);
      else schedule(transfer, at, this.#dependencies.pace.send, 'send');
    },
    expire: (transfer, at) => this.cancel(transfer, at, 'clock'),
    pay: (transfer, at) => this.arrive(transfer, transfer.source, at),
    confirm: (transfer, at) => {
      if (transfer.quote.category === 'deposit') return this.#deposit(transfer, at);
      if (this.#dependencies.refuses(transfer)) return this.#refusedByVenue(transfer, at);
      this.#move(transfer, 'funds_received', 'rail', at);
      schedule(transfer, at, this.#dependencies.pace.exchange, 'exchange');
    },
    exchange: (transfer, at) => this.#exchange(transfer, at),
    send: (transfer, at) =>
      transfer.quote.category === 'sell'
        ? this.#send(transfer, at, transfer.quote.fate)
        : this.#carryOut(transfer, at, transfer.quote.fate),
    deliver: (transfer, at) => {
      if (transfer.quote.fate === 'returned') this.#returned(transfer, at);
      else this.#move(transfer, 'funds_delivered', 'rail', at);
    },
    refund: (transfer, at) => this.#refund(transfer, at),
  };

  #deposit(transfer: ModelTransfer, at: number): void {
    const { books } = this.#dependencies;
    const { profileId, target, source, id: transferId } = transfer;
    const { code: currency } = transfer.quote.exchange.source;
    books.move(currency, target, heldBy(transfer), availableTo(transfer));
    books.move(currency, source.minus(target), heldBy(transfer), 'fees');
    books.enter({
      profileId,
      type: 'fees',
      currency,
      amount: source.minus(target),
      isCredit: false,
      transferId,
      at: stampOf(transfer, at),
    });
    transfer.credited = { amount: target, currency };
    this.#move(transfer, 'funds_received', 'rail', at);
  }

  #exchange(transfer: ModelTransfer, at: number): void {
    const { category, exchange } = transfer.quote;
    if (this.#dependencies.refuses(transfer)) {
      this.#refusedByVenue(transfer, at);
      return;
    }
    if (!isPaidToBalance(transfer)) {
      this.#leave(transfer, at);
    } else {
      this.#postings.giveSource(transfer);
      this.#postings.enterSource(transfer, false, at);
      this.#postings.earn(transfer);
      const { books } = this.#dependencies;
      const { target, profileId, id: transferId, fees } = transfer;
      const { code: currency } = exchange.target;
      const charged = onSide(fees, currency);
      const facts = { profileId, currency, transferId, at: stampOf(transfer, at) };
      const type = ({ buy: 'buys', sell: 'sells' } as Record<string, string>)[category] ?? 'converts';
      books.move(currency, target.plus(charged), 'position', availableTo(transfer));
      books.enter({ ...facts, type, amount: target.plus(charged), isCredit: true });
      books.move(currency, charged, availableTo(transfer), 'position');
      books.enter({ ...facts, type: 'fees', amount: charged, isCredit: false });
      transfer.credited = { amount: target, currency };
    }
    this.#move(transfer, 'funds_converted', 'venue', at);
    if (!isPaidToBalance(transfer)) schedule(transfer, at, this.#dependencies.pace.send, 'send');
  }

  /** What a payout is paid with leaves the balance when the rail accepts it. */
  #carryOut(transfer: ModelTransfer, at: number, fate: Fate): void {
    if (fate !== 'refused') this.#leave(transfer, at);
    this.#send(transfer, at, fate);
  }

  #leave(transfer: ModelTransfer, at: number): void {
    const { code } = transfer.quote.exchange.source;
    const fee = onSide(transfer.fees, code);
    this.#postings.giveSource(transfer);
    this.#postings.enterSource(transfer, false, at, transfer.source.minus(fee));
    this.#postings.enterFee(transfer, fee, code, false, at);
  }

  #send(transfer: ModelTransfer, at: number, fate: Fate): void {
    if (fate === 'refused') {
      this.#refused(transfer, at);
      return;
    }
    const { payOut, exchange } = transfer.quote;
    const { account, kind } = railOf(payOut);
    this.#postings.earn(transfer);
    this.#dependencies.books.move(exchange.target.code, transfer.target, 'position', account);
    this.#move(transfer, 'outgoing_payment_sent', 'rail', at);
    if (fate !== 'under_way')
      schedule(transfer, at, this.#dependencies.pace.deliver.get(kind) ?? 0, 'deliver');
  }

  #refused(transfer: ModelTransfer, at: number): void {
    transfer.error = 'payout_refused';
    this.#move(transfer, 'failed', 'rail', at);
    schedule(transfer, at, this.#dependencies.pace.refund, 'refund');
  }

  #returned(transfer: ModelTransfer, at: number): void {
    transfer.error = 'payout_returned';
    this.#move(transfer, 'funds_not_delivered', 'rail', at);
    schedule(transfer, at, this.#dependencies.pace.refund, 'refund');
  }

  #refusedByVenue(transfer: ModelTransfer, at: number): void {
    this.#postings.release(transfer);
    transfer.error = 'conversion_refused';
    transfer.fees = [];
    if (transfer.paidBy !== undefined) {
      transfer.credited = { amount: transfer.source, currency: transfer.quote.exchange.source.code };
    }
    this.#move(transfer, 'failed', 'venue', at);
  }

  #refund(transfer: ModelTransfer, at: number): void {
    const { books } = this.#dependencies;
    const { profileId, quote, id: transferId } = transfer;
    if (transfer.error === 'payout_returned') {
      const { account } = railOf(quote.payOut);
      books.move(quote.exchange.target.code, transfer.target, account, 'position');
      if (quote.givesSourceBack) {
        const { code } = quote.exchange.target;
        books.move(code, onSide(transfer.fees, code), 'fees', 'position');
      }
    }
    // What a refused payout was to be paid with is still held.
    if (quote.category === 'withdrawal' && transfer.error === 'payout_refused') {
      if (quote.givesSourceBack) {
        this.#postings.release(transfer);
        transfer.fees = [];
        transfer.refunded = { amount: transfer.source, currency: quote.exchange.source.code };
        this.#move(transfer, 'funds_refunded', 'service', at);
        return;
      }
      this.#leave(transfer, at);
    }
    if (!quote.givesSourceBack) this.#postings.earn(transfer);
    const returned = quote.givesSourceBack
      ? { currency: quote.exchange.source.code, amount: transfer.source }
      : { currency: quote.exchange.target.code, amount: transfer.target };
    const credit = {
      profileId,
      type: 'refunds',
      ...returned,
      isCredit: true,
      transferId,
      at: stampOf(transfer, at),
    };
    transfer.refunded = returned;
    const fees = quote.givesSourceBack ? onSide(transfer.fees, returned.currency) : Rational.zero;
    const { currency } = returned;
    books.move(currency, returned.amount.minus(fees), 'position', availableTo(transfer));
    books.enter({ ...credit, amount: returned.amount.minus(fees) });
    books.move(currency, fees, 'position', availableTo(transfer));
    this.#postings.enterFee(transfer, fees, currency, true, at);
    if (quote.givesSourceBack) transfer.fees = [];
    const rule = quote.exchange.target.fees.get('refund');
    if (!quote.givesSourceBack && rule !== undefined) {
      const fee = cappedFeeOf({ name: 'Refund fee', rule, in: 'target' }, transfer.target, quote.exchange);
      books.move(fee.currency, fee.amount, availableTo(transfer), 'fees');
      books.enter({ ...credit, type: 'fees', amount: fee.amount, isCredit: false });
      transfer.fees = [...transfer.fees, fee];
      transfer.refunded = { currency, amount: returned.amount.minus(fee.amount) };
    }
    this.#move(transfer, 'funds_refunded', 'service', at);
  }

  #depositFees(transfer: ModelTransfer, amount: Rational) {
    const { payIn, exchange } = transfer.quote;
    const isDeposit = ({ name }: Charge) => name === 'Deposit fee';
    const charges = chargesOf({ payIn, payOut: { type: 'balance' } }, exchange).filter(isDeposit);
    return charges.map((charge) => cappedFeeOf(charge, amount, exchange));
  }

  #move(transfer: ModelTransfer, to: Status, by: Mover, at: number): void {
    this.#dependencies.moved({ from: transfer.status, to, by, category: transfer.quote.category });
    transfer.status = to;
    transfer.steps.push({ status: to, at: stampOf(transfer, at) });
  }
}

function schedule(transfer: ModelTransfer, from: number, seconds: number, what: Happening): void {
  transfer.due = { at: from + seconds * SECOND, what };
}

function exchanges({ quote }: ModelTransfer): boolean {
  return quote.exchange.source.code !== quote.exchange.target.code;
}

function amountOf(fees: readonly { readonly amount: Rational }[]): Rational {
  return Rational.sum(fees.map(({ amount }) => amount));
}

/** Whether the outcome can be decided now. */
export function canSettle(transfer: ModelTransfer, outcome: Outcome): boolean {
  const { status, quote } = transfer;
  if (outcome !== 'failed') return status === 'outgoing_payment_sent';
  return (
    (status === 'processing' && quote.category === 'withdrawal') ||
    (status === 'funds_converted' && !isPaidToBalance(transfer))
  );
}
