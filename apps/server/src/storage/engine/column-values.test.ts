import { describe, expect, it } from 'vitest';
import { timestampText } from './column-values.ts';

describe('timestampText', () => {
  it.each([
    ['2026-11-20 21:46:00+00', '2026-11-20T21:46:00.000000Z'],
    ['2026-11-20 21:46:00.1+00', '2026-11-20T21:46:00.100000Z'],
    ['2026-11-20 21:46:00.123456+00', '2026-11-20T21:46:00.123456Z'],
    ['2026-11-20 21:46:00.000001+01', '2026-11-20T20:46:00.000001Z'],
    ['2026-12-31 21:46:00-05:30', '2027-01-01T03:16:00.000000Z'],
    ['1890-01-01 00:13:35.5+00:13:35', '1890-01-01T00:00:00.500000Z'],
  ])('%s is %s', (given, want) => {
    expect(timestampText(given)).toBe(want);
  });

  it.each(['infinity', '0044-03-15 00:00:00+00 BC', '20/11/2026 21:46:00 UTC'])('refuses %s', (given) => {
    expect(() => timestampText(given)).toThrow(`'${given}'`);
  });
});
