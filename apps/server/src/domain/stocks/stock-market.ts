import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { Snapshot } from './snapshot.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import type { Stock, Stocks } from './stock.ts';
import type { StockVenue } from './stock-venue.ts';

/** How long a snapshot is valid. */
const STANDS_MS = 60_000;

interface Dependencies {
  readonly stocks: Stocks;
  readonly venue: StockVenue;
  readonly snapshots: SnapshotStore;
  readonly clock: Clock;
}

/**
 * The market as a business sees it: its latest stored snapshot, refreshed once it is more than a minute old by the
 * clock of the business. All prices of a snapshot are of one instant.
 */
export class StockMarket {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The stored snapshots of the stocks; if none are valid, what the venue says now. */
  async look(profile: Profile): Promise<readonly (Snapshot & { readonly stock: Stock })[]> {
    const { stocks, venue, snapshots, clock } = this.#dependencies;
    const at = businessTime(clock, profile);
    const stored = new Map((await snapshots.find(profile.businessId)).map((one) => [one.ticker, one]));
    const standing = stocks.all().flatMap((stock) => {
      const snapshot = stored.get(stock.ticker);
      return snapshot !== undefined && stands(snapshot, at) ? [{ ...snapshot, stock }] : [];
    });
    if (standing.length === stocks.all().length) return standing;
    const seen = await Promise.all(stocks.all().map((stock) => observe(venue, stock, at)));
    await snapshots.keep(profile, seen);
    return seen;
  }
}

function stands({ observedAt }: Snapshot, at: Date): boolean {
  return at.getTime() - observedAt.getTime() < STANDS_MS;
}

async function observe(venue: StockVenue, stock: Stock, at: Date) {
  const { market, price } = await venue.observe(stock.vendorSymbol, at);
  return { stock, ticker: stock.ticker, observedAt: at, isOpen: market === 'open', ...(price && { price }) };
}
