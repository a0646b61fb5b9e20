import type { Decimal } from '../money/decimal.ts';
import type { Currency } from './currency.ts';

/** The currencies of the service. */
export class Currencies {
  readonly #byCode: ReadonlyMap<string, Currency>;

  constructor(currencies: Iterable<Currency>) {
    this.#byCode = new Map([...currencies].map((currency) => [currency.code, currency]));
  }

  /** The currency with this code (upper case); undefined if unsupported. */
  get(code: string): Currency | undefined {
    return this.#byCode.get(code);
  }

  /**
   * The currency of a record.
   *
   * @throws Error for an unsupported currency.
   */
  known(code: string): Currency {
    const currency = this.#byCode.get(code);
    if (currency === undefined) throw new Error(`The reference data lack ${code}.`);
    return currency;
  }

  /** @throws Error for an unsupported currency. */
  mostHeld(code: string): Decimal {
    return this.known(code).mostHeld;
  }

  /** Every currency, in the order of the reference data. */
  all(): readonly Currency[] {
    return [...this.#byCode.values()];
  }
}
