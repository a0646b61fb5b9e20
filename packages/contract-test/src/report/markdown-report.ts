import { grouped } from '../contract/grouped.ts';
import { codeBlock, codeSpan, escapeMarkdown } from '../contract/markdown.ts';
import { visibleLines } from '../contract/visible.ts';
import type { Finding } from '../model/finding.ts';
import { rules } from '../model/rules.ts';
import type { TestResult } from '../model/test-result.ts';
import { leftLines, leftTitle, neverSucceededLines, neverSucceededTitle } from './conclusion-lines.ts';
import { percentText, summarizeCoverage } from './coverage-summary.ts';
import { notesMarkdown } from './document-notes.ts';
import { requestLines } from './finding-lines.ts';
import { provenanceOf } from './provenance.ts';
import { totalsOf } from './totals.ts';

/** Markdown for a step summary or a comment: totals, findings by operation, coverage. */
export function markdownReport(result: TestResult): string {
  const { findings, doubts, ended, known, baselineNotes } = result;
  const operations = grouped(findings, ({ operation }) => operation);
  const blocks = [
    `## ${escapeMarkdown(result.title)}: contract test`,
    `${escapeMarkdown(totalsOf(result))}. Profile ${result.profile}, seed ${result.seed}.`,
    ...[...(ended === undefined ? [] : [ended.reason]), ...doubts].map(
      (text) => `**${escapeMarkdown(text)}**`,
    ),
    ...[...operations].map(([operation, own]) =>
      [`### ${escapeMarkdown(operation)}`, ...own.map(findingText)].join('\n\n'),
    ),
    '### Coverage',
    coverageTable(result),
    ...listed(neverSucceededTitle, neverSucceededLines(result)),
    ...listed(leftTitle, leftLines(result)),
    ...listed(
      'Known by the baseline',
      known.map(
        ({ finding, entry }) =>
          `${finding.id} ${finding.rule} ${finding.operation}: until ${entry.expires}, ${entry.reason}`,
      ),
    ),
    ...listed('Baseline', baselineNotes),
    ...notesMarkdown(result.notes),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function findingText(finding: Finding): string {
  const { severity, rule, alsoIn, place } = finding;
  const lines = [
    `- **${severity}** ${codeSpan(rule)}: ${escapeMarkdown(rules[rule])} (${finding.id})`,
    ...(finding.instancePath === '' ? [] : [`  - at ${codeSpan(finding.instancePath)}`]),
    `  - expected ${escapeMarkdown(finding.expected)}`,
    `  - actual ${escapeMarkdown(finding.actual)}`,
    `  - spec ${codeSpan(`${place.file}:${place.line}`)}, ${escapeMarkdown(provenanceOf(finding))}`,
    ...(alsoIn.length > 0 ? [`  - also in ${escapeMarkdown(alsoIn.join(', '))}`] : []),
  ];
  const request = codeBlock(visibleLines(requestLines(finding).join('\n')), 'sh')
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
  return `${lines.join('\n')}\n\n${request}`;
}

function coverageTable(result: TestResult): string {
  const rows = summarizeCoverage(result.coverage).map(({ axis, percent, covered, reachable }) => {
    const shortfall = result.shortfalls.find((each) => each.axis === axis);
    const below = shortfall === undefined ? '' : `, **below the threshold of ${shortfall.threshold} %**`;
    return `| ${axis} | ${percentText(percent)}${below} | ${covered} of ${reachable} |`;
  });
  return ['| axis | covered | items |', '|---|---|---|', ...rows].join('\n');
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`### ${title}`, lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')];
}
