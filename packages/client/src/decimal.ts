/** What a {@link Decimal} is made of. A number has to be a whole one, and small enough to be exact. */
export type DecimalInput = string | bigint | number | Decimal;

/** How digits are dropped: towards zero, away from zero, or to the nearest, where of two the even one. */
export type Rounding = (typeof ROUNDINGS)[number];

const ROUNDINGS = ['down', 'up', 'half-even'] as const;

const FORM = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;

/**
 * An exact decimal number, made by {@link decimal}. It is immutable and keeps the decimal places that it was written with: `9850.00`
 * plus `150.00` is `10000.00`.
 *
 * Operators do not work on it, so that no amount becomes a JavaScript number by accident: `+`, `-` and `<` throw. `===` compares
 * identities; use {@link Decimal.equals}.
 */
class Decimal {
  /** All digits, without the decimal point. */
  readonly coefficient: bigint;
  /** How many of the digits are decimal places. */
  readonly scale: number;

  constructor(coefficient: bigint, scale: number) {
    this.coefficient = coefficient;
    this.scale = scale;
    Object.freeze(this);
  }

  /** The exact sum. */
  plus(other: DecimalInput): Decimal {
    const [mine, its, scale] = this.#aligned(other);
    return new Decimal(mine + its, scale);
  }

  /** The exact difference. */
  minus(other: DecimalInput): Decimal {
    const [mine, its, scale] = this.#aligned(other);
    return new Decimal(mine - its, scale);
  }

  /** The exact product, which has the decimal places of both. */
  times(other: DecimalInput): Decimal {
    const { coefficient, scale } = decimal(other);
    return new Decimal(this.coefficient * coefficient, this.scale + scale);
  }

  /** -1 when this is less than the other, 1 when it is greater, otherwise 0. */
  compare(other: DecimalInput): -1 | 0 | 1 {
    const [mine, its] = this.#aligned(other);
    if (mine === its) return 0;
    return mine < its ? -1 : 1;
  }

  /** Whether both are the same number: `1.5` equals `1.50`. */
  equals(other: DecimalInput): boolean {
    return this.compare(other) === 0;
  }

  isZero(): boolean {
    return this.coefficient === 0n;
  }

  /** Whether it is less than zero. */
  isNegative(): boolean {
    return this.coefficient < 0n;
  }

  /** All digits, as the API takes them. */
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
   * The number with exactly so many decimal places.
   *
   * @throws RangeError when digits other than zero would be lost and no rounding is named, or `places` is not a whole number of at
   *   least zero.
   */
  toFixed(places: number, rounding?: Rounding): string {
    if (!Number.isSafeInteger(places) || places < 0)
      throw new RangeError('Decimal places are a whole number.');
    if (rounding !== undefined && !ROUNDINGS.includes(rounding)) {
      throw new RangeError(`There is no rounding ${rounding}: use one of ${ROUNDINGS.join(', ')}.`);
    }
    if (places >= this.scale)
      return String(new Decimal(this.coefficient * tenTo(places - this.scale), places));
    const unit = tenTo(this.scale - places);
    const rest = this.coefficient % unit;
    const kept = this.coefficient / unit;
    if (rest !== 0n && rounding === undefined) {
      throw new RangeError(`${this} has more than ${places} decimal places: name a rounding.`);
    }
    const away = rest < 0n ? -1n : 1n;
    const half = 2n * rest * away - unit;
    const isUp =
      rest !== 0n &&
      (rounding === 'up' || (rounding === 'half-even' && (half > 0n || (half === 0n && kept % 2n !== 0n))));
    return String(new Decimal(isUp ? kept + away : kept, places));
  }

  /** The same as {@link Decimal.toString}: amounts are strings in JSON. */
  toJSON(): string {
    return String(this);
  }

  /** @throws TypeError wherever a number is wanted, and for `+`, which would join the digits. */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.toString();
    throw new TypeError('A decimal has no operators: use plus, minus, times, compare or equals.');
  }

  /** Both numbers in units of the smaller decimal place. */
  #aligned(other: DecimalInput): readonly [bigint, bigint, number] {
    const { coefficient, scale: its } = decimal(other);
    const scale = Math.max(this.scale, its);
    return [this.coefficient * tenTo(scale - this.scale), coefficient * tenTo(scale - its), scale];
  }
}

export type { Decimal };

/**
 * Reads an exact decimal number.
 *
 * @throws TypeError for a JavaScript number that is fractional or not exact, and for a text that is not a plain decimal number such as
 *   `-12.50`: exponents, blanks, signs of plus, leading zeros and grouping are refused.
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
      throw new TypeError(`${value} may not be exact: pass amounts as strings.`);
    return new Decimal(BigInt(value), 0);
  }
  const [, sign, whole, places = ''] = FORM.exec(value) ?? [];
  if (whole === undefined) throw new TypeError('Not a plain decimal number, such as -12.50.');
  return new Decimal(BigInt(`${sign}${whole}${places}`), places.length);
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}
