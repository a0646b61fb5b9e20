import type { Fault } from '../fault.ts';
import type { Peer, PeerName } from './peer.ts';

/** A tool's reports on the clean server, and the time it takes. */
export interface CleanRun {
  readonly reports: ReadonlySet<string>;
  /** The first run of the process, with nothing else running. */
  readonly seconds: number;
}

/** Runs a tool on the clean server; every report there is a false alarm. */
export async function cleanRun(peer: Peer): Promise<CleanRun> {
  const started = performance.now();
  const reports = await peer.examine();
  return { reports, seconds: (performance.now() - started) / 1000 };
}

/**
 * Whether a tool finds a fault: it reports something that it does not report on the clean server. For the tester, one
 * of these reports must also be of the rule that the fault breaks.
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

/** The distinct places that reports name: an operation, a step. */
export function placesOf(reports: ReadonlySet<string>): readonly string[] {
  return [...new Set([...reports].map((report) => report.split(': ', 1)[0] ?? report))].sort();
}
