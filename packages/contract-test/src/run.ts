import type { RawFinding } from './case.ts';
import type { Axis } from './coverage/axis.ts';
import { openCoverage } from './coverage/coverage.ts';
import type { Profile } from './coverage/reach.ts';
import { curlWith } from './curl-with.ts';
import { openDriver, RunEnded } from './drive.ts';
import type { Baseline } from './findings/baseline.ts';
import { mergeFindings } from './findings/merge.ts';
import { openTally } from './findings/tally.ts';
import { makeJudge } from './judge/judge.ts';
import { makeWorld } from './known-world.ts';
import type { Contract } from './model.ts';
import { plannedBranches } from './planned-branches.ts';
import type { Probe } from './probe.ts';
import { openRuleChecks } from './rule-checks.ts';
import { conclude } from './run-conclusion.ts';
import { chosenOperations, plannedProbes } from './run-plan.ts';
import type { OtherSource } from './scenarios/other-source.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { type Clock, systemClock } from './send/clock.ts';
import type { Sender } from './send/sender.ts';
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
  /** The time; that of the machine unless told. */
  readonly clock?: Clock;
  /** Ends the run when it aborts: what was found so far is reported. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** How far a run is. */
export interface Progress {
  readonly phase: Probe['phase'];
  /** The probe that runs, from 1. */
  readonly probe: number;
  readonly probes: number;
  readonly operation: string;
  /** Before those of one cause are merged. */
  readonly findings: number;
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
  const hasUnscoped = credentials.unscoped !== undefined;
  const coverage = openCoverage({
    contract,
    judge,
    operations,
    profile,
    hasUnscoped,
    branchesOf: (operation) => plannedBranches(contract, judge, operation),
  });
  const tally = openTally();
  const checks = openRuleChecks(operations);
  const raw: RawFinding[] = [];
  const counts = { requests: 0, answers: 0 };
  const note = (findings: readonly RawFinding[]): void => {
    raw.push(...findings);
    checks.conclude(findings);
  };
  const drive = openDriver({
    ...settings,
    judge,
    clock,
    world: makeWorld(contract),
    onSend: () => {
      counts.requests += 1;
    },
    onExchange: (exchange) => {
      if (exchange.answer.kind === 'response') counts.answers += 1;
      if (exchange.case.source !== undefined) return;
      coverage.record(exchange);
      tally.record(exchange);
      checks.record(exchange);
      note(exchange.findings);
    },
  });

  const probes = plannedProbes(settings);
  let ended: EarlyEnd | undefined;
  for (const [index, probe] of probes.entries()) {
    const [operation = ''] = probe.operations;
    const place = { phase: probe.phase, probe: index + 1, probes: probes.length, operation };
    settings.onProgress?.({ ...place, findings: raw.length });
    try {
      note(await drive(probe));
    } catch (error) {
      if (!(error instanceof RunEnded)) throw error;
      ended = error.end;
      break;
    }
  }

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
    checks: checks.result(),
    counts,
    uncheckedFormats: contract.uncheckedFormats,
    ended,
    run: { startedAt: new Date(started).toISOString(), milliseconds: Math.round(clock.now() - started) },
  };
}
