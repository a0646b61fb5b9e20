import type { Fault } from '../fault.ts';

export type PeerName = 'tester' | 'Prism' | 'Respect';

/** A tool that is run against the lab. */
export interface Peer {
  readonly name: PeerName;
  /** What it reports about a fresh server, clean or with one fault: each report once, the same on every run. */
  examine(fault?: Fault): Promise<ReadonlySet<string>>;
}
