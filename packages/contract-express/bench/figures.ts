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

const SPREAD = 1.5;
const CHEAPER_THAN_BARE = 1.1;

/**
 * Why the figures are those of a machine that did other work meanwhile: a round that took more than 1.5 times the median
 * of its cell, or contract-express on top of bare Express taking less than bare Express. Empty on a quiet machine.
 */
export function busySigns(cells: readonly Cell[]): string[] {
  const spread = cells.flatMap(({ peer, operations, route, rounds }) => {
    const [worst, middle] = [Math.max(...rounds), median(rounds)];
    return worst > SPREAD * middle
      ? [
          `${route} of ${peer}, ${operations} operations: ${middle.toFixed(0)} µs, one round ${worst.toFixed(0)}`,
        ]
      : [];
  });
  const impossible = cells
    .filter(({ peer }) => peer === 'contract')
    .flatMap(({ route, operations }) => {
      const times = ratio(cells, route, { name: 'bare', operations }, { name: 'contract', operations });
      return times > CHEAPER_THAN_BARE
        ? [`${route}, ${operations} operations: contract-express ÷ bare Express ${times.toFixed(2)}`]
        : [];
    });
  return [...spread, ...impossible];
}

interface Peer {
  readonly name: string;
  readonly operations: number;
}

/** Whether a promise is kept. */
export function isKept({ measured, target, kind }: Promised): boolean {
  return kind === 'at least' ? measured >= target : measured <= target;
}
