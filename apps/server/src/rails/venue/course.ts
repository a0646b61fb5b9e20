import { hash } from 'node:crypto';
import { Decimal } from '../../domain/money/decimal.ts';

const SECOND = 1_000n;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;

/** Waves of a course: random heights at multiples of the period, interpolated linearly. */
const WAVES = [
  { period: 30n * DAY, weight: 50n },
  { period: 5n * DAY, weight: 25n },
  { period: 7n * HOUR, weight: 18n },
  { period: 20n * MINUTE, weight: 5n },
  { period: MINUTE, weight: 2n },
];
const TOTAL_WEIGHT = 100n;

const DECIMALS = 18;
const ONE = 10n ** BigInt(DECIMALS);
const GREATEST_HASH = 2n ** 64n - 1n;
const KEPT_HEIGHTS = 8192;

/** A value from −1 to 1, in units of 10⁻¹⁸, derived from the text. */
function height(text: string): bigint {
  const drawn = BigInt(`0x${hash('sha256', text).slice(0, 16)}`);
  return (drawn * 2n * ONE) / GREATEST_HASH - ONE;
}

/**
 * The courses of prices over time: for each name a curve between −1 and 1 that depends on the seed, the name and the
 * instant alone. It is steady from second to second and drifts over minutes, days and weeks.
 */
export class Courses {
  readonly #seed: string;
  readonly #heights = new Map<string, bigint>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The value of the course of `name` at the instant, with 18 decimals. */
  at(name: string, instant: Date): Decimal {
    const second = (BigInt(instant.getTime()) / SECOND) * SECOND;
    let position = 0n;
    for (const { period, weight } of WAVES) {
      const step = second / period;
      const along = second % period;
      const from = this.#height(name, period, step);
      const to = this.#height(name, period, step + 1n);
      position += (weight * (from * (period - along) + to * along)) / period;
    }
    return Decimal.ofUnits(position / TOTAL_WEIGHT, DECIMALS);
  }

  #height(name: string, period: bigint, step: bigint): bigint {
    const key = `${name} ${period} ${step}`;
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    if (this.#heights.size >= KEPT_HEIGHTS) this.#heights.clear();
    const drawn = height(`${this.#seed} ${key}`);
    this.#heights.set(key, drawn);
    return drawn;
  }
}
