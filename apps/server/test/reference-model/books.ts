import { Rational } from './rational.ts';

/** Where money stands: `available:CUS_…`, `held:CUS_…`, `rail:bank`, `position`, `fees`, `rounding`. */
export type AccountName = string;

/** A settled change of what a profile holds, as `GET /v1/transactions` tells of it. */
export interface ModelEntry {
  readonly profileId: string;
  readonly type: string;
  readonly currency: string;
  readonly amount: Rational;
  readonly isCredit: boolean;
  readonly transferId: string | undefined;
  /** What was available right after it. */
  readonly available: Rational;
  readonly at: number;
}

/** Every account and entry of one business. */
export class Books {
  readonly entries: ModelEntry[] = [];
  readonly #balances = new Map<string, Rational>();

  balance(account: AccountName, currency: string): Rational {
    return this.#balances.get(`${account} ${currency}`) ?? Rational.zero;
  }

  /** Moves an amount, which may be zero: then nothing moves. Throws where an account of a profile would be overdrawn. */
  move(currency: string, amount: Rational, from: AccountName, to: AccountName): void {
    for (const [account, change] of [
      [from, amount.negated()],
      [to, amount],
    ] as const) {
      const balance = this.balance(account, currency).plus(change);
      if (/^(available|held):/.test(account) && balance.isLessThan(Rational.zero)) {
        throw new Error(`The model would overdraw ${account} by ${balance.negated()} ${currency}.`);
      }
      this.#balances.set(`${account} ${currency}`, balance);
    }
  }

  /** Writes an entry, unless its amount is zero: not before the one before it on the same balance. */
  enter(entry: Omit<ModelEntry, 'available'>): void {
    const { profileId, currency, amount } = entry;
    if (amount.isZero()) return;
    const before = this.entries.findLast((one) => one.profileId === profileId && one.currency === currency);
    this.entries.push({
      ...entry,
      at: Math.max(entry.at, before?.at ?? 0),
      available: this.balance(`available:${profileId}`, currency),
    });
  }

  /** Every account that was ever moved, with its balance. */
  all(): { account: AccountName; currency: string; balance: Rational }[] {
    return [...this.#balances].map(([key, balance]) => {
      const [account = '', currency = ''] = key.split(' ');
      return { account, currency, balance };
    });
  }
}
