import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, type Rounding } from './decimal.ts';

const decimal = (text: string) => Decimal.parse(text);

/** Units of the 18th decimal, small enough that their text is a decimal. */
const units = fc.bigInt({ min: -(10n ** 37n), max: 10n ** 37n });
const ofUnits = (count: bigint) => Decimal.ofUnits(count, 18);

it.each([
  ['0.00000000123456789', '0.0000000012345679'],
  ['173871411.92', '173871410'],
  ['6554999.995', '6555000'],
  ['1720', '1720'],
  ['0', '0'],
])('keeps 8 significant digits of %s', (value, kept) => {
  expect(String(Decimal.parse(value).significant(8, 'half-up'))).toBe(kept);
});

describe('parse', () => {
  it.each(['0', '-0', '7', '1720.00', '-0.000000000000000001', '99999999999999999999.999999999999999999'])(
    'reads %s',
    (text) => {
      expect(decimal(text).equals(decimal(text))).toBe(true);
    },
  );

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '01',
    '.5',
    '1.',
    '1e3',
    '1,5',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '123456789012345678901',
    '0.1234567890123456789',
    '١',
    '1\n',
  ])('refuses %j', (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  });

  it('names the value that it refuses', () => {
    expect(() => decimal('1,5')).toThrow('"1,5" is not a decimal number; write it like 1720.00');
  });
});

describe('arithmetic', () => {
  it('keeps every digit', () => {
    expect(String(decimal('0.1').plus(decimal('0.2')))).toBe('0.3');
    expect(String(decimal('1').minus(decimal('0.000000000000000001')))).toBe('0.999999999999999999');
    const most = decimal('99999999999999999999.999999999999999999');
    expect(String(most.times(most))).toBe(
      '9999999999999999999999999999999999999800.000000000000000000000000000000000001',
    );
  });

  it('agrees with whole numbers of units', () => {
    fc.assert(
      fc.property(units, units, (one, other) => {
        expect(String(ofUnits(one).plus(ofUnits(other)))).toBe(String(ofUnits(one + other)));
        expect(String(ofUnits(one).minus(ofUnits(other)))).toBe(String(ofUnits(one - other)));
        expect(String(ofUnits(one).times(ofUnits(other)))).toBe(String(Decimal.ofUnits(one * other, 36)));
        expect(ofUnits(one).compare(ofUnits(other))).toBe(one < other ? -1 : one > other ? 1 : 0);
      }),
    );
  });

  it('divides so that quotient and remainder make up the dividend, down and up', () => {
    const decimals = fc.integer({ min: 0, max: 18 });
    fc.assert(
      fc.property(units, units, decimals, (one, other, count) => {
        fc.pre(other !== 0n);
        const dividend = ofUnits(one);
        const divisor = ofUnits(other);
        const step = Decimal.ofUnits(1n, count);
        const down = dividend.dividedBy(divisor, count, 'down');
        const up = dividend.dividedBy(divisor, count, 'up');
        const exact = dividend.absolute();
        expect(down.absolute().times(divisor.absolute()).compare(exact)).toBeLessThanOrEqual(0);
        expect(up.absolute().times(divisor.absolute()).compare(exact)).toBeGreaterThanOrEqual(0);
        expect(up.absolute().minus(down.absolute()).compare(step)).toBeLessThanOrEqual(0);
        expect(down.decimals()).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('refuses division by zero', () => {
    expect(() => decimal('1').dividedBy(decimal('0.00'), 2, 'down')).toThrow('1 cannot be divided by zero');
  });

  it('sums nothing to zero and everything exactly', () => {
    expect(String(Decimal.sum([]))).toBe('0');
    expect(String(Decimal.sum([decimal('0.1'), decimal('0.2'), decimal('-0.3')]))).toBe('0');
  });
});

describe('rounding', () => {
  it.each<[string, number, Rounding, string]>([
    ['1.005', 2, 'down', '1'],
    ['1.005', 2, 'up', '1.01'],
    ['1.005', 2, 'half-up', '1.01'],
    ['1.0049999', 2, 'half-up', '1'],
    ['-1.005', 2, 'down', '-1'],
    ['-1.005', 2, 'up', '-1.01'],
    ['-1.005', 2, 'half-up', '-1.01'],
    ['0.5', 0, 'half-up', '1'],
    ['0.000000000000000001', 2, 'up', '0.01'],
    ['-0.001', 2, 'down', '0'],
    ['7', 2, 'up', '7'],
  ])('brings %s to %i decimals %s: %s', (text, decimals, rounding, want) => {
    expect(String(decimal(text).rounded(decimals, rounding))).toBe(want);
  });

  it.each<[Rounding, string]>([
    ['down', '0.666666'],
    ['up', '0.666667'],
    ['half-up', '0.666667'],
  ])('divides 2 by 3 %s', (rounding, want) => {
    expect(String(decimal('2').dividedBy(decimal('3'), 6, rounding))).toBe(want);
  });

  it.each<[string, string, Rounding, string]>([
    ['-2', '3', 'down', '-0.66'],
    ['2', '-3', 'up', '-0.67'],
    ['-2', '-3', 'up', '0.67'],
    ['-2', '3', 'half-up', '-0.67'],
    ['-1', '3', 'half-up', '-0.33'],
    ['1', '-0.8', 'half-up', '-1.25'],
    ['1', '8', 'half-up', '0.13'],
    ['-1', '8', 'half-up', '-0.13'],
    ['1', '-8', 'half-up', '-0.13'],
    ['-0.001', '3', 'down', '0'],
    ['0', '-3', 'up', '0'],
  ])('divides %s by %s %s: %s', (dividend, divisor, rounding, want) => {
    expect(String(decimal(dividend).dividedBy(decimal(divisor), 2, rounding))).toBe(want);
  });

  it('rounds a quotient up by its last digit however far away it is', () => {
    const quotient = decimal('1').dividedBy(decimal('99999999999999999999'), 2, 'up');
    expect(String(quotient)).toBe('0.01');
  });
});

describe('text', () => {
  it('has no exponent, no trailing zeros and no sign on zero', () => {
    expect(String(decimal('0.00000000000000001'))).toBe('0.00000000000000001');
    expect(String(decimal('10000000000000000000').times(decimal('1000')))).toBe('10000000000000000000000');
    expect(String(decimal('1720.00'))).toBe('1720');
    expect(String(decimal('-0.00'))).toBe('0');
  });

  it('pads to the decimals that are asked for and drops no digit', () => {
    expect(decimal('1720').toFixed(2)).toBe('1720.00');
    expect(decimal('0.0001').toFixed(2)).toBe('0.0001');
    expect(decimal('-0.5').toFixed(2)).toBe('-0.50');
    expect(decimal('12').toFixed(0)).toBe('12');
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(units, (count) => {
        expect(String(decimal(ofUnits(count).toString()))).toBe(String(ofUnits(count)));
      }),
    );
  });

  it('is the text in JSON', () => {
    expect(JSON.stringify({ amount: decimal('0.10') })).toBe('{"amount":"0.1"}');
  });

  it('counts decimals without trailing zeros', () => {
    expect(decimal('1.500').decimals()).toBe(1);
    expect(decimal('10').decimals()).toBe(0);
  });
});

it('never becomes a JavaScript number', () => {
  expect(() => Number(decimal('1'))).toThrow(TypeError);
  expect(() => decimal('1') < decimal('2')).toThrow('not a JavaScript number');
});

it('knows its sign', () => {
  expect([decimal('-0').isNegative(), decimal('-0.1').isNegative()]).toEqual([false, true]);
  expect([decimal('0').isPositive(), decimal('0.1').isPositive()]).toEqual([false, true]);
  expect([decimal('0.00').isZero(), decimal('0.01').isZero()]).toEqual([true, false]);
  expect(String(decimal('-2').negated())).toBe('2');
});
