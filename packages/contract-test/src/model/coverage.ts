/** What coverage is counted along. */
export const axes = ['operations', 'statuses', 'media-types', 'parameters', 'branches'] as const;

export type Axis = (typeof axes)[number];

/** Something of a contract that a run can reach, and whether it did. */
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

/** An item that cannot be reached, beside those that the tester sees by itself. */
export interface Unreachable {
  readonly axis: Axis;
  readonly item: string;
  readonly reason: string;
}

/** Covered of reachable items in percent; 100 where nothing is reachable. */
export function percentage({ covered, reachable }: AxisTotals): number {
  return reachable === 0 ? 100 : (covered / reachable) * 100;
}
