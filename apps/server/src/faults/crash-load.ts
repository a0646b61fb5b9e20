import { randomUUID } from 'node:crypto';
import type { Answer, MoneyedBusiness } from './moneyed-business.ts';

/** Something to do once, whatever happens to the server meanwhile. */
interface Wish {
  readonly path: '/v1/quotes' | '/v1/transfers';
  readonly body: object;
  readonly key: string;
  /** Absent as long as no server has answered. */
  answer?: Answer;
}

/** A state of a transfer that a server has told of. */
export interface ToldState {
  readonly id: string;
  readonly status: string;
}

const WORKERS = 8;
const ACCOUNTS = {
  paid: '0123456789',
  refused: '0123456222',
  returned: '0123456333',
} as const;

/**
 * Callers that quote and transfer without a pause, and keep what they were told outside of the server: conversions,
 * payouts that arrive, are refused or come back, and sales that are paid in at an address.
 */
export class CrashLoad {
  /** What servers have told of the states of transfers. */
  readonly told: ToldState[] = [];
  readonly #business: MoneyedBusiness;
  readonly #wishes: Wish[] = [];
  #quotes: readonly object[] = [];

  constructor(business: MoneyedBusiness) {
    this.#business = business;
  }

  /** Saves the recipients that are paid out to. */
  async prepare(api: string): Promise<void> {
    const amount = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '10' };
    const quotes: object[] = [amount];
    for (const account_number of Object.values(ACCOUNTS)) {
      const bank = { type: 'ngn_bank', account_name: 'ADA LOVELACE', account_number, bank_code: '058' };
      const { id, text } = await this.#business.post(api, '/v1/recipients', {
        ...bank,
        bank_name: 'Guaranty Trust Bank',
      });
      if (id === undefined) throw new Error(`The recipient was not saved: ${text}`);
      const pay_out = { type: 'bank_transfer', recipient_id: id };
      quotes.push(
        { ...amount, pay_out },
        { ...amount, pay_in: { type: 'address', network: 'TRX' }, pay_out },
      );
    }
    this.#quotes = quotes;
  }

  /** Calls the server until it does not answer any more. */
  async run(api: string): Promise<void> {
    await Promise.all(
      Array.from({ length: WORKERS }, async (_, worker) => {
        for (let turn = worker; await this.#transfer(api, turn); turn += 1);
      }),
    );
  }

  /** Asks again, with the same keys, for what no server has answered. */
  async askAgain(api: string): Promise<void> {
    await Promise.all(
      this.#wishes.filter(({ answer }) => answer === undefined).map((wish) => this.#ask(api, wish)),
    );
  }

  /** Identifiers of what was made for the wishes of a path, sorted. */
  made(path: Wish['path']): string[] {
    return this.#wishes.flatMap((wish) => (wish.path === path ? (wish.answer?.id ?? []) : [])).toSorted();
  }

  /** Wishes that were not fulfilled, with the answer if there is one. */
  get unfulfilled(): readonly Wish[] {
    return this.#wishes.filter(({ answer }) => answer?.status !== 201);
  }

  /** One quote, the transfer that takes it, and how that stands; whether the server has answered. */
  async #transfer(api: string, turn: number): Promise<boolean> {
    const quote = this.#wish('/v1/quotes', this.#quotes[turn % this.#quotes.length] ?? {});
    if (!(await this.#ask(api, quote))) return false;
    const transfer = this.#wish('/v1/transfers', { quote_id: quote.answer?.id });
    if (!(await this.#ask(api, transfer))) return false;
    const earlier = this.told[Math.floor(this.told.length / 2)];
    return earlier === undefined || this.#look(api, earlier.id);
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

  async #look(api: string, id: string): Promise<boolean> {
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
