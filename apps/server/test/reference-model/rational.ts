/** An exact fraction of two whole numbers, in lowest terms with a positive denominator. */
export class Rational {
  static readonly zero = Rational.of(0n);
  static readonly one = Rational.of(1n);
  readonly #numerator: bigint;
  readonly #denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    this.#numerator = numerator;
    this.#denominator = denominator;
  }

  /** The fraction of two whole numbers. Throws a RangeError on a denominator of zero. */
  static of(numerator: bigint, denominator = 1n): Rational {
    if (denominator === 0n) throw new RangeError(`${numerator}/0 is no number.`);
    const sign = denominator < 0n ? -1n : 1n;
    const divisor = greatestCommonDivisor(numerator, denominator) * sign;
    return new Rational(numerator / divisor, denominator / divisor);
  }

  /**
   * Reads a decimal number as it is written in JSON and YAML. Throws a SyntaxError on any other text.
   *
   * @example Rational.parse('107.50').equals(Rational.of(215n, 2n)); // true
   */
  static parse(text: string): Rational {
    const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    if (whole === undefined) throw new SyntaxError(`'${text}' is no decimal number.`);
    return Rational.of(BigInt(`${sign}${whole}${fraction}`), 10n ** BigInt(fraction.length));
  }

  static sum(terms: Iterable<Rational>): Rational {
    let sum = Rational.zero;
    for (const term of terms) sum = sum.plus(term);
    return sum;
  }

  plus(other: Rational): Rational {
    return Rational.of(
      this.#numerator * other.#denominator + other.#numerator * this.#denominator,
      this.#denominator * other.#denominator,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(other.negated());
  }

  times(other: Rational): Rational {
    return Rational.of(this.#numerator * other.#numerator, this.#denominator * other.#denominator);
  }

  /** Throws a RangeError when the other is zero. */
  dividedBy(other: Rational): Rational {
    return Rational.of(this.#numerator * other.#denominator, this.#denominator * other.#numerator);
  }

  negated(): Rational {
    return new Rational(-this.#numerator, this.#denominator);
  }

  /** Below zero when this is less than the other, zero when they are equal, above zero when this is more. */
  compare(other: Rational): number {
    const difference = this.minus(other).#numerator;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  equals(other: Rational): boolean {
    return this.compare(other) === 0;
  }

  isLessThan(other: Rational): boolean {
    return this.compare(other) < 0;
  }

  isPositive(): boolean {
    return this.#numerator > 0n;
  }

  isZero(): boolean {
    return this.#numerator === 0n;
  }

  /** The greatest number with so many decimals that is not above this one. */
  roundedDown(decimals: number): Rational {
    const scale = 10n ** BigInt(decimals);
    return Rational.of(floorOf(this.#numerator * scale, this.#denominator), scale);
  }

  /** The least number with so many decimals that is not below this one. */
  roundedUp(decimals: number): Rational {
    return this.negated().roundedDown(decimals).negated();
  }

  /** The nearest number with so many decimals; of two that are equally near, the one further from zero. */
  roundedHalfUp(decimals: number): Rational {
    if (this.#numerator < 0n) return this.negated().roundedHalfUp(decimals).negated();
    return this.plus(Rational.of(1n, 2n * 10n ** BigInt(decimals))).roundedDown(decimals);
  }

  /** The smaller of the two. */
  atMost(limit: Rational): Rational {
    return limit.isLessThan(this) ? limit : this;
  }

  /** Whether so many decimals are enough to write it. */
  fits(decimals: number): boolean {
    return this.equals(this.roundedDown(decimals));
  }

  /** As a decimal number without trailing zeros, or as a fraction where no decimals are enough. */
  toString(): string {
    for (let decimals = 0; decimals <= 40; decimals += 1) {
      if (this.fits(decimals)) return this.toDecimal(decimals);
    }
    return `${this.#numerator}/${this.#denominator}`;
  }

  /** With exactly so many decimals. Throws a RangeError when they are not enough. */
  toDecimal(decimals: number): string {
    if (!this.fits(decimals)) {
      throw new RangeError(`${this.#numerator}/${this.#denominator} has more than ${decimals} decimals.`);
    }
    const units = (this.#numerator * 10n ** BigInt(decimals)) / this.#denominator;
    const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
    const whole = digits.slice(0, digits.length - decimals);
    const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
    return `${units < 0n ? '-' : ''}${whole}${fraction}`;
  }

  toJSON(): string {
    return this.toString();
  }
}

function floorOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [greater, lesser] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (lesser !== 0n) [greater, lesser] = [lesser, greater % lesser];
  return greater === 0n ? 1n : greater;
}
