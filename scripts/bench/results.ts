import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What `packages/contract-express/bench/main.ts` writes: processor time per request, in µs, round by round. */
export interface ContractExpressResult {
  cells: { peer: string; operations: number; route: string; rounds: number[] }[];
}

/** What `apps/server/src/bench/main.ts` writes. */
export interface ServerResult {
  results: {
    database: string;
    route: string;
    requestsPerSecond: number;
    cpuMicroseconds: number;
    p99: number;
  }[];
}

/** Where the measuring programs leave their figures. */
export const resultsDirectory = join(root, '.run/bench');

/** The figures that a measuring program left. */
export function readResult<Result>(name: string): Result {
  return JSON.parse(readFileSync(join(resultsDirectory, `${name}.json`), 'utf8'));
}

/** The middle one of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
