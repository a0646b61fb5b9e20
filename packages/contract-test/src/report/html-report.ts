import { noteLines, notesTitle } from '../contract/document-note.ts';
import type { Finding } from '../model/finding.ts';
import { rules } from '../model/rules.ts';
import type { TestResult } from '../model/test-result.ts';
import {
  leftLines,
  leftTitle,
  listLines,
  listsTitle,
  neverSucceededLines,
  neverSucceededTitle,
  questionLines,
  questionsTitle,
} from './conclusion-lines.ts';
import { type AxisSummary, percentText, summarizeCoverage } from './coverage-summary.ts';
import { requestLines } from './finding-lines.ts';
import { htmlPage, listHtml } from './html-page.ts';
import { escapeHtml } from './markup.ts';
import { provenanceOf } from './provenance.ts';
import { counted, totalsOf } from './totals.ts';

/**
 * One self-contained page without external resources: totals, coverage, and expandable findings, filtered by operation.
 */
export function htmlReport(result: TestResult): string {
  const title = `${result.title}: contract test`;
  const header = `<p>Profile ${escapeHtml(result.profile)}, seed ${result.seed}, ${escapeHtml(result.run.startedAt)}, ${(result.run.milliseconds / 1000).toFixed(1)} s</p>
<p class="totals">${escapeHtml(totalsOf(result))}</p>
${[...(result.ended === undefined ? [] : [result.ended.reason]), ...result.doubts].map((text) => `<p class="warning">${escapeHtml(text)}</p>`).join('\n')}`;
  const main = `<section>
<h2>Coverage</h2>
${summarizeCoverage(result.coverage)
  .map((axis) => axisHtml(axis, result))
  .join('\n')}
</section>
<section>
<h2>${escapeHtml(counted(result.findings.length, 'finding'))}</h2>
${filterHtml(result.findings)}
${result.findings.map(findingHtml).join('\n')}
</section>
${listHtml(neverSucceededTitle, neverSucceededLines(result))}
${listHtml(questionsTitle, questionLines(result))}
${listHtml(listsTitle, listLines(result))}
${listHtml(leftTitle, leftLines(result))}
${listHtml('Known by the baseline', result.known.map(knownText))}
${listHtml('Baseline', result.baselineNotes)}
${listHtml('Unknown formats, not checked', result.uncheckedFormats)}
${listHtml(notesTitle, noteLines(result.notes))}`;
  return htmlPage(title, header, main);
}

function axisHtml(
  { axis, covered, reachable, percent, missed, missedMore, reasons }: AxisSummary,
  result: TestResult,
): string {
  const shortfall = result.shortfalls.find((each) => each.axis === axis);
  const below = shortfall === undefined ? '' : `, below the threshold of ${shortfall.threshold} %`;
  const details = [
    ...missed.map((item) => `missed ${item}`),
    ...(missedMore > 0 ? [`missed ${missedMore} more`] : []),
    ...reasons.map(([reason, count]) => `${count} out of reach: ${reason}`),
  ];
  const label = escapeHtml(`${axis}: ${percentText(percent)}, ${covered} of ${reachable}${below}`);
  return `<details class="axis">
<summary><span>${label}</span><svg role="img" aria-label="${label}" viewBox="0 0 100 4" preserveAspectRatio="none"><rect class="all" width="100" height="4"/><rect class="covered" width="${percent.toFixed(2)}" height="4"/></svg></summary>
<ul>${details.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>
</details>`;
}

function filterHtml(findings: readonly Finding[]): string {
  const operations = [
    ...new Set(findings.flatMap((finding) => [finding.operation, ...finding.alsoIn])),
  ].sort();
  if (operations.length < 2) return '';
  const options = operations.map((id) => `<option>${escapeHtml(id)}</option>`).join('');
  return `<p><label>Operation <select id="operation"><option value="">all</option>${options}</select></label> <span id="shown" role="status"></span></p>`;
}

function findingHtml(finding: Finding): string {
  const { severity, rule, operation, alsoIn, place } = finding;
  const rows: [string, string][] = [
    ['rule', rules[rule]],
    ...(alsoIn.length > 0 ? [['also in', alsoIn.join(', ')] satisfies [string, string]] : []),
    ['at', finding.instancePath],
    ['expected', finding.expected],
    ['actual', finding.actual],
    ['spec', `${place.file}:${place.line} #${place.pointer}`],
    ['standing', provenanceOf(finding)],
    ['seen', counted(finding.count, 'time')],
    ['replay', finding.replay],
    ['id', finding.id],
  ];
  const table = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return `<details class="finding ${severity}" data-operations="${escapeHtml([operation, ...alsoIn].join('\n'))}">
<summary><b>${severity}</b> ${escapeHtml(rule)} <code>${escapeHtml(operation)}</code> ${escapeHtml(finding.instancePath)}</summary>
<dl>${table}</dl>
<pre>${escapeHtml(requestLines(finding).join('\n'))}</pre>
</details>`;
}

function knownText({ finding, entry }: TestResult['known'][number]): string {
  return `${finding.id} ${finding.rule} ${finding.operation}: until ${entry.expires}, ${entry.reason}`;
}
