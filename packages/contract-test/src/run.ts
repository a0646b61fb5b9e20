import { type CleanUp, cleanUp, cleanUpSignal } from './clean-up.ts';
import { makeJudge } from './contract/judge/judge.ts';
import type { Contract, Operation } from './contract/model.ts';
import type { Axis } from './coverage/axis.ts';
import type { Profile } from './coverage/reach.ts';
import { foreignOperations } from './creations.ts';
import { curlWith } from './curl-with.ts';
import { openDriver } from './drive.ts';
import type { Baseline } from './findings/baseline.ts';
import { mergeFindings } from './findings/merge.ts';
import { makeWorld } from './known-world.ts';
import type { Probe } from './probe.ts';
import { conclude, concludeOutcomes } from './run-conclusion.ts';
import { RunEnded } from './run-ended.ts';
import { chosenOperations, plannedProbes } from './run-plan.ts';
import { openRunRecord } from './run-record.ts';
import type { OtherSource } from './scenarios/other-source.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { type Clock, systemClock } from './send/clock.ts';
import type { Sender } from './send/sender.ts';
import type { Wait } from './target.ts';
import type { EarlyEnd, TestResult } from './test-result.ts';
import type { Credentials } from './wire/credentials.ts';

/** What is tested, and how. */
export interface RunSettings {
  readonly contract: Contract;
  readonly profile: Profile;
  readonly seed: number;
  readonly credentials: Credentials;
  /** The only way to the target. */
  readonly sender: Sender;
  /** The address that curl lines name. */
  readonly baseUrl: string;
  /** The ids of the operations to test; all of them unless told. */
  readonly operations?: readonly string[];
  readonly scenarios?: readonly Scenario[];
  /** The APIs that the scenarios call beside the one under test. */
  readonly others?: readonly OtherSource[];
  /** Findings and coverage items that are accepted, and the present day, `2026-12-31`. */
  readonly accepted?: { readonly baseline: Baseline; readonly today: string };
  /** Percent of each axis that has to be covered. */
  readonly thresholds?: ReadonlyMap<Axis, number>;
  /** Whether writes may change and remove what the run did not create; those on a mock, which keeps nothing, always may. */
  readonly allowExisting?: boolean;
  /** Whether each operation that never succeeds is a finding. */
  readonly requireSuccess?: boolean;
  /** The time; that of the machine unless told. */
  readonly clock?: Clock;
  /** Ends the run when it aborts: what was found so far is reported. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** How far a run is. */
export interface Progress {
  readonly phase: Probe['phase'] | 'clean-up';
  /** The probe that runs, from 1; of a clean-up, the removal. */
  readonly probe: number;
  readonly probes: number;
  readonly operation: string;
  /** Before those of one cause are merged. */
  readonly findings: number;
  /** What the run waits for now. */
  readonly wait?: Wait;
}

/**
 * Runs the tester: plans the probes of a profile, drives them one after the other, and concludes. The same seed against
 * the same target gives the same result but for `run`. Nothing but the sender touches the network.
 *
 * @throws {TargetError} when the target cannot be reached or answers nothing
 * @throws {ToolError} when the tester itself fails
 */
export async function runTest(settings: RunSettings): Promise<TestResult> {
  const { contract, profile, seed, credentials, clock = systemClock } = settings;
  const started = clock.now();
  const operations = chosenOperations(settings);
  const judge = makeJudge(contract);
  const ownOnly = keepsToItsOwn(settings);
  const foreign = ownOnly ? foreignOperations(contract) : new Set<Operation>();
  const reach = { profile, hasUnscoped: credentials.unscoped !== undefined, foreign };
  const record = openRunRecord(contract, operations, judge, reach);
  const world = makeWorld(contract, ownOnly);
  let place: Omit<Progress, 'findings'> = { phase: 'shape', probe: 0, probes: 0, operation: '' };
  const tell = (now: Omit<Progress, 'findings'>): void =>
    settings.onProgress?.({ ...now, findings: record.findings.length });
  const { onSend, onExchange, onFound } = record;
  const driver = openDriver({
    ...settings,
    ...{ judge, clock, world, onSend, onExchange, onFound },
    onWait: (wait) => tell({ ...place, wait }),
  });
  const tidy = (early?: EarlyEnd): Promise<CleanUp> =>
    cleanUp({
      ...{ contract, profile, driver, creations: world.creations },
      signal: cleanUpSignal(early, settings.signal),
      onExchange: record.outcomes.record,
      onStep: (operation, probe, probes) => {
        place = { phase: 'clean-up', probe, probes, operation };
        tell(place);
      },
    });

  const drive = async (): Promise<EarlyEnd | undefined> => {
    const probes = plannedProbes(settings);
    for (const [index, probe] of probes.entries()) {
      const [operation = ''] = probe.operations;
      place = { phase: probe.phase, probe: index + 1, probes: probes.length, operation };
      tell(place);
      onFound(await driver.drive(probe));
    }
    return undefined;
  };
  const early = await drive().catch(async (error: unknown) => {
    if (error instanceof RunEnded) return error.end;
    await tidy();
    throw error;
  });
  const tidied = await tidy(early);
  const ended = early ?? tidied.ended;

  const isCut = ended !== undefined;
  const { doubts, failures, required } = concludeOutcomes(record.outcomes, settings, {
    operations,
    reach,
    ownOnly,
    isCut,
  });
  onFound(required);
  const findings = mergeFindings(record.findings, {
    contract,
    seed,
    tally: record.tally,
    curl: curlWith(credentials, settings.baseUrl),
  });
  return {
    title: contract.title,
    profile,
    seed,
    operations: operations.map(({ id }) => id),
    ...conclude(findings, record.coverage(), settings),
    doubts,
    neverSucceeded: failures,
    left: tidied.left,
    checks: record.checks(),
    counts: record.counts,
    uncheckedFormats: contract.uncheckedFormats,
    ended,
    run: { startedAt: new Date(started).toISOString(), milliseconds: Math.round(clock.now() - started) },
  };
}

/** Whether a run changes and removes nothing but what it created; a mock keeps nothing. */
export function keepsToItsOwn({ allowExisting, profile }: RunSettings): boolean {
  return allowExisting !== true && profile !== 'mock';
}
