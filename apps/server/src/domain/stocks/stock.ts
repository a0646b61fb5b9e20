import type { Currency } from '../reference/currency.ts';

/** Direction of an order. */
export type Side = 'buy' | 'sell';

/** A stock whose tokens can be held. */
export interface Stock {
  /** Symbol in the API, in capitals. */
  readonly ticker: string;
  /** Symbol at the venue; callers never see it. */
  readonly vendorSymbol: string;
  readonly name: string;
  readonly sector?: string;
  readonly logoUrl?: string;
  /** The currency of its price. */
  readonly currency: Currency;
  /** Whether it is offered; an unlisted stock is neither traded nor ranked. */
  readonly isListed: boolean;
  /** Which sides it accepts. */
  readonly takes: Readonly<Record<Side, boolean>>;
  /** Whether it also trades while the exchange is closed. */
  readonly isWeekendEnabled: boolean;
}

/** The supported stocks. */
export class Stocks {
  readonly #byTicker: ReadonlyMap<string, Stock>;

  constructor(stocks: Iterable<Stock>) {
    this.#byTicker = new Map([...stocks].map((stock) => [stock.ticker, stock]));
  }

  /** The stock with this ticker (upper case); undefined if unsupported. */
  get(ticker: string): Stock | undefined {
    return this.#byTicker.get(ticker);
  }

  /** Every stock, in the order of the reference data. */
  all(): readonly Stock[] {
    return [...this.#byTicker.values()];
  }
}
