import type { Finding } from '../model/finding.ts';
import type { TestResult } from '../model/test-result.ts';
import { provenanceOf } from './provenance.ts';

/**
 * The report for programs, with a fixed structure and key order: `title`, `profile`, `seed`, `operations`, `findings`,
 * `known`, `baselineNotes`, `coverage` (`axes` and `items`), `shortfalls`, `doubts`, `neverSucceeded`, `lists`,
 * `questions`, `left`, `checks`, `counts`, `uncheckedFormats`, `notes`, `ended` and `run`. Everything except `run` is
 * the same for the same seed and target.
 */
export function jsonReport(result: TestResult): string {
  const { coverage, run } = result;
  const report = {
    title: result.title,
    profile: result.profile,
    seed: result.seed,
    operations: result.operations,
    findings: result.findings.map(findingShape),
    known: result.known.map(({ finding, entry: { reason, expires } }) => ({
      reason,
      expires,
      ...findingShape(finding),
    })),
    baselineNotes: result.baselineNotes,
    coverage: {
      axes: coverage.axes,
      items: coverage.items.map(({ axis, item, state, reason }) => ({ axis, item, state, reason })),
    },
    shortfalls: result.shortfalls.map(({ axis, threshold, reached }) => ({ axis, threshold, reached })),
    doubts: result.doubts,
    neverSucceeded: result.neverSucceeded.map(({ operation, standing, reason }) => ({
      operation,
      standing,
      reason,
    })),
    lists: result.lists.map(({ operation, paging, filters, sort, totals }) => ({
      operation,
      paging,
      filters,
      sort,
      totals,
    })),
    questions: result.questions.map(({ operation, subject, text, place: { file, line, pointer } }) => ({
      operation,
      subject,
      text,
      place: { file, line, pointer },
    })),
    left: result.left.map(({ operation, path, reason }) => ({ operation, path, reason })),
    checks: result.checks.map(({ operation, rule }) => ({ operation, rule })),
    counts: { requests: result.counts.requests, answers: result.counts.answers },
    uncheckedFormats: result.uncheckedFormats,
    notes: result.notes.map(({ file, line, pointer, text }) => ({ file, line, pointer, text })),
    ended: result.ended === undefined ? null : { kind: result.ended.kind, reason: result.ended.reason },
    run: { startedAt: run.startedAt, milliseconds: run.milliseconds },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function findingShape(finding: Finding) {
  const { place } = finding;
  return {
    id: finding.id,
    rule: finding.rule,
    severity: finding.severity,
    operation: finding.operation,
    alsoIn: finding.alsoIn,
    instancePath: finding.instancePath,
    expected: finding.expected,
    actual: finding.actual,
    place: { file: place.file, line: place.line, pointer: place.pointer, decision: place.decision ?? null },
    provenance: provenanceOf(finding),
    curl: finding.curl,
    replay: finding.replay,
    before: finding.before.map(({ operation, status, curl, replay }) => ({
      operation,
      status,
      curl,
      replay,
    })),
    count: finding.count,
  };
}
