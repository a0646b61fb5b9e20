import type { Operation } from '../contract/model.ts';
import { excuse } from '../coverage/excuse.ts';
import { splitFindings } from '../findings/baseline.ts';
import type { RawFinding } from '../model/case.ts';
import { axes, type Coverage, percentage } from '../model/coverage.ts';
import type { Finding, KnownFinding } from '../model/finding.ts';
import { severityFinder } from '../model/severities.ts';
import type { NeverSucceeded, Shortfall, TestResult } from '../model/test-result.ts';
import { credentialsIn, redactFinding } from '../secrets/redact.ts';
import { secretLines } from '../wire/credentials.ts';
import { doubtsOf } from './doubts.ts';
import { neverSucceeded, type Outcomes, requiredSuccesses, type StandingSettings } from './outcomes.ts';
import type { RunSettings } from './run-settings.ts';

type Conclusion = Pick<TestResult, 'findings' | 'known' | 'baselineNotes' | 'coverage' | 'shortfalls'>;

/** Compares findings and coverage with the baseline and the thresholds, and redacts secrets. */
export function conclude(
  found: readonly Finding[],
  reached: Coverage,
  settings: RunSettings,
  isCut: boolean,
): Conclusion {
  const { accepted, contract, credentials, profile, thresholds } = settings;
  const secrets = {
    credentials: credentialsIn(secretLines(credentials, contract)),
    personal: profile === 'upstream',
  };
  const { baseline, today } = accepted ?? {
    baseline: { findings: [], unreachable: [], changes: [] },
    today: '',
  };
  const { fresh, known, stale } = splitFindings(
    withSeverities(found, settings).map((finding) => redactFinding(finding, secrets)),
    baseline,
    today,
  );
  const excused = excuse(reached, baseline.unreachable);
  return {
    findings: fresh.map(({ finding }) => finding),
    known,
    baselineNotes: [
      ...fresh.flatMap(({ expired }) => (expired === undefined ? [] : [expiryNote(expired)])),
      // What a run did not reach may still exist.
      ...(isCut ? [] : stale).map(
        ({ id }) => `The finding ${id} of the baseline was not found: remove its entry.`,
      ),
      ...excused.stale.map(
        ({ axis, item }) => `The item "${item}" (${axis}) of the baseline is not missed: remove its entry.`,
      ),
    ],
    coverage: excused.coverage,
    shortfalls: shortfallsOf(excused.coverage, thresholds ?? new Map()),
  };
}

/** The findings with their severities; those of rules that are off are dropped. */
function withSeverities(
  found: readonly Finding[],
  { contract, severities = [] }: RunSettings,
): readonly Finding[] {
  const tags = new Map(contract.operations.map(({ id, tags = [] }) => [id, tags] as const));
  const severityOf = severityFinder(severities, (operation) => tags.get(operation) ?? []);
  const judged = found.flatMap((finding): Finding[] => {
    const severity = severityOf(finding.rule, finding.operation) ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
  return ['error', 'warning'].flatMap((level) => judged.filter(({ severity }) => severity === level));
}

/**
 * The outcomes of the operations of a run: those that never succeeded, also as findings if success is required, and
 * doubts.
 */
export function concludeOutcomes(
  outcomes: Outcomes,
  settings: RunSettings,
  facts: Omit<StandingSettings, 'excused'> & { readonly operations: readonly Operation[] },
): {
  readonly failures: readonly NeverSucceeded[];
  readonly doubts: readonly string[];
  readonly required: readonly RawFinding[];
} {
  const { accepted, contract, requireSuccess } = settings;
  const { operations, isCut } = facts;
  const unreachable = accepted?.baseline.unreachable.filter(({ axis }) => axis === 'operations') ?? [];
  const excused = new Map(unreachable.map(({ item, reason }) => [item, reason] as const));
  const failures = neverSucceeded(operations, outcomes, { ...facts, excused });
  return {
    failures,
    doubts: doubtsOf({ ...settings, operations, outcomes, failures, isCut }),
    required: requireSuccess === true ? requiredSuccesses(contract, operations, outcomes, failures) : [],
  };
}

function expiryNote({ id, expires, reason }: KnownFinding): string {
  return `The finding ${id} was accepted until ${expires} (${reason}): fix it or extend the entry.`;
}

function shortfallsOf(coverage: Coverage, thresholds: NonNullable<RunSettings['thresholds']>): Shortfall[] {
  return axes.flatMap((axis) => {
    const threshold = thresholds.get(axis);
    const reached = percentage(coverage.axes[axis]);
    return threshold === undefined || reached >= threshold ? [] : [{ axis, threshold, reached }];
  });
}
