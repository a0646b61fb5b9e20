import type { Decimal } from '../money/decimal.ts';
import type { Currency } from './currency.ts';

/** The currencies of the service. */
export class Currencies {
  readonly #byCode: ReadonlyMap<string, Currency>;

  constructor(currencies: Iterable<Currency>) {
    this.#byCode = new Map([...currencies].map((currency) => [currency.code, currency]));
  }

  /** The currency with this code in capitals; undefined when the service does not have it. */
  get(code: string): Currency | undefined {
    return this.#byCode.get(code);
  }

  /**
   * The currency that a record is in.
   *
   * @throws Error for a currency that the service does not have.
   */
  known(code: string): Currency {
    const currency = this.#byCode.get(code);
    if (currency === undefined) throw new Error(`The reference data lack ${code}.`);
    return currency;
  }

  /** @throws Error for a currency that the service does not have. */
  mostHeld(code: string): Decimal {
    return this.known(code).mostHeld;
  }

  /** Every currency, as the reference data list them. */
  all(): readonly Currency[] {
    return [...this.#byCode.values()];
  }
}
