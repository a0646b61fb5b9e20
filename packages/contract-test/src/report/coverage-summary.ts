import { type Axis, axes, type Coverage, percentage } from '../model/coverage.ts';

/** One axis of coverage as reports show it. */
export interface AxisSummary {
  readonly axis: Axis;
  readonly covered: number;
  readonly reachable: number;
  readonly unreachable: number;
  readonly percent: number;
  /** The first missed items, in order. */
  readonly missed: readonly string[];
  /** How many more are missed. */
  readonly missedMore: number;
  /** How many items are out of reach, by reason, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
}

const SHOWN = 20;

/** The axes of a coverage with the missed items and why the rest is out of reach. */
export function summarizeCoverage(coverage: Coverage): AxisSummary[] {
  return axes.map((axis) => {
    const totals = coverage.axes[axis];
    const items = coverage.items.filter((item) => item.axis === axis);
    const missed = items.filter(({ state }) => state === 'missed').map(({ item }) => item);
    const reasons = new Map<string, number>();
    for (const { state, reason = 'no reason given' } of items) {
      if (state === 'unreachable') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    return {
      axis,
      ...totals,
      percent: percentage(totals),
      missed: missed.slice(0, SHOWN),
      missedMore: Math.max(0, missed.length - SHOWN),
      reasons: [...reasons].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)),
    };
  });
}

/** A percentage with one decimal, rounded down so that 100.0 % means all. */
export function percentText(percent: number): string {
  return `${(Math.floor(percent * 10) / 10).toFixed(1)} %`;
}
