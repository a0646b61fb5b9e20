import type { Axis, Coverage, Unreachable } from '../model/coverage.ts';
import { coverageOf } from './ledger.ts';

/** Marks missed items as unreachable; entries that name no missed item are stale. */
export function excuse(
  coverage: Coverage,
  unreachable: readonly Unreachable[],
): { readonly coverage: Coverage; readonly stale: readonly Unreachable[] } {
  const keyOf = ({ axis, item }: { readonly axis: Axis; readonly item: string }): string => `${axis} ${item}`;
  const reasons = new Map(unreachable.map((entry) => [keyOf(entry), entry.reason]));
  const missed = new Set(coverage.items.filter(({ state }) => state === 'missed').map(keyOf));
  const items = coverage.items.map((item) => {
    const reason = item.state === 'missed' ? reasons.get(keyOf(item)) : undefined;
    return reason === undefined ? item : { ...item, state: 'unreachable' as const, reason };
  });
  return { coverage: coverageOf(items), stale: unreachable.filter((entry) => !missed.has(keyOf(entry))) };
}
