import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rational } from './rational.ts';

const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const fraction = fc
  .tuple(
    whole,
    whole.filter((value) => value !== 0n),
  )
  .map(([numerator, denominator]) => Rational.of(numerator, denominator));
const decimals = fc.integer({ min: 0, max: 18 });

describe('a rational number', () => {
  it.each(['0', '1', '-1', '107.5', '0.000578034682080925', '-12345678901234567890.5'])(
    'reads and writes %s',
    (text) => {
      expect(Rational.parse(text).toString()).toBe(text);
    },
  );

  it.each(['', '1e3', '.5', '1.', '+1', '1,5', '0x1'])("does not read '%s'", (text) => {
    expect(() => Rational.parse(text)).toThrow(SyntaxError);
  });

  it('has no denominator of zero', () => {
    expect(() => Rational.of(1n, 0n)).toThrow(RangeError);
    expect(() => Rational.one.dividedBy(Rational.zero)).toThrow(RangeError);
  });

  it('keeps the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(
          a
            .plus(b)
            .times(c)
            .equals(a.times(c).plus(b.times(c))),
        ).toBe(true);
        expect(a.minus(b).plus(b).equals(a)).toBe(true);
        if (!b.isZero()) expect(a.times(b).dividedBy(b).equals(a)).toBe(true);
        expect(a.compare(b)).toBe(-b.compare(a));
      }),
    );
  });

  it('rounds down, up and half up to the neighbours with so many decimals', () => {
    fc.assert(
      fc.property(fraction, decimals, (value, places) => {
        const unit = Rational.of(1n, 10n ** BigInt(places));
        const [down, up, near] = [
          value.roundedDown(places),
          value.roundedUp(places),
          value.roundedHalfUp(places),
        ];
        expect(value.isLessThan(down) || up.isLessThan(value)).toBe(false);
        expect(up.minus(down).equals(value.fits(places) ? Rational.zero : unit)).toBe(true);
        const distance = (from: Rational) => (from.isLessThan(value) ? value.minus(from) : from.minus(value));
        expect(distance(near).plus(distance(near)).compare(unit)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['0.0049', '0'],
    ['1.015', '1.02'],
  ])('rounds %s half up to %s', (value, rounded) => {
    expect(Rational.parse(value).roundedHalfUp(2).toString()).toBe(rounded);
  });

  it('writes a fixed number of decimals and refuses to lose one', () => {
    expect(Rational.parse('-0.5').toDecimal(2)).toBe('-0.50');
    expect(() => Rational.of(1n, 3n).toDecimal(18)).toThrow(RangeError);
    expect(Rational.of(1n, 3n).toString()).toBe('1/3');
  });
});
