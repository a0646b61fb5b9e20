import { describe, expect, it } from 'vitest';
import { heapTrend } from './heap-trend.ts';

const MEGABYTE = 1_000_000;
/** Ten parts of a heap that sways by half a percent around 60 MB, its warm-up aside. */
const swaying = [48, 60.1, 59.8, 60.2, 60, 59.9, 60.3, 59.8, 60.2, 60].map((size) => size * MEGABYTE);

describe('the trend of a heap', () => {
  it('is flat when it only sways, however much it grew in the warm-up', () => {
    expect(heapTrend(swaying).isFlat).toBe(true);
  });

  it('is flat when one measurement of the last three is odd', () => {
    expect(heapTrend(swaying.with(8, 90 * MEGABYTE)).isFlat).toBe(true);
  });

  it('is not flat when 100 bytes of each of 100,000 transfers stay', () => {
    const leaking = swaying.map((size, part) => size + (part + 1) * 10_000 * 100);
    const { growth, isFlat } = heapTrend(leaking);
    expect(growth).toBeCloseTo(0.1, 1);
    expect(isFlat).toBe(false);
  });

  it('cannot be told from six parts', () => {
    expect(() => heapTrend(swaying.slice(0, 6))).toThrow('6 parts are too few to show a trend.');
  });
});
