import Big, { type RoundingMode } from 'big.js';

/** Rounding of excess decimals: towards zero, away from zero, or to the nearest with halves away from zero. */
export type Rounding = 'down' | 'up' | 'half-up';

const DECIMAL_FORM = /^-?(0|[1-9]\d{0,19})(\.\d{1,18})?$/;

const BIG_ROUNDING: Record<Rounding, RoundingMode> = { down: 0, 'half-up': 1, up: 3 };

const Exact = Big();
Exact.strict = true;

/** The quotient of two integers, rounded to an integer. */
function divideWhole(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  const remainder = dividend % divisor;
  if (remainder === 0n || rounding === 'down') return quotient;
  const awayFromZero = dividend < 0n === divisor < 0n ? 1n : -1n;
  if (rounding === 'up') return quotient + awayFromZero;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  return twice >= (divisor < 0n ? -divisor : divisor) ? quotient + awayFromZero : quotient;
}

/**
 * An exact decimal number. Sums, differences and products keep every digit; only `dividedBy`, `rounded` and
 * `significant` drop digits, with an explicit rounding. It never converts to a JavaScript number: `valueOf` throws,
 * so that `<` and `+` on two decimals fail instead of giving wrong results.
 *
 * @example Decimal.parse('500').times(Decimal.parse('1720.00')).toFixed(2) // '860000.00'
 */
export class Decimal {
  static readonly zero = new Decimal(new Exact('0'));
  static readonly one = new Decimal(new Exact('1'));

  readonly #value: Big;

  private constructor(value: Big) {
    this.#value = value;
  }

  /**
   * Parses the text form of a decimal (G13): at most 20 digits before the point and 18 after it, no exponent, no
   * leading zeros, no plus sign. Throws a RangeError for anything else.
   */
  static parse(text: string): Decimal {
    if (!DECIMAL_FORM.test(text)) {
      throw new RangeError(
        `${JSON.stringify(text.slice(0, 60))} is not a decimal number; write it like 1720.00, with at most 20 digits before the point and 18 after it`,
      );
    }
    return new Decimal(new Exact(text));
  }

  /** The integer `units` scaled down by `decimals` places: `ofUnits(15n, 1)` is 1.5. */
  static ofUnits(units: bigint, decimals = 0): Decimal {
    return new Decimal(new Exact(`${units}e-${decimals}`));
  }

  static sum(parts: Iterable<Decimal>): Decimal {
    let total = Decimal.zero;
    for (const part of parts) total = total.plus(part);
    return total;
  }

  plus(other: Decimal): Decimal {
    return new Decimal(this.#value.plus(other.#value));
  }

  minus(other: Decimal): Decimal {
    return new Decimal(this.#value.minus(other.#value));
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.#value.times(other.#value));
  }

  /** The quotient, rounded to at most `decimals` decimals. Throws a RangeError if the divisor is zero. */
  dividedBy(divisor: Decimal, decimals: number, rounding: Rounding): Decimal {
    if (divisor.isZero()) throw new RangeError(`${this} cannot be divided by zero`);
    const [units, scale] = this.#units();
    const [divisorUnits, divisorScale] = divisor.#units();
    const dividend = units * 10n ** BigInt(divisorScale + decimals);
    const quotient = divideWhole(dividend, divisorUnits * 10n ** BigInt(scale), rounding);
    return Decimal.ofUnits(quotient, decimals);
  }

  /** The number, rounded to at most `decimals` decimals. */
  rounded(decimals: number, rounding: Rounding): Decimal {
    return new Decimal(this.#value.round(decimals, BIG_ROUNDING[rounding]));
  }

  /** The number, rounded to this many significant digits: 0.0123 to two of them is 0.012. */
  significant(digits: number, rounding: Rounding): Decimal {
    return new Decimal(this.#value.prec(digits, BIG_ROUNDING[rounding]));
  }

  negated(): Decimal {
    return new Decimal(this.#value.neg());
  }

  absolute(): Decimal {
    return new Decimal(this.#value.abs());
  }

  /** Negative, zero or positive as this is less than, equal to or greater than the other. */
  compare(other: Decimal): -1 | 0 | 1 {
    return this.#value.cmp(other.#value);
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  isLessThan(other: Decimal): boolean {
    return this.compare(other) < 0;
  }

  isGreaterThan(other: Decimal): boolean {
    return this.compare(other) > 0;
  }

  isZero(): boolean {
    return this.equals(Decimal.zero);
  }

  isPositive(): boolean {
    return this.isGreaterThan(Decimal.zero);
  }

  isNegative(): boolean {
    return this.isLessThan(Decimal.zero);
  }

  /** The number of decimals; trailing zeros do not count (G13). */
  decimals(): number {
    const [, fraction = ''] = this.toString().split('.');
    return fraction.length;
  }

  /** Plain text with at least `atLeast` decimals and all digits: with 2, 1.5 is `1.50` and 0.0001 stays. */
  toFixed(atLeast: number): string {
    const [whole = '0', fraction = ''] = this.toString().split('.');
    const padded = fraction.padEnd(atLeast, '0');
    return padded === '' ? whole : `${whole}.${padded}`;
  }

  /** Plain text without exponent and without trailing zeros; zero has no sign. */
  toString(): string {
    return this.#value.toFixed();
  }

  toJSON(): string {
    return this.toString();
  }

  /** The number as an integer of its last decimal, and the number of decimals. */
  #units(): [units: bigint, decimals: number] {
    const [whole = '0', fraction = ''] = this.toString().split('.');
    return [BigInt(whole + fraction), fraction.length];
  }

  valueOf(): never {
    throw new TypeError(
      'a Decimal is not a JavaScript number: use compare, plus, minus, times or dividedBy instead of an operator',
    );
  }
}
