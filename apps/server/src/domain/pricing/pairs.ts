import type { Pair } from './pair.ts';

/** The trading pairs of the service. */
export class Pairs {
  readonly #all: readonly Pair[];
  readonly #byCurrencies: ReadonlyMap<string, Pair>;

  constructor(pairs: Iterable<Pair>) {
    this.#all = [...pairs];
    this.#byCurrencies = new Map(this.#all.map((pair) => [`${pair.base.code}/${pair.counter.code}`, pair]));
  }

  all(): readonly Pair[] {
    return this.#all;
  }

  /** The pair with this base and counter; undefined if there is none. */
  get(base: string, counter: string): Pair | undefined {
    return this.#byCurrencies.get(`${base}/${counter}`);
  }
}
