import type { Profile } from '../accounts/profile.ts';
import { NotFound } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Fill } from './fill.ts';
import type { Holding } from './holding.ts';
import { figuresOf, type PositionFigures } from './position-figures.ts';
import { type Tradeability, tradeabilityOf } from './snapshot.ts';
import type { Stock, Stocks } from './stock.ts';
import type { StockMarket } from './stock-market.ts';
import type { StockStore } from './stock-store.ts';

/** A profile's position in a stock, with its current value. */
export interface StockPosition {
  readonly stock: Stock;
  readonly holding: Holding;
  readonly figures: PositionFigures;
  readonly tradeability: Tradeability;
}

interface Dependencies {
  readonly stocks: Stocks;
  readonly market: StockMarket;
  readonly store: StockStore;
}

/** Stock positions of profiles. */
export class StockPositions {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The position in the stock; empty if nothing is held.
   *
   * @throws NotFound for an unknown ticker; the venue's symbols are not tickers.
   */
  async get(profile: Profile, ticker: string): Promise<StockPosition> {
    const { stocks, market, store } = this.#dependencies;
    const stock = stocks.get(ticker);
    if (stock === undefined) throw new NotFound(`stock position ${ticker.slice(0, 64)}`);
    const [seen, holding] = await Promise.all([market.look(profile), store.position(profile, ticker)]);
    const snapshot = seen.find((one) => one.stock === stock);
    if (snapshot === undefined) throw new Error(`The market observation lacks ${ticker}.`);
    return {
      stock,
      holding,
      figures: figuresOf(holding, snapshot.price, stock.currency),
      tradeability: tradeabilityOf(stock, snapshot),
    };
  }

  /** A page of the fills of a position, in chronological order. */
  fills(profile: Profile, ticker: string, page: PageRequest): Promise<Page<Fill>> {
    return this.#dependencies.store.fills(profile, ticker, page);
  }
}
