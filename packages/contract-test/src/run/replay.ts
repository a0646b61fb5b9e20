import { makeJudge } from '../contract/judge/judge.ts';
import type { Exchange, RawFinding } from '../model/case.ts';
import { interrupted, RunEnded } from '../model/run-ended.ts';
import type { EarlyEnd, Leftover } from '../model/test-result.ts';
import { TargetError } from '../model/tool-error.ts';
import type { Probe } from '../probes/probe.ts';
import { systemClock } from '../send/clock.ts';
import { makeWorld } from '../world/known-world.ts';
import { cleanUp, cleanUpSignal } from './clean-up.ts';
import { openDriver } from './drive.ts';
import { keepsToItsOwn } from './run.ts';
import { plannedProbes } from './run-plan.ts';
import type { RunSettings } from './run-settings.ts';

/** The id of a replay, `<seed>:<case id>`. */
export interface ReplayId {
  readonly seed: number;
  readonly case: string;
}

/** A probe that was run again for one of its cases. */
export interface Replayed {
  readonly probe: Probe;
  /** The exchange of the case; undefined if the probe did not reach it. */
  readonly exchange: Exchange | undefined;
  /** The violations that the probe found, in this or another exchange. */
  readonly findings: readonly RawFinding[];
  /** Things created for it that could not be removed. */
  readonly left: readonly Leftover[];
}

/** A target that crashes because of a request it has answered does so within this many milliseconds. */
const SIGN_OF_LIFE = 1_000;

/** Parses a replay id; undefined if it is invalid. */
export function readReplayId(text: string): ReplayId | undefined {
  const [, seed, name] = /^(\d+):(.+)$/.exec(text) ?? [];
  return seed === undefined || name === undefined ? undefined : { seed: Number(seed), case: name };
}

/**
 * Repeats the probe of a case after the base requests that discover what it needs; if that shows no finding, repeats
 * the planned run up to that probe. Undefined if no probe has such a case.
 *
 * @throws {TargetError} if the target cannot be reached
 * @throws {ToolError} if the tester itself fails
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
  if (short.findings.length > 0) return short;
  const long = await driveAfter(settings, earlier, probe, caseId);
  return { ...long, left: [...short.left, ...long.left] };
}

/** Drives a probe after others, in an empty world, then checks that the target is still up. */
async function driveAfter(
  settings: RunSettings,
  others: readonly Probe[],
  probe: Probe,
  caseId: string,
): Promise<Replayed> {
  const { contract, profile, signal, clock = systemClock } = settings;
  let exchange: Exchange | undefined;
  const seen: RawFinding[] = [];
  let isWatched: (one: RawFinding) => boolean = () => false;
  const world = makeWorld(contract, keepsToItsOwn(settings));
  const watch = (findings: readonly RawFinding[]): void => void seen.push(...findings.filter(isWatched));
  const driver = openDriver({
    ...settings,
    judge: makeJudge(contract),
    world,
    clock,
    onSend: () => {},
    onExchange: (done) => {
      watch(done.findings);
      if (done.case.id === caseId) exchange = done;
    },
    onFound: watch,
  });
  const drive = async (): Promise<void> => {
    for (const other of others) await driver.drive(other);
    isWatched = () => true;
    watch(await driver.drive(probe));
    if (seen.length > 0 || others[0] === undefined) return;
    isWatched = ({ rule }) => rule === 'no-answer';
    await clock.wait(SIGN_OF_LIFE, signal);
    await driver.drive(others[0]);
  };
  const failure: unknown = await drive().catch((error: unknown) => error);
  isWatched = () => false;
  const early = endOf(failure, signal);
  const { left } = await cleanUp({
    ...{ contract, profile, driver, creations: world.creations, originals: world.originals },
    signal: cleanUpSignal(early, signal),
    onExchange: () => {},
    onStep: () => {},
  });
  if (early?.kind === 'target-lost' && seen.length === 0) throw new TargetError(early.reason);
  if (failure !== undefined && early?.kind !== 'target-lost') throw failure;
  return { probe, exchange, findings: seen, left };
}

function endOf(failure: unknown, signal: AbortSignal | undefined): EarlyEnd | undefined {
  if (signal?.aborted) return interrupted().end;
  return failure instanceof RunEnded ? failure.end : undefined;
}
