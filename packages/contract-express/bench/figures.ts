import type { RouteName } from './routes.ts';

/** CPU time of one route on one peer, in µs per request: one figure for each round. */
export interface Cell {
  readonly peer: string;
  readonly operations: number;
  readonly route: RouteName;
  readonly rounds: readonly number[];
}

/** A promise about a ratio or a time, and what was measured. */
export interface Promised {
  readonly what: string;
  readonly measured: number;
  readonly target: number;
  readonly kind: 'at least' | 'at most';
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How many times more CPU one peer takes than another on a route: the middle of the ratios of each round. */
export function ratio(cells: readonly Cell[], route: RouteName, dearer: Peer, cheaper: Peer): number {
  const [above, below] = [dearer, cheaper].map((peer) =>
    cells.find(
      (cell) => cell.route === route && cell.peer === peer.name && cell.operations === peer.operations,
    ),
  );
  return median((above?.rounds ?? []).map((figure, round) => figure / (below?.rounds[round] ?? Number.NaN)));
}

interface Peer {
  readonly name: string;
  readonly operations: number;
}

/** Whether a promise is kept. */
export function isKept({ measured, target, kind }: Promised): boolean {
  return kind === 'at least' ? measured >= target : measured <= target;
}
