import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, type DecimalInput, decimal, type Rounding } from './decimal.ts';

const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const places = fc.integer({ min: 0, max: 18 });

/** The text of so many units of the last decimal place, made in another way than `toString` does. */
function textOf(units: bigint, scale: number): string {
  const unit = 10n ** BigInt(scale);
  const size = units < 0n ? -units : units;
  const fraction = scale === 0 ? '' : `.${String((size % unit) + unit).slice(1)}`;
  return `${units < 0n ? '-' : ''}${size / unit}${fraction}`;
}
/** The units of the 36th decimal place, which none of these numbers goes beyond. */
const unitsOf = (value: Decimal): bigint => {
  const [whole = '', fraction = ''] = value.toString().split('.');
  return BigInt(whole + fraction.padEnd(36, '0'));
};

describe('decimal', () => {
  it('keeps every digit of what it reads', () => {
    fc.assert(
      fc.property(digits, places, (units, scale) => {
        const text = textOf(units, scale);
        const value = decimal(text);
        expect(value.toString()).toBe(text);
        expect(`${value}`).toBe(text);
        expect(JSON.stringify({ amount: value })).toBe(`{"amount":"${text}"}`);
        expect(decimal(value)).toBe(value);
      }),
    );
  });

  it('reads whole numbers that are exact', () => {
    expect(decimal(12n).toString()).toBe('12');
    expect(decimal(-12).toString()).toBe('-12');
    expect(decimal(-0).toString()).toBe('0');
    expect(decimal('-0.00').toString()).toBe('0.00');
    expect(decimal(Number.MAX_SAFE_INTEGER).toString()).toBe('9007199254740991');
  });

  it.each([0.1, 1.5, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the JavaScript number %d and says what to pass',
    (value) => {
      expect(() => decimal(value)).toThrow(TypeError);
      expect(() => decimal(value)).toThrow(/strings/);
      expect(() => decimal(1).plus(value)).toThrow(/strings/);
    },
  );

  it.each([
    ...['', ' ', '1e3', '+1', '.5', '5.', '1,000.00', ' 1', '1\n', '0x10', '007', '--1', '-', 'NaN', '१'],
    ...[null, undefined, {}, true],
  ])('refuses %j', (value) => {
    expect(() => decimal(value as string)).toThrow(TypeError);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(decimal('1'))).toBe(true);
  });

  it('is no number for any operator', () => {
    const [one, two] = [decimal('1.50'), decimal('2')] as unknown as readonly [number, number];
    for (const calculate of [() => one + two, () => one - two, () => one * 1, () => one < two, () => +one]) {
      expect(calculate).toThrow(TypeError);
    }
    expect(() => Number(one)).toThrow(TypeError);
    expect(() => Math.max(one, two)).toThrow(TypeError);
  });
});

describe('arithmetic', () => {
  const numbers = fc.tuple(digits, places).map(([units, scale]) => decimal(textOf(units, scale)));

  it('agrees with that of whole numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [x, y] = [unitsOf(a), unitsOf(b)];
        expect(unitsOf(a.plus(b))).toBe(x + y);
        expect(unitsOf(a.minus(b))).toBe(x - y);
        expect(unitsOf(a.times(b)) * 10n ** 36n).toBe(x * y);
        expect(a.compare(b)).toBe(Number(x > y) - Number(x < y));
        expect(a.equals(b)).toBe(x === y);
        expect(a.isZero()).toBe(x === 0n);
        expect(a.isNegative()).toBe(x < 0n);
        expect(a.minus(a).isZero()).toBe(true);
        expect(a.compare(a.toString())).toBe(0);
      }),
    );
  });

  it('keeps decimal places', () => {
    expect(decimal('9850.00').plus('150.00').toString()).toBe('10000.00');
    expect(decimal('1').minus('0.25').toString()).toBe('0.75');
    expect(decimal('-0.5').times('0.10').toString()).toBe('-0.050');
    expect(decimal('0.1').plus('0.2').equals('0.30')).toBe(true);
  });

  it('takes no fractional number', () => {
    const value: DecimalInput = 0.1;
    expect(() => decimal('1').times(value)).toThrow(TypeError);
    expect(() => decimal('1').compare(value)).toThrow(TypeError);
  });
});

describe('toFixed', () => {
  it.each<[string, number, Rounding | undefined, string]>([
    ['1', 2, undefined, '1.00'],
    ['1.500', 1, undefined, '1.5'],
    ['-1.50', 2, undefined, '-1.50'],
    ['1.29', 1, 'down', '1.2'],
    ['-1.29', 1, 'down', '-1.2'],
    ['1.21', 1, 'up', '1.3'],
    ['-1.21', 1, 'up', '-1.3'],
    ['1.20', 1, 'up', '1.2'],
    ['0.125', 2, 'half-even', '0.12'],
    ['0.135', 2, 'half-even', '0.14'],
    ['-0.125', 2, 'half-even', '-0.12'],
    ['-0.135', 2, 'half-even', '-0.14'],
    ['0.1251', 2, 'half-even', '0.13'],
    ['0.1349', 2, 'half-even', '0.13'],
    ['-0.001', 2, 'down', '0.00'],
    ['0.001', 0, 'up', '1'],
    ['999.995', 2, 'half-even', '1000.00'],
  ])('gives %s with %i places, rounded %s, as %s', (text, count, rounding, expected) => {
    expect(decimal(text).toFixed(count, rounding)).toBe(expected);
  });

  it('refuses to lose digits in silence', () => {
    expect(() => decimal('0.125').toFixed(2)).toThrow(RangeError);
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d decimal places', (count) => {
    expect(() => decimal('1.25').toFixed(count, 'down')).toThrow(RangeError);
  });

  it('is next to the number, on the side that the rounding says', () => {
    fc.assert(
      fc.property(digits, places, places, (units, scale, count) => {
        const value = decimal(textOf(units, scale));
        const step = decimal(textOf(1n, count));
        const size = (one: Decimal) => (one.isNegative() ? decimal(0).minus(one) : one);
        const [down, up, even] = (['down', 'up', 'half-even'] as const).map((rounding) =>
          decimal(value.toFixed(count, rounding)),
        ) as [Decimal, Decimal, Decimal];
        expect(size(down).compare(size(value))).toBeLessThanOrEqual(0);
        expect(size(up).compare(size(value))).toBeGreaterThanOrEqual(0);
        expect(size(up.minus(down)).compare(step)).toBeLessThanOrEqual(0);
        expect(size(even.minus(value)).times(2).compare(step)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
