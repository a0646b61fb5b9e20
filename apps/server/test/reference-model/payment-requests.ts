import type { Books } from './books.ts';
import { acceptedIf, type Expectation, faultIn, invalidState, refusedAs } from './expectation.ts';
import { cappedFeeOf, type ModelExchange, type ModelFee, type PricedAmounts } from './pricing.ts';
import { type AskedEnd, chargesOf, paidDecimals } from './quoting.ts';
import { Rational } from './rational.ts';
import { railOf } from './transfer.ts';

const SECOND = 1000;
const LIFETIME = 3600 * SECOND;
const REJECTED_REFERENCE = '-REJECTED';
const REJECTED_PHONE = '555';
const DECLINING_PHONE = '222';

type Status =
  | 'pending'
  | 'expired'
  | 'cancelled'
  | 'completed'
  | 'failed'
  | 'multiple_deposits'
  | 'under_payment'
  | 'over_payment';

/** A move of a payment request, in the words of the state file. */
export interface RequestMove {
  readonly from: Status;
  readonly to: Status;
  readonly by: 'caller' | 'clock' | 'rail';
  readonly category: 'payment request';
}

/** What a deposit has credited. */
interface Credited {
  readonly amount: Rational;
  readonly credited: Rational;
  readonly fees: readonly ModelFee[];
  /** What of the amount is not converted, before the fees on it. */
  readonly surplus: Rational;
  readonly surplusFees: readonly ModelFee[];
}

export interface ModelRequest {
  readonly id: string;
  readonly profileId: string;
  readonly exchange: ModelExchange;
  /** What is asked for. */
  readonly asked: PricedAmounts;
  readonly payIn: AskedEnd;
  readonly reference: string;
  readonly expiresAt: number;
  /** Those that arrived in time. */
  readonly counted: Credited[];
  readonly events: { readonly status: Status; readonly at: number }[];
  status: Status;
  /** When its status last changed. */
  changedAt: number;
  due?: { readonly at: number; readonly what: 'pay' | 'expire' };
}

interface Dependencies {
  readonly books: Books;
  /** After how many seconds a phone pays. */
  readonly phonePaysAfter: number;
  /** Most of the base of its pair that an exchange takes; undefined where nothing is exchanged. */
  mostOf(exchange: ModelExchange): Rational | undefined;
  moved(move: RequestMove): void;
}

/** What happens to payment requests, and what it does to the books. */
export class RequestMoves {
  readonly #dependencies: Dependencies;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
  }

  begin(
    facts: Pick<ModelRequest, 'id' | 'profileId' | 'exchange' | 'asked' | 'payIn' | 'reference'>,
    at: number,
  ): ModelRequest {
    const expiresAt = at + LIFETIME;
    const request: ModelRequest = {
      ...facts,
      expiresAt,
      counted: [],
      events: [{ status: 'pending', at }],
      status: 'pending',
      changedAt: at,
      due: { at: expiresAt, what: 'expire' },
    };
    const { type, phone = '' } = facts.payIn;
    if (type === 'mobile_money' && !phone.endsWith(DECLINING_PHONE)) {
      request.due = { at: at + this.#dependencies.phonePaysAfter * SECOND, what: 'pay' };
    }
    if (type === 'balance') this.#count(request, facts.asked.source, at);
    return request;
  }

  /** Does what is due. */
  happen(request: ModelRequest): void {
    const { due } = request;
    if (due === undefined) throw new Error(`Nothing is due to ${request.id}.`);
    if (due.what === 'pay') {
      this.arrive(request, request.asked.source, due.at);
      return;
    }
    delete request.due;
    const to = request.status === 'pending' ? 'expired' : request.status;
    this.#dependencies.moved({ from: request.status, to, by: 'clock', category: 'payment request' });
    if (to === 'expired') request.events.push({ status: to, at: request.expiresAt });
    request.status = to;
    request.changedAt = request.expiresAt;
  }

  cancel(request: ModelRequest, at: number): void {
    delete request.due;
    this.#move(request, 'cancelled', 'caller', at);
  }

  /** A deposit: converted while the request is open, else credited as it came. */
  arrive(request: ModelRequest, amount: Rational, at: number): void {
    if (request.due === undefined) this.#creditLate(request, amount, at);
    else if (request.status === 'pending' && isRejected(request)) {
      delete request.due;
      this.#move(request, 'failed', 'rail', at);
    } else this.#count(request, amount, at);
  }

  #count(request: ModelRequest, amount: Rational, at: number): void {
    const { asked, counted, expiresAt, payIn, exchange } = request;
    const credited = creditedOf(request, amount, this.#dependencies.mostOf(exchange));
    counted.push({ amount, ...credited });
    const sum = Rational.sum(counted.map((one) => one.amount));
    const unit = Rational.of(1n, 10n ** BigInt(paidDecimals(payIn, exchange.source)));
    const isExact = payIn.type === 'address' && !unit.isLessThan(apart(sum, asked.source));
    const status = statusOf(counted.length, isExact ? asked.source : sum, asked.source);
    this.#move(request, status, 'rail', at);
    if (status === 'under_payment') request.due = { at: expiresAt, what: 'expire' };
    else delete request.due;
    this.#credit(request, amount, credited);
  }

  #credit(
    { exchange, payIn, profileId, changedAt: at }: ModelRequest,
    amount: Rational,
    { credited, fees, rounding, surplus, surplusFees }: ReturnType<typeof creditedOf>,
  ): void {
    const { books } = this.#dependencies;
    const [source, target] = [exchange.source.code, exchange.target.code];
    const available = `available:${profileId}`;
    const isFunded = payIn.type === 'balance';
    const through = source === target ? available : 'position';
    const payer = isFunded ? available : railOf(payIn).account;
    books.move(source, amount.minus(surplus), payer, through);
    if (through === 'position') books.move(target, credited, through, available);
    books.move(target, Rational.sum(fees.map(({ converted }) => converted)), through, 'fees');
    books.move(target, rounding, through, 'rounding');
    const surplusFee = Rational.sum(surplusFees.map((fee) => fee.amount));
    if (surplus.isPositive()) {
      books.move(source, surplus, payer, available);
      books.move(source, surplusFee, available, 'fees');
    }
    const entry = { profileId, type: isFunded ? 'converts' : 'deposits', transferId: undefined, at };
    if (isFunded) books.enter({ ...entry, currency: source, amount, isCredit: false });
    const charged = Rational.sum(fees.map(({ converted }) => converted));
    books.enter({ ...entry, currency: target, amount: credited.plus(charged), isCredit: true });
    books.enter({ ...entry, type: 'fees', currency: target, amount: charged, isCredit: false });
    books.enter({ ...entry, currency: source, amount: surplus, isCredit: true });
    books.enter({ ...entry, type: 'fees', currency: source, amount: surplusFee, isCredit: false });
  }

  #creditLate(request: ModelRequest, amount: Rational, arrivedAt: number): void {
    const { exchange, payIn, profileId, status, events } = request;
    const { books } = this.#dependencies;
    const { code: currency } = exchange.source;
    const available = `available:${profileId}`;
    const fee = Rational.sum(depositFees(request, amount).map((one) => one.amount));
    books.move(currency, amount, railOf(payIn).account, available);
    books.move(currency, fee, available, 'fees');
    const at = Math.max(arrivedAt, request.changedAt + 1, (events.at(-1)?.at ?? 0) + 1);
    events.push({ status, at });
    const entry = { profileId, currency, transferId: undefined, at };
    books.enter({ ...entry, type: 'deposits', amount, isCredit: true });
    books.enter({ ...entry, type: 'fees', amount: fee, isCredit: false });
  }

  #move(request: ModelRequest, to: Status, by: RequestMove['by'], at: number): void {
    this.#dependencies.moved({ from: request.status, to, by, category: 'payment request' });
    request.status = to;
    request.changedAt = Math.max(at, request.changedAt + 1);
    request.events.push({ status: to, at: request.changedAt });
  }
}

/** A wallet may round the last digit that can be sent, so that a sum one unit away is what was asked for (G324). */
function apart(sum: Rational, asked: Rational): Rational {
  return sum.isLessThan(asked) ? asked.minus(sum) : sum.minus(asked);
}

/** The table of `money.md`. */
function statusOf(count: number, sum: Rational, asked: Rational): Status {
  if (count === 1) {
    if (sum.equals(asked)) return 'completed';
    return sum.isLessThan(asked) ? 'under_payment' : 'over_payment';
  }
  return sum.isLessThan(asked) ? 'under_payment' : 'multiple_deposits';
}

function isRejected({ payIn, reference }: ModelRequest): boolean {
  return payIn.type === 'mobile_money'
    ? (payIn.phone ?? '').endsWith(REJECTED_PHONE)
    : reference.endsWith(REJECTED_REFERENCE);
}

function creditedOf(request: ModelRequest, amount: Rational, most: Rational | undefined) {
  const { asked, counted, exchange } = request;
  if (counted.length === 0 && amount.equals(asked.source)) {
    const { target: credited, fees, rounding } = asked;
    return { credited, fees, rounding, surplus: Rational.zero, surplusFees: [] };
  }
  const surplus = most === undefined ? Rational.zero : surplusOf(request, amount, most);
  const converted = amount.minus(surplus);
  const gross = converted.times(exchange.rate).roundedDown(exchange.target.decimals);
  const whole = depositFees(request, amount);
  const parts = depositFees(request, converted);
  const fees = converted.isZero()
    ? []
    : parts.map((fee) => ({ ...fee, converted: fee.converted.atMost(gross) }));
  const credited = gross.minus(Rational.sum(fees.map((fee) => fee.converted)));
  const surplusFees = whole.flatMap((fee, index) => {
    const { amount: taken = Rational.zero, converted: worth = Rational.zero } = parts[index] ?? {};
    const left = { ...fee, amount: fee.amount.minus(taken), converted: fee.converted.minus(worth) };
    return surplus.isPositive() && left.amount.isPositive() ? [left] : [];
  });
  return { credited, fees, rounding: Rational.zero, surplus, surplusFees };
}

/** What of a deposit is beyond 101 % of what is asked for, or beyond what the pair takes, of all deposits together. */
function surplusOf({ asked, counted, exchange }: ModelRequest, amount: Rational, most: Rational): Rational {
  const { side, price, source } = exchange;
  const tradeable = (side === 'sell' ? most : most.times(price)).roundedDown(source.decimals);
  const tolerated = asked.source.times(Rational.of(101n, 100n)).roundedDown(source.decimals);
  const earlier = Rational.sum(counted.map((one) => one.amount.minus(one.surplus)));
  const left = tolerated.atMost(tradeable).minus(earlier);
  return left.isPositive() ? amount.minus(left.atMost(amount)) : amount;
}

function depositFees({ payIn, exchange }: ModelRequest, amount: Rational): ModelFee[] {
  const charges = chargesOf({ payIn, payOut: { type: 'balance' } }, exchange);
  return charges.map((charge) => cappedFeeOf(charge, amount, exchange));
}

export function expectDeposit({ payIn, exchange: { source } }: ModelRequest, amount: Rational): Expectation {
  if (payIn.type === 'balance') return refusedAs(invalidState);
  const least = payIn.type === 'address' ? source.networks.get(payIn.network ?? '')?.deposit.min : undefined;
  const isEnough = least === undefined || !amount.isLessThan(least);
  return acceptedIf(isEnough && amount.fits(paidDecimals(payIn, source)), faultIn('amount'));
}
