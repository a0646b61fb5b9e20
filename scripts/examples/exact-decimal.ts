/** A number kept as a fraction of two whole numbers, so that no step of a calculation rounds unless it is told to. */
export class Exact {
  readonly #over: bigint;
  readonly #under: bigint;

  private constructor(over: bigint, under: bigint) {
    this.#over = under < 0n ? -over : over;
    this.#under = under < 0n ? -under : under;
  }

  /** The number that a decimal string or another number stands for; undefined for what is no decimal. */
  static parse(value: unknown): Exact | undefined {
    if (value instanceof Exact) return value;
    const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
    if (!match) return undefined;
    const [, sign = '', whole = '', fraction = ''] = match;
    return new Exact(BigInt(`${sign}${whole}${fraction}`), 10n ** BigInt(fraction.length));
  }

  /** @throws RangeError for what is no decimal. */
  static of(value: unknown): Exact {
    const exact = Exact.parse(value);
    if (!exact) throw new RangeError(`${JSON.stringify(value)} is no decimal.`);
    return exact;
  }

  /** The sum of any number of decimals. */
  static sum(values: readonly unknown[]): Exact {
    return values.reduce<Exact>((total, value) => total.plus(value), Exact.of(0));
  }

  plus(value: unknown): Exact {
    const other = Exact.of(value);
    return new Exact(this.#over * other.#under + other.#over * this.#under, this.#under * other.#under);
  }

  minus(value: unknown): Exact {
    return this.plus(Exact.of(value).times(-1));
  }

  times(value: unknown): Exact {
    const other = Exact.of(value);
    return new Exact(this.#over * other.#over, this.#under * other.#under);
  }

  /** @throws RangeError when the other number is zero. */
  over(value: unknown): Exact {
    const other = Exact.of(value);
    if (other.#over === 0n) throw new RangeError('Division by zero.');
    return new Exact(this.#over * other.#under, this.#under * other.#over);
  }

  /** Rounded towards minus infinity, to a number of decimals. */
  down(decimals: number): Exact {
    const scale = 10n ** BigInt(decimals);
    const over = this.#over * scale;
    const cut = over / this.#under;
    return new Exact(over < 0n && cut * this.#under !== over ? cut - 1n : cut, scale);
  }

  /** Rounded towards plus infinity. */
  up(decimals: number): Exact {
    return this.times(-1).down(decimals).times(-1);
  }

  /** Rounded to the nearest, halves away from zero. */
  halfUp(decimals: number): Exact {
    if (this.#over < 0n) return this.times(-1).halfUp(decimals).times(-1);
    return this.plus(new Exact(1n, 2n * 10n ** BigInt(decimals))).down(decimals);
  }

  /** -1, 0 or 1, as this is less than, equal to or more than the other. */
  compare(value: unknown): -1 | 0 | 1 {
    const other = Exact.of(value);
    const difference = this.#over * other.#under - other.#over * this.#under;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  equals(value: unknown): boolean {
    return Exact.parse(value) !== undefined && this.compare(value) === 0;
  }

  isZero(): boolean {
    return this.#over === 0n;
  }

  /** For messages: at most 18 decimals, without trailing zeros. */
  toString(): string {
    const digits = (this.#over < 0n ? -this.#over : this.#over) * 10n ** 18n;
    const text = (digits / this.#under).toString().padStart(19, '0');
    const fraction = text.slice(-18).replace(/0+$/, '');
    return `${this.#over < 0n ? '-' : ''}${text.slice(0, -18)}${fraction && `.${fraction}`}`;
  }
}
