import { describe, expect, it } from 'vitest';
import { Exact } from './exact-decimal.ts';

describe('Exact', () => {
  it.each([
    ['0.1 + 0.2', Exact.of('0.1').plus('0.2'), '0.3'],
    ['107.50 / 1720', Exact.of('107.50').over('1720.00'), '0.0625'],
    ['a third, down', Exact.of(1).over(3).down(8), '0.33333333'],
    ['a third, up', Exact.of(1).over(3).up(8), '0.33333334'],
    ['a half, half up', Exact.of('0.005').halfUp(2), '0.01'],
    ['just below a half', Exact.of('0.00499').halfUp(2), '0'],
    ['less than zero, down', Exact.of('-0.001').down(2), '-0.01'],
    ['less than zero, half up', Exact.of('-0.005').halfUp(2), '-0.01'],
    ['by a negative number', Exact.of(3).over('-1.5'), '-2'],
    ['a sum of none', Exact.sum([]), '0'],
    ['eighteen decimals', Exact.of(1).over('1730.00').halfUp(18), '0.000578034682080925'],
  ])('calculates %s', (_title, result, expected) => {
    expect(result.toString()).toBe(expected);
    expect(result.equals(expected)).toBe(true);
  });

  it('compares by value', () => {
    expect(Exact.of('1.50').compare('1.5')).toBe(0);
    expect(Exact.of('-2').compare('1')).toBe(-1);
    expect(Exact.of('2').equals('two')).toBe(false);
  });

  it.each(['', '1e3', '1.', '.5', 'NaN', undefined])('takes %j for no decimal', (value) => {
    expect(Exact.parse(value)).toBeUndefined();
    expect(() => Exact.of(value)).toThrow(RangeError);
  });

  it('refuses to divide by zero', () => {
    expect(() => Exact.of(1).over('0.00')).toThrow(RangeError);
  });
});
