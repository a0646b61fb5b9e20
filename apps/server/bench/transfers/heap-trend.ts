/** Parts at the beginning that do not count: in them code is compiled, and caches and connections reach their size. */
const WARM_UP = 1;
/** Parts at each end of what counts. */
const AT_EACH_END = 3;
/** What the last parts may hold more than the first ones: what a heap sways by, and less than any leak comes to. */
const MOST_GROWTH = 0.03;

/** Whether a heap that was measured after equal parts of the same work keeps growing. */
export interface HeapTrend {
  /** From the first parts after the warm-up to the last ones, as a share of the first: 0.01 is one percent more. */
  readonly growth: number;
  readonly isFlat: boolean;
}

/**
 * Compares the middle one of the first three parts after the warm-up with that of the last three, so that one odd
 * measurement decides nothing.
 *
 * @param heaps bytes after a full collection, one for each part of the work, at least seven.
 */
export function heapTrend(heaps: readonly number[]): HeapTrend {
  const counted = heaps.slice(WARM_UP);
  if (counted.length < 2 * AT_EACH_END) throw new Error(`${heaps.length} parts are too few to show a trend.`);
  const growth = middle(counted.slice(-AT_EACH_END)) / middle(counted.slice(0, AT_EACH_END)) - 1;
  return { growth, isFlat: growth <= MOST_GROWTH };
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
