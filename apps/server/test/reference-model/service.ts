import { Books } from './books.ts';
import {
  acceptance,
  acceptedIf,
  type Expectation,
  faultIn,
  insufficientBalance,
  invalidState,
  noPrice,
  quoteExpired,
  refusedAs,
} from './expectation.ts';
import { expectDeposit, type ModelRequest, type RequestMove, RequestMoves } from './payment-requests.ts';
import { cappedFeeOf } from './pricing.ts';
import {
  type AskedQuote,
  chargesOf,
  currencyOf,
  type Judgement,
  judge,
  type Prices,
  paidDecimals,
  pairBounds,
} from './quoting.ts';
import { Rational } from './rational.ts';
import type { ModelReference } from './reference.ts';
import { type Fate, isPaidFromOutside, type ModelQuote, type ModelTransfer } from './transfer.ts';
import { canSettle, type Move, type Outcome, TransferMoves } from './transfers.ts';

/** Milliseconds. */
export const SECOND = 1000;
const QUOTE_LIFETIME = 30 * 60 * SECOND;
const REFUSED_REFERENCE = '-REFUSED';

/** An address that a profile can be paid at, old ones included. */
export interface ModelAddress {
  readonly profileId: string;
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly memo?: string;
}

/** A deposit that is held until it is confirmed. */
interface ModelDeposit {
  release(): void;
  due?: { readonly at: number };
}

/** A move of a quote, in the words of the state file. */
interface QuoteMove {
  readonly from: 'pending';
  readonly to: 'accepted' | 'expired';
  readonly by: 'caller' | 'clock';
}

interface Settings {
  readonly reference: ModelReference;
  /** Milliseconds since 1970. */
  readonly now: number;
  moved(move: Move | QuoteMove | RequestMove): void;
}

/**
 * What the service owes its callers for one business, in exact arithmetic: it prices, holds, pays and refunds by the
 * design alone. It has no identifiers and no prices of its own: the first come from the service's answers, the second
 * from the venue.
 */
export class MoneyModel {
  readonly books = new Books();
  readonly quotes: ModelQuote[] = [];
  readonly transfers: ModelTransfer[] = [];
  readonly addresses: ModelAddress[] = [];
  readonly requests: ModelRequest[] = [];
  /** Those that were ever held until they were confirmed. */
  readonly deposits: ModelDeposit[] = [];
  /** Pairs, as `USDTNGN`. */
  readonly halted = new Set<string>();
  readonly #settings: Settings;
  readonly #moves: TransferMoves;
  readonly #requestMoves: RequestMoves;
  #now: number;

  constructor(settings: Settings) {
    const { reference, now, moved } = settings;
    this.#settings = settings;
    this.#now = now;
    this.#moves = new TransferMoves({
      books: this.books,
      pace: reference.pace,
      refuses: ({ quote }) => quote.isRefused || this.halted.has(quote.exchange.product),
      moved,
      confirmed: (seconds, release) => this.#release(seconds, release),
    });
    const phonePaysAfter = reference.pace.payIns.get('mobile_money')?.arrives_after ?? 0;
    this.#requestMoves = new RequestMoves({
      books: this.books,
      phonePaysAfter,
      mostOf: (exchange) => pairBounds(exchange, reference)?.max,
      moved,
    });
  }

  get now(): number {
    return this.#now;
  }

  available(profileId: string, currency: string): Rational {
    return this.books.balance(`available:${profileId}`, currency);
  }

  fund(profileId: string, currency: string, amount: Rational): void {
    this.books.move(currency, amount, 'rail:opening', `available:${profileId}`);
    this.books.enter({
      profileId,
      type: 'deposits',
      currency,
      amount,
      isCredit: true,
      transferId: undefined,
      at: this.#now,
    });
  }

  /** Prices what is asked for by what the venue says now; undefined without a price. */
  judge(asked: AskedQuote, prices: Prices): Judgement | undefined {
    return judge(asked, this.#settings.reference, prices);
  }

  /** What may come of asking for a quote, or for a payment, whose ends the service offers. */
  expectQuote(profileId: string, asked: AskedQuote, judgement: Judgement | undefined): Expectation {
    if (judgement === undefined) return refusedAs(noPrice);
    const { amounts, amount, amountField } = judgement;
    const isFunded = (asked.pay_in?.type ?? 'balance') === 'balance';
    const isShort = isFunded && this.available(profileId, asked.source_currency).isLessThan(amounts.source);
    return {
      mayAccept: amount !== 'bad' && !isShort,
      refusals: [
        ...(amount === 'good' ? [] : [faultIn(amountField)]),
        ...(isShort ? [insufficientBalance] : []),
      ],
    };
  }

  /** Keeps a quote that was made. */
  quoted(id: string, profileId: string, asked: AskedQuote, judgement: Judgement, fate: Fate): ModelQuote {
    const { category, exchange, amounts } = judgement;
    const quote: ModelQuote = {
      id,
      profileId,
      category,
      exchange,
      amounts,
      payIn: asked.pay_in ?? { type: 'balance' },
      payOut: asked.pay_out ?? { type: 'balance' },
      fate,
      isRefused: asked.reference?.endsWith(REFUSED_REFERENCE) ?? false,
      givesSourceBack: asked.reversal_policy === 'conversion_only',
      expiresAt: this.#now + QUOTE_LIFETIME,
      isTaken: false,
    };
    this.quotes.push(quote);
    return quote;
  }

  /** Keeps a payment request that was made. */
  requested(
    id: string,
    profileId: string,
    asked: AskedQuote,
    { exchange, amounts }: Judgement,
  ): ModelRequest {
    const { pay_in: payIn = { type: 'balance' }, reference = id } = asked;
    const facts = { id, profileId, exchange, asked: amounts, payIn, reference };
    const request = this.#requestMoves.begin(facts, this.#now);
    this.requests.push(request);
    return request;
  }

  expectRequestPayment(request: ModelRequest, amount: Rational): Expectation {
    return expectDeposit(request, amount);
  }

  payRequest(request: ModelRequest, amount: Rational): void {
    this.#requestMoves.arrive(request, amount, this.#now);
  }

  expectRequestCancel({ status }: ModelRequest): Expectation {
    return acceptedIf(status === 'pending', invalidState);
  }

  cancelRequest(request: ModelRequest): void {
    this.#requestMoves.cancel(request, this.#now);
  }

  quoteStatus(quote: ModelQuote): 'pending' | 'accepted' | 'expired' {
    if (quote.isTaken) return 'accepted';
    return this.#now < quote.expiresAt ? 'pending' : 'expired';
  }

  expectTransfer(quote: ModelQuote): Expectation {
    const status = this.quoteStatus(quote);
    if (status !== 'pending') return refusedAs(status === 'accepted' ? invalidState : quoteExpired);
    if (quote.payIn.type !== 'balance') return acceptance;
    const available = this.available(quote.profileId, quote.exchange.source.code);
    return acceptedIf(!available.isLessThan(quote.amounts.source), insufficientBalance);
  }

  taken(quote: ModelQuote, id: string): ModelTransfer {
    const { profileId, amounts, payIn } = quote;
    const lifetime = this.#settings.reference.pace.payIns.get(payIn.type)?.expires_after;
    const transfer: ModelTransfer = {
      id,
      quote,
      profileId,
      ...(lifetime !== undefined && { paidBy: this.#now + lifetime * SECOND }),
      steps: [{ status: 'pending', at: this.#now }],
      status: 'pending',
      source: amounts.source,
      target: amounts.target,
      fees: amounts.fees,
    };
    quote.isTaken = true;
    this.#settings.moved({ from: 'pending', to: 'accepted', by: 'caller' });
    this.transfers.push(transfer);
    this.#moves.begin(transfer, this.#now);
    return transfer;
  }

  expectCancel({ status }: ModelTransfer): Expectation {
    return acceptedIf(status === 'pending', invalidState);
  }

  cancel(transfer: ModelTransfer): void {
    this.#moves.cancel(transfer, this.#now, 'caller');
  }

  expectArrival(transfer: ModelTransfer, amount: Rational): Expectation {
    if (!isPaidFromOutside(transfer)) return refusedAs(invalidState);
    const { source } = transfer.quote.exchange;
    const { type, network } = transfer.quote.payIn;
    const least = type === 'address' ? source.networks.get(network ?? '')?.deposit.min : undefined;
    const isEnough = least === undefined || !amount.isLessThan(least);
    return acceptedIf(isEnough && amount.fits(paidDecimals(transfer.quote.payIn, source)), faultIn('amount'));
  }

  arrive(transfer: ModelTransfer, amount: Rational): void {
    if (transfer.status === 'pending') this.#moves.arrive(transfer, amount, this.#now);
    else if (transfer.status === 'cancelled') this.#moves.arriveLate(transfer, amount, this.#now);
    else this.#moves.creditFromOutside(transfer, amount, this.#now, transfer.id);
  }

  expectAddressPayment({ currency, network }: ModelAddress, amount: Rational): Expectation {
    const model = currencyOf(this.#settings.reference, currency);
    const least = model.networks.get(network)?.deposit.min;
    const decimals = paidDecimals({ type: 'address', network }, model);
    const isGood = least !== undefined && amount.fits(decimals) && !amount.isLessThan(least);
    return acceptedIf(isGood, faultIn('amount'));
  }

  /** What is paid to a static address is held until its chain confirms it. */
  payAddress({ profileId, currency, network }: ModelAddress, amount: Rational): void {
    const held = `held:${profileId}`;
    this.books.move(currency, amount, `rail:chain-${network}`, held);
    const seconds = this.#settings.reference.pace.confirm.get('chain') ?? 0;
    this.#release(seconds, () => this.books.move(currency, amount, held, `available:${profileId}`));
    const credit = { type: 'deposits', isCredit: true, transferId: undefined, at: this.#now };
    this.books.enter({ ...credit, profileId, currency, amount });
  }

  /** What is paid to a static account is credited less the deposit fee. */
  payAccount(profileId: string, code: string, amount: Rational): void {
    const currency = currencyOf(this.#settings.reference, code);
    const itself = { source: currency, target: currency };
    const charges = chargesOf(
      { payIn: { type: 'temporary_bank_account' }, payOut: { type: 'balance' } },
      itself,
    );
    const terms = {
      ...itself,
      product: code,
      side: 'sell',
      price: Rational.one,
      rate: Rational.one,
    } as const;
    const fee = Rational.sum(charges.map((charge) => cappedFeeOf(charge, amount, terms).amount));
    const facts = { profileId, currency: code, transferId: undefined, at: this.#now };
    this.books.move(code, amount, 'rail:bank', `available:${profileId}`);
    this.books.enter({ ...facts, type: 'deposits', amount, isCredit: true });
    this.books.move(code, fee, `available:${profileId}`, 'fees');
    this.books.enter({ ...facts, type: 'fees', amount: fee, isCredit: false });
  }

  expectSettlement(transfer: ModelTransfer, outcome: Outcome): Expectation {
    return acceptedIf(canSettle(transfer, outcome), invalidState);
  }

  settle(transfer: ModelTransfer, outcome: Outcome): void {
    this.#moves.settle(transfer, outcome, this.#now);
  }

  /** Lets time pass, from one thing that is due to the next. */
  advance(seconds: number): void {
    const until = this.#now + seconds * SECOND;
    for (let due = this.#nextDue(until); due !== undefined; due = this.#nextDue(until)) {
      this.#now = Math.max(this.#now, due.at);
      due.happen();
    }
    for (const quote of this.quotes) {
      const wasPending = this.quoteStatus(quote) === 'pending';
      if (wasPending && until >= quote.expiresAt) {
        this.#settings.moved({ from: 'pending', to: 'expired', by: 'clock' });
      }
    }
    this.#now = until;
  }

  /** Lets time pass without anything that is due being done. */
  leap(seconds: number): void {
    this.#now += seconds * SECOND;
  }

  #release(seconds: number, release: () => void): void {
    this.deposits.push({ release, due: { at: this.#now + seconds * SECOND } });
  }

  #nextDue(until: number): { readonly at: number; happen(): void } | undefined {
    const due = [
      ...this.transfers.map((one) => ({ at: one.due?.at, happen: () => this.#moves.happen(one) })),
      ...this.requests.map((one) => ({ at: one.due?.at, happen: () => this.#requestMoves.happen(one) })),
      ...this.deposits.map((one) => ({
        at: one.due?.at,
        happen: () => {
          delete one.due;
          one.release();
        },
      })),
    ];
    let next: { readonly at: number; happen(): void } | undefined;
    for (const { at, happen } of due) {
      if (at !== undefined && at <= until && at < (next?.at ?? Number.POSITIVE_INFINITY))
        next = { at, happen };
    }
    return next;
  }
}
