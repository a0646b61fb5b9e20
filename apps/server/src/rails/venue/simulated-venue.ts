import { Decimal } from '../../domain/money/decimal.ts';
import type { PairPrice, Venue } from '../../domain/pricing/venue.ts';
import { Courses } from './course.ts';
import type { QuotedCurrency, QuotedPair, VenueSettings } from './venue-settings.ts';

const MID_DECIMALS = 18;
const PERCENT_DECIMALS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A list of all pairs needs each currency many times at the same two instants. */
const KEPT_WORTHS = 1024;
const HALF = Decimal.parse('0.5');
const HUNDRED = Decimal.parse('100');

/** The worth of a currency in US dollars as a fraction, so that a cross rate divides only once. */
interface Worth {
  readonly dollars: Decimal;
  readonly units: Decimal;
}

function nameOf({ base, counter }: Pick<QuotedPair, 'base' | 'counter'>): string {
  return `${base}/${counter}`;
}

/** A course is constant within a second. */
function secondOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function cross(base: Worth, counter: Worth): Decimal {
  const dividend = base.dollars.times(counter.units);
  return dividend.dividedBy(base.units.times(counter.dollars), MID_DECIMALS, 'half-up');
}

/**
 * The market of the sandbox (G48): it has no orders, its prices follow from the seed and the instant alone. Every
 * currency has a worth in US dollars and every price is made from two of those, so that cross rates agree. Trading
 * of a pair can be halted and resumed; what is held keeps its value meanwhile.
 *
 * @example
 * const venue = new SimulatedVenue(loadVenueSettings(), 'sandbox');
 * await venue.mid('BTC', 'NGN', clock.now()); // a Decimal around 172500000
 */
export class SimulatedVenue implements Venue {
  readonly #openedAt: Date;
  readonly #courses: Courses;
  readonly #currencies: ReadonlyMap<string, QuotedCurrency>;
  readonly #pairs: ReadonlyMap<string, QuotedPair>;
  readonly #halted = new Set<string>();
  readonly #worths = new Map<string, Worth>();
  readonly #mids = new Map<string, Decimal>();

  constructor(settings: VenueSettings, seed: string) {
    this.#openedAt = settings.openedAt;
    this.#courses = new Courses(seed);
    this.#currencies = new Map(settings.currencies.map((currency) => [currency.code, currency]));
    this.#pairs = new Map(settings.pairs.map((pair) => [nameOf(pair), pair]));
  }

  async mid(base: string, counter: string, at: Date): Promise<Decimal | undefined> {
    return this.#mid(base, counter, at);
  }

  async price(base: string, counter: string, at: Date): Promise<PairPrice | undefined> {
    const pair = this.#pairs.get(nameOf({ base, counter }));
    if (!pair || this.#halted.has(nameOf(pair))) return undefined;
    const mid = this.#mid(base, counter, at);
    if (!mid) return undefined;
    const half = mid.times(pair.spread).times(HALF);
    const before = this.#mid(base, counter, new Date(at.getTime() - DAY_MS));
    return {
      mid,
      buy: mid.plus(half).rounded(pair.priceDecimals, 'up'),
      sell: mid.minus(half).rounded(pair.priceDecimals, 'down'),
      ...(before
        ? {
            percentageChange: mid.minus(before).times(HUNDRED).dividedBy(before, PERCENT_DECIMALS, 'half-up'),
          }
        : {}),
    };
  }

  /** Stops the trading of a pair: it has no prices until it is resumed. Throws a RangeError on an unknown pair. */
  halt(base: string, counter: string): void {
    this.#halted.add(this.#knownPair(base, counter));
  }

  /** Lets a halted pair trade again. Throws a RangeError on an unknown pair. */
  resume(base: string, counter: string): void {
    this.#halted.delete(this.#knownPair(base, counter));
  }

  #knownPair(base: string, counter: string): string {
    const name = nameOf({ base, counter });
    if (!this.#pairs.has(name)) throw new RangeError(`the venue does not trade ${name}`);
    return name;
  }

  #mid(base: string, counter: string, at: Date): Decimal | undefined {
    const baseWorth = this.#worth(base, at);
    const counterWorth = this.#worth(counter, at);
    if (baseWorth === undefined || counterWorth === undefined) return undefined;
    const key = `${base} ${counter} ${secondOf(at)}`;
    const known = this.#mids.get(key);
    if (known) return known;
    if (this.#mids.size >= KEPT_WORTHS) this.#mids.clear();
    const mid = cross(baseWorth, counterWorth);
    this.#mids.set(key, mid);
    return mid;
  }

  #worth(code: string, at: Date): Worth | undefined {
    const currency = this.#currencies.get(code);
    if (!currency || at < this.#openedAt) return undefined;
    const key = `${code} ${secondOf(at)}`;
    const known = this.#worths.get(key);
    if (known) return known;
    if (this.#worths.size >= KEPT_WORTHS) this.#worths.clear();
    const strayed = this.#courses.at(code, at).times(currency.volatility);
    const worth: Worth = {
      dollars: currency.middle.dollars.times(Decimal.one.plus(strayed)),
      units: currency.middle.units,
    };
    this.#worths.set(key, worth);
    return worth;
  }
}
