import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Machine and time of a measurement. */
export interface Measured {
  /** Version of Node. */
  node: string;
  /** Number of processors available to a program. */
  cores: number;
  /** RFC 3339, UTC. */
  measuredAt: string;
  /** Signs that the machine did other work during the measurement; empty if it was idle. */
  busyMachine: string[];
}

/** Output of `packages/contract-express/bench/main.ts`: processor time per request, in µs, by round. */
export interface ContractExpressResult extends Measured {
  cells: { peer: string; operations: number; route: string; rounds: number[] }[];
  promises: Promised[];
}

/** A target and its measurement. */
interface Promised {
  what: string;
  measured: number;
  target: number;
  kind: 'at least' | 'at most';
}

/** Output of `apps/server/bench/transfers/main.ts`: transactions per second, by round. */
export interface TransfersResult extends Measured {
  /** Number of concurrent callers. */
  clients: number;
  cells: { subject: string; rounds: number[] }[];
  promises: Promised[];
}

/** Output of `apps/server/bench/main.ts`. */
export interface ServerResult extends Measured {
  results: {
    database: string;
    route: string;
    requestsPerSecond: number;
    cpuMicroseconds: number;
    p99: number;
  }[];
  promises: Promised[];
}

/** Directory of the figures. */
export const resultsDirectory = join(root, '.run/bench');

/** Reads the figures of a measuring program. */
export function readResult<Result>(name: string): Result {
  return JSON.parse(readFileSync(join(resultsDirectory, `${name}.json`), 'utf8'));
}

/** The median; NaN for no figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
