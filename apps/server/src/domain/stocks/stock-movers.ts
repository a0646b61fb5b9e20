import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { Decimal } from '../money/decimal.ts';
import { changeOf, type PriceChange } from './price-change.ts';
import { type Snapshot, type Tradeability, tradeabilityOf } from './snapshot.ts';
import type { Stock } from './stock.ts';
import type { StockMarket } from './stock-market.ts';

/** How old a price may be to be ranked (G48). */
const FRESH_MS = 15 * 60_000;

/** A listed stock and how its price has moved over 24 hours. */
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

/** Which stocks have moved most. */
export class StockMovers {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The listed stocks with a fresh price that rose and those that fell over 24 hours, the largest percent first.
   *
   * @param limit the most of each.
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
