import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Where and when figures were taken. */
export interface Measured {
  /** Version of Node. */
  node: string;
  /** Processors that the machine lets a program use. */
  cores: number;
  /** RFC 3339, UTC. */
  measuredAt: string;
  /** Why the figures are those of a machine that did other work meanwhile; empty on a quiet one. */
  busyMachine: string[];
}

/** What `packages/contract-express/bench/main.ts` writes: processor time per request, in µs, round by round. */
export interface ContractExpressResult extends Measured {
  cells: { peer: string; operations: number; route: string; rounds: number[] }[];
  promises: Promised[];
}

/** A promise, with what was measured. */
interface Promised {
  what: string;
  measured: number;
  target: number;
  kind: 'at least' | 'at most';
}

/** What `apps/server/bench/transfers/main.ts` writes: transactions per second, round by round. */
export interface TransfersResult extends Measured {
  /** At the same time. */
  clients: number;
  cells: { subject: string; rounds: number[] }[];
  promises: Promised[];
}

/** What `apps/server/bench/main.ts` writes. */
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
