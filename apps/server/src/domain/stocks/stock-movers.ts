import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { Decimal } from '../money/decimal.ts';
import { changeOf, type PriceChange } from './price-change.ts';
import { type Snapshot, type Tradeability, tradeabilityOf } from './snapshot.ts';
import type { Stock } from './stock.ts';
import type { StockMarket } from './stock-market.ts';

/** Maximum age of a ranked price (G48). */
const FRESH_MS = 15 * 60_000;

/** A listed stock with its price change over 24 hours. */
export interface StockMover {
  readonly stock: Stock;
  readonly price: Decimal;
  readonly change24h: PriceChange & { readonly percent: Decimal };
  readonly tradeability: Tradeability;
}

interface Movers {
  readonly gainers: readonly StockMover[];
  readonly losers: readonly StockMover[];
}

interface Dependencies {
  readonly market: StockMarket;
  readonly clock: Clock;
}

/** Ranks stocks by price change. */
export class StockMovers {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Listed stocks with a fresh price that rose or fell over 24 hours, largest percentage first.
   *
   * @param limit maximum number of each.
   */
  async list(profile: Profile, limit: number): Promise<Movers> {
    const { market, clock } = this.#dependencies;
    const now = businessTime(clock, profile);
    const movers = (await market.look(profile)).flatMap((seen) => moverOf(seen, now));
    const gainers = movers.filter(({ change24h }) => change24h.percent.isPositive());
    const losers = movers.filter(({ change24h }) => change24h.percent.isNegative());
    return {
      gainers: gainers.toSorted((one, other) => byPercent(other, one)).slice(0, limit),
      losers: losers.toSorted(byPercent).slice(0, limit),
    };
  }
}

function moverOf({ stock, ...snapshot }: Snapshot & { readonly stock: Stock }, now: Date): StockMover[] {
  const { price } = snapshot;
  if (!stock.isListed || price?.dayBefore === undefined) return [];
  if (now.getTime() - price.at.getTime() > FRESH_MS) return [];
  const { amount, percent } = changeOf(price.mid, price.dayBefore);
  if (percent === undefined) return [];
  return [
    {
      stock,
      price: price.mid,
      change24h: { amount, percent },
      tradeability: tradeabilityOf(stock, snapshot),
    },
  ];
}

function byPercent(one: StockMover, other: StockMover): number {
  return one.change24h.percent.compare(other.change24h.percent);
}
