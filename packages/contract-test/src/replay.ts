import type { Exchange, RawFinding } from './case.ts';
import { openDriver } from './drive.ts';
import { makeJudge } from './judge/judge.ts';
import { makeWorld } from './known-world.ts';
import type { Probe } from './probe.ts';
import type { RunSettings } from './run.ts';
import { plannedProbes } from './run-plan.ts';
import { systemClock } from './send/clock.ts';

/** What a replay takes, `<seed>:<case id>`. */
export interface ReplayId {
  readonly seed: number;
  readonly case: string;
}

/** One probe that was run again for one of its cases. */
export interface Replayed {
  readonly probe: Probe;
  /** The exchange of the case; undefined when the probe did not come to it. */
  readonly exchange: Exchange | undefined;
  /** What the probe found, in this exchange or another of it. */
  readonly findings: readonly RawFinding[];
}

/** Reads a replay id; undefined for a text that is none. */
export function readReplayId(text: string): ReplayId | undefined {
  const [, seed, name] = /^(\d+):(.+)$/.exec(text) ?? [];
  return seed === undefined || name === undefined ? undefined : { seed: Number(seed), case: name };
}

/**
 * Runs the probe of a case again, after the base requests that make what it needs known; where that does not show a
 * finding, the run as it was planned, up to that probe. Undefined when no probe has such a case.
 *
 * @throws {TargetError} when the target cannot be reached
 * @throws {ToolError} when the tester itself fails
 */
export async function replay(settings: RunSettings, caseId: string): Promise<Replayed | undefined> {
  const probes = plannedProbes(settings);
  const probe = probes
    .filter(({ id }) => caseId === id || caseId.startsWith(`${id}/`))
    .reduce<Probe | undefined>(
      (best, each) => (best === undefined || each.id.length > best.id.length ? each : best),
      undefined,
    );
  if (probe === undefined) return undefined;
  const earlier = probes.slice(0, probes.indexOf(probe));
  const bases = probes.filter(
    (each) => each !== probe && each.phase === 'shape' && each.id.endsWith('/base'),
  );
  const short = await driveAfter(settings, bases, probe, caseId);
  return short.findings.length > 0 ? short : await driveAfter(settings, earlier, probe, caseId);
}

/** Drives a probe after others, in a world that knows nothing yet. */
async function driveAfter(
  settings: RunSettings,
  others: readonly Probe[],
  probe: Probe,
  caseId: string,
): Promise<Replayed> {
  const { contract, clock = systemClock } = settings;
  let exchange: Exchange | undefined;
  const seen: RawFinding[] = [];
  let isWatching = false;
  const drive = openDriver({
    ...settings,
    judge: makeJudge(contract),
    world: makeWorld(contract),
    clock,
    onSend: () => {},
    onExchange: (done) => {
      if (!isWatching) return;
      seen.push(...done.findings);
      if (done.case.id === caseId) exchange = done;
    },
  });
  for (const other of others) await drive(other);
  isWatching = true;
  const concluded = await drive(probe);
  return { probe, exchange, findings: [...seen, ...concluded] };
}
