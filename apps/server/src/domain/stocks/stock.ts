import type { Currency } from '../reference/currency.ts';

/** What an order does. */
export type Side = 'buy' | 'sell';

/** A stock whose tokens can be held. */
export interface Stock {
  /** What callers know it by, in capitals. */
  readonly ticker: string;
  /** What the venue knows it by; callers never see it. */
  readonly vendorSymbol: string;
  readonly name: string;
  readonly sector?: string;
  readonly logoUrl?: string;
  /** The currency of its price. */
  readonly currency: Currency;
  /** Whether it is offered; one that is not is neither traded nor ranked. */
  readonly isListed: boolean;
  /** Which orders it takes. */
  readonly takes: Readonly<Record<Side, boolean>>;
  /** Whether it trades while the exchange is closed, too. */
  readonly isWeekendEnabled: boolean;
}

/** The stocks of the service. */
export class Stocks {
  readonly #byTicker: ReadonlyMap<string, Stock>;

  constructor(stocks: Iterable<Stock>) {
    this.#byTicker = new Map([...stocks].map((stock) => [stock.ticker, stock]));
  }

  /** The stock with this ticker in capitals; undefined when the service does not have it. */
  get(ticker: string): Stock | undefined {
    return this.#byTicker.get(ticker);
  }

  /** Every stock, as the reference data list them. */
  all(): readonly Stock[] {
    return [...this.#byTicker.values()];
  }
}
