import type { Fault } from '../fault.ts';

export type PeerName = 'tester' | 'Prism' | 'Respect';

/** A tool that is run against the lab. */
export interface Peer {
  readonly name: PeerName;
  /** Its distinct reports on a fresh server, clean or with one fault; the same on every run. */
  examine(fault?: Fault): Promise<ReadonlySet<string>>;
}
