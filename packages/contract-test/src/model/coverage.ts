/** The axes of coverage. */
export const axes = ['operations', 'statuses', 'media-types', 'parameters', 'branches'] as const;

export type Axis = (typeof axes)[number];

/** An item of a contract that a run can reach, and whether it did. */
export interface CoverageItem {
  readonly axis: Axis;
  /** Unique on its axis: `listThings 200`. */
  readonly item: string;
  readonly state: 'covered' | 'missed' | 'unreachable';
  /** Why it cannot be reached. */
  readonly reason?: string;
}

export interface AxisTotals {
  readonly covered: number;
  /** Covered and missed ones. */
  readonly reachable: number;
  readonly unreachable: number;
}

export interface Coverage {
  readonly items: readonly CoverageItem[];
  readonly axes: Readonly<Record<Axis, AxisTotals>>;
}

/** An unreachable item, in addition to those that the tester detects itself. */
export interface Unreachable {
  readonly axis: Axis;
  readonly item: string;
  readonly reason: string;
}

/** Covered share of reachable items in percent; 100 if nothing is reachable. */
export function percentage({ covered, reachable }: AxisTotals): number {
  return reachable === 0 ? 100 : (covered / reachable) * 100;
}
