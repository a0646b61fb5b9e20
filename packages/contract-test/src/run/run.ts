import { makeJudge } from '../contract/judge/judge.ts';
import type { Operation } from '../contract/model.ts';
import { mergeFindings } from '../findings/merge.ts';
import { openQuestions } from '../model/question.ts';
import { RunEnded } from '../model/run-ended.ts';
import type { EarlyEnd, TestResult } from '../model/test-result.ts';
import { scopeStanding } from '../probes/access/scope-standing.ts';
import { listSummaries } from '../probes/lists/meaning/list-summary.ts';
import { systemClock } from '../send/clock.ts';
import { curlWith } from '../wire/curl.ts';
import { foreignOperations } from '../world/creations.ts';
import { makeWorld } from '../world/known-world.ts';
import { budgetMeter } from './budget.ts';
import { type CleanUp, cleanUp, cleanUpSignal } from './clean-up.ts';
import { openDriver } from './drive.ts';
import { conclude, concludeOutcomes } from './run-conclusion.ts';
import { chosenOperations, plannedProbes } from './run-plan.ts';
import { openRunRecord } from './run-record.ts';
import type { Progress, RunSettings } from './run-settings.ts';

/**
 * Runs the tester: plans the probes of a profile, drives them one after the other, and evaluates the results. The same
 * seed against the same target gives the same result except for `run`. Only the sender accesses the network.
 *
 * @throws {TargetError} if the target cannot be reached or does not respond
 * @throws {ToolError} if the tester itself fails
 */
export async function runTest(settings: RunSettings): Promise<TestResult> {
  const { contract, profile, seed, credentials, clock = systemClock } = settings;
  const started = clock.now();
  const operations = chosenOperations(settings);
  const judge = makeJudge(contract);
  const ownOnly = keepsToItsOwn(settings);
  const foreign = ownOnly ? foreignOperations(contract) : new Set<Operation>();
  const scopeRefusing = new Set(
    operations.filter((one) =>
      credentials.scoped?.some((scoped) => scopeStanding(contract, one, scoped).kind === 'refused'),
    ),
  );
  const hasUnscoped = credentials.unscoped !== undefined;
  const reach = { profile, hasUnscoped, scopeRefusing, foreign };
  const record = openRunRecord(contract, operations, judge, reach);
  const world = makeWorld(contract, ownOnly);
  let place: Omit<Progress, 'findings'> = { phase: 'shape', probe: 0, probes: 0, operation: '' };
  const tell = (now: Omit<Progress, 'findings'>): void =>
    settings.onProgress?.({ ...now, findings: record.findings.length });
  const { onSend, onExchange, onFound, onQuestion, outcomes } = record;
  const driver = openDriver({
    ...settings,
    ...{ judge, clock, world, onSend, onExchange, onFound, onQuestion, onSkip: outcomes.skip },
    endOf: budgetMeter(settings.budget ?? {}, clock, () => record.counts.requests),
    onWait: (wait) => tell({ ...place, wait }),
  });
  const tidy = (early?: EarlyEnd): Promise<CleanUp> =>
    cleanUp({
      ...{ contract, profile, driver, creations: world.creations, originals: world.originals },
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
    ...conclude(findings, record.coverage(), settings, isCut),
    doubts,
    neverSucceeded: failures,
    lists: listSummaries(contract, operations),
    questions: openQuestions(contract, operations, record.questions),
    left: tidied.left,
    checks: record.checks(),
    counts: record.counts,
    uncheckedFormats: contract.uncheckedFormats,
    notes: contract.notes,
    ended,
    run: { startedAt: new Date(started).toISOString(), milliseconds: Math.round(clock.now() - started) },
  };
}

/** Whether a run only changes and removes what it created; a mock stores nothing. */
export function keepsToItsOwn({ allowExisting, profile }: RunSettings): boolean {
  return allowExisting !== true && profile !== 'mock';
}
