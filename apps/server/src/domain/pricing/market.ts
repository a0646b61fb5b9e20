import { type Pair, type PairType, pairType } from './pair.ts';
import type { Pairs } from './pairs.ts';
import type { PairPrice, Venue } from './venue.ts';

/** A pair with its prices at one instant. */
export interface PricedPair {
  readonly pair: Pair;
  readonly price: PairPrice;
}

/** A filter on pairs; absent fields match everything. */
export interface PairFilter {
  readonly id?: string | undefined;
  readonly type?: PairType | undefined;
  readonly base?: string | undefined;
  readonly counter?: string | undefined;
  /** Code of the currency on either side. */
  readonly currency?: string | undefined;
}

interface Dependencies {
  readonly pairs: Pairs;
  readonly venue: Pick<Venue, 'price'>;
}

/** The pairs that can be traded. */
export class Market {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The matching pairs that the venue prices at the instant (G85). */
  async list(filter: PairFilter, at: Date): Promise<readonly PricedPair[]> {
    const { pairs, venue } = this.#dependencies;
    const priced = pairs
      .all()
      .filter((pair) => matches(pair, filter))
      .map(async (pair): Promise<PricedPair[]> => {
        const price = await venue.price(pair.base.code, pair.counter.code, at);
        return price ? [{ pair, price }] : [];
      });
    return (await Promise.all(priced)).flat();
  }
}

function matches(pair: Pair, { id, type, base, counter, currency }: PairFilter): boolean {
  return (
    (id === undefined || pair.id === id) &&
    (type === undefined || pairType(pair) === type) &&
    (base === undefined || pair.base.code === base) &&
    (counter === undefined || pair.counter.code === counter) &&
    (currency === undefined || [pair.base.code, pair.counter.code].includes(currency))
  );
}
