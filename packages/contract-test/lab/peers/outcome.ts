import type { Fault } from '../fault.ts';
import type { Peer, PeerName } from './peer.ts';

/** What a tool says about the clean server, and how long it takes to. */
export interface CleanRun {
  readonly reports: ReadonlySet<string>;
  /** The first run of the process, with nothing beside it. */
  readonly seconds: number;
}

/** Runs a tool on the clean server: all that it reports there is a false alarm. */
export async function cleanRun(peer: Peer): Promise<CleanRun> {
  const started = performance.now();
  const reports = await peer.examine();
  return { reports, seconds: (performance.now() - started) / 1000 };
}

/**
 * Whether a tool finds a fault: it reports something that it does not report about the clean server. Of the tester more
 * is asked, namely that one of these reports is of the rule that the fault breaks.
 */
export function isFound(
  peer: PeerName,
  fault: Fault,
  reports: ReadonlySet<string>,
  clean: ReadonlySet<string>,
): boolean {
  const fresh = [...reports].filter((report) => !clean.has(report));
  if (peer !== 'tester') return fresh.length > 0;
  return fresh.some((report) => report.startsWith(`${fault.expects.rule} `));
}

/** The places that reports name, each once: an operation, a step. */
export function placesOf(reports: ReadonlySet<string>): readonly string[] {
  return [...new Set([...reports].map((report) => report.split(': ', 1)[0] ?? report))].sort();
}
