import type { Finding } from '../model/finding.ts';
import { rules } from '../model/rules.ts';
import type { TestResult } from '../model/test-result.ts';
import { percentText } from './coverage-summary.ts';
import { noteResults, noteRules } from './document-notes.ts';
import { findingLines } from './finding-lines.ts';
import { provenanceOf } from './provenance.ts';
import { type SarifResult, sarifText } from './sarif.ts';

/** SARIF 2.1.0: a result for each finding, suppressed if the baseline accepts it, and for each note. */
export function sarifReport(result: TestResult): string {
  const { findings, known, doubts, shortfalls, ended } = result;
  return sarifText({
    command: 'test',
    title: result.title,
    rules: new Map([...Object.entries(rules), ...noteRules(result.notes)]),
    results: [
      ...findings.map((finding) => resultOf(finding, undefined)),
      ...known.map(({ finding, entry }) => resultOf(finding, `${entry.reason} (until ${entry.expires})`)),
      ...noteResults(result.notes),
    ],
    notifications: [
      ...doubts.map((message) => ({ level: 'error' as const, message })),
      ...shortfalls.map(({ axis, threshold, reached }) => ({
        level: 'error' as const,
        message: `Coverage of ${axis}: ${percentText(reached)} where ${threshold} % is required.`,
      })),
      ...(ended === undefined
        ? []
        : [
            {
              level: ended.kind === 'budget' ? ('note' as const) : ('warning' as const),
              message: ended.reason,
            },
          ]),
    ],
    complete: ended === undefined || ended.kind === 'budget',
  });
}

function resultOf(finding: Finding, accepted: string | undefined): SarifResult {
  const { operation, alsoIn, curl, replay, place } = finding;
  return {
    rule: finding.rule,
    level: finding.severity,
    message: [`${operation}: ${rules[finding.rule]}`, ...findingLines(finding)].join('\n'),
    file: place.file,
    line: place.line,
    fingerprint: finding.id,
    accepted,
    properties: {
      operation,
      alsoIn,
      pointer: place.pointer,
      provenance: provenanceOf(finding),
      curl,
      replay,
    },
  };
}
