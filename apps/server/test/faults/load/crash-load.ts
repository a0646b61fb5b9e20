import { randomUUID } from 'node:crypto';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { ListeningProcess } from '../../harness/processes/server-process.ts';
import { type TransferKind, transferKinds } from './crash-kinds.ts';
import type { Answer, FundedBusiness } from './funded-business.ts';
import { type OutsidePayment, paymentName } from './outside-payments.ts';

/** A request that must take effect once, even if the server dies meanwhile. */
interface Wish {
  readonly path: '/v1/quotes' | '/v1/transfers';
  readonly body: object;
  readonly key: string;
  /** Absent as long as no server has answered. */
  answer?: Answer;
}

/** A transfer, and what was done with it. */
interface Deal {
  readonly kind: TransferKind;
  readonly transfer: Wish;
  /** The exact one. */
  payment?: OutsidePayment;
  /** Without an answer when the server went away before. */
  cancel?: { answer?: Answer };
}

/** A state of a transfer that a server has told of. */
interface ToldState {
  readonly id: string;
  readonly status: string;
}

type Server = Pick<ListeningProcess, 'api' | 'console'>;

const WORKERS = 8;
/** The least amount of each currency, in units of the last decimal that its network takes, and how many decimals that is. */
const AMOUNTS = {
  USDT: [10_000_000n, 6],
  NGN: [5_000_000n, 2],
  KES: [500_000n, 2],
} as const;

/**
 * Callers that make transfers without a pause, pay and cancel them, pay to a deposit address, renew another one, and keep what
 * they were told outside of the server.
 */
export class CrashLoad {
  /** What servers have told of the states of transfers. */
  readonly told: ToldState[] = [];
  /** Whether a server has acknowledged them or not. */
  readonly payments: OutsidePayment[] = [];
  /** Rounds of callers that are over, in which the server has answered every call. */
  turns = 0;
  readonly #business: FundedBusiness;
  readonly #wishes: Wish[] = [];
  readonly #deals: Deal[] = [];
  #kinds: readonly TransferKind[] = [];
  #address = '';
  #begun = 0;
  #amounts = 0;

  constructor(business: FundedBusiness) {
    this.#business = business;
  }

  /** Makes what transfers and payments need. */
  async prepare(api: string): Promise<void> {
    this.#kinds = await transferKinds(this.#business, api);
    const { text } = await this.#business.get(api, '/v1/addresses/USDT');
    this.#address = JSON.parse(text).data.address;
  }

  /** Makes transfers of every kind, and lets payments arrive, until the server does not answer any more. */
  run(server: Server): Promise<void> {
    return this.#takeTurns(
      async () =>
        (await this.#deal(server)) &&
        (await this.#payToAddress(server)) &&
        (await this.#renewAddress(server)) &&
        (await this.#lookBack(server)),
    );
  }

  /** Lets payments arrive at the deposit address, and does nothing else, until the server does not answer any more. */
  payToAddress(server: Server): Promise<void> {
    return this.#takeTurns(() => this.#payToAddress(server));
  }

  /** Asks again, with the same keys, for what no server has answered. Payments and cancellations have no keys. */
  async askAgain({ api }: Server): Promise<void> {
    await Promise.all(
      this.#wishes.filter(({ answer }) => answer === undefined).map((wish) => this.#ask(api, wish)),
    );
  }

  /** Identifiers of what was made for the wishes of a path, sorted. */
  made(path: Wish['path']): string[] {
    return this.#wishes.flatMap((wish) => (wish.path === path ? (wish.answer?.id ?? []) : [])).toSorted();
  }

  /** Whatever a server has not done as it should, with its answer if there is one. */
  get unfulfilled(): readonly object[] {
    return [
      ...this.#wishes.filter(({ answer }) => answer?.status !== 201),
      ...this.payments.filter(({ answer }) => answer !== undefined && answer.status !== 201),
      ...this.#deals.filter(
        ({ cancel: { answer } = {} }) =>
          answer !== undefined && answer.status !== 200 && answer.error !== 'invalid_state',
      ),
    ];
  }

  /** What each transfer has to end as, when these payments have arrived: one of `ends`. */
  expected(arrived: ReadonlySet<string>): { id: string; ends: readonly string[] }[] {
    return this.#deals.map(({ kind, transfer, payment, cancel }) => {
      const isPaid = payment !== undefined && arrived.has(paymentName(payment));
      const end = kind.acts.includes('pay') && !isPaid ? 'cancelled' : kind.end;
      const id = transfer.answer?.id ?? '';
      if (cancel?.answer?.status === 200) return { id, ends: ['cancelled'] };
      const isCancelUnknown = cancel !== undefined && cancel.answer === undefined;
      return { id, ends: isCancelUnknown ? [end, 'cancelled'] : [end] };
    });
  }

  async #takeTurns(turn: () => Promise<boolean>): Promise<void> {
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        while (await turn()) this.turns += 1;
      }),
    );
  }

  /** One transfer and what is done with it; whether the server has answered. */
  async #deal(server: Server): Promise<boolean> {
    const kind = this.#kinds[this.#begun % this.#kinds.length];
    if (kind === undefined) throw new Error('The load is not prepared.');
    this.#begun += 1;
    const { terms, acts } = kind;
    const amount = this.#freshAmount(terms.source_currency);
    const quote = this.#wish('/v1/quotes', { ...terms, source_amount: `${amount}` });
    if (!(await this.#ask(server.api, quote))) return false;
    const transfer = this.#wish('/v1/transfers', { quote_id: quote.answer?.id });
    const deal: Deal = { kind, transfer };
    this.#deals.push(deal);
    if (terms.pay_in?.type === 'mobile_money') this.#payment(terms.source_currency, amount, true);
    if (!(await this.#ask(server.api, transfer))) return false;
    for (const act of acts) {
      const done = act === 'pay' ? this.#payFor(deal, amount, server) : this.#cancel(deal, server.api);
      if (!(await done)) return false;
    }
    return true;
  }

  /** Pays the amount, or another one when that is paid. */
  async #payFor(deal: Deal, amount: Decimal, { console }: Server): Promise<boolean> {
    const { kind, transfer, cancel } = deal;
    const { source_currency: currency } = kind.terms;
    const id = transfer.answer?.id ?? '';
    const isFirst = deal.payment === undefined;
    const payment = this.#payment(currency, isFirst ? amount : this.#freshAmount(currency));
    deal.payment ??= payment;
    if (!(await this.#tell(console, payment, { transfer_id: id }))) return false;
    if (isFirst && cancel === undefined) this.told.push({ id, status: 'processing' });
    return true;
  }

  async #cancel(deal: Deal, api: string): Promise<boolean> {
    deal.cancel = {};
    const answer = await answered(
      this.#business.post(api, `/v1/transfers/${deal.transfer.answer?.id}/cancel`, {}),
    );
    if (answer === undefined) return false;
    deal.cancel.answer = answer;
    this.#note(answer);
    return true;
  }

  #payToAddress({ console }: Server): Promise<boolean> {
    const payment = this.#payment('USDT', this.#freshAmount('USDT'));
    return this.#tell(console, payment, { address: this.#address });
  }

  /** Gives the business a new address that receives no payments. */
  async #renewAddress({ api }: Server): Promise<boolean> {
    const place = { currency: 'BTC', network: 'BTC' };
    return (await answered(this.#business.post(api, '/v1/addresses/regenerate', place))) !== undefined;
  }

  /** Tells the server of a payment, which it takes for another one each time. */
  async #tell(console: string, payment: OutsidePayment, target: object): Promise<boolean> {
    const { currency, amount } = payment;
    const body = { ...target, currency, amount: `${amount}` };
    const answer = await answered(this.#business.post(console, '/console/v1/sandbox/deposits', body));
    if (answer !== undefined) payment.answer = answer;
    return answer !== undefined;
  }

  #payment(currency: string, amount: Decimal, comesByItself = false): OutsidePayment {
    const payment: OutsidePayment = { currency, amount, comesByItself };
    this.payments.push(payment);
    return payment;
  }

  /** An amount that has not been used yet. */
  #freshAmount(currency: keyof typeof AMOUNTS): Decimal {
    const [least, decimals] = AMOUNTS[currency];
    this.#amounts += 1;
    return Decimal.ofUnits(least + BigInt(this.#amounts), decimals);
  }

  #wish(path: Wish['path'], body: object): Wish {
    const wish: Wish = { path, body, key: randomUUID() };
    this.#wishes.push(wish);
    return wish;
  }

  async #ask(api: string, wish: Wish): Promise<boolean> {
    const answer = await answered(this.#business.post(api, wish.path, wish.body, wish.key));
    if (answer === undefined) return false;
    wish.answer = answer;
    if (wish.path === '/v1/transfers') this.#note(answer);
    return true;
  }

  /** Looks at a transfer of earlier. */
  async #lookBack({ api }: Server): Promise<boolean> {
    const { id } = this.told[Math.floor(this.told.length / 2)] ?? {};
    if (id === undefined) return true;
    const answer = await answered(this.#business.get(api, `/v1/transfers/${id}`));
    if (answer !== undefined) this.#note(answer);
    return answer !== undefined;
  }

  #note({ id, state }: Answer): void {
    if (id !== undefined && state !== undefined) this.told.push({ id, status: state });
  }
}

/** The answer, or undefined when the server went away before. */
async function answered(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
