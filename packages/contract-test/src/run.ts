import type { RawFinding } from './case.ts';
import { type CleanUp, cleanUp } from './clean-up.ts';
import type { Axis } from './coverage/axis.ts';
import { openCoverage } from './coverage/coverage.ts';
import type { Profile } from './coverage/reach.ts';
import { foreignOperations } from './creations.ts';
import { curlWith } from './curl-with.ts';
import { doubtsOf } from './doubts.ts';
import { openDriver } from './drive.ts';
import type { Baseline } from './findings/baseline.ts';
import { mergeFindings } from './findings/merge.ts';
import { openTally } from './findings/tally.ts';
import { makeJudge } from './judge/judge.ts';
import { makeWorld } from './known-world.ts';
import type { Contract, Operation } from './model.ts';
import { neverSucceeded, openOutcomes, requiredSuccesses } from './outcomes.ts';
import { plannedBranches } from './planned-branches.ts';
import type { Probe } from './probe.ts';
import { openRuleChecks } from './rule-checks.ts';
import { conclude } from './run-conclusion.ts';
import { RunEnded } from './run-ended.ts';
import { chosenOperations, plannedProbes } from './run-plan.ts';
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

const LAST_MOMENTS = 10_000;

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
  const hasUnscoped = credentials.unscoped !== undefined;
  const ownOnly = keepsToItsOwn(settings);
  const reach = {
    profile,
    hasUnscoped,
    foreign: ownOnly ? foreignOperations(contract) : new Set<Operation>(),
  };
  const coverage = openCoverage({
    contract,
    judge,
    operations,
    ...reach,
    branchesOf: (operation) => plannedBranches(contract, judge, operation),
  });
  const tally = openTally();
  const checks = openRuleChecks(operations);
  const outcomes = openOutcomes();
  const world = makeWorld(contract, ownOnly);
  const raw: RawFinding[] = [];
  const counts = { requests: 0, answers: 0 };
  const note = (findings: readonly RawFinding[]): void => {
    raw.push(...findings);
    checks.conclude(findings);
  };
  let place: Omit<Progress, 'findings'> = { phase: 'shape', probe: 0, probes: 0, operation: '' };
  const tell = (now: Omit<Progress, 'findings'>): void => {
    place = now;
    settings.onProgress?.({ ...now, findings: raw.length });
  };
  const driver = openDriver({
    ...settings,
    judge,
    clock,
    world,
    onSend: () => {
      counts.requests += 1;
    },
    onWait: (wait) => settings.onProgress?.({ ...place, findings: raw.length, wait }),
    onExchange: (exchange) => {
      if (exchange.answer.kind === 'response') counts.answers += 1;
      if (exchange.case.source !== undefined) return;
      coverage.record(exchange);
      tally.record(exchange);
      checks.record(exchange);
      outcomes.record(exchange);
      note(exchange.findings);
    },
    onFound: note,
  });

  const driveAll = async (): Promise<EarlyEnd | undefined> => {
    const probes = plannedProbes(settings);
    for (const [index, probe] of probes.entries()) {
      const [operation = ''] = probe.operations;
      tell({ phase: probe.phase, probe: index + 1, probes: probes.length, operation });
      try {
        note(await driver.drive(probe));
      } catch (error) {
        if (!(error instanceof RunEnded)) throw error;
        return error.end;
      }
    }
    return undefined;
  };
  const tidy = (early?: EarlyEnd): Promise<CleanUp> =>
    cleanUp({
      contract,
      creations: world.creations,
      driver,
      signal: early === undefined ? settings.signal : lastMoments(early),
      onStep: (operation, probe, probes) => tell({ phase: 'clean-up', probe, probes, operation }),
    });

  const early = await driveAll().catch(async (error: unknown) => {
    await tidy();
    throw error;
  });
  const tidied = profile === 'mock' ? nothingLeft : await tidy(early);
  const ended = early ?? tidied.ended;

  const excused = new Map(
    (settings.accepted?.baseline.unreachable ?? [])
      .filter(({ axis }) => axis === 'operations')
      .map(({ item, reason }) => [item, reason] as const),
  );
  const isCut = ended !== undefined;
  const failures = neverSucceeded(operations, outcomes, { reach, ownOnly, excused, isCut });
  if (settings.requireSuccess === true) note(requiredSuccesses(contract, operations, outcomes, failures));
  const findings = mergeFindings(raw, {
    contract,
    seed,
    tally,
    curl: curlWith(credentials, settings.baseUrl),
  });
  return {
    title: contract.title,
    profile,
    seed,
    operations: operations.map(({ id }) => id),
    ...conclude(findings, coverage.result(), settings),
    doubts: doubtsOf({ ...settings, operations, outcomes, failures, isCut }),
    neverSucceeded: failures,
    left: tidied.left,
    checks: checks.result(),
    counts,
    uncheckedFormats: contract.uncheckedFormats,
    ended,
    run: { startedAt: new Date(started).toISOString(), milliseconds: Math.round(clock.now() - started) },
  };
}

const nothingLeft: CleanUp = { left: [], ended: undefined };

/** How long the clean-up of a run that ended early may take: ten seconds, and not at all when the target is gone. */
function lastMoments({ kind }: EarlyEnd): AbortSignal {
  return kind === 'target-lost' ? AbortSignal.abort() : AbortSignal.timeout(LAST_MOMENTS);
}

/** Whether a run changes and removes nothing but what it created; a mock keeps nothing. */
export function keepsToItsOwn({ allowExisting, profile }: RunSettings): boolean {
  return allowExisting !== true && profile !== 'mock';
}
