/** A value that can be read as a {@link Decimal}. A number must be a safe integer. */
export type DecimalInput = string | bigint | number | Decimal;

/** Rounding modes: towards zero, away from zero, or to the nearest with ties to the even digit. */
export type Rounding = (typeof ROUNDINGS)[number];

const ROUNDINGS = ['down', 'up', 'half-even'] as const;

const FORM = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;

/**
 * An exact, immutable decimal number, created by {@link decimal}. It keeps its decimal places: `9850.00` plus `150.00`
 * is `10000.00`.
 *
 * The operators `+`, `-` and `<` throw, so that no amount becomes a JavaScript number by accident. `===` compares
 * identities; use {@link Decimal.equals}.
 */
class Decimal {
  /** All digits, without the decimal point. */
  readonly coefficient: bigint;
  /** Number of decimal places. */
  readonly scale: number;

  constructor(coefficient: bigint, scale: number) {
    this.coefficient = coefficient;
    this.scale = scale;
    Object.freeze(this);
  }

  /** Returns the exact sum. */
  plus(other: DecimalInput): Decimal {
    const [mine, its, scale] = this.#aligned(other);
    return new Decimal(mine + its, scale);
  }

  /** Returns the exact difference. */
  minus(other: DecimalInput): Decimal {
    const [mine, its, scale] = this.#aligned(other);
    return new Decimal(mine - its, scale);
  }

  /** Returns the exact product. Its number of decimal places is the sum of both. */
  times(other: DecimalInput): Decimal {
    const { coefficient, scale } = decimal(other);
    return new Decimal(this.coefficient * coefficient, this.scale + scale);
  }

  /** Returns -1 if this number is less than the other, 1 if it is greater, otherwise 0. */
  compare(other: DecimalInput): -1 | 0 | 1 {
    const [mine, its] = this.#aligned(other);
    if (mine === its) return 0;
    return mine < its ? -1 : 1;
  }

  /** Returns whether both numbers are equal: `1.5` equals `1.50`. */
  equals(other: DecimalInput): boolean {
    return this.compare(other) === 0;
  }

  isZero(): boolean {
    return this.coefficient === 0n;
  }

  /** Returns whether the number is less than zero. */
  isNegative(): boolean {
    return this.coefficient < 0n;
  }

  /** Returns the number with all digits, as the API accepts it. */
  toString(): string {
    const digits = String(this.isNegative() ? -this.coefficient : this.coefficient).padStart(
      this.scale + 1,
      '0',
    );
    const point = digits.length - this.scale;
    const places = this.scale === 0 ? '' : `.${digits.slice(point)}`;
    return `${this.isNegative() ? '-' : ''}${digits.slice(0, point)}${places}`;
  }

  /**
   * Returns the number with exactly `places` decimal places.
   *
   * @throws RangeError if non-zero digits would be lost and no rounding is given, or if `places` is not a whole number
   * of at least zero.
   */
  toFixed(places: number, rounding?: Rounding): string {
    if (!Number.isSafeInteger(places) || places < 0)
      throw new RangeError('Decimal places must be a whole number of at least zero.');
    if (rounding !== undefined && !ROUNDINGS.includes(rounding)) {
      throw new RangeError(`Unknown rounding ${rounding}. Use one of ${ROUNDINGS.join(', ')}.`);
    }
    if (places >= this.scale)
      return String(new Decimal(this.coefficient * tenTo(places - this.scale), places));
    const unit = tenTo(this.scale - places);
    const rest = this.coefficient % unit;
    const kept = this.coefficient / unit;
    if (rest !== 0n && rounding === undefined) {
      throw new RangeError(`${this} has more than ${places} decimal places. Pass a rounding.`);
    }
    const away = rest < 0n ? -1n : 1n;
    const half = 2n * rest * away - unit;
    const isUp =
      rest !== 0n &&
      (rounding === 'up' || (rounding === 'half-even' && (half > 0n || (half === 0n && kept % 2n !== 0n))));
    return String(new Decimal(isUp ? kept + away : kept, places));
  }

  /** Returns the same as {@link Decimal.toString}: amounts are strings in JSON. */
  toJSON(): string {
    return String(this);
  }

  /** @throws TypeError wherever JavaScript expects a number, and for `+`, which would concatenate the digits. */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.toString();
    throw new TypeError('Decimals do not support operators. Use plus, minus, times, compare or equals.');
  }

  /** Scales both numbers to the larger number of decimal places. */
  #aligned(other: DecimalInput): readonly [bigint, bigint, number] {
    const { coefficient, scale: its } = decimal(other);
    const scale = Math.max(this.scale, its);
    return [this.coefficient * tenTo(scale - this.scale), coefficient * tenTo(scale - its), scale];
  }
}

export type { Decimal };

/**
 * Parses an exact decimal number.
 *
 * @throws TypeError for a number that is not a safe integer, and for a string that is not a plain decimal number such
 * as `-12.50`: exponents, spaces, plus signs, leading zeros and digit grouping are rejected.
 *
 * @example
 * decimal('9850.00').plus('150.00').toString(); // '10000.00'
 * decimal('0.125').toFixed(2, 'half-even'); // '0.12'
 */
export function decimal(value: DecimalInput): Decimal {
  if (value instanceof Decimal) return value;
  if (typeof value === 'bigint') return new Decimal(value, 0);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value))
      throw new TypeError(`${value} may not be exact. Pass amounts as strings.`);
    return new Decimal(BigInt(value), 0);
  }
  const [, sign, whole, places = ''] = FORM.exec(value) ?? [];
  if (whole === undefined) throw new TypeError('Not a plain decimal number, such as -12.50.');
  return new Decimal(BigInt(`${sign}${whole}${places}`), places.length);
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}
