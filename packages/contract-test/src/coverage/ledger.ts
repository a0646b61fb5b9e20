import { type Axis, type AxisTotals, axes, type Coverage, type CoverageItem } from '../model/coverage.ts';

/** The items of a run by unique key, ticked off as they are reached. */
export interface Ledger {
  /** An existing key is kept unchanged. */
  add(axis: Axis, key: string, item: string, unreachable?: string): void;
  /** Defers adding items that take long to find until they are requested, in the order of the calls. */
  addLater(fill: () => void): void;
  /** Ticks an item off, before or after it is added. An unreachable item that was reached is covered. */
  tick(axis: Axis, key: string): void;
  isTicked(axis: Axis, key: string): boolean;
  items(): readonly CoverageItem[];
}

interface Entry {
  readonly item: string;
  readonly unreachable: string | undefined;
}

/** Opens an empty ledger. */
export function openLedger(): Ledger {
  const entries = new Map(axes.map((axis) => [axis, new Map<string, Entry>()]));
  const names = new Map(axes.map((axis) => [axis, new Set<string>()]));
  const ticked = new Map(axes.map((axis) => [axis, new Set<string>()]));
  const fills: (() => void)[] = [];
  const isTicked = (axis: Axis, key: string): boolean => ticked.get(axis)?.has(key) ?? false;
  return {
    add(axis, key, item, unreachable) {
      if (entries.get(axis)?.has(key)) return;
      const unique = names.get(axis)?.has(item) ? `${item} (${key})` : item;
      names.get(axis)?.add(unique);
      entries.get(axis)?.set(key, { item: unique, unreachable });
    },
    addLater: (fill) => fills.push(fill),
    tick: (axis, key) => ticked.get(axis)?.add(key),
    isTicked,
    items() {
      for (const fill of fills.splice(0)) fill();
      return [...entries].flatMap(([axis, ofAxis]) =>
        [...ofAxis].map(([key, entry]) => itemOf(axis, entry, isTicked(axis, key))),
      );
    },
  };
}

function itemOf(axis: Axis, { item, unreachable }: Entry, isCovered: boolean): CoverageItem {
  if (isCovered) return { axis, item, state: 'covered' };
  if (unreachable === undefined) return { axis, item, state: 'missed' };
  return { axis, item, state: 'unreachable', reason: unreachable };
}

/** Counts items by axis. */
export function coverageOf(items: readonly CoverageItem[]): Coverage {
  const totals = (axis: Axis): AxisTotals => {
    const states = items.filter((item) => item.axis === axis).map(({ state }) => state);
    const covered = states.filter((state) => state === 'covered').length;
    const unreachable = states.filter((state) => state === 'unreachable').length;
    return { covered, reachable: states.length - unreachable, unreachable };
  };
  return {
    items,
    axes: {
      operations: totals('operations'),
      statuses: totals('statuses'),
      'media-types': totals('media-types'),
      parameters: totals('parameters'),
      branches: totals('branches'),
    },
  };
}
